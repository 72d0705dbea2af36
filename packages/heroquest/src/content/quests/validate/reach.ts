import { neighbours, openSteps, squareName, squaresOf, stepsFrom, unreached } from "@tavolata/kit";
import type { Quest, When } from "../format.js";
import {
  coveredBy,
  edgeIn,
  type Layout,
  layoutOf,
  namedSquares,
  scenerySquares,
  squareIn,
  trapSquares,
} from "./layout.js";
import { everyAct, everyAntagonist, goalsOf } from "./parts.js";
import type { Problem } from "./problem.js";

/** What the heroes can get at, however long they search: a goal out of reach, or a thing that nobody could ever meet. */
export function outOfReach(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const reach = explore(quest, layout, new Set());
  const problems: Problem[] = [
    ...goalProblems(quest, layout, reach),
    ...everyAntagonist(quest)
      .map(({ field, value: { type, at } }) => ({
        field,
        what: `the ${type} at ${at}`,
        square: squareIn(layout, at),
      }))
      .filter(({ square }) => square !== undefined && !reach.beside(square))
      .map(({ field, what }) => ({ field, problem: `Nobody can ever reach ${what}.` })),
    ...quest.scenery.flatMap((piece, i) =>
      reach.besideAny(coveredBy(layout, piece) ?? [])
        ? []
        : [{ field: `scenery[${i}]`, problem: `Nobody can ever reach the ${piece.type} at ${piece.at}.` }],
    ),
  ];
  if (problems.length > 0) return problems;
  return shutWays(quest, layout);
}

/** HQ-12.3-e: rocks leave rubble, and so may a trigger. A quest may not be lost because the only way is shut. */
function shutWays(quest: Quest, layout: Layout): Problem[] {
  const falls = [
    ...quest.traps.flatMap((trap, i) =>
      trap.kind === "rocks" || trap.kind === "landslide"
        ? [{ field: `traps[${i}]`, what: `this trap (${trap.kind}) has gone off`, fallen: trapSquares(layout, trap) }]
        : [],
    ),
    ...everyAct(quest).flatMap(({ field, value }) =>
      value.act === "rubble"
        ? [{ field, what: "this rubble has fallen", fallen: [...namedSquares(layout, value.squares)] }]
        : [],
    ),
  ];
  return falls
    .filter(({ fallen }) => goalProblems(quest, layout, explore(quest, layout, new Set(fallen))).length > 0)
    .map(({ field, what }) => ({ field, problem: `When ${what}, the goal can't be reached any more.` }));
}

function goalProblems(quest: Quest, layout: Layout, reach: Explored): Problem[] {
  return goalsOf(quest.goal)
    .flatMap((goal) => whyOutOfReach(goal, quest, layout, reach))
    .map((problem) => ({ field: "goal", problem }));
}

function whyOutOfReach(
  goal: ReturnType<typeof goalsOf>[number],
  quest: Quest,
  layout: Layout,
  reach: Explored,
): string[] {
  const noExit = [...namedSquares(layout, quest.exit)].some(reach.on) ? [] : ["No exit can be reached."];
  switch (goal.kind) {
    case "escape":
    case "race":
      return noExit;
    case "rescue": {
      const ally = quest.allies.find(({ id }) => id === goal.ally);
      if (ally && !reach.beside(squareIn(layout, ally.at) ?? -1)) return [`Nobody can reach ${ally.type}.`];
      return noExit;
    }
    case "slay":
      return goal.figures.flatMap((figure) => {
        const placed = everyAntagonist(quest).find(({ value }) => value.id === figure)?.value;
        if (!placed || reach.beside(squareIn(layout, placed.at) ?? -1)) return [];
        return [`Nobody can reach ${figure} at ${placed.at}.`];
      });
    case "find":
      if (!placesOf(quest, layout, goal.item).some(reach.beside)) {
        return [`The item "${goal.item}" lies nowhere within reach.`];
      }
      return goal.bring ? noExit : [];
    case "hold":
      return squaresOf(layout.rooms, goal.room).some(reach.on) ? [] : [`Nobody can enter room ${goal.room}.`];
  }
}

/** The squares at which an item can be had. */
export function placesOf(quest: Quest, layout: Layout, item: string): number[] {
  return [
    ...quest.scenery.flatMap((piece) =>
      piece.treasure?.items?.includes(item) ? (coveredBy(layout, piece) ?? []) : [],
    ),
    ...quest.caches.flatMap(({ at, treasure }) => (treasure.items?.includes(item) ? [squareIn(layout, at) ?? -1] : [])),
    ...everyAntagonist(quest).flatMap(({ value }) =>
      value.items?.includes(item) ? [squareIn(layout, value.at) ?? -1] : [],
    ),
  ];
}

interface Explored {
  /** Whether somebody can stand on the square. */
  readonly on: (square: number) => boolean;
  /** On it, or beside it with nothing between. */
  readonly beside: (square: number) => boolean;
  readonly besideAny: (squares: readonly number[]) => boolean;
}

/** Walks everywhere: through doors, secret ones too, and through barred ones as soon as what opens them can happen. */
function explore(quest: Quest, layout: Layout, fallen: ReadonlySet<number>): Explored {
  const { grid } = layout;
  const blocked = new Uint8Array(grid.squares);
  for (const square of [...scenerySquares(layout, quest), ...namedSquares(layout, quest.rubble), ...fallen]) {
    blocked[square] = 1;
  }
  const edges = Uint8Array.from(layout.walls);
  for (const name of [...quest.doors, ...quest.secretDoors]) {
    const edge = edgeIn(layout, name);
    if (edge !== undefined) edges[edge] = 0;
  }
  const start = squareIn(layout, quest.start[0] ?? "") ?? 0;
  let shut = [...quest.barredDoors];
  for (;;) {
    const { cost } = stepsFrom(grid.graph, start, openSteps(grid, { edges, squares: blocked }));
    const on = (square: number) => cost[square] !== undefined && cost[square] !== unreached;
    const beside = (square: number) =>
      on(square) ||
      (square >= 0 &&
        [...neighbours(grid, square)].some(
          (other) =>
            on(other) && edges[edgeIn(layout, `${squareName(grid, square)}|${squareName(grid, other)}`)!] === 0,
        ));
    const explored: Explored = { on, beside, besideAny: (squares) => squares.length === 0 || squares.some(beside) };
    const opened = shut.filter(
      (door) => canHappen(door.opens, quest, layout, explored) || openedByTrigger(door.edge, quest, layout, explored),
    );
    if (opened.length === 0) return explored;
    for (const { edge } of opened) edges[edgeIn(layout, edge)!] = 0;
    shut = shut.filter((door) => !opened.includes(door));
  }
}

function openedByTrigger(edge: string, quest: Quest, layout: Layout, reach: Explored): boolean {
  return everyAct(quest).some(({ field, value }) => {
    if (value.act !== "open" || edgeIn(layout, value.edge) !== edgeIn(layout, edge)) return false;
    const trigger = quest.triggers.find(({ id }) => field.startsWith(`triggers.${id}.`));
    return trigger !== undefined && canHappen(trigger.when, quest, layout, reach);
  });
}

/** Whether a moment can come, given where the heroes can go. */
function canHappen(when: When, quest: Quest, layout: Layout, reach: Explored): boolean {
  const at = (square: string | undefined) => square !== undefined && reach.beside(squareIn(layout, square) ?? -1);
  const figureReached = (figure: string) =>
    at(everyAntagonist(quest).find(({ value }) => value.id === figure)?.value.at);
  switch (when.on) {
    case "start":
    case "round-begins":
      return true;
    case "room-entered":
      return squaresOf(layout.rooms, when.room).some(reach.on);
    case "square-entered":
      return [...namedSquares(layout, when.squares)].some(reach.on);
    case "lever-pulled":
      return at(when.square);
    case "door-opened": {
      const edge = edgeIn(layout, when.edge);
      return edge !== undefined && reach.on(edge >> 1);
    }
    case "searched": {
      const piece = quest.scenery.find(({ id }) => id === when.what);
      return piece
        ? reach.besideAny(coveredBy(layout, piece) ?? [])
        : at(quest.caches.find(({ id }) => id === when.what)?.at);
    }
    case "figure-removed":
      return figureReached(when.figure);
    case "all-removed":
      return when.figures.every(figureReached);
    case "item-taken":
      return placesOf(quest, layout, when.item).some(reach.beside);
    case "ally-reached":
      return at(quest.allies.find(({ id }) => id === when.ally)?.at);
  }
}
