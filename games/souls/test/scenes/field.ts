import type { AreaDrawing, Line, Point } from "../../queries/board/area-sight.js";
import type { Side } from "../../queries/board/areas.js";
import type { Battlefield } from "../../queries/board/terrain.js";

/** What is special about a drawn battlefield. Sides are named by their areas: `A|B`. */
export interface Features {
  /** Sides that can't be passed or seen through. */
  readonly walls?: readonly string[];
  /** `A>B`: printed in A, nobody walks from A to B. */
  readonly barriers?: readonly string[];
  readonly hard?: readonly string[];
  readonly deadly?: readonly string[];
  readonly sight?: Battlefield["sight"];
}

/** A battlefield from a picture: a word is an area, `.` is nothing; neighbours in a row or column are joined. */
export function field(picture: readonly string[], features: Features = {}): Battlefield {
  const { walls = [], barriers = [], hard = [], deadly = [], sight = [] } = features;
  const rows = picture.map((row) => row.split(/\s+/));
  const places = new Map<string, Point>();
  for (const [y, row] of rows.entries())
    for (const [x, name] of row.entries()) if (name !== "." && name !== "") places.set(name, [x, y]);
  const sides: Record<string, Side[]> = {};
  const drawing = {
    marks: {} as Record<string, Point>,
    outlines: {} as Record<string, Point[][]>,
    walls: [] as Line[],
    borders: {} as Record<string, Line>,
  };
  const order = [...places.keys()];
  for (const [name, [x, y]] of places) {
    sides[name] = [];
    drawing.marks[name] = [2 * x, 2 * y];
    drawing.outlines[name] = [corners(2 * x, 2 * y)];
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      const other = rows[y + dy]?.[x + dx];
      const edge = edgeOf(2 * x, 2 * y, dx, dy);
      const walled = walls.includes(`${name}|${other}`) || walls.includes(`${other}|${name}`);
      if (other === undefined || other === "." || other === "" || walled) {
        drawing.walls.push(edge);
        continue;
      }
      sides[name].push(barriers.includes(`${name}>${other}`) ? { to: other, barrier: true } : other);
      const [a, b] = order.indexOf(name) < order.indexOf(other) ? [name, other] : [other, name];
      drawing.borders[`${a}|${b}`] = edge;
    }
  }
  return { sides, drawing: drawing satisfies AreaDrawing, hard, deadly, sight };
}

function corners(x: number, y: number): Point[] {
  return [
    [x - 1, y - 1],
    [x + 1, y - 1],
    [x + 1, y + 1],
    [x - 1, y + 1],
  ];
}

/** The side of an area, without its ends: lines of sight through a corner are the business of tests that draw one. */
function edgeOf(x: number, y: number, dx: number, dy: number): Line {
  const [cx, cy] = [x + dx, y + dy];
  const half = 0.5;
  return dx !== 0
    ? [
        [cx, cy - half],
        [cx, cy + half],
      ]
    : [
        [cx - half, cy],
        [cx + half, cy],
      ];
}
