import type { Outcome, Question, Reply } from "@tavolata/kernel";
import { goalsOf } from "../../queries/quest/books.js";
import type { Ended } from "../../state/campaign.js";
import type { SoulsFlow, Table } from "../../state.js";

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

/** Whether something has ended the Quest that is still to be told. */
export function isDecided({ state }: Table): boolean {
  const { victory, failure } = goalsOf(state);
  return [...victory, ...failure].some(({ isMet }) => isMet(state));
}

type Step = SoulsFlow<string | Outcome>;

/** A step that ends when the Quest does. */
export function untilOver(step: (t: Table) => Step): (t: Table) => Step {
  return (t) => new UntilOver(t, step(t));
}

/** The flow of such a step. Every answer of a match goes through it, so it is cheaper than a generator that waits for another. */
class UntilOver implements Step {
  constructor(
    private readonly t: Table,
    private readonly step: Step,
  ) {}

  next(reply: Reply): IteratorResult<Question, string | Outcome> {
    try {
      const next = this.step.next(reply);
      if (next.done) checkGoals(this.t);
      return next;
    } catch (over) {
      if (!(over instanceof QuestOver)) throw over;
      this.t.state.ended = over.ended;
      return { value: "quest-end", done: true };
    }
  }

  return(value: string | Outcome): IteratorResult<Question, string | Outcome> {
    return this.step.return(value);
  }

  throw(error: unknown): IteratorResult<Question, string | Outcome> {
    return this.step.throw(error);
  }

  [Symbol.iterator](): this {
    return this;
  }
}
