import type { Line, Point } from "@tavolata/kit";
import type { AreaId } from "../content/types.js";

/** An edge of half a cell between two half cells: where it begins, and whether it runs down or to the right. */
type Edge = readonly [x: number, y: number, down: boolean];

/** What lies along the edges of a map: open borders between areas, and everything that stops sight. */
export interface Edges {
  /** By `a|b`, in the order in which the areas come: the open edges between them. */
  readonly open: ReadonlyMap<string, readonly Line[]>;
  readonly walls: readonly Line[];
}

/** Compares every half cell with those to its right and below it. */
export function edgesOf(
  areas: readonly { readonly id: AreaId; readonly cells: readonly Point[] }[],
  walls: readonly Line[],
): Edges {
  const at = new Map<string, AreaId>();
  for (const { id, cells } of areas)
    for (const [x, y] of cells) for (const dx of [0, 1]) for (const dy of [0, 1]) at.set(`${x + dx},${y + dy}`, id);
  const order = new Map(areas.map(({ id }, i) => [id, i]));
  const walled = new Set(walls.flatMap(unitEdges).map(String));
  const open = new Map<string, Edge[]>();
  const blocked = new Map<string, Edge>();
  for (const [place, here] of at) {
    const [x, y] = place.split(",").map(Number) as [number, number];
    const sides: readonly (readonly [number, number, Edge])[] = [
      [x + 1, y, [x + 1, y, true]],
      [x - 1, y, [x, y, true]],
      [x, y + 1, [x, y + 1, false]],
      [x, y - 1, [x, y, false]],
    ];
    for (const [nextX, nextY, edge] of sides) {
      const there = at.get(`${nextX},${nextY}`);
      if (there === here) continue;
      if (there === undefined || walled.has(String(edge))) {
        blocked.set(String(edge), edge);
        continue;
      }
      if (order.get(here)! > order.get(there)!) continue;
      const name = `${here}|${there}`;
      open.set(name, [...(open.get(name) ?? []), edge]);
    }
  }
  return {
    open: new Map([...open].map(([name, edges]) => [name, joined(edges)])),
    walls: joined([...blocked.values()]),
  };
}

/** The edges of half a cell that make a straight wall. */
function unitEdges([[x1, y1], [x2, y2]]: Line): Edge[] {
  const down = x1 === x2;
  const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
  const [left, top] = [Math.min(x1, x2), Math.min(y1, y2)];
  return Array.from({ length }, (_, i) => (down ? [left, top + i, true] : [left + i, top, false]));
}

/** Edges one after another on the same line become one line. */
function joined(edges: readonly Edge[]): Line[] {
  const along = ([x, y, down]: Edge) => (down ? y : x);
  const across = ([x, y, down]: Edge) => (down ? x : y);
  const sorted = [...edges].sort((a, b) => Number(a[2]) - Number(b[2]) || across(a) - across(b) || along(a) - along(b));
  const lines: [Point, Point][] = [];
  for (const [x, y, down] of sorted) {
    const last = lines.at(-1);
    const end: Point = down ? [x, y + 1] : [x + 1, y];
    const goesOn =
      last !== undefined &&
      last[1][0] === x &&
      last[1][1] === y &&
      (down ? last[0][0] === x : last[0][1] === y) &&
      (last[0][0] === last[1][0]) === down;
    if (goesOn) last[1] = end;
    else lines.push([[x, y], end]);
  }
  return lines;
}
