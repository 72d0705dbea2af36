import { corridor } from "../../queries/board/geometry.js";
import { inOneQuest } from "./book.js";
import { placesFor } from "./printed.js";
import { clearSquares, freeInCorridor, freeInRooms, full, inTheWay, oneOf, type Sketch } from "./sketch.js";

/** Rubble and chasms that nobody has seen: as many as a quest has, less those on the board, and fewer the more of the board was seen. */
export function imagineGround(sketch: Sketch): void {
  const { state, secrets, chance } = sketch;
  const rubble = oneOf(inOneQuest.rubble, chance) - state.rubble.length;
  const abyss = oneOf(inOneQuest.abyss, chance) - state.abyss.length;
  const { squaresOf, grid } = sketch.board;
  for (let i = 0; i < rubble; i++) lay(sketch, secrets.rubble, oneOf(squaresOf[corridor]!, chance));
  for (let i = 0; i < abyss; i++) lay(sketch, secrets.abyss, chance.below(grid.squares));
}

function lay({ taken }: Sketch, ground: number[], square: number): void {
  if (taken[square] !== 0) return;
  taken[square] = full | inTheWay;
  ground.push(square);
}

/** What has shut the heroes in with nothing to be found isn't there. */
export function clearGround({ secrets, taken }: Sketch): void {
  for (const square of [...secrets.rubble, ...secrets.abyss]) taken[square] = 0;
  secrets.rubble = [];
  secrets.abyss = [];
}

/** HQ-1.6: the exit that nobody has seen may be anywhere out of sight; HQ-16.2: a quest that needs one has one. */
export function imagineExit(sketch: Sketch, needed: boolean): number[] {
  const { chance, board, rooms, taken } = sketch;
  const width = oneOf(inOneQuest.exit, chance) || (needed ? 1 : 0);
  if (width === 0) return [];
  const first = rooms.length > 0 ? chance.below(rooms.length) : 0;
  for (let i = 0; i < rooms.length; i++) {
    const places = placesFor(board, rooms[(first + i) % rooms.length]!, width === 4 ? 2 : width, width === 4 ? 2 : 1);
    const free = places.filter((squares) => squares.every((square) => (taken[square]! & full) === 0));
    if (free.length === 0) continue;
    const exit = [...oneOf(free, chance)];
    for (const square of exit) taken[square]! |= clearSquares;
    return exit;
  }
  const square = freeInCorridor(sketch);
  if (square === undefined) return [];
  taken[square]! |= clearSquares;
  return [square];
}

/** Where a spell of escape leads: certainly somewhere when somebody has fled there. */
export function imagineRefuge(sketch: Sketch): number {
  if (sketch.known.fled.length === 0 && oneOf(inOneQuest.refuges, sketch.chance) === 0) return -1;
  return freeInRooms(sketch, sketch.rooms) ?? freeInCorridor(sketch) ?? -1;
}
