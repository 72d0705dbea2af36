import { type QuestFix, stepsFrom, unreached } from "@tavolata/kit";
import { neighbours, openSteps, squareName } from "../../board/grid.js";
import { squaresOf } from "../../board/rooms.js";
import type { Quest, When } from "../format.js";
import { FreePlaces } from "./free-places.js";
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
import { type Problem, problem, removing } from "./problem.js";

/** What the heroes can get at, however long they search: a goal out of reach, or a thing that nobody could ever meet. */
export function outOfReach(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const reach = explore(quest, layout, new Set());
  const free = new FreePlaces(quest);
  const unmet = (field: string, type: string, at: string) =>
    problem(field, "never-met", {
      args: { type, at },
      at: [at],
      fix: newDoor(free, squareIn(layout, at), reach) ?? removing(field),
    });
  const problems: Problem[] = [
    ...goalProblems(quest, layout, reach, free),
    ...everyAntagonist(quest)
      .filter(({ value: { at } }) => !reach.beside(squareIn(layout, at) ?? -1))
      .map(({ field, value: { type, at } }) => unmet(field, type, at)),
    ...quest.scenery.flatMap((piece, i) =>
      reach.besideAny(coveredBy(layout, piece) ?? []) ? [] : [unmet(`scenery[${i}]`, piece.type, piece.at)],
    ),
  ];
  if (problems.some(({ weight }) => weight === "stops")) return problems;
  return [...problems, ...shutWays(quest, layout)];
}

/** HQ-12.3-e: rocks leave rubble, and so may a trigger. A quest may not be lost because the only way is shut. */
function shutWays(quest: Quest, layout: Layout): Problem[] {
  const falls = [
    ...quest.traps.flatMap((trap, i) => {
      if (trap.kind !== "rocks" && trap.kind !== "landslide") return [];
      const args = { kind: trap.kind };
      const field = `traps[${i}]`;
      return [{ field, code: "way-shut-by-trap" as const, args, fallen: trapSquares(layout, trap) }];
    }),
    ...everyAct(quest).flatMap(({ field, value }) => {
      if (value.act !== "rubble") return [];
      const fallen = [...namedSquares(layout, value.squares)];
      return [{ field, code: "way-shut-by-rubble" as const, args: {}, fallen }];
    }),
  ];
  const isShutBy = (fallen: readonly number[]) =>
    goalProblems(quest, layout, explore(quest, layout, new Set(fallen))).length > 0;
  // What all of them together leave open, each by itself does.
  if (falls.length === 0 || !isShutBy(falls.flatMap(({ fallen }) => fallen))) return [];
  return falls
    .filter(({ fallen }) => isShutBy(fallen))
    .map(({ field, code, args, fallen }) => {
      const at = fallen.map((square) => squareName(layout.grid, square));
      return problem(field, code, { args, at, fix: removing(field) });
    });
}

/** @param free where doors could be added; without it nothing is offered, which is much quicker */
function goalProblems(quest: Quest, layout: Layout, reach: Explored, free?: FreePlaces): Problem[] {
  return goalsOf(quest.goal).flatMap((goal) => whyOutOfReach(goal, quest, layout, reach, free));
}

function whyOutOfReach(
  goal: ReturnType<typeof goalsOf>[number],
  quest: Quest,
  layout: Layout,
  reach: Explored,
  free: FreePlaces | undefined,
): Problem[] {
  const noExit = [...namedSquares(layout, quest.exit)].some(reach.on)
    ? []
    : [problem("goal", "no-way-out", { at: quest.exit, fix: exitAtStart(quest) })];
  const shut = (code: Problem["code"], args: Problem["args"], square: number | undefined) => {
    const at = square === undefined ? [] : [squareName(layout.grid, square)];
    return [problem("goal", code, { args, at, fix: free && newDoor(free, square, reach) })];
  };
  switch (goal.kind) {
    case "escape":
    case "race":
      return noExit;
    case "rescue": {
      const ally = quest.allies.find(({ id }) => id === goal.ally);
      const square = squareIn(layout, ally?.at ?? "");
      if (ally && !reach.beside(square ?? -1)) return shut("friend-unreachable", { ally: ally.type }, square);
      return noExit;
    }
    case "slay":
      return goal.figures.flatMap((figure) => {
        const placed = everyAntagonist(quest).find(({ value }) => value.id === figure)?.value;
        const square = squareIn(layout, placed?.at ?? "");
        if (!placed || reach.beside(square ?? -1)) return [];
        return shut("figure-unreachable", { figure, at: placed.at }, square);
      });
    case "find": {
      const places = placesOf(quest, layout, goal.item);
      if (!places.some(reach.beside)) return shut("item-unreachable", { item: goal.item }, places[0]);
      return goal.bring ? noExit : [];
    }
    case "hold": {
      const squares = squaresOf(layout.rooms, goal.room);
      return squares.some(reach.on) ? [] : shut("room-unreachable", { room: goal.room }, squares[0]);
    }
  }
}

/** A way to where nobody gets. */
function newDoor(free: FreePlaces, square: number | undefined, reach: Explored): QuestFix | undefined {
  const edge = square === undefined ? undefined : free.doorTo(square, reach.on);
  if (edge === undefined) return undefined;
  return { code: "door", args: { edge }, change: { does: "add", field: "doors", value: edge } };
}

/** HQ-16.2: where the heroes came in they can also leave, if they come in anywhere. */
function exitAtStart({ start }: Quest): QuestFix | undefined {
  if (start.length === 0) return undefined;
  const exit = start.slice(0, 4);
  return { code: "exit", args: { squares: exit.join(" ") }, change: { does: "set", field: "exit", value: exit } };
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
    case "room-seen":
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
