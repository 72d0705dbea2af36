import fc from "fast-check";
import { expect, test } from "vitest";
import {
  edgeLayer,
  edgeName,
  edgeNamed,
  type Grid,
  gridOf,
  squareLayer,
  squareName,
  squareNamed,
} from "../../content/board/grid.js";
import { readRooms, wallsBetweenRooms } from "../../content/board/rooms.js";
import { lineBetween, sees } from "../../queries/board/sight-line.js";
import { board } from "../small-board.js";

const grid = gridOf(12, 9);

function inSight(from: string, to: string, walls: string[], squares: string[] = []): boolean {
  const blocks = { edges: edgeLayer(grid, walls), squares: squareLayer(grid, squares) };
  return sees(grid, squareNamed(grid, from), squareNamed(grid, to), blocks);
}

test("a figure between stands in the way, one beside the line doesn't", () => {
  expect(inSight("2,2", "6,2", [], ["4,2"])).toBe(false);
  expect(inSight("2,2", "6,2", [], ["4,3"])).toBe(true);
});

test("the figures at both ends don't stand in the way", () => {
  expect(inSight("2,2", "6,2", [], ["2,2", "6,2"])).toBe(true);
});

test("a wall or closed door across the line stands in the way", () => {
  expect(inSight("2,2", "6,2", ["3,2|4,2"])).toBe(false);
  expect(inSight("2,2", "6,2", ["3,2|3,3", "3,1|3,2"])).toBe(true);
});

test("a line that touches the end of a wall is blocked: nobody is seen behind a corner", () => {
  for (const wall of ["2,2|3,2", "3,2|3,3", "2,2|2,3", "2,3|3,3"]) {
    expect(inSight("2,2", "3,3", [wall])).toBe(false);
    expect(inSight("1,1", "4,4", [wall])).toBe(false);
  }
  expect(inSight("2,2", "3,3", ["3,1|3,2", "4,3|4,4"])).toBe(true);
});

test("through a corner, one figure beside it can be looked past, two can't", () => {
  expect(inSight("2,2", "3,3", [], ["3,2"])).toBe(true);
  expect(inSight("2,2", "3,3", [], ["2,3"])).toBe(true);
  expect(inSight("2,2", "3,3", [], ["3,2", "2,3"])).toBe(false);
});

test("a slanting line crosses the squares whose inside it enters", () => {
  const named = (squares: number[]) => squares.map((square) => squareName(grid, square));
  const line = lineBetween(grid, squareNamed(grid, "2,2"), squareNamed(grid, "5,3"));
  expect(named(line.squares)).toEqual(["3,2", "4,3"]);
  expect(line.edges.map((edge) => edgeName(grid, edge))).toEqual(["2,2|3,2", "4,3|5,3"]);
  expect(line.corners).toHaveLength(1);
  expect(named([...line.corners[0]!.beside]).sort()).toEqual(["3,3", "4,2"]);
  expect(line.corners[0]!.edges.map((edge) => edgeName(grid, edge)).sort()).toEqual([
    "3,2|3,3",
    "3,2|4,2",
    "3,3|4,3",
    "4,2|4,3",
  ]);
});

test("what a line crosses is listed from its beginning to its end", () => {
  const line = lineBetween(grid, squareNamed(grid, "5,5"), squareNamed(grid, "2,2"));
  expect(line.squares.map((square) => squareName(grid, square))).toEqual(["4,4", "3,3"]);
  expect(line.corners.map(({ beside }) => squareName(grid, beside[0]))).toEqual(["4,5", "3,4", "2,3"]);
});

test("one always sees the own square", () => {
  const everywhere = new Uint8Array(1000).fill(1);
  expect(sees(grid, 5, 5, { edges: everywhere, squares: everywhere })).toBe(true);
});

test("on a walled board, a corridor is seen to its end and a room not from outside", () => {
  const rooms = readRooms(board);
  const edges = wallsBetweenRooms(rooms);
  const at = (name: string) => squareNamed(rooms.grid, name);
  expect(sees(rooms.grid, at("0,0"), at("8,0"), { edges })).toBe(true);
  expect(sees(rooms.grid, at("0,0"), at("1,1"), { edges })).toBe(false);
  expect(sees(rooms.grid, at("1,1"), at("4,3"), { edges })).toBe(true);
  edges[edgeNamed(rooms.grid, "2,0|2,1")] = 0;
  expect(sees(rooms.grid, at("2,0"), at("2,3"), { edges })).toBe(true);
  expect(sees(rooms.grid, at("2,0"), at("4,2"), { edges })).toBe(false);
});

// An independent judge: plane geometry with points in half squares, as if drawn with a ruler.
type Point = readonly [number, number];

function side(a: Point, b: Point, p: Point): number {
  return Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));
}

function meet(a: Point, b: Point, p: Point, q: Point): boolean {
  return side(a, b, p) * side(a, b, q) <= 0 && side(p, q, a) * side(p, q, b) <= 0;
}

function judge(board: Grid, from: number, to: number, edges: Uint8Array, squares: Uint8Array): boolean {
  const corner = (square: number): Point => [2 * (square % board.width), 2 * Math.floor(square / board.width)];
  const centre = (square: number): Point => [corner(square)[0] + 1, corner(square)[1] + 1];
  const [a, b] = [centre(from), centre(to)];
  for (const edge of board.edgeOfWay) {
    if (!edges[edge]) continue;
    const [x, y] = corner(edge >> 1);
    const start: Point = edge % 2 === 0 ? [x + 2, y] : [x, y + 2];
    if (meet(a, b, start, [x + 2, y + 2])) return false;
  }
  const cornersOf = (square: number): Point[] => {
    const [x, y] = corner(square);
    return [
      [x, y],
      [x + 2, y],
      [x + 2, y + 2],
      [x, y + 2],
    ];
  };
  const within = ([x, y]: Point) =>
    x >= Math.min(a[0], b[0]) && x <= Math.max(a[0], b[0]) && y >= Math.min(a[1], b[1]) && y <= Math.max(a[1], b[1]);
  const onCorner = new Map<string, number>();
  for (let square = 0; square < board.squares; square++) {
    if (!squares[square] || square === from || square === to) continue;
    const corners = cornersOf(square);
    const sides = corners.map((point) => side(a, b, point));
    const touched = corners.some((point, i) => meet(a, b, point, corners[(i + 1) % 4]!));
    if (touched && sides.includes(1) && sides.includes(-1)) return false;
    for (const [i, point] of corners.entries()) {
      if (sides[i] !== 0 || !within(point)) continue;
      const blocked = (onCorner.get(point.join()) ?? 0) + 1;
      if (blocked === 2) return false;
      onCorner.set(point.join(), blocked);
    }
  }
  return true;
}

const scene = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }))
  .chain(([width, height]) =>
    fc.record({
      board: fc.constant(gridOf(width, height)),
      from: fc.nat(width * height - 1),
      to: fc.nat(width * height - 1),
      edges: fc.uint8Array({ minLength: 2 * width * height, maxLength: 2 * width * height, max: 12 }),
      squares: fc.uint8Array({ minLength: width * height, maxLength: width * height, max: 5 }),
    }),
  )
  .map(({ board, from, to, edges, squares }) => ({
    board,
    from,
    to,
    edges: edges.map((mark) => (mark === 1 ? 1 : 0)),
    squares: squares.map((mark) => (mark === 1 ? 1 : 0)),
  }));

test("sight is what a ruler says", () => {
  fc.assert(
    fc.property(scene, ({ board, from, to, edges, squares }) => {
      expect(sees(board, from, to, { edges, squares })).toBe(judge(board, from, to, edges, squares));
    }),
    { numRuns: 3000 },
  );
});

test("who is seen sees back", () => {
  fc.assert(
    fc.property(scene, ({ board, from, to, edges, squares }) => {
      expect(sees(board, from, to, { edges, squares })).toBe(sees(board, to, from, { edges, squares }));
      const [there, back] = [lineBetween(board, from, to), lineBetween(board, to, from)];
      expect(there.squares).toEqual(back.squares.reverse());
      expect(there.edges).toEqual(back.edges.reverse());
    }),
    { numRuns: 1000 },
  );
});

test("a line is free when nothing that it crosses is blocked", () => {
  fc.assert(
    fc.property(scene, ({ board, from, to, edges, squares }) => {
      const line = lineBetween(board, from, to);
      const free =
        !line.edges.some((edge) => edges[edge]) &&
        !line.squares.some((square) => squares[square]) &&
        !line.corners.some(
          (corner) => corner.edges.some((edge) => edges[edge]) || corner.beside.every((square) => squares[square]),
        );
      expect(sees(board, from, to, { edges, squares })).toBe(free);
    }),
    { numRuns: 1000 },
  );
});
