import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type AreaDrawing,
  areaSight,
  areasInSight,
  type Line,
  type Point,
  seesArea,
} from "../../../queries/board/area-sight.js";
import { areaLayer, areaMap, areaNamed, borderLayer, type Side } from "../../../queries/board/areas.js";

/** A square of two units round a mark. */
function tile([x, y]: Point): Point[] {
  return [
    [x - 1, y - 1],
    [x + 1, y - 1],
    [x + 1, y + 1],
    [x - 1, y + 1],
  ];
}

/** Square areas round these centres; those with a common side are neighbours. Their marks may lie off the centre. */
function draw(centres: Record<string, Point>, walls: Line[] = [], barriers: string[] = [], marks = centres) {
  const names = Object.keys(centres);
  const beside = (a: string, b: string) =>
    Math.abs(centres[a]![0] - centres[b]![0]) + Math.abs(centres[a]![1] - centres[b]![1]) === 2;
  const sides = (a: string): Side[] =>
    names.filter((b) => beside(a, b)).map((b) => (barriers.includes(`${a}>${b}`) ? { to: b, barrier: true } : b));
  const map = areaMap(Object.fromEntries(names.map((name) => [name, sides(name)])));
  const borders: [string, Line][] = [...map.borders.keys()].map((name) => {
    const [[ax, ay], [bx, by]] = name.split("|").map((area) => centres[area]!) as [Point, Point];
    const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
    const ends: Line =
      ax === bx
        ? [
            [x - 1, y],
            [x + 1, y],
          ]
        : [
            [x, y - 1],
            [x, y + 1],
          ];
    return [name, ends];
  });
  const drawing: AreaDrawing = {
    marks,
    outlines: Object.fromEntries(names.map((name) => [name, [tile(centres[name]!)]])),
    walls,
    borders: Object.fromEntries(borders),
  };
  return { map, drawing, sight: areaSight(map, drawing) };
}

function looker(
  { map, sight }: ReturnType<typeof draw>,
  { closed = [], inTheWay = [] }: { closed?: string[]; inTheWay?: string[] } = {},
) {
  const blocks = { closed: borderLayer(map, closed), inTheWay: areaLayer(map, inTheWay) };
  return (from: string, to: string) => seesArea(sight, areaNamed(map, from), areaNamed(map, to), blocks);
}

test("a wall between two marks stops sight both ways, others in the same room see each other", () => {
  const room = draw({ ecarus: [0, 0], bandit: [4, 0], thorgar: [0, 4], gremlin: [4, 4] }, [
    [
      [1, 2],
      [3, 2],
    ],
  ]);
  const sees = looker(room);
  expect([sees("ecarus", "bandit"), sees("bandit", "ecarus")]).toEqual([true, true]);
  expect([sees("thorgar", "bandit"), sees("bandit", "thorgar")]).toEqual([false, false]);
  expect(sees("thorgar", "gremlin")).toBe(true);
});

test("a line that only touches the end of a wall is stopped, one that passes by isn't", () => {
  const marks: Record<string, Point> = { a: [0, 0], b: [2, 2] };
  const wall = (from: Point, to: Point) => looker(draw(marks, [[from, to]]))("a", "b");
  expect(wall([1, 1], [1, 5])).toBe(false);
  expect(wall([1, 1.5], [1, 5])).toBe(true);
  expect(wall([0.5, 0.5], [1.5, 1.5])).toBe(false);
  expect(wall([1.5, 1.5], [3, 3])).toBe(false);
  expect(wall([-3, -3], [0.5, 0.5])).toBe(false);
  expect(wall([-3, -3], [4, 4])).toBe(false);
  expect(wall([3, 3], [4, 4])).toBe(true);
  expect(wall([-3, -3], [-0.5, -0.5])).toBe(true);
});

test("adjacent areas need not see each other: part of the border is wall", () => {
  const half: Line = [
    [1, -1],
    [1, 0.5],
  ];
  const bend = draw({ shae: [0, 0], bandit: [2, 0] }, [half]);
  expect(looker(bend)("shae", "bandit")).toBe(false);
  expect(bend.map.borders.has("shae|bandit")).toBe(true);
});

const row = draw({ laegon: [0, 0], gremlin: [2, 0], shaman: [4, 0], beside: [2, 2] });

test("somebody in an area that the line crosses stands in the way, at its ends or beside it not", () => {
  expect(looker(row, { inTheWay: ["gremlin"] })("laegon", "shaman")).toBe(false);
  expect(looker(row, { inTheWay: ["gremlin"] })("laegon", "gremlin")).toBe(true);
  expect(looker(row, { inTheWay: ["laegon", "shaman", "beside"] })("laegon", "shaman")).toBe(true);
});

test("an area whose corner the line passes through isn't crossed", () => {
  const diagonal = draw({ a: [0, 0], b: [2, 2], c: [2, 0], d: [0, 2] });
  expect(looker(diagonal, { inTheWay: ["c", "d"] })("a", "b")).toBe(true);
});

test("an area of several outlines is crossed where any of them is", () => {
  const map = areaMap({ a: [], b: [], bend: [] });
  const far = tile([9, 9]);
  const drawing = (bend: Point[][]): AreaDrawing => ({
    marks: { a: [0, 0], b: [4, 0], bend: [9, 9] },
    outlines: { a: [tile([0, 0])], b: [tile([4, 0])], bend },
    walls: [],
    borders: {},
  });
  const inTheWay = areaLayer(map, ["bend"]);
  expect(seesArea(areaSight(map, drawing([far, tile([2, 0])])), 0, 1, { inTheWay })).toBe(false);
  expect(seesArea(areaSight(map, drawing([far, tile([6, 0])])), 0, 1, { inTheWay })).toBe(true);
});

test("a closed door stops sight until it is opened, and its ends do so at a corner", () => {
  expect(looker(row, { closed: ["gremlin|shaman"] })("laegon", "shaman")).toBe(false);
  expect(looker(row, { closed: ["gremlin|beside"] })("laegon", "shaman")).toBe(true);
  expect(looker(row)("laegon", "shaman")).toBe(true);
  expect(looker(row, { closed: ["gremlin|beside"] })("laegon", "beside")).toBe(false);
});

test("a barrier doesn't stop sight, and counts as one area", () => {
  const ledge = draw({ a: [0, 0], b: [2, 0] }, [], ["a>b"]);
  expect(looker(ledge)("a", "b")).toBe(true);
  expect(areasInSight(ledge.sight, 0, 1, {})).toEqual([0, 1]);
});

test("sight ends after so many areas, and where something stands in the way", () => {
  const corridor = draw(Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`c${i}`, [2 * i, 0] as const])));
  expect(areasInSight(corridor.sight, 0, 5, {})).toEqual([0, 1, 2, 3, 4, 5]);
  expect(areasInSight(corridor.sight, 2, 5, {})).toEqual([2, 1, 3, 0, 4, 5, 6, 7]);
  expect(areasInSight(corridor.sight, 0, 5, { inTheWay: areaLayer(corridor.map, ["c3"]) })).toEqual([0, 1, 2, 3]);
  expect(areasInSight(corridor.sight, 0, 5, { closed: borderLayer(corridor.map, ["c1|c2"]) })).toEqual([0, 1]);
});

test("an area sees itself, whatever stands there", () => {
  expect(looker(row, { closed: [...row.map.borders.keys()], inTheWay: ["laegon"] })("laegon", "laegon")).toBe(true);
});

test("a map that isn't drawn to the end is refused with what is missing", () => {
  const { map, drawing } = row;
  expect(() => areaSight(map, { ...drawing, marks: {} })).toThrow('The area "laegon" has no mark.');
  expect(() => areaSight(map, { ...drawing, outlines: {} })).toThrow('The area "laegon" has no outline.');
  expect(() => areaSight(map, { ...drawing, marks: { ...drawing.marks, laegon: [0.1, 0] } })).toThrow(
    "use whole or half numbers",
  );
  const line: Line = [
    [0, 0],
    [1, 1],
  ];
  expect(() => areaSight(map, { ...drawing, borders: { "laegon|shaman": line } })).toThrow(
    'There is no border "laegon|shaman"',
  );
  const dented: Point[] = [
    [-1, -1],
    [1, -1],
    [0, 0],
    [1, 1],
    [-1, 1],
  ];
  const outlines = { ...drawing.outlines, laegon: [dented] };
  expect(() => areaSight(map, { ...drawing, outlines })).toThrow('An outline of the area "laegon" has a dent');
});

// An independent judge: where along their lengths two lines meet, and for how long a line is inside a square.
function meet([p, q]: Line, [r, s]: Line): boolean {
  const [dx, dy, ex, ey] = [q[0] - p[0], q[1] - p[1], s[0] - r[0], s[1] - r[1]];
  const [gx, gy] = [r[0] - p[0], r[1] - p[1]];
  const slope = dx * ey - dy * ex;
  if (slope !== 0) {
    const along = (gx * ey - gy * ex) / slope;
    const across = (gx * dy - gy * dx) / slope;
    return along >= 0 && along <= 1 && across >= 0 && across <= 1;
  }
  if (gx * dy !== gy * dx) return false;
  const place = ([x, y]: Point) => ((x - p[0]) * dx + (y - p[1]) * dy) / (dx * dx + dy * dy);
  const [first, last] = [place(r), place(s)].sort((a, b) => a - b) as [number, number];
  return first <= 1 && last >= 0;
}

function isInside([p, q]: Line, centre: Point): boolean {
  let [enters, leaves] = [0, 1];
  for (const axis of [0, 1] as const) {
    const length = q[axis] - p[axis];
    const [low, high] = [centre[axis] - 1, centre[axis] + 1];
    if (length === 0 && (p[axis] <= low || p[axis] >= high)) return false;
    if (length === 0) continue;
    const [first, last] = [(low - p[axis]) / length, (high - p[axis]) / length].sort((a, b) => a - b) as [
      number,
      number,
    ];
    enters = Math.max(enters, first);
    leaves = Math.min(leaves, last);
  }
  return enters < leaves;
}

test("sight is what a ruler says, and the same in both directions", () => {
  const centres = Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [`a${i}`, [2 * (i % 3), 2 * Math.floor(i / 3)] as const]),
  );
  const names = Object.keys(centres);
  const allBorders = [...draw(centres).map.borders.keys()];
  const half = fc.integer({ min: -2, max: 10 }).map((number) => number / 2);
  const walls = fc.array(fc.tuple(fc.tuple(half, half), fc.tuple(half, half)), { maxLength: 2 });
  const shifts = fc.array(fc.tuple(fc.constantFrom(0, 0, -0.5, 0.5), fc.constantFrom(0, 0, -0.5, 0.5)), {
    minLength: 9,
    maxLength: 9,
  });
  const few = { maxLength: 2 };
  fc.assert(
    fc.property(
      walls,
      shifts,
      fc.subarray(allBorders, few),
      fc.subarray(names, few),
      (lines, shift, closed, inTheWay) => {
        const marks: Record<string, Point> = Object.fromEntries(
          names.map((name, i) => [name, [centres[name]![0] + shift[i]![0], centres[name]![1] + shift[i]![1]]]),
        );
        const map = draw(centres, lines, [], marks);
        const sees = looker(map, { closed, inTheWay });
        const stops = [...lines, ...closed.map((name) => map.drawing.borders[name]!)];
        for (const from of names) {
          for (const to of names) {
            const line: Line = [marks[from]!, marks[to]!];
            const between = inTheWay.filter((name) => name !== from && name !== to);
            const free =
              !stops.some((stop) => meet(line, stop)) && !between.some((name) => isInside(line, centres[name]!));
            expect(sees(from, to)).toBe(from === to || free);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});

test("an outline may have any number of corners from three", () => {
  const map = areaMap({ a: [], b: [], wedge: [] });
  const wedge: Point[] = [
    [2, -1],
    [3, 2],
    [1, 2],
  ];
  const drawing: AreaDrawing = {
    marks: { a: [0, 0], b: [4, 0], wedge: [2, 1] },
    outlines: { a: [tile([0, 0])], b: [tile([4, 0])], wedge: [wedge] },
    walls: [],
    borders: {},
  };
  expect(seesArea(areaSight(map, drawing), 0, 1, { inTheWay: areaLayer(map, ["wedge"]) })).toBe(false);
  const flat = { ...drawing.outlines, wedge: [wedge.slice(1)] };
  expect(() => areaSight(map, { ...drawing, outlines: flat })).toThrow("fewer than three corners");
});
