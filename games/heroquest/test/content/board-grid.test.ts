import { stepsFrom } from "@tavolata/kit";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  adjacent,
  adjacentOrDiagonal,
  edgeBetween,
  edgeCount,
  edgeLayer,
  edgeName,
  edgeNamed,
  gridOf,
  neighbours,
  openSteps,
  squareAt,
  squareLayer,
  squareName,
  squareNamed,
  squaresApart,
  squaresAround,
} from "../../content/board/grid.js";

const grid = gridOf(26, 19);
const at = (name: string) => squareNamed(grid, name);
const named = (squares: Iterable<number>) => Array.from(squares, (square) => squareName(grid, square));

test("a square is called by column and row", () => {
  expect(squareAt(grid, 7, 4)).toBe(4 * 26 + 7);
  expect(squareName(grid, 4 * 26 + 7)).toBe("7,4");
});

test("squares that aren't on the board are refused with what would be right", () => {
  expect(() => squareNamed(grid, "26,0")).toThrow("There is no square 26,0 on a board of 26 × 19.");
  expect(() => squareNamed(grid, "0,19")).toThrow(RangeError);
  expect(() => squareNamed(grid, "7;4")).toThrow('"7;4" isn\'t a square: write column and row, such as 7,4.');
});

test("an edge is called by its two squares, the left or upper one first", () => {
  expect(edgeName(grid, edgeBetween(grid, at("8,4"), at("7,4")))).toBe("7,4|8,4");
  expect(edgeName(grid, edgeBetween(grid, at("7,4"), at("7,5")))).toBe("7,4|7,5");
  expect(edgeNamed(grid, "8,4|7,4")).toBe(edgeNamed(grid, "7,4|8,4"));
});

test("squares without a common side have no edge: not even at the end of a row", () => {
  expect(() => edgeNamed(grid, "7,4|8,5")).toThrow("7,4 and 8,5 share no side.");
  expect(() => edgeNamed(grid, "25,0|0,1")).toThrow("25,0 and 0,1 share no side.");
  expect(() => edgeNamed(grid, "7,4")).toThrow('"7,4" isn\'t an edge');
  expect(() => edgeName(grid, 2 * at("25,0"))).toThrow(RangeError);
});

test("every square and every edge has a name of its own that leads back to it, on a board of any size", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), (width, height) => {
      const small = gridOf(width, height);
      for (let square = 0; square < small.squares; square++) {
        expect(squareNamed(small, squareName(small, square))).toBe(square);
      }
      const edges = new Set(small.edgeOfWay);
      expect(edges.size).toBe((width - 1) * height + width * (height - 1));
      expect(small.graph.to).toHaveLength(2 * edges.size);
      for (const edge of edges) {
        expect(edge).toBeLessThan(edgeCount(small));
        expect(edgeNamed(small, edgeName(small, edge))).toBe(edge);
      }
    }),
  );
});

test("neighbours share a side; the squares around include those at the corners", () => {
  expect(named(neighbours(grid, at("5,5")))).toEqual(["5,4", "4,5", "6,5", "5,6"]);
  expect(named(neighbours(grid, at("25,18")))).toEqual(["25,17", "24,18"]);
  expect(named(squaresAround(grid, at("5,5")))).toEqual(["4,4", "5,4", "6,4", "4,5", "6,5", "4,6", "5,6", "6,6"]);
  expect(named(squaresAround(grid, at("0,0")))).toEqual(["1,0", "0,1", "1,1"]);
  expect(named(squaresAround(grid, at("25,18")))).toEqual(["24,17", "25,17", "24,18"]);
});

test("squares are adjacent over a side without a wall", () => {
  const walls = edgeLayer(grid, ["5,5|6,5"]);
  expect(adjacent(grid, at("5,5"), at("5,6"), walls)).toBe(true);
  expect(adjacent(grid, at("5,5"), at("6,5"), walls)).toBe(false);
  expect(adjacent(grid, at("5,5"), at("6,6"), walls)).toBe(false);
  expect(adjacent(grid, at("25,0"), at("0,1"), walls)).toBe(false);
});

test("a diagonal is open as long as one of the squares beside it connects both", () => {
  const diagonal = (...walls: string[]) => adjacentOrDiagonal(grid, at("5,5"), at("6,6"), edgeLayer(grid, walls));
  expect(diagonal()).toBe(true);
  expect(diagonal("5,5|6,5")).toBe(true);
  expect(diagonal("5,5|6,5", "6,5|6,6")).toBe(true);
  expect(diagonal("5,5|6,5", "5,6|6,6")).toBe(false);
  expect(diagonal("6,5|6,6", "5,5|5,6")).toBe(false);
});

test("the reach with diagonals includes the sides, stops at walls, and ends after one square", () => {
  const walls = edgeLayer(grid, ["5,5|6,5"]);
  expect(adjacentOrDiagonal(grid, at("5,5"), at("5,4"), walls)).toBe(true);
  expect(adjacentOrDiagonal(grid, at("5,5"), at("6,5"), walls)).toBe(false);
  expect(adjacentOrDiagonal(grid, at("5,5"), at("7,7"), walls)).toBe(false);
  expect(adjacentOrDiagonal(grid, at("5,5"), at("6,7"), walls)).toBe(false);
  expect(adjacentOrDiagonal(grid, at("5,5"), at("7,5"), walls)).toBe(false);
  expect(adjacentOrDiagonal(grid, at("25,3"), at("0,5"), walls)).toBe(false);
  expect(adjacentOrDiagonal(grid, at("5,5"), at("5,5"), walls)).toBe(false);
});

test("the distance for shots is the greater difference", () => {
  expect(squaresApart(grid, at("2,2"), at("12,5"))).toBe(10);
  expect(squaresApart(grid, at("2,9"), at("3,2"))).toBe(7);
});

test("steps go over open edges onto free squares", () => {
  const corridor = gridOf(5, 1);
  const reached = (edges: string[], squares?: string[]) => {
    const blocks = {
      edges: edgeLayer(corridor, edges),
      ...(squares ? { squares: squareLayer(corridor, squares) } : {}),
    };
    return [...stepsFrom(corridor.graph, 1, openSteps(corridor, blocks)).reached];
  };
  expect(reached([])).toEqual([1, 0, 2, 3, 4]);
  expect(reached(["2,0|3,0"])).toEqual([1, 0, 2]);
  expect(reached([], ["4,0"])).toEqual([1, 0, 2, 3]);
  expect(reached(["0,0|1,0"], ["3,0"])).toEqual([1, 2]);
});
