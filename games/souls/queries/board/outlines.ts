import type { Point } from "./area-sight.js";
import { numberAt } from "./placing.js";

/** The greatest rectangles that fit into an area: together they are the area, and none has a dent. */
export function outlinesOf(cells: readonly Point[]): Point[][] {
  const own = new Set(cells.map(([x, y]) => numberAt(x, y)));
  const full = (left: number, top: number, right: number, bottom: number): boolean => {
    for (let x = left; x < right; x += 2)
      for (let y = top; y < bottom; y += 2) if (!own.has(numberAt(x, y))) return false;
    return true;
  };
  const found: Point[][] = [];
  for (const [left, top] of cells) {
    for (const [lastX, lastY] of cells) {
      const [right, bottom] = [lastX + 2, lastY + 2];
      if (right <= left || bottom <= top || !full(left, top, right, bottom)) continue;
      const grows =
        full(left - 2, top, right, bottom) ||
        full(left, top - 2, right, bottom) ||
        full(left, top, right + 2, bottom) ||
        full(left, top, right, bottom + 2);
      if (!grows)
        found.push([
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
        ]);
    }
  }
  return found;
}
