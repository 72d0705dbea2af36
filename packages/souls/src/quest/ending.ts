import type { Outcome } from "@tavolata/kernel";
import type { SoulsFlow, Table } from "../state.js";
import { goalsOf } from "./goals.js";

/** SS-4.4-a: the Quest is over in the middle of whatever was under way. Every step is stopped by it: see `untilOver`. */
export class QuestOver {
  constructor(readonly outcome: Outcome) {}
}

/** SS-1.1: all share one outcome. */
export function questWon(t: Table, rule: string): never {
  throw new QuestOver({ winners: [...t.seats], how: "quest-won", rules: [rule, "SS-4.4-a", "SS-1.1"] });
}

export function questFails(t: Table, rule: string, how: "all-ghosts" | "last-event"): never {
  // SS-4.4-e: victory is looked at first.
  checkGoals(t);
  throw new QuestOver({ winners: [], how, rules: [rule, "SS-4.4-a", "SS-1.1"] });
}

/** SS-4.4-a: looked at after every step. */
export function checkGoals(t: Table): void {
  for (const goal of goalsOf(t.state)) if (goal.isMet(t.state)) questWon(t, "SS-4.4-a");
}

/** A step that ends when the Quest does. */
export function untilOver(step: (t: Table) => SoulsFlow<string | Outcome>): (t: Table) => SoulsFlow<string | Outcome> {
  return function* (t) {
    try {
      const next = yield* step(t);
      checkGoals(t);
      return next;
    } catch (over) {
      if (!(over instanceof QuestOver)) throw over;
      return over.outcome;
    }
  };
}
