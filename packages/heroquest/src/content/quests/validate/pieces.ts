import { squareName } from "@tavolata/kit";
import type { Quest } from "../format.js";
import { coveredBy, type Layout, layoutOf, namedSquares, scenerySquares, squareIn, trapSquares } from "./layout.js";
import { everyAntagonist, laterGroups } from "./parts.js";
import type { Problem } from "./problem.js";

/** HQ-1.3: scenery stands within one room and on nothing else. */
export function overlappingScenery(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const problems: Problem[] = [];
  const taken = new Map<number, string>([
    ...[...namedSquares(layout, quest.rubble)].map((square) => [square, "rubble"] as const),
    ...[...namedSquares(layout, quest.abyss)].map((square) => [square, "an abyss"] as const),
  ]);
  for (const [i, piece] of quest.scenery.entries()) {
    const field = `scenery[${i}]`;
    const squares = coveredBy(layout, piece) ?? [];
    const rooms = new Set(squares.map((square) => layout.rooms.roomOf[square]));
    if (rooms.size > 1) problems.push({ field, problem: `The ${piece.type} at ${piece.at} stands across a wall.` });
    const met = squares.find((square) => taken.has(square));
    if (met !== undefined) {
      problems.push({ field, problem: `The ${piece.type} at ${piece.at} overlaps ${taken.get(met)} at ${name(met)}.` });
    }
    for (const square of squares) taken.set(square, `the ${piece.type}`);
  }
  function name(square: number): string {
    return squareName(layout.grid, square);
  }
  return problems;
}

/** HQ-4.6, HQ-4.8: figures stand on squares of their own, on the floor. */
export function misplacedFigures(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const floor = notFloor(layout, quest);
  const start = namedSquares(layout, quest.start);
  const problems: Problem[] = [];
  const stand = (field: string, what: string, at: string, others: Set<number>, onStart: boolean) => {
    const square = squareIn(layout, at);
    if (square === undefined) return;
    const under = floor.get(square);
    if (under !== undefined) problems.push({ field, problem: `The ${what} at ${at} stands on ${under}.` });
    if (others.has(square)) problems.push({ field, problem: `Two figures stand at ${at}.` });
    if (!onStart && start.has(square))
      problems.push({ field, problem: `The ${what} at ${at} stands on a start square.` });
    others.add(square);
  };
  const first = new Set<number>();
  for (const [i, { type, at }] of quest.antagonists.entries()) stand(`antagonists[${i}]`, type, at, first, false);
  for (const { id, type, at } of quest.allies) stand(`allies.${id}`, type, at, first, true);
  for (const { field, value } of laterGroups(quest)) {
    const group = new Set<number>();
    for (const { type, at } of value) stand(field, type, at, group, true);
  }
  return problems;
}

/** HQ-2.7-b: eight heroes find a free square each, and none of them begins in a trap. */
export function blockedStart(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const problems: Problem[] = [];
  const wanted = quest.weight === "test" ? 4 : 8;
  const distinct = namedSquares(layout, quest.start);
  if (distinct.size < wanted) {
    problems.push({ field: "start", problem: `There are ${distinct.size} start squares; ${wanted} are needed.` });
  }
  const floor = notFloor(layout, quest);
  for (const square of distinct) {
    const under = floor.get(square);
    if (under !== undefined) {
      problems.push({ field: "start", problem: `The start square ${squareName(layout.grid, square)} holds ${under}.` });
    }
  }
  for (const square of namedSquares(layout, quest.exit)) {
    const under = floor.get(square);
    if (under !== undefined) {
      problems.push({ field: "exit", problem: `The exit square ${squareName(layout.grid, square)} holds ${under}.` });
    }
  }
  return problems;
}

/** Caches and refuges lie on the floor; a cache under scenery is the scenery's own treasure. */
export function misplacedCaches(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const floor = notFloor(layout, quest);
  const places = [
    ...quest.caches.map(({ at }, i) => ({ field: `caches[${i}]`, at })),
    ...(quest.refuge === undefined ? [] : [{ field: "refuge", at: quest.refuge }]),
  ];
  return places.flatMap(({ field, at }) => {
    const under = floor.get(squareIn(layout, at) ?? -1);
    return under === undefined ? [] : [{ field, problem: `The square ${at} holds ${under}.` }];
  });
}

/** Where nobody can stand, and why. */
function notFloor(layout: Layout, quest: Quest): Map<number, string> {
  return new Map([
    ...quest.traps.flatMap((trap) => trapSquares(layout, trap).map((square) => [square, `a trap`] as const)),
    ...[...namedSquares(layout, quest.abyss)].map((square) => [square, "an abyss"] as const),
    ...[...namedSquares(layout, quest.rubble)].map((square) => [square, "rubble"] as const),
    ...[...scenerySquares(layout, quest)].map((square) => [square, "scenery"] as const),
  ]);
}

/** Points of a figure that make no sense. */
export function oddFigures(quest: Quest): Problem[] {
  return everyAntagonist(quest).flatMap(({ field, value }) =>
    value.body !== undefined && value.body < 1 ? [{ field, problem: `A figure needs at least one body point.` }] : [],
  );
}
