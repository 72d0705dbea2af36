import type { Layer } from "@tavolata/kit";
import type { Board } from "../../../queries/board/geometry.js";
import { boardOf } from "../../../queries/board/squares.js";
import type { HeroQuest } from "../../../state.js";

/** A board whose doors all stand open, also those that nobody has found, and the steps from squares that somebody wanted. */
interface OpenBoard {
  readonly doors: string;
  readonly closed: Layer;
  readonly steps: (Int16Array | undefined)[];
}

/** The boards that were looked at last. */
const known: OpenBoard[] = [];
const knownAtMost = 8;

const unreached = -1;

/** How many steps every square is from one, if nothing were closed and nothing in the way. */
export function stepsThroughDoors(s: Readonly<HeroQuest>, from: number): Int16Array {
  const board = boardOf(s);
  const open = openBoardOf(s, board);
  let steps = open.steps[from];
  if (!steps) {
    steps = stepsFrom(board, open.closed, from);
    open.steps[from] = steps;
  }
  return steps;
}

/** How many steps it is to the nearest of some squares. */
export function nearest(squares: readonly number[], steps: Int16Array, farAway: number): number {
  let least = farAway;
  for (const square of squares) if (steps[square]! !== unreached) least = Math.min(least, steps[square]!);
  return least;
}

function openBoardOf({ side, doors, secrets, passages }: Readonly<HeroQuest>, board: Board): OpenBoard {
  const edges = new Set(passages);
  for (const { edge } of doors) edges.add(edge);
  for (const { edge } of secrets.doors) edges.add(edge);
  for (const { edge } of secrets.secretDoors) edges.add(edge);
  const name = `${side} ${[...edges].sort((a, b) => a - b).join(" ")}`;
  const at = known.findIndex((one) => one.doors === name);
  if (at >= 0) return known[at]!;
  const closed = board.walls.slice();
  for (const edge of edges) closed[edge] = 0;
  const open = { doors: name, closed, steps: new Array<Int16Array | undefined>(board.grid.squares).fill(undefined) };
  known.unshift(open);
  if (known.length > knownAtMost) known.pop();
  return open;
}

function stepsFrom({ grid }: Board, closed: Layer, from: number): Int16Array {
  const { graph, edgeOfWay, squares } = grid;
  const steps = new Int16Array(squares).fill(unreached);
  steps[from] = 0;
  const reached = [from];
  for (const here of reached) {
    for (let way = graph.firstOut[here]!; way < graph.firstOut[here + 1]!; way++) {
      const there = graph.to[way]!;
      if (steps[there] !== unreached || closed[edgeOfWay[way]!] === 1) continue;
      steps[there] = steps[here]! + 1;
      reached.push(there);
    }
  }
  return steps;
}
