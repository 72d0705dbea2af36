import { trapKinds } from "../../trap-kinds.js";
import type { PlacedTrap, Quest } from "../format.js";
import { everyDoor } from "./doors.js";
import { edgeIn, type Layout, layoutOf, namedSquares, scenerySquares, trapSquares } from "./layout.js";
import type { Problem } from "./problem.js";

/** HQ-12-a: every trap lies where its kind can lie, and has dice. */
export function misplacedTraps(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const doors = new Set(everyDoor(quest).map(({ name }) => edgeIn(layout, name)));
  const problems: Problem[] = [];
  const covered = new Set([
    ...scenerySquares(layout, quest),
    ...namedSquares(layout, quest.rubble),
    ...namedSquares(layout, quest.abyss),
  ]);
  const seen = new Set<string>();
  for (const [i, trap] of quest.traps.entries()) {
    if (!Object.hasOwn(trapKinds, trap.kind)) continue;
    const field = `traps[${i}]`;
    const wrong = (problem: string) => problems.push({ field, problem });
    const where = placeOf(trap);
    if (!fitsKind(trap)) {
      wrong(`The trap at ${where} (${trap.kind}) must lie on ${placeNames[trapKinds[trap.kind].lies]}.`);
      continue;
    }
    if (typeof trap.at === "string" && trap.at.includes("|")) {
      const edge = edgeIn(layout, trap.at);
      if (edge !== undefined && layout.walls[edge] === 1 && !doors.has(edge)) {
        wrong(`The trap at ${where} (${trap.kind}) lies on a wall: nobody can cross it.`);
      }
    }
    if (trapSquares(layout, trap).some((square) => covered.has(square))) {
      wrong(`The trap at ${where} (${trap.kind}) lies under scenery, rubble or an abyss.`);
    }
    if (typeof trap.at !== "string" && !openPair(layout, trap.at)) {
      wrong(`The two squares of the landslide at ${where} don't share an open side.`);
    }
    for (const place of typeof trap.at === "string" ? [trap.at] : trap.at) {
      if (seen.has(place)) wrong(`There are two traps at ${place}.`);
      seen.add(place);
    }
    if (trap.dice !== undefined && (trap.dice < 1 || trap.dice > 6)) {
      wrong(`The trap at ${where} (${trap.kind}) has ${trap.dice} dice; 1 to 6 are allowed.`);
    }
  }
  return problems;
}

const placeNames = {
  square: "one square",
  "two-squares": "two squares",
  edge: "the line between two squares",
} as const;

function fitsKind({ kind, at }: PlacedTrap): boolean {
  const place = typeof at !== "string" ? "two-squares" : at.includes("|") ? "edge" : "square";
  return place === trapKinds[kind].lies || (kind === "magical" && place === "edge");
}

function openPair(layout: Layout, [a, b]: readonly [string, string]): boolean {
  const edge = edgeIn(layout, `${a}|${b}`);
  return edge !== undefined && layout.walls[edge] === 0;
}

function placeOf({ at }: PlacedTrap): string {
  return typeof at === "string" ? at : at.join(" and ");
}
