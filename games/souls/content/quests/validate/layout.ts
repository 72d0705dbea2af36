import { nearest } from "@tavolata/kernel";
import { onMap } from "../../../queries/board/placing.js";
import { tileSides } from "../../tiles/index.js";
import type { Quest, TileSide } from "../../types.js";
import { naming, type Problem, problem, removing } from "./problem.js";

const sides: Readonly<Record<string, TileSide>> = tileSides;

/** SS-3-b: known tiles, each number once, and none on top of another. */
export function layoutProblems({ tiles }: Quest): Problem[] {
  const problems: Problem[] = [];
  const numbers = new Set<string>();
  const covered = new Map<string, string>();
  for (const [i, placed] of tiles.entries()) {
    const { tile } = placed;
    const field = `tiles[${i}]`;
    const fix = removing(field);
    if (!Object.hasOwn(sides, tile)) {
      const near = nearest(tile, Object.keys(sides));
      const args = { tile, near: near ?? "none" };
      const meant = near === undefined ? fix : naming(`${field}.tile`, near);
      problems.push(problem(field, "no-tile", { args, fix: meant }));
      continue;
    }
    const number = tile.slice(0, -1);
    if (numbers.has(number)) problems.push(problem(field, "tile-twice", { args: { number }, fix }));
    numbers.add(number);
    for (const cell of onMap(placed, sides[tile]!).areas.flatMap(({ cells }) => cells)) {
      const other = covered.get(String(cell));
      if (other !== undefined && other !== field) {
        const under = tiles[Number(other.slice("tiles[".length, -1))]!.tile;
        problems.push(problem(field, "tile-on-tile", { args: { tile, other: under }, fix }));
        break;
      }
      covered.set(String(cell), field);
    }
  }
  if (tiles.length === 0) problems.push(problem("tiles", "no-tiles"));
  return problems;
}
