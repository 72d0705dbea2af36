import type { Die } from "./die.js";

/** How much of each stream of chance was used: all that a save needs to know about it. */
export type Draws = Readonly<Record<string, number>>;

/** Chance as the re-deal for a search sees it. */
export interface Chance {
  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number;
}

/** Where throws and shuffles come from when the table itself makes them. */
export interface ChanceSource {
  roll<F extends string>(die: Die<F>, count: number, purpose: string, by?: string): F[];
  /** Puts the list into its new order, in place. */
  shuffle(list: unknown[], deck: string): void;
  draws(): Draws;
  /** Another seed holds from here on: people have added to the dice. A script has none. */
  goOnWith?(seed: string): void;
}

/** Fisher and Yates, in place. */
export function shuffleWith(chance: Chance, list: unknown[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    const moved = list[last];
    list[last] = list[other];
    list[other] = moved;
  }
}
