import { scenery } from "../../scenery.js";
import type { Quest } from "../format.js";
import { coveredBy, edgeIn, layoutOf, squareIn } from "./layout.js";
import { everyAct, everyAntagonist, everyWhen } from "./parts.js";
import type { Problem } from "./problem.js";

/** Squares and edges that aren't on the board. */
export function offTheBoard(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const problems: Problem[] = [];
  const checkSquares = (field: string, squares: readonly string[]) => {
    for (const name of squares) {
      if (squareIn(layout, name) === undefined)
        problems.push({ field, problem: `"${name}" isn't a square of the board.` });
    }
  };
  const checkEdges = (field: string, edges: readonly string[]) => {
    for (const name of edges) {
      if (edgeIn(layout, name) === undefined)
        problems.push({ field, problem: `"${name}" isn't a line between two squares.` });
    }
  };

  checkSquares("start", quest.start);
  checkSquares("exit", quest.exit);
  checkSquares("rubble", quest.rubble);
  checkSquares("abyss", quest.abyss);
  if (quest.refuge !== undefined) checkSquares("refuge", [quest.refuge]);
  checkEdges("doors", quest.doors);
  checkEdges("secretDoors", quest.secretDoors);
  for (const [i, { edge }] of quest.barredDoors.entries()) checkEdges(`barredDoors[${i}]`, [edge]);
  for (const { field, value } of everyAntagonist(quest)) checkSquares(field, [value.at]);
  for (const { id, at } of quest.allies) checkSquares(`allies.${id}`, [at]);
  for (const [i, { at }] of quest.caches.entries()) checkSquares(`caches[${i}]`, [at]);
  for (const [i, { at }] of quest.traps.entries()) {
    if (typeof at !== "string") checkSquares(`traps[${i}]`, at);
    else if (at.includes("|")) checkEdges(`traps[${i}]`, [at]);
    else checkSquares(`traps[${i}]`, [at]);
  }
  for (const { field, value } of everyWhen(quest)) {
    if (value.on === "square-entered") checkSquares(field, value.squares);
    if (value.on === "lever-pulled") checkSquares(field, [value.square]);
    if (value.on === "door-opened") checkEdges(field, [value.edge]);
  }
  for (const { field, value } of everyAct(quest)) {
    if (value.act === "rubble") checkSquares(field, value.squares);
    if (value.act === "open" || value.act === "close") checkEdges(field, [value.edge]);
  }
  for (const [i, failure] of quest.failure.entries()) {
    if (failure.kind === "reached") checkSquares(`failure[${i}]`, failure.squares);
  }
  for (const [i, piece] of quest.scenery.entries()) {
    checkSquares(`scenery[${i}]`, [piece.at]);
    const known = Object.hasOwn(scenery, piece.type);
    if (known && squareIn(layout, piece.at) !== undefined && coveredBy(layout, piece) === undefined) {
      problems.push({
        field: `scenery[${i}]`,
        problem: `The ${piece.type} at ${piece.at} hangs over the board's edge.`,
      });
    }
  }
  return problems;
}
