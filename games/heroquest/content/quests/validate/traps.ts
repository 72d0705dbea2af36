import { trapKinds } from "../../trap-kinds.js";
import type { PlacedTrap, Quest } from "../format.js";
import { everyDoor } from "./doors.js";
import { edgeIn, type Layout, layoutOf, namedSquares, scenerySquares, trapSquares } from "./layout.js";
import { type Problem, type ProblemCode, problem, removing } from "./problem.js";

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
    const { kind } = trap;
    const places = typeof trap.at === "string" ? [trap.at] : trap.at;
    const wrong = (code: ProblemCode, args: Problem["args"] = {}, fix = removing(field)) =>
      problems.push(problem(field, code, { args: { kind, at: places.join(" "), ...args }, at: places, fix }));
    if (!fitsKind(trap)) {
      wrong("trap-place", { lies: trapKinds[kind].lies });
      continue;
    }
    if (typeof trap.at === "string" && trap.at.includes("|")) {
      const edge = edgeIn(layout, trap.at);
      if (edge !== undefined && layout.walls[edge] === 1 && !doors.has(edge)) {
        wrong("trap-on-wall");
      }
    }
    if (trapSquares(layout, trap).some((square) => covered.has(square))) {
      wrong("trap-covered");
    }
    if (typeof trap.at !== "string" && !openPair(layout, trap.at)) {
      wrong("landslide-apart");
    }
    for (const place of places) {
      if (seen.has(place)) wrong("two-traps", { at: place });
      seen.add(place);
    }
    if (trap.dice !== undefined && (trap.dice < 1 || trap.dice > 6)) {
      const number = trap.dice < 1 ? 1 : 6;
      const change = { does: "set", field: `${field}.dice`, value: number } as const;
      wrong("trap-dice", { dice: trap.dice }, { code: "number", args: { number }, change });
    }
  }
  return problems;
}

function fitsKind({ kind, at }: PlacedTrap): boolean {
  const place = typeof at !== "string" ? "two-squares" : at.includes("|") ? "edge" : "square";
  return place === trapKinds[kind].lies || (kind === "magical" && place === "edge");
}

function openPair(layout: Layout, [a, b]: readonly [string, string]): boolean {
  const edge = edgeIn(layout, `${a}|${b}`);
  return edge !== undefined && layout.walls[edge] === 0;
}
