import type { Layer } from "@tavolata/kit";
import type { TrapKind } from "../../content/types.js";
import type { Board } from "../../queries/board/geometry.js";
import { boardSides } from "../../queries/board/sides.js";
import type { HeroQuestView } from "../../view.js";
import type { Ways } from "./search.js";

/** What of the table lies there from one question to the next, laid out for quick look-ups. */
export interface Ground {
  readonly board: Board;
  /** Edges with a wall or a closed door. */
  readonly closed: Layer;
  /** Squares that nobody enters: rubble and scenery. */
  readonly blocked: Layer;
  /** How much a hero would rather not enter a square or cross an edge, because of a trap that everybody knows. */
  readonly trapOnSquare: Layer;
  readonly trapOnEdge: Layer;
  /** The steps from squares, and the squares beside squares, as far as somebody wanted them. */
  readonly steps: (Ways | undefined)[];
  readonly beside: (readonly number[] | undefined)[];
  /** The steps that the ground lets anybody take: those out of square `s` from `firstStep[s]` to below `firstStep[s + 1]`. */
  readonly firstStep: Int16Array;
  readonly stepTo: Int16Array;
  /** For each of these steps, what it costs in the search for a way, and what waits on the square. */
  readonly stepPrice: Uint8Array;
  readonly stepIntoTrap: Uint8Array;
}

/** What of a table makes its ground. */
export type Laid = Pick<HeroQuestView, "side" | "doors" | "scenery" | "traps" | "rubble" | "abyss">;

/** In the layers of traps: one that strikes, a pit, one that nobody leaves alone, and an abyss that can only be jumped. */
export const struck = 1;
export const pitfall = 2;
export const deepPitfall = 3;
export const chasm = 4;

/** What a step costs in the search for a way, in quarters of a square, and what makes it dearer. */
const step = 4;
const overTrap = 36;
/** By what the layer of traps says: one that strikes, a pit, a deep one, an abyss. */
const intoTrap = [0, overTrap, 28, 80, 100];

/** The grounds that were looked at last, the newest first, each with what tells it from others. */
const known: { readonly marks: readonly number[]; readonly ground: Ground }[] = [];
const knownAtMost = 8;

/** The ground of a table. The same doors, pieces and traps always make the same ground, so it is laid out only once. */
export function groundOf(table: Laid): Ground {
  const marks = marksOf(table);
  for (let i = 0; i < known.length; i++) {
    const one = known[i]!;
    if (!areEqual(one.marks, marks)) continue;
    if (i > 0) {
      known.splice(i, 1);
      known.unshift(one);
    }
    return one.ground;
  }
  const ground = layOut(table);
  known.unshift({ marks, ground });
  if (known.length > knownAtMost) known.pop();
  return ground;
}

/** Everything that `layOut` reads, as numbers. */
function marksOf({ side, doors, scenery, traps, rubble, abyss }: Laid): number[] {
  const marks = [side === "B" ? 1 : 0, doors.length, rubble.length, abyss.length, traps.length];
  for (const { edge, open } of doors) marks.push(open ? -1 - edge : edge);
  for (const square of rubble) marks.push(square);
  for (const square of abyss) marks.push(square);
  for (const { kind, squares, edge } of traps) {
    marks.push(harmOf(kind), edge, squares.length);
    for (const square of squares) marks.push(square);
  }
  for (const { squares } of scenery) for (const square of squares) marks.push(square);
  return marks;
}

function areEqual(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function harmOf(kind: TrapKind): number {
  return kind === "pit" ? pitfall : kind === "deep-pit" ? deepPitfall : struck;
}

function layOut({ side, doors, scenery, traps, rubble, abyss }: Laid): Ground {
  const board = boardSides[side ?? "A"];
  const { squares } = board.grid;
  // Walls as printed, and what the doors on the board make of them.
  const closed = board.walls.slice();
  for (const { edge, open } of doors) closed[edge] = open ? 0 : 1;
  const blocked = new Uint8Array(squares);
  for (const square of rubble) blocked[square] = 1;
  for (const piece of scenery) for (const square of piece.squares) blocked[square] = 1;
  const trapOnSquare = new Uint8Array(squares);
  const trapOnEdge = new Uint8Array(2 * squares);
  for (const { kind, squares: places, edge } of traps) {
    for (const square of places) trapOnSquare[square] = harmOf(kind);
    if (places.length === 0) trapOnEdge[edge] = struck;
  }
  for (const square of abyss) trapOnSquare[square] = chasm;
  const layers = { board, closed, blocked, trapOnSquare, trapOnEdge };
  return { ...layers, steps: new Array(squares), beside: new Array(squares), ...stepsIn(layers) };
}

function stepsIn({ board, closed, blocked, trapOnSquare, trapOnEdge }: Layers) {
  const { graph, edgeOfWay, squares } = board.grid;
  const firstStep = new Int16Array(squares + 1);
  const stepTo = new Int16Array(graph.to.length);
  const stepPrice = new Uint8Array(graph.to.length);
  const stepIntoTrap = new Uint8Array(graph.to.length);
  let steps = 0;
  for (let square = 0; square < squares; square++) {
    firstStep[square] = steps;
    for (let way = graph.firstOut[square]!; way < graph.firstOut[square + 1]!; way++) {
      const edge = edgeOfWay[way]!;
      const to = graph.to[way]!;
      if (closed[edge] === 1 || blocked[to] === 1) continue;
      stepTo[steps] = to;
      stepPrice[steps] = step + intoTrap[trapOnSquare[to]!]! + (trapOnEdge[edge] === 0 ? 0 : overTrap);
      stepIntoTrap[steps] = trapOnSquare[to]!;
      steps += 1;
    }
  }
  firstStep[squares] = steps;
  return { firstStep, stepTo, stepPrice, stepIntoTrap };
}

/** The ground, square by square and edge by edge. */
export type Layers = Pick<Ground, "board" | "closed" | "blocked" | "trapOnSquare" | "trapOnEdge">;
