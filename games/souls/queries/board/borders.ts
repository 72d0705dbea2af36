import type { AreaId } from "../../content/types.js";
import type { Line, Point } from "./area-sight.js";
import { numberAt } from "./placing.js";

/** An edge of half a cell between two half cells: where it begins, and whether it runs down or to the right. */
interface Edge {
  readonly x: number;
  readonly y: number;
  readonly down: boolean;
}

/** What lies along the edges of a map: open borders between areas, and everything that stops sight. */
export interface Edges {
  /** By `a|b`, in the order in which the areas come: the open edges between them. */
  readonly open: ReadonlyMap<string, readonly Line[]>;
  readonly walls: readonly Line[];
}

/** Where a half cell's neighbours lie, and where the edges between them begin. */
const sides = [
  { right: 1, below: 0, edgeRight: 1, edgeBelow: 0, down: true },
  { right: -1, below: 0, edgeRight: 0, edgeBelow: 0, down: true },
  { right: 0, below: 1, edgeRight: 0, edgeBelow: 1, down: false },
  { right: 0, below: -1, edgeRight: 0, edgeBelow: 0, down: false },
];

function numberOf({ x, y, down }: Edge): number {
  return 2 * numberAt(x, y) + (down ? 1 : 0);
}

/** Compares every half cell with those to its right and below it. */
export function edgesOf(
  areas: readonly { readonly id: AreaId; readonly cells: readonly Point[] }[],
  walls: readonly Line[],
): Edges {
  const halves = new Map<number, { readonly x: number; readonly y: number; readonly area: number }>();
  areas.forEach(({ cells }, area) => {
    for (const cell of cells)
      for (let x = cell[0]; x <= cell[0] + 1; x++)
        for (let y = cell[1]; y <= cell[1] + 1; y++) halves.set(numberAt(x, y), { x, y, area });
  });
  const walled = new Set(walls.flatMap(unitEdges).map(numberOf));
  const open = new Map<string, Edge[]>();
  const blocked = new Map<number, Edge>();
  for (const { x, y, area } of halves.values()) {
    for (const { right, below, edgeRight, edgeBelow, down } of sides) {
      const there = halves.get(numberAt(x + right, y + below));
      if (there?.area === area) continue;
      const edge: Edge = { x: x + edgeRight, y: y + edgeBelow, down };
      if (there === undefined || walled.has(numberOf(edge))) blocked.set(numberOf(edge), edge);
      else if (area < there.area) addTo(open, `${areas[area]!.id}|${areas[there.area]!.id}`, edge);
    }
  }
  return {
    open: new Map([...open].map(([name, edges]) => [name, joined(edges)])),
    walls: joined([...blocked.values()]),
  };
}

function addTo(open: Map<string, Edge[]>, name: string, edge: Edge): void {
  const edges = open.get(name);
  if (edges) edges.push(edge);
  else open.set(name, [edge]);
}

/** The edges of half a cell that make a straight wall. */
function unitEdges([[x1, y1], [x2, y2]]: Line): Edge[] {
  const down = x1 === x2;
  const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
  const [left, top] = [Math.min(x1, x2), Math.min(y1, y2)];
  return Array.from({ length }, (_, i) => (down ? { x: left, y: top + i, down } : { x: left + i, y: top, down }));
}

/** Edges one after another on the same line become one line. */
function joined(edges: readonly Edge[]): Line[] {
  const along = ({ x, y, down }: Edge) => (down ? y : x);
  const across = ({ x, y, down }: Edge) => (down ? x : y);
  const sorted = [...edges].sort(
    (a, b) => Number(a.down) - Number(b.down) || across(a) - across(b) || along(a) - along(b),
  );
  const lines: [Point, Point][] = [];
  for (const { x, y, down } of sorted) {
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
