import type { QuestFix } from "@tavolata/kit";
import { squareName } from "../../board/grid.js";
import type { Quest } from "../format.js";
import { FreePlaces, notFloor } from "./free-places.js";
import { coveredBy, layoutOf, namedSquares, squareIn } from "./layout.js";
import { everyAntagonist, laterGroups } from "./parts.js";
import { movingTo, type Problem, problem, removing } from "./problem.js";

/** HQ-1.3: scenery stands within one room and on nothing else. */
export function overlappingScenery(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const free = new FreePlaces(quest);
  const problems: Problem[] = [];
  const taken = new Map<number, string>([
    ...[...namedSquares(layout, quest.rubble)].map((square) => [square, "rubble"] as const),
    ...[...namedSquares(layout, quest.abyss)].map((square) => [square, "abyss"] as const),
  ]);
  for (const [i, piece] of quest.scenery.entries()) {
    const field = `scenery[${i}]`;
    const { type, at } = piece;
    const squares = coveredBy(layout, piece) ?? [];
    const rooms = new Set(squares.map((square) => layout.rooms.roomOf[square]));
    const met = squares.find((square) => taken.has(square));
    const fix = rooms.size > 1 || met !== undefined ? movingTo(field, free.scenery(piece)) : undefined;
    if (rooms.size > 1) problems.push(problem(field, "across-wall", { args: { type, at }, at: [at], fix }));
    if (met !== undefined) {
      const square = squareName(layout.grid, met);
      const args = { type, at, what: taken.get(met)!, square };
      problems.push(problem(field, "overlap", { args, at: [square], fix }));
    }
    for (const square of squares) taken.set(square, type);
  }
  return problems;
}

/** HQ-4.6, HQ-4.8: figures stand on squares of their own, on the floor. */
export function misplacedFigures(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const free = new FreePlaces(quest);
  const floor = notFloor(layout, quest);
  const start = namedSquares(layout, quest.start);
  const problems: Problem[] = [];
  const stand = (field: string, type: string, at: string, others: Set<number>, onStart: boolean) => {
    const square = squareIn(layout, at);
    if (square === undefined) return;
    const wrong = (code: "stands-on" | "two-figures" | "on-start", args: Problem["args"]) =>
      problems.push(problem(field, code, { args, at: [at], fix: movingTo(field, free.square(at)) }));
    const under = floor.get(square);
    if (under !== undefined) wrong("stands-on", { type, at, under });
    if (others.has(square)) wrong("two-figures", { at });
    if (!onStart && start.has(square)) wrong("on-start", { type, at });
    others.add(square);
  };
  const first = new Set<number>();
  for (const [i, { type, at }] of quest.antagonists.entries()) stand(`antagonists[${i}]`, type, at, first, false);
  for (const { id, type, at } of quest.allies) stand(`allies.${id}`, type, at, first, true);
  for (const { field, value } of laterGroups(quest)) {
    const group = new Set<number>();
    for (const [i, { type, at }] of value.entries()) stand(`${field}.antagonists[${i}]`, type, at, group, true);
  }
  return problems;
}

/** HQ-2.7-b: eight heroes find a free square each, and none of them begins in a trap. */
export function blockedStart(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const problems: Problem[] = [];
  const needed = quest.weight === "test" ? 4 : 8;
  const { size: count } = namedSquares(layout, quest.start);
  if (count < needed) problems.push(problem("start", "few-starts", { args: { count, needed }, fix: newStart() }));
  const floor = notFloor(layout, quest);
  for (const [code, field] of [
    ["start-blocked", "start"],
    ["exit-blocked", "exit"],
  ] as const) {
    for (const [i, square] of quest[field].entries()) {
      const under = floor.get(squareIn(layout, square) ?? -1);
      if (under === undefined) continue;
      problems.push(problem(field, code, { args: { square, under }, at: [square], fix: removing(`${field}[${i}]`) }));
    }
  }
  return problems;

  function newStart(): QuestFix | undefined {
    const squares = new FreePlaces(quest).start(needed);
    if (!squares) return undefined;
    return {
      code: "start",
      args: { squares: squares.join(" ") },
      change: { does: "set", field: "start", value: squares },
    };
  }
}

/** Caches and refuges lie on the floor; a cache under scenery is the scenery's own treasure. */
export function misplacedCaches(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const floor = notFloor(layout, quest);
  const free = new FreePlaces(quest);
  const places = [
    ...quest.caches.map(({ at }, i) => ({ field: `caches[${i}]`, path: `caches[${i}].at`, at })),
    ...(quest.refuge === undefined ? [] : [{ field: "refuge", path: "refuge", at: quest.refuge }]),
  ];
  return places.flatMap(({ field, path, at }) => {
    const under = floor.get(squareIn(layout, at) ?? -1);
    if (under === undefined) return [];
    const fix = movingTo(field, free.square(at), path);
    return [problem(field, "square-taken", { args: { square: at, under }, at: [at], fix })];
  });
}

/** Points of a figure that make no sense. */
export function oddFigures(quest: Quest): Problem[] {
  return everyAntagonist(quest).flatMap(({ field, value }) => {
    if (value.body === undefined || value.body >= 1) return [];
    const change = { does: "set", field: `${field}.body`, value: 1 } as const;
    return [problem(field, "no-body", { at: [value.at], fix: { code: "number", args: { number: 1 }, change } })];
  });
}
