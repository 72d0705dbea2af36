import type { AzerothVisibleEvent } from "../shown.js";

/** A fight that was fought, as it was told. */
export interface Fight {
  /** The number of the event with which it began. */
  readonly number: number;
  readonly hero: string;
  readonly foe: string;
  readonly dice: { readonly red: number; readonly black: number } | undefined;
  readonly strikes: readonly Extract<AzerothVisibleEvent, { type: "attack-made" }>[];
  /** How it ended, to be said as the log says it. */
  readonly end: AzerothVisibleEvent | undefined;
  /** Nothing else has happened since. */
  readonly isFresh: boolean;
}

const ends: readonly string[] = [
  "item-gained",
  "item-stolen",
  "level-gained",
  "trophy-gained",
  "encounter-beaten",
  "left-unbeaten",
  "stays-unbeaten",
  "both-fell",
  "no-hero-fell",
  "hero-won",
  "both-heroes-fell",
  "defeated",
];

/** The last fight that was begun. */
export function lastFight(heard: readonly AzerothVisibleEvent[]): Fight | undefined {
  const at = heard.findLastIndex(({ type }) => type === "combat-begun" || type === "hero-attacked");
  const begun = heard[at];
  if (!begun || (begun.type !== "combat-begun" && begun.type !== "hero-attacked")) return undefined;
  const after = heard.slice(at + 1);
  const [red, black] = [thrown(after, "red-die"), thrown(after, "black-die")];
  const end = after.findLast(({ type }) => ends.includes(type));
  return {
    number: begun.number,
    hero: begun.seat,
    foe: begun.type === "combat-begun" ? begun.encounter : begun.defender,
    dice: red !== undefined && black !== undefined ? { red, black } : undefined,
    strikes: after.filter((event) => event.type === "attack-made"),
    end,
    isFresh: !after.some(({ type }) => type === "turn-ended"),
  };
}

/** What a die of the fight showed. */
function thrown(heard: readonly AzerothVisibleEvent[], purpose: string): number | undefined {
  const roll = heard.find((event) => event.type === "dice-rolled" && event.purpose === purpose);
  return roll?.type === "dice-rolled" ? Number(roll.faces[0]) : undefined;
}
