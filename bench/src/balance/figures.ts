import type { Went } from "./one-match.js";
import { type Pairing, pairingNames } from "./pairings.js";

/** What many matches of a quest between the same players say about it. */
export interface Balance {
  readonly quest: string;
  readonly pairing: Pairing;
  readonly matches: number;
  /** The share that the heroes won, and where it lies with 95 % certainty. */
  readonly won: number;
  readonly from: number;
  readonly to: number;
  readonly rounds: number;
  /** Heroes who were eliminated for good, in a match on average. */
  readonly lost: number;
  /** How many matches ended how. */
  readonly ends: Readonly<Record<string, number>>;
}

/** The figures quest by quest in the order of the book, all quests of a pairing together. */
export function balancesOf(went: readonly Went[], quests: readonly string[]): Balance[] {
  return pairingNames.flatMap((pairing) =>
    quests.flatMap((quest) => {
      const own = went.filter((one) => one.quest === quest && one.pairing === pairing);
      return own.length === 0 ? [] : [balanceOf(quest, pairing, own)];
    }),
  );
}

function balanceOf(quest: string, pairing: Pairing, went: readonly Went[]): Balance {
  const matches = went.length;
  const wins = went.filter(({ how }) => how === "goal-met").length;
  const ends: Record<string, number> = {};
  for (const { how } of went) ends[how] = (ends[how] ?? 0) + 1;
  return {
    quest,
    pairing,
    matches,
    won: wins / matches,
    ...interval(wins, matches),
    rounds: median(went.map(({ rounds }) => rounds)),
    lost: went.reduce((sum, { lost }) => sum + lost, 0) / matches,
    ends,
  };
}

/** Wilson's interval: also right near 0 and 1, where the plain one isn't. */
export function interval(wins: number, matches: number): { readonly from: number; readonly to: number } {
  const z = 1.96;
  const share = wins / matches;
  const middle = share + z ** 2 / (2 * matches);
  const half = z * Math.sqrt((share * (1 - share)) / matches + z ** 2 / (4 * matches ** 2));
  const whole = 1 + z ** 2 / matches;
  return { from: Math.max(0, (middle - half) / whole), to: Math.min(1, (middle + half) / whole) };
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The mean over quests, each counted once however often it was played. */
export function meanWon(balances: readonly Balance[]): number {
  return balances.reduce((sum, { won }) => sum + won, 0) / balances.length;
}
