import type { Outcome } from "@tavolata/kernel";
import type { Ended } from "../campaign/state.js";
import type { SoulsFlow, Table } from "../state.js";
import { goalsOf } from "./books.js";

/** SS-4.4-a: the Quest is over in the middle of whatever was under way. Every step is stopped by it: see `untilOver`. */
export class QuestOver {
  constructor(readonly ended: Ended) {}
}

/** SS-1.1: all share one outcome. */
export function questWon(rule: string): never {
  throw new QuestOver({ won: true, how: "quest-won", rules: [rule, "SS-4.4-a", "SS-1.1"] });
}

export function questFails(t: Table, rule: string, how: "all-ghosts" | "last-event" | "quest-lost"): never {
  // SS-4.4-e: victory is looked at first.
  if (goalsOf(t.state).victory.some(({ isMet }) => isMet(t.state))) questWon("SS-4.4-e");
  throw new QuestOver({ won: false, how, rules: [rule, "SS-4.4-a", "SS-1.1"] });
}

/** SS-4.4-a: looked at after every step; SS-4.4-e: what wins before what loses. */
export function checkGoals(t: Table): void {
  const { victory, failure } = goalsOf(t.state);
  for (const goal of victory) if (goal.isMet(t.state)) questWon("SS-4.4-e");
  for (const goal of failure) if (goal.isMet(t.state)) questFails(t, "SS-4.4-a", "quest-lost");
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
      t.state.ended = over.ended;
      return "quest-end";
    }
  };
}
