import { playOut } from "@tavolata/bots";
import { heroQuest } from "@tavolata/heroquest";
import { Match } from "@tavolata/kernel";
import { type Pairing, seatingOf } from "./pairings.js";

/** Matches of a quest between two kinds of players: those whose number is from `first` up to, not including, `end`. */
export interface Series {
  readonly quest: string;
  readonly pairing: Pairing;
  readonly seed: string;
  readonly first: number;
  readonly end: number;
}

/** How one match went. */
export interface Went {
  readonly quest: string;
  readonly pairing: Pairing;
  readonly seed: string;
  /** `goal-met`, `heroes-lost`, `quest-failed`, `given-up`, or `unfinished`. */
  readonly how: string;
  readonly rounds: number;
  /** Heroes who were eliminated for good. */
  readonly lost: number;
}

/** A match that takes longer than this isn't won by anybody any more. */
const bound = 20_000;

/** The seed of a match by its number: the same whatever else is played, and by how many workers. */
export function seedOf({ seed, quest }: Pick<Series, "seed" | "quest">, number: number): string {
  return `${seed}/${quest}/${number}`;
}

/** Lets bots play one match of a quest to its end. */
export function playMatch(quest: string, pairing: Pairing, seed: string): Went {
  const match = Match.start(heroQuest, { seed, options: { quest } });
  playOut(match, seatingOf(pairing), bound);
  const { outcome, state } = match;
  return {
    quest,
    pairing,
    seed,
    how: outcome?.how ?? "unfinished",
    rounds: state.round,
    lost: state.gone.filter(({ figure, how }) => figure.kind === "hero" && how !== "left").length,
  };
}

export function playSeries(series: Series): Went[] {
  const { quest, pairing, first, end } = series;
  return Array.from({ length: end - first }, (_, i) => playMatch(quest, pairing, seedOf(series, first + i)));
}
