import type { Result } from "../dice.js";

/** A result that can be spent. */
export type DieSymbol = Exclude<Result, "miss">;

/** The numbers of an attack (SS-9-hit-1-b): sure hits, red dice, blue dice. */
export interface AttackValues {
  readonly hits: number;
  readonly red: number;
  readonly blue: number;
}

/** Results that an effect costs (SS-9-hit-2-a). Nothing in it: the effect is free. */
export type Cost = Readonly<Partial<Record<DieSymbol, number>>>;
