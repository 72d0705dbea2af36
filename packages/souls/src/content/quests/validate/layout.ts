import { onMap } from "../../../map/placing.js";
import { tileSides } from "../../tiles/index.js";
import type { Quest } from "../../types.js";
import type { Problem } from "../../validate/problem.js";

/** SS-3-b: known tiles, each number once, and none on top of another. */
export function layoutProblems({ tiles }: Quest): Problem[] {
  const problems: Problem[] = [];
  const numbers = new Set<string>();
  const covered = new Map<string, string>();
  for (const [i, placed] of tiles.entries()) {
    const field = `tiles.${i}`;
    const side = (tileSides as Readonly<Record<string, (typeof tileSides)["1A"]>>)[placed.tile];
    if (!side) {
      problems.push({ field, problem: `There is no tile side "${placed.tile}".` });
      continue;
    }
    const number = placed.tile.slice(0, -1);
    if (numbers.has(number)) {
      problems.push({ field, problem: `Tile ${number} is there twice: it shows one side at a time (SS-3-b).` });
    }
    numbers.add(number);
    for (const cell of onMap(placed, side).areas.flatMap(({ cells }) => cells)) {
      const other = covered.get(String(cell));
      if (other !== undefined && other !== placed.tile) {
        problems.push({ field, problem: `Tile ${placed.tile} lies on top of ${other}.` });
        break;
      }
      covered.set(String(cell), placed.tile);
    }
  }
  if (tiles.length === 0) problems.push({ field: "tiles", problem: "A quest has a map." });
  return problems;
}
