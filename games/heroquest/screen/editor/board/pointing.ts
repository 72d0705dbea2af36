import type { BoardPoint } from "@tavolata/ui/editor/board/board-thing.js";
import { height, type Side, squareAt, squaresOf, width } from "../../board/grid.js";
import { middleOfEdge, unit } from "../../board/places.js";
import type { Thing } from "../things.js";
import type { HeroTool, Place } from "../tools.js";

/** The square under a point of the board. */
export function squareUnder({ x, y }: BoardPoint): number | undefined {
  return squareAt(Math.floor(x / unit), Math.floor(y / unit));
}

/** So near a line's middle a finger still means it, in squares. */
const reach = 1.1;

/** Of the lines near a point the one whose middle is nearest: for doors among walls alone. */
export function edgeNear({ x, y }: BoardPoint, side: Side, lies: "wall" | "edge"): number | undefined {
  const [column, row] = [Math.floor(x / unit), Math.floor(y / unit)];
  let best: { edge: number; far: number } | undefined;
  for (let dx = -2; dx <= 1; dx++) {
    for (let dy = -2; dy <= 1; dy++) {
      const square = squareAt(column + dx, row + dy);
      if (square === undefined) continue;
      for (const edge of [2 * square, 2 * square + 1]) {
        if (squaresOf(edge)[1] === undefined || (lies === "wall" && !side.walls[edge])) continue;
        const middle = middleOfEdge(edge);
        const far = Math.hypot(middle.x - x, middle.y - y);
        if (far <= reach * unit && (!best || far < best.far)) best = { edge, far };
      }
    }
  }
  return best?.edge;
}

/** What a point of the board means for something that lies like this. */
export function placeUnder(point: BoardPoint, lies: HeroTool["lies"], side: Side): Place {
  if (lies !== "square") return { edge: edgeNear(point, side, lies) };
  return { square: squareUnder(point) };
}

/** How a thing lies: where it can be moved to. */
export function liesOf({ kind, edge }: Thing): HeroTool["lies"] {
  return edge === undefined ? "square" : kind === "trap" ? "edge" : "wall";
}

/** What lies under a point, what is nearest first: a door is meant by its middle. */
export function thingsUnder(things: readonly Thing[], point: BoardPoint): Thing[] {
  const square = squareUnder(point);
  const onEdges = things.filter(({ edge }) => {
    if (edge === undefined) return false;
    const middle = middleOfEdge(edge);
    const [along, across] = [Math.abs(middle.x - point.x), Math.abs(middle.y - point.y)];
    return middle.upright ? along < 0.28 * unit && across < unit / 2 : across < 0.28 * unit && along < unit / 2;
  });
  return [...onEdges, ...things.filter(({ squares }) => square !== undefined && squares.includes(square))];
}

/** The line on a side of a square, if there is a square behind it. */
export function edgeBeside(square: number, [dx, dy]: readonly [number, number]): number | undefined {
  const other = squareAt((square % width) + dx, Math.floor(square / width) + dy);
  if (other === undefined || square >= width * height) return undefined;
  return 2 * Math.min(square, other) + (dy === 0 ? 0 : 1);
}
