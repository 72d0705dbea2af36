import type { Layer } from "@tavolata/kit";
import { stepsFrom } from "@tavolata/kit";
import { type AreaMap, throughTheAir } from "./areas.js";

/** A point of a drawn map, in whole or half units: so that nothing is ever rounded. */
export type Point = readonly [x: number, y: number];
export type Line = readonly [Point, Point];

/** Where the areas of a map lie, for the rules of sight. */
export interface AreaDrawing {
  /** The mark of each area: sight goes from mark to mark. */
  readonly marks: Readonly<Record<string, Point>>;
  /**
   * The outlines of each area, corner by corner. An outline has no dents: an area that goes round a corner has several, which
   * may overlap.
   */
  readonly outlines: Readonly<Record<string, readonly (readonly Point[])[]>>;
  /** What always stops sight: walls, and rims of the map. */
  readonly walls: readonly Line[];
  /** Where a door or a wall would stand on a border, by the border's name: it stops sight while the border is closed. */
  readonly borders: Readonly<Record<string, Line>>;
}

/** What stands in the way of sight just now. */
export interface SightBlocks {
  /** For each border, whether it is closed. */
  readonly closed?: Layer;
  /** For each area, whether somebody there stands in the way. */
  readonly inTheWay?: Layer;
}

/** For each pair of areas what lies between their marks: worked out once from the drawing. */
export interface AreaSight {
  readonly map: AreaMap;
  /** At `from * areas + to`; nothing where a wall always stops sight. */
  readonly between: readonly (Between | undefined)[];
}

interface Between {
  /** The borders that the line touches. */
  readonly borders: readonly number[];
  /** The areas that it crosses, without those at its ends. */
  readonly areas: readonly number[];
}

/** Works out what lies between any two areas. A line that only touches the end of a wall is stopped by it. */
export function areaSight(map: AreaMap, drawing: AreaDrawing): AreaSight {
  const marks = map.names.map((name) => exact(given(drawing.marks, name, "mark"), name));
  const outlines = map.names.map((name) =>
    given(drawing.outlines, name, "outline").map((outline) => checked(outline, name)),
  );
  const borders = Object.entries(drawing.borders).map(([name, line]) => {
    const border = map.borders.get(name);
    if (border === undefined) throw new RangeError(`There is no border "${name}" on the map.`);
    return { border, line };
  });
  const areas = map.names.length;
  const between = new Array<Between | undefined>(areas * areas).fill(undefined);
  for (let from = 0; from < areas; from++) {
    between[from * areas + from] = { borders: [], areas: [] };
    for (let to = from + 1; to < areas; to++) {
      const line: Line = [marks[from]!, marks[to]!];
      if (drawing.walls.some((wall) => touch(line, wall))) continue;
      const seen: Between = {
        borders: borders.filter((one) => touch(line, one.line)).map(({ border }) => border),
        areas: map.names.flatMap((_, area) =>
          area !== from && area !== to && outlines[area]!.some((outline) => crosses(line, outline)) ? [area] : [],
        ),
      };
      between[from * areas + to] = seen;
      between[to * areas + from] = seen;
    }
  }
  return { map, between };
}

/** Whether there is line of sight from one area to another. An area always sees itself. */
export function seesArea(sight: AreaSight, from: number, to: number, { closed, inTheWay }: SightBlocks): boolean {
  const between = sight.between[from * sight.map.names.length + to];
  if (!between) return false;
  return (
    !(closed && between.borders.some((border) => closed[border])) &&
    !(inTheWay && between.areas.some((area) => inTheWay[area]))
  );
}

/** The areas in sight that are at most `range` areas away through the air, nearest first, beginning with the area itself. */
export function areasInSight(sight: AreaSight, from: number, range: number, blocks: SightBlocks): number[] {
  const { reached } = stepsFrom(sight.map.graph, from, throughTheAir(sight.map, blocks.closed), range);
  return Array.from(reached).filter((to) => seesArea(sight, from, to, blocks));
}

/** On which side of the line from `a` to `b` a point lies: less than 0, more than 0, or 0 on the line. */
function sideOf([a, b]: Line, p: Point): number {
  return Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));
}

/** Whether two lines have a point in common, their ends included. */
function touch(one: Line, other: Line): boolean {
  const a = sideOf(one, other[0]);
  const b = sideOf(one, other[1]);
  if (a === 0 && b === 0) return overlap(one, other, 0) && overlap(one, other, 1);
  return a * b <= 0 && sideOf(other, one[0]) * sideOf(other, one[1]) <= 0;
}

function overlap(one: Line, other: Line, axis: 0 | 1): boolean {
  return (
    Math.max(Math.min(one[0][axis], one[1][axis]), Math.min(other[0][axis], other[1][axis])) <=
    Math.min(Math.max(one[0][axis], one[1][axis]), Math.max(other[0][axis], other[1][axis]))
  );
}

/**
 * Whether a line that begins and ends outside crosses the inside of an outline: it has corners strictly on both sides of the
 * line, and the line touches it. Running along its rim or through a corner is not crossing.
 */
function crosses(line: Line, outline: readonly Point[]): boolean {
  const sides = outline.map((corner) => sideOf(line, corner));
  if (!sides.includes(1) || !sides.includes(-1)) return false;
  return outline.some((corner, i) => touch(line, [corner, outline[(i + 1) % outline.length]!]));
}

function given<T>(record: Readonly<Record<string, T>>, area: string, what: string): T {
  const value = record[area];
  if (value === undefined) throw new RangeError(`The area "${area}" has no ${what}.`);
  return value;
}

function checked(outline: readonly Point[], area: string): readonly Point[] {
  for (const corner of outline) exact(corner, area);
  const turns = outline.map((corner, i) => {
    const next = outline[(i + 1) % outline.length]!;
    return sideOf([corner, next], outline[(i + 2) % outline.length]!);
  });
  if (outline.length < 3 || (turns.includes(1) && turns.includes(-1))) {
    throw new RangeError(`An outline of the area "${area}" has a dent or fewer than three corners: divide it.`);
  }
  return outline;
}

function exact(point: Point, area: string): Point {
  if (!point.every((number) => Number.isInteger(2 * number))) {
    throw new RangeError(`The area "${area}" is drawn at ${point.join(", ")}: use whole or half numbers.`);
  }
  return point;
}
