import { correctionsId } from "@tavolata/kernel";
import type { MessageTables } from "@tavolata/language";
import { lazy, Suspense, useState } from "react";
import { PageFrame } from "../app/page-frame.js";
import { goTo } from "../app/route.js";
import { type ShelfGame, useGameList } from "../games/game-list.js";
import { GameWords } from "../games/game-words.js";
import { withWords } from "../language/page-messages.js";
import { useSpeaker, useWords } from "../language/words.js";
import { keeperAt } from "../offline/home-client.js";
import { isOffline } from "../offline/network.js";
import { PlaceChoice } from "../offline/place-choice.js";
import { keepHands } from "../table/kept-hands.js";
import { GameChoice } from "./game-choice.js";
import { HouseRules } from "./house-rules.js";
import { ImportFile } from "./import-file.js";
import { InviteDialog } from "./invite-dialog.js";
import { handsOf, type Invitation, invitedTo, lay, newPlan, type Plan } from "./plan.js";
import { QuestChoice } from "./quest-choice.js";
import { SeatPlan } from "./seat-plan.js";
import { TableTerms } from "./table-terms.js";
import { WhyRefused } from "./why-refused.js";
import "./new-table.css";

const FiguresPlan = lazy(withWords(["figures"], () => import("../figures/figures-plan.js")));
const DeckPlan = lazy(withWords(["decks"], () => import("./deck-plan.js")));

interface NewTableProps {
  readonly game: string | undefined;
  /** The deck that whoever lays the table brings. */
  readonly deck: string | undefined;
}

/** Lays a table: game, quest, seats, house rules, dice. What nobody touches is as usual, so that the last button is always near. */
export default function NewTableScreen({ game, deck }: NewTableProps) {
  const { page } = useWords();
  const games = useGameList();
  const [plan, setPlan] = useState<Plan>(() => planOf(game ?? "heroquest"));
  const chosen = games?.find(({ id }) => id === plan.game);
  return (
    <PageFrame title={page("place.new")}>
      <h1 className="page-title">{page("place.new")}</h1>
      {games && (
        <GameChoice games={games} chosen={plan.game} onChoose={(id) => id !== plan.game && setPlan(planOf(id))} />
      )}
      {chosen && (
        <GameWords key={plan.game} game={plan.game}>
          {(messages) => <Laying game={chosen} plan={plan} setPlan={setPlan} messages={messages} deck={deck} />}
        </GameWords>
      )}
      <ImportFile />
    </PageFrame>
  );
}

/** Without a network a table can only stand here. */
function planOf(game: string): Plan {
  return { ...newPlan(game), place: isOffline() ? "here" : "server" };
}

interface LayingProps {
  readonly game: ShelfGame;
  readonly plan: Plan;
  readonly setPlan: (plan: Plan) => void;
  readonly messages: MessageTables;
  readonly deck: string | undefined;
}

function Laying({ game, plan, setPlan, messages, deck }: LayingProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const [laid, setLaid] = useState<{ id: string; invitations: Invitation[] }>();
  const links = invitedTo(plan).length;
  const begin = async (wanted: Plan) => {
    setBusy(true);
    setRefused(undefined);
    try {
      const keeper = await keeperAt(wanted.place === "here" || isOffline(), page("guest"));
      const { table, invitations } = await lay(keeper, wanted, game.streams);
      keepHands(table.id, handsOf(wanted));
      if (invitations.length === 0) goTo({ at: "table", id: table.id });
      else setLaid({ id: table.id, invitations });
    } catch (error) {
      setRefused(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <QuestChoice game={game} plan={plan} setPlan={setPlan} />
      <PlaceChoice plan={plan} setPlan={setPlan} />
      <SeatPlan
        game={game}
        plan={plan}
        setPlan={setPlan}
        messages={messages}
        isBusy={busy}
        onBegin={(wanted) => void begin(wanted)}
      />
      {game.options.some(({ id }) => id.startsWith("deck.")) && (
        <Suspense>
          <DeckPlan game={game} plan={plan} setPlan={setPlan} deck={deck} />
        </Suspense>
      )}
      <HouseRules game={game} plan={plan} setPlan={setPlan} />
      {game.options.some(({ id }) => id === correctionsId) && (
        <Suspense>
          <FiguresPlan plan={plan} setPlan={setPlan} />
        </Suspense>
      )}
      <TableTerms plan={plan} setPlan={setPlan} streams={game.streams} />
      <div className="new-go">
        <p className="new-go-words">
          <strong className="serif">{game.name[speaker.language]}</strong>{" "}
          <span className="muted">{page("new.links", { count: links })}</span>
        </p>
        {refused !== undefined && <WhyRefused error={refused} />}
        <button type="button" className="button main large" disabled={busy} onClick={() => void begin(plan)}>
          {page(busy ? "home.laying" : "home.lay-table")}
        </button>
      </div>
      {laid && (
        <InviteDialog
          invitations={laid.invitations}
          onClose={() => goTo({ at: "table", id: laid.id })}
          closing={page("invite.to-table")}
        />
      )}
    </>
  );
}
