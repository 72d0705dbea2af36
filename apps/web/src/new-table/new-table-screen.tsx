import { games } from "@tavolata/games";
import { correctionsId } from "@tavolata/kernel";
import type { MessageTables } from "@tavolata/language";
import { type ShelfGame, useGameList } from "@tavolata/ui/game/game-list.js";
import { GameWords } from "@tavolata/ui/game/game-words.js";
import { loadPart } from "@tavolata/ui/game/screen-parts.js";
import { withWords } from "@tavolata/ui/language/page-messages.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { isOffline } from "@tavolata/ui/page/network.js";
import { PageFrame } from "@tavolata/ui/page/page-frame.js";
import { goTo } from "@tavolata/ui/page/route.js";
import { lazy, Suspense, useState } from "react";
import { knownGame } from "../games/screens.js";
import { keeperAt } from "../offline/home-client.js";
import { PlaceChoice } from "../offline/place-choice.js";
import { keepHands } from "../table/saved/saved-hands.js";
import { GameChoice } from "./game-choice.js";
import { HouseRules } from "./house-rules.js";
import { ImportFile } from "./import-file.js";
import { InviteDialog } from "./invite-dialog.js";
import { handsOf, type Invitation, invitedTo, lay, newPlan, seatsOf, type TablePlan } from "./plan.js";
import { QuestChoice } from "./quest-choice.js";
import { SeatPlan } from "./seat-plan.js";
import { TableTerms } from "./table-terms.js";
import { WhyRefused } from "./why-refused.js";
import "./new-table.css";

const FiguresPlan = lazy(withWords(["figures"], () => import("../printed-values/values-plan.js")));

/** The games' own choices for a new table. */
const optionsPlans = Object.fromEntries(
  games.flatMap(({ id, optionsPlan }) =>
    optionsPlan ? [[id, lazy(async () => ({ default: await loadPart(optionsPlan) }))]] : [],
  ),
);

interface NewTableProps {
  readonly game: string | undefined;
  /** The deck that whoever lays the table brings. */
  readonly deck: string | undefined;
}

/** Lays a table: game, quest, seats, house rules, dice. What nobody touches is as usual, so that the last button is always near. */
export default function NewTableScreen({ game, deck }: NewTableProps) {
  const { page } = useWords();
  const known = useGameList();
  const [plan, setPlan] = useState<TablePlan>(() => planOf(knownGame(game ?? "")?.id ?? games[0]!.id));
  const chosen = known?.find(({ id }) => id === plan.game);
  return (
    <PageFrame title={page("place.new")}>
      <h1 className="page-title">{page("place.new")}</h1>
      {known && (
        <GameChoice games={known} chosen={plan.game} onChoose={(id) => id !== plan.game && setPlan(planOf(id))} />
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
function planOf(game: string): TablePlan {
  return { ...newPlan(game), place: isOffline() ? "here" : "server" };
}

interface LayingProps {
  readonly game: ShelfGame;
  readonly plan: TablePlan;
  readonly setPlan: (plan: TablePlan) => void;
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
  const OptionsPlan = optionsPlans[game.id];
  const begin = async (wanted: TablePlan) => {
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
      {OptionsPlan && (
        <Suspense>
          <OptionsPlan
            game={game}
            seats={seatsOf(plan)}
            options={plan.options}
            setOptions={(options) => setPlan({ ...plan, options })}
            deck={deck}
          />
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
