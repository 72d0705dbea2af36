import type { Board } from "../../queries/board/geometry.js";

/** A stretch of wall between a room, or the corridor, and its neighbour. */
export interface Wall {
  readonly edge: number;
  readonly inside: number;
  readonly outside: number;
}

const walls = new WeakMap<Board, readonly (readonly Wall[])[]>();

/** HQ-1.7: everybody can read off the board where a door might stand: for each room the walls round it, first those of the corridor. */
export function wallsOf(board: Board): readonly (readonly Wall[])[] {
  let found = walls.get(board);
  if (!found) {
    found = wallsRound(board);
    walls.set(board, found);
  }
  return found;
}

function wallsRound({ grid, walls: printed, roomOf, squaresOf, edgeNames }: Board): Wall[][] {
  const round: Wall[][] = squaresOf.map(() => []);
  for (const [edge, name] of edgeNames.entries()) {
    if (name === "" || printed[edge] !== 1) continue;
    const one = edge >> 1;
    const other = edge % 2 === 0 ? one + 1 : one + grid.width;
    round[roomOf[one]!]!.push({ edge, inside: one, outside: other });
    round[roomOf[other]!]!.push({ edge, inside: other, outside: one });
  }
  return round;
}

const fits = new WeakMap<Board, Map<number, readonly (readonly number[])[]>>();

/** Everywhere that something so wide and so deep would lie within one room. */
export function placesFor(board: Board, room: number, width: number, depth: number): readonly (readonly number[])[] {
  let ofBoard = fits.get(board);
  if (!ofBoard) {
    ofBoard = new Map();
    fits.set(board, ofBoard);
  }
  const shape = (room * 8 + width) * 8 + depth;
  let found = ofBoard.get(shape);
  if (!found) {
    found = fitting(board, room, width, depth);
    ofBoard.set(shape, found);
  }
  return found;
}

function fitting({ grid, roomOf, squaresOf }: Board, room: number, width: number, depth: number): number[][] {
  const places: number[][] = [];
  for (const first of squaresOf[room]!) {
    if ((first % grid.width) + width > grid.width) continue;
    const squares: number[] = [];
    for (let row = 0; row < depth; row++) {
      for (let column = 0; column < width; column++) squares.push(first + row * grid.width + column);
    }
    if (squares.every((square) => square < grid.squares && roomOf[square] === room)) places.push(squares);
  }
  return places;
}
