import { corridor } from "../../queries/board/geometry.js";
import { isAntagonist } from "../../queries/figures.js";
import type { Figure } from "../../state.js";
import type { HeroQuestView } from "../../view.js";
import { columnOf, rowOf, type Side, sides, squareCount } from "./grid.js";

/** The table laid out for quick look-ups: what is known, closed, blocked, and who stands where. */
export interface Position {
  readonly seen: HeroQuestView;
  readonly side: Side;
  /** For each square whether its contents are on the board. */
  readonly known: readonly boolean[];
  /** For each square whether a hero could look at it now, more or less: the own room, and the corridor nearby. */
  readonly lit: readonly boolean[];
  /** For each edge whether a wall or a closed door stands there. */
  readonly closed: readonly boolean[];
  /** For each square whether nobody can enter it. */
  readonly blocked: readonly boolean[];
  readonly on: readonly (Figure | undefined)[];
}

/** @param before the position a moment ago: what is the same in both stays the same object, so that nothing is drawn twice */
export function positionOf(seen: HeroQuestView, before?: Position): Position {
  const side = sides[seen.side ?? "A"];
  const known = side.roomOf.map((room, square) =>
    room === corridor ? seen.seen?.[square] === 1 : seen.rooms.includes(room),
  );
  const closed = [...side.walls];
  for (const { edge, open } of seen.doors) closed[edge] = !open;
  const blocked = new Array<boolean>(squareCount).fill(false);
  for (const square of [...seen.rubble, ...seen.abyss]) blocked[square] = true;
  for (const { squares } of seen.scenery) for (const square of squares) blocked[square] = true;
  // HQ-11.1-b: what no hero has seen is in the way of the Evil Wizard's figures, and only his screen shows it.
  const { rubble = [], abyss = [], scenery = [] } = seen.secrets ?? {};
  for (const square of [...rubble, ...abyss, ...scenery.flatMap(({ squares }) => squares)]) blocked[square] = true;
  const on = new Array<Figure | undefined>(squareCount).fill(undefined);
  for (const figure of seen.figures) {
    // Two share a square while one passes through the other: it belongs to the one who stays.
    if (!on[figure.square] || figure.id !== seen.turn?.figure) on[figure.square] = figure;
  }
  return {
    seen,
    side,
    known: kept(before?.known, known),
    lit: kept(before?.lit, litSquares(seen, side, known)),
    closed: kept(before?.closed, closed),
    blocked: kept(before?.blocked, blocked),
    on,
  };
}

function kept(before: readonly boolean[] | undefined, now: readonly boolean[]): readonly boolean[] {
  return before !== undefined && now.every((is, place) => is === before[place]) ? before : now;
}

/** Rooms where somebody stands are lit; of the corridor what is near a hero. */
function litSquares({ figures }: HeroQuestView, side: Side, known: readonly boolean[]): boolean[] {
  const lit = new Array<boolean>(squareCount).fill(false);
  for (const figure of figures) {
    const room = side.roomOf[figure.square];
    if (room === undefined) continue;
    if (room !== corridor) for (const square of side.rooms[room]!) lit[square] = true;
    else if (!isAntagonist(figure)) lightCorridor(lit, side, figure.square);
    else lit[figure.square] = true;
  }
  return lit.map((one, square) => one && known[square]!);
}

const lampReach = 8;

function lightCorridor(lit: boolean[], side: Side, from: number): void {
  for (const square of side.rooms[corridor]!) {
    const [dx, dy] = [columnOf(square) - columnOf(from), rowOf(square) - rowOf(from)];
    if (dx * dx + dy * dy <= lampReach * lampReach) lit[square] = true;
  }
}
