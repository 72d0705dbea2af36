import type { Area } from "@tavolata/ui/camera/camera.js";
import type { AreaId } from "../../content/types.js";
import { barriersOf, battlefieldOf, printedGround } from "../../queries/board/field.js";
import type { Battlefield } from "../../queries/board/terrain.js";
import type { SoulsView } from "../../view.js";

/** How many pixels a cell has when nobody has zoomed; a tile is four cells wide. */
export const cell = 76;

export type Spot = readonly [x: number, y: number];

/** An area as it is drawn. */
export interface AreaShape {
  readonly id: AreaId;
  readonly ground: ReturnType<typeof printedGround>;
  /** Its outline. */
  readonly path: string;
  readonly cells: readonly Spot[];
  /** SS-3-a: where its mark lies: sight goes from mark to mark. */
  readonly mark: Spot;
  /** The largest rectangle in it: figures and things have room there. */
  readonly room: Area;
  readonly hard: boolean;
  readonly deadly: boolean;
}

/** A border, wall or edge as a line. */
export interface Stroke {
  readonly path: string;
  readonly from: Spot;
  readonly to: Spot;
}

export interface Field {
  /** Its lines as the rules know them. */
  readonly drawing: Battlefield["drawing"];
  readonly shapes: readonly AreaShape[];
  readonly byId: ReadonlyMap<AreaId, AreaShape>;
  readonly walls: readonly Stroke[];
  readonly borders: ReadonlyMap<string, Stroke>;
  readonly barriers: readonly Stroke[];
  readonly width: number;
  readonly height: number;
  /** Where it lies if the map's first cell lies at the beginning: maps are drawn without what is empty before them. */
  readonly origin: Spot;
}

const margin = cell * 0.35;
const fields = new Map<string, Field>();

/** While somebody lays tiles every step makes another one. */
const mostFields = 60;

/** The battlefield that the tiles on the table make, as a drawing. The lines between areas are a little crooked, as if laid by hand: all of them go through the same points. */
export function fieldOf({ tiles }: Pick<SoulsView, "tiles">): Field | undefined {
  if (tiles.length === 0) return undefined;
  const name = JSON.stringify(tiles);
  const known = fields.get(name);
  if (known) return known;
  const battlefield = battlefieldOf({ tiles });
  const { outlines, marks, walls, borders } = battlefield.drawing;
  const own = Object.entries(outlines).map(([id, rectangles]) => ({ id, cells: cellsOf(rectangles), rectangles }));
  const all = own.flatMap(({ cells }) => cells);
  const left = Math.min(...all.map(([x]) => x));
  const top = Math.min(...all.map(([, y]) => y));
  const place = placing(left, top);
  const shapes = own.map(({ id, cells, rectangles }): AreaShape => {
    const mark = marks[id]!;
    return {
      id,
      ground: printedGround(id),
      path: outlineOf(cells, place),
      cells: cells.map(([x, y]) => place.straight(x, y)),
      mark: place.straight(mark[0] / 2, mark[1] / 2),
      room: roomIn(rectangles, mark, place),
      hard: battlefield.hard?.includes(id) ?? false,
      deadly: battlefield.deadly?.includes(id) ?? false,
    };
  });
  const stroke = ([from, to]: readonly [Spot, Spot]): Stroke => strokeBetween(from, to, place);
  const byBorder = new Map(Object.entries(borders).map(([name, line]) => [name, stroke(line)]));
  const field: Field = {
    drawing: battlefield.drawing,
    shapes,
    byId: new Map(shapes.map((shape) => [shape.id, shape])),
    walls: walls.map(stroke),
    borders: byBorder,
    barriers: barriersOf(battlefield).flatMap(
      ({ from, to }) => byBorder.get(`${from}|${to}`) ?? byBorder.get(`${to}|${from}`) ?? [],
    ),
    width: (Math.max(...all.map(([x]) => x)) + 1 - left) * cell + 2 * margin,
    height: (Math.max(...all.map(([, y]) => y)) + 1 - top) * cell + 2 * margin,
    origin: [left * cell - margin, top * cell - margin],
  };
  if (fields.size >= mostFields) fields.clear();
  fields.set(name, field);
  return field;
}

interface Placing {
  /** A point of the map, in cells, as pixels. */
  straight(x: number, y: number): Spot;
  /** The same, moved a little where lines meet. */
  crooked(x: number, y: number): Spot;
}

function placing(left: number, top: number): Placing {
  const straight = (x: number, y: number): Spot => [(x - left) * cell + margin, (y - top) * cell + margin];
  const crooked = (x: number, y: number): Spot => {
    if (!Number.isInteger(x) || !Number.isInteger(y)) {
      const [ax, ay] = crooked(Math.floor(x), Math.floor(y));
      const [bx, by] = crooked(Math.ceil(x), Math.ceil(y));
      return [(ax + bx) / 2, (ay + by) / 2];
    }
    const [px, py] = straight(x, y);
    return [px + (chance(x, y, 1) - 0.5) * cell * 0.2, py + (chance(x, y, 2) - 0.5) * cell * 0.2];
  };
  return { straight, crooked };
}

/** A number from 0 to 1 that looks like chance and is always the same for a place. */
export function chance(x: number, y: number, salt: number): number {
  let n = (Math.round(x) * 374761393 + Math.round(y) * 668265263 + salt * 2147483629) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967295;
}

/** The cells that rectangles in half cells cover. */
function cellsOf(rectangles: readonly (readonly Spot[])[]): Spot[] {
  const found = new Map<string, Spot>();
  for (const corners of rectangles) {
    const xs = corners.map(([x]) => x / 2);
    const ys = corners.map(([, y]) => y / 2);
    for (let x = Math.min(...xs); x < Math.max(...xs); x++)
      for (let y = Math.min(...ys); y < Math.max(...ys); y++) found.set(`${x},${y}`, [x, y]);
  }
  return [...found.values()];
}

/** Goes round the cells, corner by corner. */
function outlineOf(cells: readonly Spot[], { crooked }: Placing): string {
  const own = new Set(cells.map(String));
  const next = new Map<string, Spot[]>();
  const starts: Spot[] = [];
  const add = (from: Spot, to: Spot) => {
    const onward = next.get(String(from));
    if (onward) onward.push(to);
    else {
      next.set(String(from), [to]);
      starts.push(from);
    }
  };
  for (const [x, y] of cells) {
    if (!own.has(`${x},${y - 1}`)) add([x, y], [x + 1, y]);
    if (!own.has(`${x + 1},${y}`)) add([x + 1, y], [x + 1, y + 1]);
    if (!own.has(`${x},${y + 1}`)) add([x + 1, y + 1], [x, y + 1]);
    if (!own.has(`${x - 1},${y}`)) add([x, y + 1], [x, y]);
  }
  let path = "";
  for (const start of starts) {
    let at: Spot | undefined = start;
    let isFirst = true;
    while (at) {
      const onward: Spot[] | undefined = next.get(String(at));
      const to: Spot | undefined = onward?.shift();
      if (!to) break;
      path += `${isFirst ? "M" : "L"}${said(crooked(...at))}`;
      isFirst = false;
      at = to;
    }
    if (!isFirst) path += "Z";
  }
  return path;
}

function said([x, y]: Spot): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A line in half cells, through every point of the grid on its way. */
function strokeBetween(from: Spot, to: Spot, { crooked }: Placing): Stroke {
  const [a, b] = [from, to].map(([x, y]) => [x / 2, y / 2] as const) as [Spot, Spot];
  const length = Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]));
  const points: Spot[] = [a];
  for (let step = 1; step < length; step++) {
    const whole = (one: number, other: number) =>
      one === other ? one : other > one ? Math.floor(one) + step : Math.ceil(one) - step;
    points.push([whole(a[0], b[0]), whole(a[1], b[1])]);
  }
  points.push(b);
  const drawn = points.map(([x, y]) => crooked(x, y));
  return { path: `M${drawn.map(said).join("L")}`, from: drawn[0]!, to: drawn.at(-1)! };
}

/** The largest rectangle of an area, the one with the mark in it first. */
function roomIn(rectangles: readonly (readonly Spot[])[], mark: Spot, { straight }: Placing): Area {
  const sized = rectangles.map((corners) => {
    const xs = corners.map(([x]) => x / 2);
    const ys = corners.map(([, y]) => y / 2);
    const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    const holds = mark[0] / 2 > left && mark[0] / 2 < right && mark[1] / 2 > top && mark[1] / 2 < bottom;
    return { left, top, right, bottom, size: (right - left) * (bottom - top) + (holds ? 0.5 : 0) };
  });
  const best = sized.reduce((one, other) => (other.size > one.size ? other : one));
  const [x, y] = straight(best.left, best.top);
  return { x, y, width: (best.right - best.left) * cell, height: (best.bottom - best.top) * cell };
}

export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The most that stand in a ring; of more, the rest is a number. */
export const ringful = 6;

/** Where so many chips stand in an area: one in the middle, several in a ring. */
export function standsIn({ room }: AreaShape, count: number): Stand[] {
  const narrow = Math.min(room.width, room.height);
  const size = Math.min(66, narrow * 0.8) * (count > 4 ? 0.8 : 1);
  const [cx, cy] = [room.x + room.width / 2, room.y + room.height / 2 - 2];
  if (count === 1) return [{ x: cx, y: cy, size }];
  const most = count === 2 ? size * 0.62 : size * (count > 3 ? 0.95 : 0.78);
  const rx = Math.max(4, Math.min(most, (room.width - size) / 2 - 2));
  const ry = Math.max(4, Math.min(most, (room.height - size) / 2 - 2));
  const begin = count === 2 ? (rx >= ry ? Math.PI : -Math.PI / 2) : -Math.PI / 2;
  return Array.from({ length: count }, (_, i) => {
    const angle = begin + (i * 2 * Math.PI) / count;
    return { x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle), size };
  });
}
