import { stepsFrom } from "@tavolata/kit";
import { expect, test } from "vitest";
import { edgeName, edgeNamed, openSteps, squareName, squareNamed } from "../../content/board/grid.js";
import { readRooms, squaresOf, wallsBetweenRooms } from "../../content/board/rooms.js";
import { board } from "../small-board.js";

test("a board is read from its picture", () => {
  const rooms = readRooms(board);
  expect([rooms.grid.width, rooms.grid.height]).toEqual([9, 7]);
  expect(squaresOf(rooms, ".")).toHaveLength(32);
  expect(squaresOf(rooms, "C")).toHaveLength(11);
  expect(rooms.roomOf[squareNamed(rooms.grid, "5,3")]).toBe("C");
  expect(
    squaresOf(readRooms(["..A", ".AA"]), "A").map((square) => squareName(readRooms(["..A", ".AA"]).grid, square)),
  ).toEqual(["2,0", "1,1", "2,1"]);
});

test("a picture with rows of different length is refused", () => {
  expect(() => readRooms(["...", ".."])).toThrow("Row 1 has 2 squares, but row 0 has 3.");
});

test("walls stand between different rooms and nowhere else", () => {
  const rooms = readRooms(["AAB", "A.B"]);
  const walls = wallsBetweenRooms(rooms);
  const names = [...new Set(rooms.grid.edgeOfWay)]
    .filter((edge) => walls[edge])
    .map((edge) => edgeName(rooms.grid, edge));
  expect(names.sort()).toEqual(["0,1|1,1", "1,0|1,1", "1,0|2,0", "1,1|2,1"]);
});

test("nobody walks out of a room before a door is opened", () => {
  const rooms = readRooms(board);
  const edges = wallsBetweenRooms(rooms);
  const start = squareNamed(rooms.grid, "2,2");
  const walked = () => stepsFrom(rooms.grid.graph, start, openSteps(rooms.grid, { edges })).reached;
  expect([...walked()].sort((a, b) => a - b)).toEqual(squaresOf(rooms, "A"));
  edges[edgeNamed(rooms.grid, "1,0|1,1")] = 0;
  expect(walked()).toHaveLength(12 + 32);
});
