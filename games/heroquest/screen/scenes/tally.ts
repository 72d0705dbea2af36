import type { ToldEvent } from "@tavolata/ui/table/told.js";
import { type Heard, heardIn } from "../told.js";

/** What somebody did and suffered in a quest. */
export interface Deeds {
  blows: number;
  wounds: number;
  felled: number;
  suffered: number;
  spells: number;
  searches: number;
  traps: number;
  gold: number;
  steps: number;
}

/** A quest in numbers. */
export interface Tally {
  readonly rounds: number;
  readonly doors: number;
  readonly slain: number;
  readonly dice: number;
  readonly skulls: number;
  readonly byFigure: ReadonlyMap<string, Deeds>;
}

const nothing = (): Deeds => ({
  blows: 0,
  wounds: 0,
  felled: 0,
  suffered: 0,
  spells: 0,
  searches: 0,
  traps: 0,
  gold: 0,
  steps: 0,
});

/** After these nobody strikes any more: what is suffered next comes from a fall, a trap, a card, or the want of help. */
const endsBlow: ReadonlySet<string> = new Set([
  "activated",
  "activation-over",
  "trap-sprung",
  "fell-into-pit",
  "card-drawn",
]);

/** Counts the last quest, from its beginning on, as it was told. */
export function tallyOf(events: readonly ToldEvent[]): Tally {
  const heard = heardIn(events);
  const from = heard.findLastIndex(({ type }) => type === "adventure-begun");
  const told = heard.slice(Math.max(0, from));
  const byFigure = new Map<string, Deeds>();
  const of = (id: string | undefined): Deeds => {
    const deeds = byFigure.get(id ?? "") ?? nothing();
    byFigure.set(id ?? "", deeds);
    return deeds;
  };
  let striker: string | undefined;
  let counters: string | undefined;
  let [rounds, doors, slain, dice, skulls] = [0, 0, 0, 0, 0];
  for (const event of told) {
    const { type, figure } = event;
    if (type === "round-begun") rounds = event.round ?? rounds;
    else if (type === "door-opened") doors += 1;
    else if (type === "dice-rolled" && event.die === "combat") {
      dice += event.faces?.length ?? 0;
      skulls += event.faces?.filter((face) => face === "skull").length ?? 0;
      if (event.purpose === "counter-attack") striker = counters;
    } else if (type === "attacked" || type === "shot") {
      of(figure).blows += 1;
      striker = figure;
      counters = event.target;
    } else if (type === "spell-announced" || type === "object-used") {
      of(figure).spells += 1;
      striker = figure;
    } else if (endsBlow.has(type)) striker = undefined;
    else if (type === "trap-disarmed") of(figure).traps += 1;
    else if (type === "searched" || type === "treasure-searched") of(figure).searches += 1;
    else if (type === "treasure-found") of(figure).gold += event.gold ?? 0;
    else if (type === "moved") of(figure).steps += 1;
    else if (type === "body-lost") {
      of(figure).suffered += event.points ?? 0;
      if (striker !== undefined && striker !== figure) of(striker).wounds += event.points ?? 0;
    } else if (type === "eliminated") {
      if (isRemoval(event)) slain += 1;
      if (striker !== undefined && striker !== figure) of(striker).felled += 1;
    }
  }
  return { rounds, doors, slain, dice, skulls, byFigure };
}

/** Servants are taken off the board; heroes and champions are eliminated. */
function isRemoval({ how, figure }: Heard): boolean {
  return how === "removed" || /-\d+$/.test(figure ?? "");
}
