import { countsPlayers } from "@tavolata/game";
import type { OptionDefinition, Seat } from "@tavolata/kernel";
import type { MessageTables } from "@tavolata/language";
import { SeatMark } from "@tavolata/ui/controls/seat-mark.js";
import type { ShelfGame } from "@tavolata/ui/game/game-list.js";
import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { rolesOf, seatLooks, sitterWords } from "@tavolata/ui/table/seats/seat-looks.js";
import { longestName } from "@tavolata/ui/table/seats/seating.js";
import { useEffect, useState } from "react";
import { gameScreenOf } from "../games/screens.js";
import { levelsOf, Measured } from "./measured.js";
import { type Planned, seatsOf, sitterOf, type TablePlan, withOption } from "./plan.js";

interface SeatPlanProps {
  readonly game: ShelfGame;
  readonly plan: TablePlan;
  readonly setPlan: (plan: TablePlan) => void;
  readonly messages: MessageTables;
  readonly isBusy: boolean;
  /** Lays a table at once. */
  readonly onBegin: (plan: TablePlan) => void;
}

/** Who sits where: oneself, another at this device, somebody with a link, or a bot. */
export function SeatPlan({ game, plan, setPlan, messages, isBusy, onBegin }: SeatPlanProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const gameScreen = useLooks(game.id);
  const seats = seatsOf(plan);
  const roles = rolesOf(seats, speaker);
  const marks = gameScreen && seatLooks(gameScreen, seats, {}, messages, speaker.language);
  const count = game.options.find(countsPlayers);
  const sit = (seat: Seat, planned: Planned) => setPlan({ ...plan, seats: { ...plan.seats, [seat]: planned } });
  const sitAll = (planned: Planned) =>
    setPlan({ ...plan, seats: Object.fromEntries(seats.slice(1).map((seat) => [seat, planned])) });
  return (
    <fieldset className="new-step">
      <legend className="new-step-title">{page("new.seats")}</legend>
      {count && <SeatCount option={count} plan={plan} setPlan={setPlan} />}
      <div className="new-presets">
        <button type="button" className="button main" disabled={isBusy} onClick={() => onBegin({ ...plan, seats: {} })}>
          {page("new.preset-alone")}
        </button>
        {seats.length > 1 && (
          <>
            <button type="button" className="button" onClick={() => sitAll({ sits: "here", name: "" })}>
              {page("new.preset-here")}
            </button>
            {plan.place === "server" && (
              <button type="button" className="button" onClick={() => sitAll({ sits: "link" })}>
                {page("new.preset-links")}
              </button>
            )}
          </>
        )}
      </div>
      {levelsOf(game.id).length > 0 && <Opponents game={game.id} plan={plan} seats={seats} />}
      <ul className="new-seats">
        {seats.map((seat, i) => (
          <li key={seat} className="new-seat">
            {marks?.[i] && (
              <span className="new-seat-mark">
                <SeatMark look={marks[i]} />
              </span>
            )}
            <SeatChoice
              role={roles[i]!}
              planned={sitterOf(plan, seat)}
              bots={game.bots}
              canBeInvited={plan.place === "server"}
              onSit={(who) => sit(seat, who)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function useLooks(game: string): GameScreen | undefined {
  const [gameScreen, setLooks] = useState<GameScreen>();
  useEffect(() => {
    let isWanted = true;
    void gameScreenOf(game).then((loaded) => isWanted && setLooks(loaded));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return gameScreen;
}

interface SeatCountProps {
  readonly option: OptionDefinition;
  readonly plan: TablePlan;
  readonly setPlan: (plan: TablePlan) => void;
}

function SeatCount({ option, plan, setPlan }: SeatCountProps) {
  const speaker = useSpeaker();
  if (option.type !== "number") return null;
  const value = Number(plan.options[option.id] ?? option.default);
  return (
    <label className="new-count">
      <span>{speaker.sentence({ key: `option.${option.id}` })}</span>
      <select
        className="field"
        value={value}
        onChange={(event) => setPlan(withOption(plan, option.id, Number(event.target.value), option.default))}
      >
        {Array.from({ length: option.max - option.min + 1 }, (_, i) => option.min + i).map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SeatChoiceProps {
  readonly role: string;
  readonly planned: Planned;
  readonly bots: readonly string[];
  /** Somebody can come by a link. */
  readonly canBeInvited: boolean;
  readonly onSit: (planned: Planned) => void;
}

function SeatChoice({ role, planned, bots, canBeInvited, onSit }: SeatChoiceProps) {
  const { page } = useWords();
  const value = planned.sits === "bot" ? `bot:${planned.bot}` : planned.sits;
  const choose = (word: string) => {
    if (word.startsWith("bot:")) onSit({ sits: "bot", bot: word.slice(4) });
    else if (word === "here") onSit({ sits: "here", name: "" });
    else onSit({ sits: word as "me" | "link" });
  };
  return (
    <div className="new-seat-fields">
      <label>
        <span className="serif new-seat-role">{role}</span>
        <select className="field" value={value} onChange={(event) => choose(event.target.value)}>
          <option value="me">{page("sits.me")}</option>
          <option value="here">{page("sits.here")}</option>
          {canBeInvited && <option value="link">{page("sits.link")}</option>}
          {[...bots].reverse().map((bot) => (
            <option key={bot} value={`bot:${bot}`}>
              {page(...sitterWords({ kind: "bot", bot }))}
            </option>
          ))}
        </select>
      </label>
      {planned.sits === "here" && (
        <input
          className="field"
          aria-label={page("seating.name", { role })}
          placeholder={page("seating.name-hint")}
          maxLength={longestName}
          value={planned.name}
          onChange={(event) => onSit({ sits: "here", name: event.target.value })}
        />
      )}
    </div>
  );
}

/** Where a game has no quests it is as hard as its bots: what was measured, when all of them play alike. */
function Opponents({
  game,
  plan,
  seats,
}: {
  readonly game: string;
  readonly plan: TablePlan;
  readonly seats: readonly Seat[];
}) {
  const { page } = useWords();
  const bots = seats.flatMap((seat) => {
    const sitter = sitterOf(plan, seat);
    return sitter.sits === "bot" ? [sitter.bot] : [];
  });
  const [others] = bots;
  if (others === undefined || bots.some((bot) => bot !== others)) return null;
  if (!levelsOf(game).includes(others)) return null;
  return (
    <p>
      {page("new.opponents")} <Measured game={game} of={{ others }} figures={true} />
    </p>
  );
}
