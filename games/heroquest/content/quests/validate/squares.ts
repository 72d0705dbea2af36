import type { QuestFix } from "@tavolata/kit";
import { scenery } from "../../scenery.js";
import type { Quest } from "../format.js";
import { everyDoor, rightName } from "./doors.js";
import { coveredBy, layoutOf, squareIn } from "./layout.js";
import { everyAct, everyAntagonist, everyWhen } from "./parts.js";
import { movingTo, type Problem, problem, removing } from "./problem.js";

/** Squares and edges that aren't on the board. */
export function offTheBoard(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const problems: Problem[] = [];
  const checkSquare = (field: string, square: string, fix?: QuestFix) => {
    if (squareIn(layout, square) === undefined) problems.push(problem(field, "no-square", { args: { square }, fix }));
  };
  const checkSquares = (field: string, squares: readonly string[]) => {
    for (const [i, square] of squares.entries()) checkSquare(field, square, removing(`${field}[${i}]`));
  };
  const checkEdge = (field: string, edge: string, path: string, fix?: QuestFix) => {
    const right = rightName(quest, edge);
    if (right === undefined) problems.push(problem(field, "no-edge", { args: { edge }, fix }));
    else if (right !== edge) {
      problems.push(problem(field, "edge-turned", { args: { edge, right }, fix: movingTo(field, right, path) }));
    }
  };

  checkSquares("start", quest.start);
  checkSquares("exit", quest.exit);
  checkSquares("rubble", quest.rubble);
  checkSquares("abyss", quest.abyss);
  if (quest.refuge !== undefined) checkSquare("refuge", quest.refuge, removing("refuge"));
  for (const { field, name, path } of everyDoor(quest)) checkEdge(field, name, path, removing(field));
  for (const { field, value } of everyAntagonist(quest)) checkSquare(field, value.at, removing(field));
  for (const { id, at } of quest.allies) checkSquare(`allies.${id}`, at, removing(`allies.${id}`));
  for (const [i, { at }] of quest.caches.entries()) checkSquare(`caches[${i}]`, at, removing(`caches[${i}]`));
  for (const [i, { at }] of (quest.notes ?? []).entries()) checkSquare(`notes[${i}]`, at, removing(`notes[${i}]`));
  for (const [i, { at }] of quest.traps.entries()) {
    const field = `traps[${i}]`;
    if (typeof at !== "string") for (const square of at) checkSquare(field, square, removing(field));
    else if (at.includes("|")) checkEdge(field, at, `${field}.at`, removing(field));
    else checkSquare(field, at, removing(field));
  }
  for (const { field, value } of everyWhen(quest)) {
    if (value.on === "square-entered") for (const square of value.squares) checkSquare(field, square);
    if (value.on === "lever-pulled") checkSquare(field, value.square);
    if (value.on === "door-opened") checkEdge(field, value.edge, `${field}.edge`);
  }
  for (const { field, value } of everyAct(quest)) {
    if (value.act === "rubble") for (const square of value.squares) checkSquare(field, square, removing(field));
    if (value.act === "open" || value.act === "close") checkEdge(field, value.edge, `${field}.edge`, removing(field));
  }
  for (const [i, failure] of quest.failure.entries()) {
    const field = `failure[${i}]`;
    if (failure.kind === "reached") for (const square of failure.squares) checkSquare(field, square, removing(field));
  }
  for (const [i, piece] of quest.scenery.entries()) {
    const field = `scenery[${i}]`;
    checkSquare(field, piece.at, removing(field));
    const { type, at } = piece;
    const known = Object.hasOwn(scenery, type);
    if (known && squareIn(layout, at) !== undefined && coveredBy(layout, piece) === undefined) {
      problems.push(problem(field, "over-edge", { args: { type, at }, at: [at], fix: removing(field) }));
    }
  }
  return problems;
}
