import type { Seat } from "../rules/seat.js";
import { freshSeed } from "./seed.js";

/** What somebody at the table has added to the dice, so that nobody alone chooses them. */
export interface Contribution {
  /** It counts for everything that is thrown once so many answers were given; 0: from the setup on. */
  readonly from: number;
  readonly by: Seat;
  readonly value: string;
}

/** A contribution's value: 32 to 64 hexadecimal digits, in small letters. */
export const contributionValue = /^[0-9a-f]{32,64}$/;

/** So many people may sit down at one table in the course of a match. */
export const mostContributions = 256;

export function isContribution(value: unknown): value is string {
  return typeof value === "string" && contributionValue.test(value);
}

/** A value that nobody can guess, for somebody who sits down. */
export function freshContribution(): string {
  return freshSeed();
}

/** What is wrong with a list of contributions, in a sentence; nothing when all is well. Whose seats they name is looked at elsewhere. */
export function whyNotContributions(value: unknown): string | undefined {
  if (!Array.isArray(value)) return "the contributions to the dice must be a list";
  if (value.length > mostContributions)
    return `there are at most ${mostContributions} contributions to the dice, not ${value.length}`;
  let before = 0;
  for (const [i, one] of (value as readonly unknown[]).entries()) {
    const { from, by, value: letters } = (one ?? {}) as { readonly [K in keyof Contribution]?: unknown };
    const what = `contribution ${i + 1} to the dice`;
    if (!Number.isSafeInteger(from) || (from as number) < 0)
      return `${what} must count from a whole number of answers on, not from ${JSON.stringify(from)}`;
    if ((from as number) < before)
      return `${what} counts from answer ${String(from)} on, but the one before it only from ${before}`;
    if (typeof by !== "string") return `${what} must name its seat`;
    if (!isContribution(letters)) return `${what} must be 32 to 64 digits from 0 to 9 and a to f`;
    before = from as number;
  }
  return undefined;
}

/** The first of these that is by nobody's seat. */
export function strangerIn(contributions: readonly Contribution[], seats: readonly Seat[]): Contribution | undefined {
  return contributions.find(({ by }) => !seats.includes(by));
}
