import { goalsOf } from "../../queries/quest/books.js";
import type { Ended } from "../../state/campaign.js";
import type { Table } from "../../state.js";

/** SS-4.4-a: the Quest is over in the middle of whatever was under way. */
function over(t: Table, ended: Ended): never {
  t.state.ended = ended;
  t.goTo("quest-end");
}

/** SS-1.1: all share one outcome. */
export function questWon(t: Table, rule: string): never {
  over(t, { won: true, how: "quest-won", rules: [rule, "SS-4.4-a", "SS-1.1"] });
}

export function questFails(t: Table, rule: string, how: "all-ghosts" | "last-event" | "quest-lost"): never {
  // SS-4.4-e: victory is looked at first.
  if (goalsOf(t.state).victory.some(({ isMet }) => isMet(t.state))) questWon(t, "SS-4.4-e");
  over(t, { won: false, how, rules: [rule, "SS-4.4-a", "SS-1.1"] });
}

/** SS-4.4-a: looked at after every step; SS-4.4-e: what wins before what loses. */
export function checkGoals(t: Table): void {
  const { victory, failure } = goalsOf(t.state);
  for (const goal of victory) if (goal.isMet(t.state)) questWon(t, "SS-4.4-e");
  for (const goal of failure) if (goal.isMet(t.state)) questFails(t, "SS-4.4-a", "quest-lost");
}

/** SS-4.4-a: the same, whenever a step is over: until the Quest is. */
export function afterStep(t: Table): void {
  if (!t.state.ended) checkGoals(t);
}

/** Whether something has ended the Quest that is still to be told. */
export function isDecided({ state }: Table): boolean {
  const { victory, failure } = goalsOf(state);
  return [...victory, ...failure].some(({ isMet }) => isMet(state));
}
