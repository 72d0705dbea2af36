import { tileSides } from "../content/tiles/index.js";
import type { TileSide } from "../content/types.js";
import { onMap } from "../queries/board/placing.js";
import { type AreaId, terrainOf } from "../queries/board/terrain.js";
import type { SoulsView } from "../view.js";

/** A cell is so many signs wide and high, with its left and upper rim. */
const width = 6;
const height = 3;

/** What stands between two areas, by the signs that it is drawn with. */
interface Rim {
  readonly upright: string;
  readonly level: string;
}

const wall: Rim = { upright: "|", level: "-" };
const open: Rim = { upright: ":", level: "." };
const door: Rim = { upright: "D", level: "D" };
const nothing: Rim = { upright: " ", level: " " };

/** The battlefield with its areas, drawn with letters: the name of each area, and below it the signs for what is there. */
export function drawMap(s: SoulsView, signs: (area: AreaId) => string): string[] {
  const cells = new Map<string, AreaId>();
  const sides: Readonly<Record<string, TileSide>> = tileSides;
  for (const placed of s.tiles) {
    const side = sides[placed.tile];
    // A battlefield that isn't made of the box's tiles has no picture.
    if (!side) continue;
    for (const { id, cells: own } of onMap(placed, side).areas)
      for (const [x, y] of own) cells.set(`${x / 2},${y / 2}`, id);
  }
  if (cells.size === 0) return [];
  const places = [...cells.keys()].map((place) => place.split(",").map(Number) as [number, number]);
  const columns = Math.max(...places.map(([x]) => x)) + 1;
  const rows = Math.max(...places.map(([, y]) => y)) + 1;
  const canvas = Array.from({ length: rows * height + 1 }, () => new Array<string>(columns * width + 1).fill(" "));
  const at = (x: number, y: number) => cells.get(`${x},${y}`);
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x <= columns; x++) {
      const left = rimBetween(s, at(x - 1, y), at(x, y)).upright;
      const above = rimBetween(s, at(x, y - 1), at(x, y)).level;
      for (let i = 1; i < height && y < rows; i++) put(canvas, x * width, y * height + i, left);
      for (let i = 1; i < width && x < columns; i++) put(canvas, x * width + i, y * height, above);
      if ((left !== " " || above !== " ") && x <= columns && y <= rows) put(canvas, x * width, y * height, "+");
    }
  }
  label(canvas, cells, signs);
  return canvas.map((line) => line.join("").trimEnd());
}

function put(canvas: string[][], x: number, y: number, text: string): void {
  for (const [i, sign] of [...text].entries()) if (canvas[y]?.[x + i] !== undefined) canvas[y]![x + i] = sign;
}

/** SS-3-c, SS-3.2.1-a, SS-3.3-a: a side to walk through, a wall, or a door. */
function rimBetween(s: SoulsView, a: AreaId | undefined, b: AreaId | undefined): Rim {
  if (a === b) return nothing;
  if (a === undefined || b === undefined) return wall;
  const shut = s.doors[`${a}|${b}`] ?? s.doors[`${b}|${a}`];
  if (shut) return shut.kind === "wall" ? wall : door;
  const { map } = terrainOf(s);
  const [from, to] = [map.numbers.get(a)!, map.numbers.get(b)!];
  for (let side = map.graph.firstOut[from]!; side < map.graph.firstOut[from + 1]!; side++)
    if (map.graph.to[side] === to) return open;
  return wall;
}

/** In the upper left cell of each area. */
function label(canvas: string[][], cells: ReadonlyMap<string, AreaId>, signs: (area: AreaId) => string): void {
  const done = new Set<AreaId>();
  const sorted = [...cells].map(([place, area]) => [...place.split(",").map(Number), area] as [number, number, AreaId]);
  sorted.sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
  for (const [x, y, area] of sorted) {
    if (done.has(area)) continue;
    done.add(area);
    // What is there may run on into cells of the same area.
    let room = width - 1;
    for (let next = x + 1; cells.get(`${next},${y}`) === area; next++) room += width;
    put(canvas, x * width + 1, y * height + 1, area.slice(0, width - 1));
    put(canvas, x * width + 1, y * height + 2, signs(area).slice(0, room));
  }
}
