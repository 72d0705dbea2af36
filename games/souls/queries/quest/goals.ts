import { objectArray } from "@tavolata/kernel";
import type { Goal, Quest } from "../../content/types.js";
import type { Souls } from "../../state.js";

/** What a Quest is won with, as it can be asked of the table. */
interface Condition {
  isMet(s: Souls): boolean;
}

/** What ends a Quest. */
export interface Goals {
  readonly victory: readonly Condition[];
  readonly failure: readonly Condition[];
}

/** What wins a Quest and, besides the last event and the loss of all heroes, what loses it. */
export function goalsFor({ victory, failure }: Pick<Quest, "victory" | "failure">): Goals {
  return { victory: conditionsOf(victory), failure: conditionsOf(failure) };
}

function conditionsOf(goals: readonly Goal[]): readonly Condition[] {
  const conditions = objectArray<Condition>();
  for (const goal of goals) conditions.push(conditionOf(goal));
  return conditions;
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
          let [living, there] = [0, 0];
          for (const { kind, area } of s.figures) {
            if (kind !== "hero") continue;
            living += 1;
            if (when.areas.includes(area)) there += 1;
          }
          return there > 0 && (when.who === "any" || there === living);
        },
      };
    case "noted":
      return { isMet: (s) => when.notes.every((note) => s.notes.includes(note)) };
    case "round":
      return { isMet: (s) => s.round >= when.round };
  }
}
