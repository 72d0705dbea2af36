import type { BudgetMeter } from "./budget.js";
import { keyOf } from "./candidates.js";

/** An answer that is being compared with others, and what came of it in each world. */
export interface Candidate {
  readonly picks: readonly string[];
  /** The style in which its side plays on after it; nothing for the normal one. */
  readonly style?: string;
  /** By the number of the world; nothing where it couldn't be given. */
  readonly values: (number | undefined)[];
}

/** The fewest worlds in which answers are compared before the worst are put aside. */
const fewest = 2;

/** In so many worlds each answer should be tried on the average; where the budget doesn't reach for that, fewer answers are compared. */
const worldsEach = 10;

/** At least so many answers are compared, the advice among them. */
const fewestAnswers = 3;

/**
 * After so many worlds an answer that is worse than the advice by so many standard errors is put aside, and one that makes no difference; one
 * that is the last and better by so many needs no further proof.
 */
const settled = { worlds: 6, worse: 2.6, better: 4 };

/**
 * Sequential halving with paired worlds: every answer that is still in question is tried in the same worlds; after each part of the
 * budget the worse half is put aside, and what can no longer win is at once. The first one, which is the advice, stays to the end: it is
 * what the others are measured by. Where no other answer is left, the rest of the budget is kept. What one try costs says how many answers
 * can be compared at all: the first ones are.
 */
export function halve(
  candidates: readonly Candidate[],
  meter: BudgetMeter,
  attempt: (candidate: Candidate, world: number) => number | undefined,
): void {
  const [advice, ...others] = candidates;
  advice!.values[0] = attempt(advice!, 0);
  const affordable = Math.floor(1 / (worldsEach * Math.max(meter.spent, 1e-6)));
  let left = [advice!, ...others.slice(0, Math.max(fewestAnswers, affordable) - 1)];
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  let round = 1;
  // ends: every attempt is paid for
  for (let world = 0; meter.spent < 1; world++) {
    for (const candidate of left) {
      if (world === 0 && candidate === advice) continue;
      candidate.values[world] = attempt(candidate, world);
      if (meter.spent >= 1) return;
    }
    left = left.filter((one, i) => i === 0 || isOpen(one, left[0]!));
    if (areOneAnswer(left) || (left.length === 2 && isProved(left[1]!, left[0]!))) return;
    // ends: there are so many rounds
    while (round < rounds && meter.spent >= round / rounds && world + 1 >= fewest) {
      round += 1;
      left = betterHalf(left);
    }
  }
}

/** Two styles may give the same answer: which of them is better is nothing to be decided now. */
export function areOneAnswer([first, ...others]: readonly Candidate[]): boolean {
  const key = keyOf(first!.picks);
  return others.every(({ picks }) => keyOf(picks) === key);
}

/** Whether an answer may still turn out to be better than the advice. */
function isOpen(one: Candidate, advice: Candidate): boolean {
  const { mean, error, worlds } = lead(one, advice);
  if (worlds < settled.worlds) return true;
  return mean + settled.worse * error > 0;
}

function isProved(one: Candidate, advice: Candidate): boolean {
  const { mean, error, worlds } = lead(one, advice);
  return worlds >= settled.worlds && mean > settled.better * error;
}

function betterHalf([advice, ...others]: readonly Candidate[]): Candidate[] {
  const leadOf = (one: Candidate) => lead(one, advice!).mean;
  const ranked = others.toSorted((a, b) => leadOf(b) - leadOf(a));
  return [advice!, ...ranked.slice(0, Math.max(1, Math.ceil((others.length + 1) / 2) - 1))];
}

export function meanOf({ values }: Candidate): number {
  let sum = 0;
  let count = 0;
  for (const value of values) {
    if (value === undefined) continue;
    sum += value;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** By how much one is better than another in the worlds of both, and how sure that is: the standard error. */
export function lead(one: Candidate, other: Candidate): { mean: number; error: number; worlds: number } {
  const leads: number[] = [];
  for (const [world, value] of one.values.entries()) {
    const against = other.values[world];
    if (value !== undefined && against !== undefined) leads.push(value - against);
  }
  const worlds = leads.length;
  if (worlds === 0) return { mean: 0, error: 0, worlds };
  const mean = leads.reduce((sum, each) => sum + each, 0) / worlds;
  const squares = leads.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: worlds < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (worlds - 1) / worlds), worlds };
}
