import type { HeroQuestVisibleEvent } from "../shown.js";

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

/** Counts the last quest, from its beginning on, as it was told. */
export function tallyOf(heard: readonly HeroQuestVisibleEvent[]): Tally {
  const from = heard.findLastIndex(({ type }) => type === "adventure-begun");
  const told = heard.slice(Math.max(0, from));
  const byFigure = new Map<string, Deeds>();
  const of = (id: string): Deeds => {
    const deeds = byFigure.get(id) ?? nothing();
    byFigure.set(id, deeds);
    return deeds;
  };
  let striker: string | undefined;
  let counters: string | undefined;
  let [rounds, doors, slain, dice, skulls] = [0, 0, 0, 0, 0];
  for (const event of told) {
    switch (event.type) {
      case "round-begun":
        rounds = event.round;
        break;
      case "door-opened":
        doors += 1;
        break;
      case "dice-rolled":
        if (event.die !== "combat") break;
        dice += event.faces.length;
        skulls += event.faces.filter((face) => face === "skull").length;
        if (event.purpose === "counter-attack") striker = counters;
        break;
      case "attacked":
      case "shot":
        of(event.figure).blows += 1;
        striker = event.figure;
        counters = event.target;
        break;
      case "spell-announced":
      case "object-used":
        of(event.figure).spells += 1;
        striker = event.figure;
        break;
      case "activated":
      case "activation-over":
      case "trap-sprung":
      case "fell-into-pit":
      case "card-drawn":
        // Nobody strikes any more: what is suffered next comes from a fall, a trap, a card, or the want of help.
        striker = undefined;
        break;
      case "trap-disarmed":
        of(event.figure).traps += 1;
        break;
      case "searched":
      case "treasure-searched":
        of(event.figure).searches += 1;
        break;
      case "treasure-found":
        of(event.figure).gold += event.gold;
        break;
      case "moved":
        of(event.figure).steps += 1;
        break;
      case "body-lost":
        of(event.figure).suffered += event.points;
        if (striker !== undefined && striker !== event.figure) of(striker).wounds += event.points;
        break;
      case "eliminated":
        if (isRemoval(event)) slain += 1;
        if (striker !== undefined && striker !== event.figure) of(striker).felled += 1;
    }
  }
  return { rounds, doors, slain, dice, skulls, byFigure };
}

/** Servants are taken off the board; heroes and champions are eliminated. */
function isRemoval({ how, figure }: Extract<HeroQuestVisibleEvent, { type: "eliminated" }>): boolean {
  return how === "removed" || /-\d+$/.test(figure);
}
