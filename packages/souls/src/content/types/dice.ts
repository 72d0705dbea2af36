import type { Entry } from "./verified.js";

/** SS-6.2: the six symbols. */
export type Result = "hit" | "ability" | "magic" | "shield" | "legendary" | "miss";

/** SS-6.2: red dice attack; blue ones attack, defend and save. */
export type DieColour = "red" | "blue";

/** A face shows one or two results. */
export type Face = readonly [Result] | readonly [Result, Result];

/** SS-6.2-dice: ten faces, in the order of their numbers 1 to 10. */
export interface DieFaces extends Entry {
  readonly faces: readonly Face[];
}

/** The numbers of an attack (SS-9-hit-1): sure hits, red dice, blue dice. */
export interface AttackValues {
  readonly hits: number;
  readonly red: number;
  readonly blue: number;
}

/** Results that an effect costs (SS-9-hit-2). Nothing in it: the effect is free. */
export type Cost = Readonly<Partial<Record<Exclude<Result, "miss">, number>>>;
