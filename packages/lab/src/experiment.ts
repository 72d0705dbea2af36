import { createHash } from "node:crypto";
import type { Json, Options } from "@tavolata/kernel";

/** A fixed answer: whenever a seat is asked this kind of question and the option is on offer. With `!` in front: anything but this one. */
export interface FixedAnswer {
  readonly seat: string;
  readonly kind: string;
  readonly option: string;
}

/** Another value in one of the game's tables. */
export interface Correction {
  readonly table: string;
  readonly entry: string;
  /** With dots between: `front.attack.hits`, `effects.0.amount`. */
  readonly path: string;
  readonly value: Json;
}

/** One way to play the table: what is compared with the others. */
export interface Variant {
  readonly name: string;
  /** Options of the table; what isn't there is as usual. */
  readonly options: Options;
  /** Which bot plays which seats: by a seat's name or its stem, `focus`, `others`; the empty word for all the rest. */
  readonly bots: Readonly<Record<string, string>>;
  readonly picks: readonly FixedAnswer[];
  readonly corrections: readonly Correction[];
}

/** When to stop early: the chance of a false alarm over all looks together, and how many looks there are. */
interface Stopping {
  readonly alpha: number;
  readonly looks: number;
}

/** Variants of one table that are played on the same seeds. The first is the one that all others are compared with. */
export interface Experiment {
  readonly game: string;
  /** The version of the rules. */
  readonly version: string;
  readonly seed: string;
  /** At most so many matches of each variant. */
  readonly matches: number;
  /** How many matches are played and kept together. */
  readonly chunk: number;
  /** A match that takes more answers than this isn't won by anybody any more. */
  readonly bound: number;
  readonly variants: readonly Variant[];
  readonly stopping?: Stopping;
}

/** Matches of one variant: those whose number is from `first` up to, not including, `end`. All that it takes to play them anywhere. */
export interface Chunk {
  readonly game: string;
  readonly seed: string;
  readonly bound: number;
  readonly variant: Variant;
  readonly first: number;
  readonly end: number;
}

/** The usual bound. */
export const usualBound = 20_000;

/** The seed of a match by its number: the same for every variant, whatever else is played and by how many workers. */
export function seedOf(seed: string, number: number): string {
  return `${seed}/${number}`;
}

/** The same for the same experiment, and another one for any other. */
export function fingerprint(experiment: Experiment): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(experiment)))
    .digest("hex")
    .slice(0, 16);
}

/** With the keys of every object in order, so that how it was written doesn't matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}

/** The chunk of a variant that begins with this match. */
export function chunkOf(experiment: Experiment, variant: number, first: number): Chunk {
  const { game, seed, bound, chunk, matches } = experiment;
  return {
    game,
    seed,
    bound,
    variant: experiment.variants[variant]!,
    first,
    end: Math.min(first + chunk, matches),
  };
}
