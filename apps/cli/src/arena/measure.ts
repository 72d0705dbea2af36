import type { Options } from "@tavolata/kernel";
import type { FixedAnswer } from "@tavolata/lab";
import type { ContestSide, Series } from "./contest.js";
import { SavedMatches } from "./saved.js";
import { playAll } from "./workers.js";

/** What is to be measured: every level on every side, with the same seeds. */
export interface ArenaRequest {
  readonly game: string;
  /** The options of the tables, which take turns. */
  readonly tables: readonly Options[];
  readonly picks: readonly FixedAnswer[];
  readonly sides: readonly ContestSide[];
  readonly levels: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly iterations: number | undefined;
  /** Where every match is kept, so that an interrupted measurement goes on. */
  readonly keep: string | undefined;
}

/** How a level has done on a side. */
export interface Score {
  readonly side: string;
  readonly level: string;
  readonly games: number;
  readonly wins: number;
  /** Which of them, in the order of the seeds. */
  readonly won: readonly boolean[];
}

export async function measure(wish: ArenaRequest, workers: number, tell: (played: number) => void): Promise<Score[]> {
  const { game, tables, picks, sides, levels, games, seed, iterations, keep } = wish;
  const common = { game, tables, picks, seed, first: 0, end: games, iterations };
  const wanted = sides.flatMap((side) => levels.map((level): Series => ({ ...common, level, side })));
  const played = await playAll(wanted, workers, tell, keep === undefined ? undefined : new SavedMatches(keep));
  return wanted.map(({ level, side }, i) => {
    const won = played[i]!;
    return { side: side.name, level, games, wins: won.filter(Boolean).length, won };
  });
}
