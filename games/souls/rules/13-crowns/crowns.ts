import type { Hero, Souls, Table } from "../../state.js";

/** SS-13-a: the tokens of the box, by what each is worth. */
const coins = { 50: 8, 10: 12, 5: 15 } as const;

/** SS-13-a, SS-13-e: fifteen tokens of 5, twelve of 10 and eight of 50 are all the money that there is. */
const allCrowns = 15 * 5 + 12 * 10 + 8 * 50;

/** How many tokens of each kind. */
export interface Coins {
  readonly fifties: number;
  readonly tens: number;
  readonly fives: number;
}

/** SS-13-c: a sum in as few tokens as possible, from a bank that has so many of each. SS-13-d: without fifties in tens, and so on. */
export function coinsFor(sum: number, bank: Coins = { fifties: coins[50], tens: coins[10], fives: coins[5] }): Coins {
  const fifties = Math.min(bank.fifties, Math.floor(sum / 50));
  const tens = Math.min(bank.tens, Math.floor((sum - 50 * fifties) / 10));
  return { fifties, tens, fives: Math.min(bank.fives, Math.floor((sum - 50 * fifties - 10 * tens) / 5)) };
}

/** SS-13-a: only the value counts. */
export function worthOf({ fifties, tens, fives }: Coins): number {
  return 50 * fifties + 10 * tens + 5 * fives;
}

/** Sums that are named at once; others are named one after the other. */
export function sumsUpTo(crowns: number): readonly number[] {
  return sums[crowns < 5 ? 0 : crowns < 10 ? 1 : crowns < 25 ? 2 : crowns < 50 ? 3 : 4]!;
}

const sums: readonly (readonly number[])[] = [[], [5], [5, 10], [5, 10, 25], [5, 10, 25, 50]];

/** SS-13-e: what isn't in somebody's hands or on the ground. */
export function crownsLeft(s: Souls): number {
  let spent = 0;
  for (const seat in s.heroes) spent += s.heroes[seat]!.crowns;
  for (const area in s.ground) spent += s.ground[area]!.crowns;
  return Math.max(0, allCrowns - spent);
}

/** SS-13-f: Crowns are the hero's own. SS-13-e: no more than the box holds. */
export function gainCrowns(t: Table, hero: Hero, amount: number): void {
  const gained = Math.min(amount, crownsLeft(t.state));
  hero.crowns += gained;
  t.emit(
    { type: "crowns-gained", hero: hero.figure, amount: gained, total: hero.crowns, ...coinsFor(hero.crowns) },
    { rules: ["SS-13-f", "SS-13-a", "SS-13-c", ...(gained < amount ? ["SS-13-e"] : [])] },
  );
}
