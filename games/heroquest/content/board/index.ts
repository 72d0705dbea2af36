import { type Rooms, readRooms } from "./rooms.js";
import { sideA } from "./side-a.js";
import { sideB } from "./side-b.js";

export type SideName = "A" | "B";

export const corridor = ".";

/** HQ-1.7: the two sides of the board, read from their pictures. */
export const boardSides: Readonly<Record<SideName, Rooms>> = {
  A: readRooms(sideA.picture),
  B: readRooms(sideB.picture),
};

/** The letters of a side's rooms, without the corridor. */
export function roomLetters(side: SideName): string[] {
  return [...new Set(boardSides[side].roomOf)].filter((letter) => letter !== corridor).sort();
}
