import type { Goal, Quest } from "../content/types.js";
import { livingHeroes } from "../figures.js";
import type { Souls } from "../state.js";

/** What a Quest is won with, as it can be asked of the table. */
export interface Condition {
  isMet(s: Souls): boolean;
}

/** What ends a Quest. */
export interface Goals {
  readonly victory: readonly Condition[];
  readonly failure: readonly Condition[];
}

/** What wins a Quest and, besides the last event and the loss of all heroes, what loses it. */
export function goalsFor({ victory, failure }: Pick<Quest, "victory" | "failure">): Goals {
  return { victory: victory.map(conditionOf), failure: failure.map(conditionOf) };
}

/** SS-4.4-a. */
function conditionOf({ when }: Goal): Condition {
  switch (when.kind) {
    case "killed":
      return { isMet: (s) => s.removed.includes(when.enemy) };
    case "no-enemies-left":
      return {
        isMet: (s) =>
          s.enemies.length === 0 &&
          Object.keys(s.shadows).length === 0 &&
          (!when.gatesClosed || Object.values(s.gates).every(({ open }) => !open)),
      };
    case "heroes-in":
      return {
        isMet: (s) => {
          const there = livingHeroes(s).map(({ area }) => when.areas.includes(area));
          return there.length > 0 && (when.who === "all" ? there.every(Boolean) : there.some(Boolean));
        },
      };
    case "noted":
      return { isMet: (s) => when.notes.every((note) => s.notes.includes(note)) };
    case "round":
      return { isMet: (s) => s.round >= when.round };
  }
}
