import { stepsFrom, unreached } from "@tavolata/kit";
import { describe, expect, test } from "vitest";
import { columnOf, neighbours, openSteps, rowOf } from "../../content/board/grid.js";
import { boardSides, corridor, roomLetters, type SideName } from "../../content/board/index.js";
import { squaresOf, wallsBetweenRooms } from "../../content/board/rooms.js";

const sides: SideName[] = ["A", "B"];

describe.each(sides)("side %s", (name) => {
  const side = boardSides[name];

  test("HQ-1.7: 26 × 19 squares, each in exactly one room or the corridor", () => {
    expect([side.grid.width, side.grid.height]).toEqual([26, 19]);
    expect(side.roomOf).toHaveLength(494);
    for (const letter of side.roomOf) expect(letter).toMatch(/^[A-Z.]$/);
  });

  test("HQ-1.7: the corridor hangs together", () => {
    const ways = squaresOf(side, corridor);
    const { cost } = stepsFrom(side.grid.graph, ways[0]!, openSteps(side.grid, { edges: wallsBetweenRooms(side) }));
    expect(ways.filter((square) => cost[square] === unreached)).toEqual([]);
  });

  test("HQ-1.7: every room is one piece and touches the corridor", () => {
    const walls = wallsBetweenRooms(side);
    for (const letter of roomLetters(name)) {
      const squares = squaresOf(side, letter);
      const { cost } = stepsFrom(side.grid.graph, squares[0]!, openSteps(side.grid, { edges: walls }));
      expect(squares.filter((square) => cost[square] === unreached)).toEqual([]);
      const around = squares.flatMap((square) => [...neighbours(side.grid, square)].map((other) => side.roomOf[other]));
      expect(around, `room ${letter}`).toContain(corridor);
    }
  });

  test("HQ-1.7: rooms are large enough to fight in and small enough to search", () => {
    for (const letter of roomLetters(name)) {
      const size = squaresOf(side, letter).length;
      expect(size, `room ${letter}`).toBeGreaterThanOrEqual(6);
      expect(size, `room ${letter}`).toBeLessThanOrEqual(30);
    }
  });
});

test("HQ-1.7: side A has the 22 rooms of the classic board, with 346 squares", () => {
  const letters = roomLetters("A");
  expect(letters).toHaveLength(22);
  expect(letters.reduce((sum, letter) => sum + squaresOf(boardSides.A, letter).length, 0)).toBe(346);
  expect(squaresOf(boardSides.A, "K")).toHaveLength(30);
});

test("HQ-1.7: the L-shaped room of side A leaves its corner to its neighbour", () => {
  const { grid, roomOf } = boardSides.A;
  const squares = squaresOf(boardSides.A, "R");
  expect(squares).toHaveLength(15);
  expect(squares.some((square) => columnOf(grid, square) === 17 && rowOf(grid, square) === 13)).toBe(false);
  expect(roomOf[13 * 26 + 17]).toBe("T");
});

test("HQ-1.7: side B has a layout of its own, with 20 rooms", () => {
  expect(roomLetters("B")).toHaveLength(20);
  const same = boardSides.A.roomOf.filter(
    (letter, i) => (letter === corridor) === (boardSides.B.roomOf[i] === corridor),
  );
  expect(same.length).toBeLessThan(400);
});
