import { type Bar, bar, done, each, type Offer, one, type Wording } from "@tavolata/kernel";
import { obstacleFor } from "../../queries/board/obstacles.js";
import { boardOf, edgeFrom, figureAt, isClosed, sharesSquare } from "../../queries/board/squares.js";
import { isAntagonist, isHelpless, isOnBoard } from "../../queries/figures.js";
import type { Door, Figure, HeroFlow, HeroQuest, Movement, Table, Turn } from "../../state.js";
import { isIcy } from "../08-magic/effects/ground.js";
import { lookBehindWall, lookRound } from "../11-discovery/discovery.js";
import { closedDoorsBeside, openDoor, whyNotOpen } from "../11-discovery/doors.js";
import { pitAt } from "../12-traps/known.js";
import { leaveByExit, mayLeave } from "../16-quests/leaving.js";
import { charge } from "../rh-3-experience/charge.js";
import { whyNotFleeTo, whyNotLinger, whyNotStopFleeing } from "../rh-3-experience/flight.js";
import { hasCombatZones, stopInZone } from "../rh-5-zones/combat-zone.js";
import { disengage } from "../rh-6-disengage/disengage.js";
import { arrive, settle } from "./arrive.js";
import { bumpFriends } from "./bump.js";
import { permits, whyNotPass } from "./passing.js";

export type Way = Step | { readonly door: Door } | "leave" | "stop";

/** Somebody on the way. */
interface Walking {
  readonly t: Table;
  readonly movement: Movement;
  readonly figure: Figure;
}

interface Step {
  readonly step: number;
  readonly walking: Walking;
}

/** One step of a movement action (HQ-4.5), a door, or its end (HQ-4.3). */
export function* walkOn(t: Table, turn: Turn, movement: Movement, figure: Figure): HeroFlow {
  const way = yield* chooseWay(t, movement, figure);
  yield* walk(t, turn, movement, figure, way);
  endWhenOver(t, turn, movement, figure);
}

export function chooseWay(t: Table, movement: Movement, figure: Figure): HeroFlow<Way> {
  return t.chooseOf<Way, Walking>(figure.seat, "walk", { t, movement, figure }, walkOffers, asksStep);
}

export function walk(t: Table, turn: Turn, movement: Movement, figure: Figure, way: Way): HeroFlow {
  if (way === "leave") return leaveByExit(t, turn, figure);
  if (way === "stop") stopWalking(t, turn, movement, figure);
  else if ("door" in way) {
    movement.left -= 1;
    openDoor(t, figure, way.door);
  } else return step(t, turn, movement, figure, way.step);
  return done;
}

function stopWalking(t: Table, turn: Turn, movement: Movement, figure: Figure): void {
  movement.left = 0;
  settle(t, figure, turn);
  endMovement(turn);
}

export function endWhenOver(t: Table, turn: Turn, movement: Movement, figure: Figure): void {
  if (turn.movement && isOver(t, movement, figure)) endMovement(turn);
}

const asksStep = { rules: ["HQ-4.3", "HQ-4.4", "HQ-4.5"] };

/** HQ-4.3: nothing is left, and there is nothing to decide. */
export function isOver(t: Table, movement: Movement, figure: Figure): boolean {
  if (!isOnBoard(t.state, figure) || isHelpless(figure)) return true;
  return movement.left === 0 && !mayLeave(t, figure);
}

/** HQ-4.3: what is not used is lost. */
function endMovement(turn: Turn): void {
  turn.movement = null;
}

function walkOffers(walking: Walking): readonly Offer<Way>[] {
  const { t, figure } = walking;
  const steps = stepsOf(walking);
  const offers: Offer<Way>[] = [each<Step>(steps, stepId, wordingOfSteps)];
  const doors = closedDoorsBeside(t.state, figure);
  if (doors.length > 0) offers.push(doorsOnOffer(walking, doors));
  if (mayLeave(t, figure)) offers.push(leave);
  const why = whyNotStopHere(walking, steps);
  offers.push(why ? one("stop", { bar: () => why }) : stop);
  return offers;
}

function stepsOf(walking: Walking): Step[] {
  const { t, figure } = walking;
  const { firstOut, to } = boardOf(t.state).grid.graph;
  const steps: Step[] = [];
  for (let way = firstOut[figure.square]!; way < firstOut[figure.square + 1]!; way++) {
    steps.push({ step: to[way]!, walking });
  }
  return steps;
}

const stepId = ({ step, walking: { t } }: Step) => boardOf(t.state).stepIds[step]!;

const wordingOfSteps: Wording<Step> = {
  at: ({ step, walking: { t } }) => [`square:${boardOf(t.state).names[step]}`],
  bar: whyNotThere,
};

function whyNotThere({ step, walking: { t, movement, figure } }: Step): Bar | undefined {
  return whyNotStep(t, movement, figure, step);
}

const leave = one("leave");
const stop = one("stop");

function doorsOnOffer({ t, movement, figure }: Walking, doors: readonly Door[]): Offer<Way> {
  const { edgeNames } = boardOf(t.state);
  return each(
    doors.map((door) => ({ door })),
    ({ door }) => `open:${edgeNames[door.edge]}`,
    {
      at: ({ door }) => [`edge:${edgeNames[door.edge]}`],
      bar: ({ door }) => whyNotOpenNow(t, movement, figure, door),
    },
  );
}

/** Where a figure may step, and why not. */
function whyNotStep(t: Table, movement: Movement, figure: Figure, to: number): Bar | undefined {
  const { state } = t;
  if (movement.left < 1) return noSquaresLeft;
  const edge = edgeFrom(boardOf(state).grid.width, figure.square, to);
  if (isClosed(state, edge) && !movement.passes.includes("walls")) return whyClosed(state, edge);
  const obstacle = obstacleFor(state, figure, to);
  if (obstacle) return whyBlocked[obstacle];
  const other = figureAt(state, to);
  if (other) {
    const why = whyNotPass(t, movement, figure, other);
    if (why) return why;
  }
  return figure.experience && whyNotFleeTo(t, movement, figure, to);
}

const whyBlocked = {
  rubble: bar("HQ-4.10", "rubble"),
  abyss: bar("HQ-13-d", "abyss"),
  scenery: bar("HQ-4.6", "scenery-there"),
};

const noSquaresLeft = bar("HQ-4.2-a", "no-squares-left");
const doorClosed = bar("HQ-4.9-a", "door-closed");
const wall = bar("HQ-4.9-b", "wall");

function whyClosed(state: HeroQuest, edge: number): Bar {
  for (const door of state.doors) if (door.edge === edge) return doorClosed;
  return wall;
}

/** HQ-4.7-b, HQ-4.13-b: a figure that is only passing must go on. */
function whyNotStop(state: HeroQuest, figure: Figure): Bar | undefined {
  if (sharesSquare(state, figure)) return bar("HQ-4.7-b", "cannot-end-there", { figure: figure.id });
  if (!figure.pit && pitAt(state, figure.square)) return bar("HQ-4.13-b", "cannot-end-on-pit");
  return undefined;
}

/** Who has no way on goes back to the last firm square instead. */
function whyNotStopHere({ t, movement, figure }: Walking, steps: readonly Step[]): Bar | undefined {
  if (figure.experience) {
    const flight = whyNotStopFleeing(t, movement, figure);
    if (flight) return flight;
  }
  const why = whyNotStop(t.state, figure);
  return why && steps.some((one) => !whyNotThere(one)) ? why : undefined;
}

function whyNotOpenNow(t: Table, movement: Movement, figure: Figure, door: Door): Bar | undefined {
  if (movement.left < 2) {
    const stop = whyNotStop(t.state, figure);
    if (stop && !whyNotOpen(figure, door, movement.left)) return stop;
  }
  return whyNotOpen(figure, door, movement.left) ?? (figure.experience && whyNotLinger(t, movement, figure));
}

/**
 * HQ-8.6-a, HQ-11.1-b: who steps through a wall learns on the way what stands behind it. HQ-18.4: where that is in the way, the step comes
 * to nothing, and its point is spent.
 */
function runsIntoSomething(t: Table, movement: Movement, figure: Figure, to: number): boolean {
  const { grid, names } = boardOf(t.state);
  if (isAntagonist(figure) || !isClosed(t.state, edgeFrom(grid.width, figure.square, to))) return false;
  lookBehindWall(t, to);
  const why = whyNotStep(t, movement, figure, to);
  if (!why) return false;
  movement.left -= 1;
  t.emit({ type: "way-blocked", figure: figure.id, at: names[to]! }, { rules: [why.rule, "HQ-18.4"], reveals: true });
  return true;
}

/** HQ-4.5: a step to an adjacent square. HQ-18.2: it is final. */
function* step(t: Table, turn: Turn, movement: Movement, figure: Figure, to: number): HeroFlow {
  if (t.state.seen[to] !== 1 && runsIntoSomething(t, movement, figure, to)) return;
  const other = figureAt(t.state, to);
  if (other && !movement.passes.includes("figures") && !(yield* permits(t, figure, other))) {
    movement.refused.push(other.id);
    return;
  }
  if (hasCombatZones(t) && !(yield* disengage(t, turn, figure))) return;
  // HQ-8.6-a: ice takes the rest of the movement.
  movement.left = isIcy(t.state, to) ? 0 : movement.left - 1;
  movement.bumped = [];
  movement.walked.push(to);
  yield* arrive(t, figure, to, turn);
  if (movement.bumps > 0 && turn.movement === movement && isOnBoard(t.state, figure) && !isHelpless(figure)) {
    yield* bumpFriends(t, movement, figure);
  }
  if (isOnBoard(t.state, figure)) lookRound(t, figure);
  if (figure.experience) yield* charge(t, turn, movement, figure);
  if (hasCombatZones(t)) stopInZone(t, turn, movement, figure);
}
