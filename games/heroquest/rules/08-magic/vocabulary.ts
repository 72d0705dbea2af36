import type { Bar, RuleId } from "@tavolata/kernel";
import type { Effect, EffectName, Harm } from "../../content/effects.js";
import type { Figure, HeroFlow, Table } from "../../state.js";
import type { Aim } from "./targets.js";

/** A card at work. All of it is open: the card lies on the board. */
export interface Casting {
  readonly user: Figure;
  readonly card: string;
  readonly aim: Aim;
  /** HQ-8.6-b: with an HQ in the casting roll the target has no defence. */
  readonly pierces: boolean;
  /** HQ-8.6-e: what it was to do, where it goes astray instead. */
  readonly meant?: readonly Effect[] | undefined;
  /** What kind of harm it does, for those who are immune. */
  readonly harm?: Harm | undefined;
  readonly rules: readonly RuleId[];
}

type Named<N extends EffectName> = Extract<Effect, { readonly effect: N }>;

/** What a word of the cards means: whether it could do something now, and what it does. */
export interface Word<N extends EffectName> {
  readonly whyNot?: (t: Table, user: Figure, effect: Named<N>, target: Figure | undefined) => Bar | undefined;
  readonly act: (t: Table, casting: Casting, effect: Named<N>) => HeroFlow;
}

/** Words of one subject. */
export type Words<N extends EffectName> = { readonly [K in N]: Word<K> };
