import { type Chunk, usualBound } from "@tavolata/lab";
import type { BalancedGame } from "./games.js";

/** How many matches are played together by whoever takes them. */
const share = 10;

/** The matches of one row of a table, in shares. All tables of a row are played on the same seeds: `<seed>/<row>/<number>`. */
export function chunksOf(game: BalancedGame, table: string, row: string, seed: string, matches: number): Chunk[] {
  const variant = { name: table, corrections: [], ...game.play(table, row) };
  return Array.from({ length: Math.ceil(matches / share) }, (_, i) => ({
    game: game.id,
    seed: `${seed}/${row}`,
    bound: usualBound,
    variant,
    first: i * share,
    end: Math.min(matches, (i + 1) * share),
  }));
}
