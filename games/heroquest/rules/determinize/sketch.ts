import type { Chance } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import type { Board } from "../../queries/board/geometry.js";
import { boardOf } from "../../queries/board/squares.js";
import type { HeroQuest, Secrets } from "../../state.js";
import { squaresBeside } from "../11-discovery/placing.js";
import type { UnusedPieces } from "./box.js";
import { boxOf } from "./box.js";
import { type Known, knownOf } from "./known.js";

/** A world while it is being imagined, from what the heroes may know and from chance. Nobody who works on it reads `state.secrets`. */
export interface Sketch {
  readonly content: HeroQuestContent;
  readonly state: HeroQuest;
  readonly board: Board;
  readonly chance: Chance;
  readonly known: Known;
  readonly box: UnusedPieces;
  /** What will lie behind the screen. */
  readonly secrets: Secrets;
  /** For each square whether something may be put there: nothing where it would have been seen. */
  readonly taken: Uint8Array;
  /** For each square whether there is a way to it, now or through doors that are still closed. */
  readonly reached: Uint8Array;
  /** The rooms that nobody has looked into and to which there is a way; then those to which only a secret door leads. */
  readonly rooms: number[];
  readonly secretRooms: number[];
}

/** In the layer of what is taken: nothing can be put there; nothing that would stand in the way; and what stands there or lies there is in the way. */
export const full = 1;
export const clearSquares = 2;
export const inTheWay = 4;

export function newSketch(content: HeroQuestContent, state: HeroQuest, chance: Chance): Sketch {
  const board = boardOf(state);
  const known = knownOf(state);
  const taken = new Uint8Array(board.grid.squares);
  const { seen } = state;
  for (let square = 0; square < taken.length; square++) taken[square] = seen[square]!;
  for (const { square } of state.figures) if (square >= 0) taken[square] = full;
  for (const { squares } of state.traps) for (const square of squares) taken[square] = full;
  for (const { squares } of state.scenery) for (const square of squares) taken[square] = full | inTheWay;
  for (const square of state.rubble) taken[square] = full | inTheWay;
  for (const square of state.abyss) taken[square] = full | inTheWay;
  for (const square of state.start) taken[square]! |= state.introduced ? clearSquares : full;
  const sketch: Sketch = {
    ...{ content, state, board, chance, known, taken },
    box: boxOf(content, state, known, chance),
    secrets: nothingBehindScreen(known),
    reached: new Uint8Array(board.grid.squares),
    rooms: [],
    secretRooms: [],
  };
  for (const { edge } of state.doors) keepClear(sketch, edge);
  return sketch;
}

/** Nothing stands in front of a door. */
export function keepClear({ state, taken }: Sketch, edge: number): void {
  for (const square of squaresBeside(state, edge)) taken[square]! |= clearSquares;
}

function nothingBehindScreen({ held, moments, takenItems }: Known): Secrets {
  return {
    goal: { kind: "all", goals: [] },
    failure: [],
    held,
    wandering: "",
    reward: 0,
    rewardItems: [],
    next: "",
    part: 1,
    triggers: [],
    objectives: [],
    joining: [],
    moments,
    stripped: false,
    openingText: "",
    takenItems,
    antagonists: [],
    givenSpells: {},
    allies: [],
    doors: [],
    secretDoors: [],
    scenery: [],
    traps: [],
    knownTraps: [],
    rubble: [],
    abyss: [],
    contents: {},
    refuge: -1,
    caches: [],
  };
}

export function oneOf<T>(list: readonly T[], chance: Chance): T {
  return list[chance.below(list.length)]!;
}

/** Whether something that happens so many times in a hundred happens. */
export function happens(percent: number, chance: Chance): boolean {
  return chance.below(100) < percent;
}

/** A square of these on which somebody may stand; the next one where chance hits one that is taken. */
export function freeOf({ taken, chance }: Sketch, squares: readonly number[]): number | undefined {
  const first = chance.below(Math.max(1, squares.length));
  for (let i = 0; i < squares.length; i++) {
    const square = squares[(first + i) % squares.length]!;
    if ((taken[square]! & full) === 0) return square;
  }
  return undefined;
}

/** The same in the corridor, out of sight where there is a way to. */
export function freeInCorridor(sketch: Sketch): number | undefined {
  const { board, reached, taken } = sketch;
  const squares = board.squaresOf[0]!.filter((square) => reached[square] === 1 && (taken[square]! & full) === 0);
  return freeOf(sketch, squares);
}

/** Rooms that nobody has looked into, and of whose inhabitants nobody has heard. */
export function unheardRooms({ rooms, known }: Sketch): readonly number[] {
  return known.heard.size === 0 ? rooms : rooms.filter((room) => !known.heard.has(room));
}

/** A free square in one of these rooms; the next room where one is full. */
export function freeInRooms(sketch: Sketch, rooms: readonly number[]): number | undefined {
  if (rooms.length === 0) return undefined;
  const first = sketch.chance.below(rooms.length);
  for (let i = 0; i < rooms.length; i++) {
    const square = freeOf(sketch, sketch.board.squaresOf[rooms[(first + i) % rooms.length]!]!);
    if (square !== undefined) return square;
  }
  return undefined;
}
