import { bestOf, why } from "@tavolata/bots";
import type { Message } from "@tavolata/kernel";
import { squaresApart } from "../../../content/board/grid.js";
import { isHelpless } from "../../../queries/figures.js";
import type { Figure } from "../../../state.js";
import { dangerTo, risk } from "../../evaluation/danger.js";
import { oddsOfBlow } from "../../evaluation/odds.js";
import { valueOfBlow } from "../../evaluation/targets.js";
import {
  activeEnemies,
  areBeside,
  areOpposed,
  enemiesBeside,
  type Position,
  squaresBeside,
  standingHeroes,
} from "../../perception/position.js";
import { pathTo, type Ways } from "../../perception/search.js";
import { canStay, isReached, squaresTo, stepsFromNearest, stepsOver } from "../../perception/ways.js";
import { placesWithin } from "../heroes/fighting.js";
import { carriesMission, goalsOf, isHurried, isPrize, roomToHold, roundsToHold } from "../heroes/goal.js";

/** Where an antagonist goes, and what for. */
export interface Plan {
  readonly to: number;
  readonly reason: Message;
}

/** What an antagonist has for its movement. */
export interface Forces {
  readonly position: Position;
  readonly figure: Figure;
  readonly reach: Ways;
  readonly left: number;
  /** Actions that are left when the movement is over. */
  readonly after: number;
}

/** The first of these that there is reason for. */
export function planOf(forces: Forces): Plan | undefined {
  return (
    march(forces) ??
    elude(forces) ??
    retreat(forces) ??
    gather(forces) ??
    assault(forces) ??
    blockade(forces) ??
    hunt(forces) ??
    lieInWait(forces) ??
    advance(forces)
  );
}

/** Some quests are lost when somebody of the Evil Wizard's gets somewhere: then that is all it does. */
function march({ position, figure, reach }: Forces): Plan | undefined {
  const { table, board } = position;
  for (const failure of table.secrets?.failure ?? []) {
    if (failure.kind !== "reached" || failure.figure !== figure.questName) continue;
    const squares = failure.squares
      .map((name) => board.squareOf.get(name)!)
      .filter((square) => isReached(reach, square));
    const to = bestOf(squares, (square) => -squaresTo(reach, square));
    if (to !== undefined) return { to, reason: why("march") };
  }
  return undefined;
}

/** Whether the heroes must slay this champion before their time is over: then it needn't win a fight, but only not lose one. */
export function isEluding(position: Position, figure: Figure): boolean {
  const { style, table } = position;
  return style.eludes && figure.kind === "champion" && isHurried(table) && isPrize(position, figure);
}

/** As far from the heroes as it comes. */
function elude(forces: Forces): Plan | undefined {
  if (!isEluding(forces.position, forces.figure)) return undefined;
  const to = farthestPlace(forces);
  return to === undefined ? undefined : { to, reason: why("elude") };
}

function farthestPlace({ position, figure, reach, left }: Forces): number | undefined {
  const distance = stepsFromNearest(position, activeEnemies(position, figure), unseen);
  return bestOf(placesWithin(position, figure, reach, left), distance);
}

/** A champion that is badly hurt keeps away, while others are near to fight for it and a hero is there to be feared. */
export function isHurtChampion(position: Position, figure: Figure): boolean {
  const { table, board } = position;
  if (figure.kind !== "champion" || figure.body > position.style.retreatShare * figure.fullBody || figure.fullBody < 2)
    return false;
  if (standingHeroes(position).every(({ body }) => body <= 2)) return false;
  return table.figures.some(
    (other) =>
      other !== figure &&
      !areOpposed(other, figure) &&
      !isHelpless(other) &&
      squaresApart(board.grid, other.square, figure.square) <= guardsWithin,
  );
}

const guardsWithin = 6;

function retreat(forces: Forces): Plan | undefined {
  if (!isHurtChampion(forces.position, forces.figure)) return undefined;
  const to = farthestPlace(forces);
  return to === undefined ? undefined : { to, reason: why("champion-retreats") };
}

/** Whether the heroes hold a room: there places beside them are few, and antagonists many. */
export function isSiege({ table }: Position): boolean {
  return roomToHold(table) !== undefined;
}

/** Where heroes hold a room they don't come out: the first to come wait there for the others, and all come in together. */
function gather(forces: Forces): Plan | undefined {
  const { table, style } = forces.position;
  if (table.round > style.gathers * roundsToHold(table)) return undefined;
  const to = waitingPlace(forces);
  return to === undefined ? undefined : { to, reason: why("gather") };
}

/** To the hero whom it is best to strike with the action that is left, where fewest others strike back. */
function assault({ position, figure, reach, left, after }: Forces): Plan | undefined {
  if (after < 1) return undefined;
  const { content, style } = position;
  const ganging = isSiege(position) ? style.ganging : 0;
  const danger = dangerTo(position, figure);
  let best: { readonly to: number; readonly target: Figure; readonly value: number } | undefined;
  for (const target of position.table.figures) {
    if (!areOpposed(target, figure) || !isWorthComingOut(position, target)) continue;
    for (const to of squaresBeside(position, target.square)) {
      if (squaresTo(reach, to) > left || !canStay(position, figure, to)) continue;
      // What is nearer to the middle of the fight leaves room behind; what is on the way leaves none.
      const value =
        valueOfBlow(position, figure, target) -
        style.assaultRisk * risk(figure, danger(to)) +
        style.crowding * crowding(position, figure, to) +
        ganging * comradesBeside(position, figure, target);
      if (!best || value > best.value) best = { to, target, value };
    }
  }
  if (!best) return undefined;
  const likely = oddsOfBlow(content, figure, best.target).fells >= 0.5;
  return { to: best.to, reason: why(likely ? "go-for-kill" : "go-for-hero", { target: best.target.id }) };
}

/** Whether enough of them could strike at a hero together. */
function isWorthComingOut(position: Position, hero: Figure): boolean {
  const { massing } = position.style;
  return massing === 0 || isHelpless(hero) || dangerTo(position, hero)(hero.square) >= massing * hero.body;
}

/** How many others stand beside a hero to strike at him: who is struck by many falls before he can get away and drink. */
function comradesBeside(position: Position, figure: Figure, hero: Figure): number {
  if (isHelpless(hero)) return 0;
  return enemiesBeside(position, hero, hero.square) - (areBeside(position, figure.square, hero.square) ? 1 : 0);
}

/** How many squares beside this one a comrade could still use: a square in a doorway is the last one to take. */
function crowding(position: Position, figure: Figure, square: number): number {
  let taken = 0;
  for (const beside of squaresBeside(position, square)) {
    const other = position.on[beside];
    if (position.blocked[beside] === 1 || (other && other !== figure)) taken += 1;
  }
  return taken;
}

/** Into the way of the hero who carries the prize, or of those who run for the exit. */
function blockade({ position, figure, reach, left }: Forces): Plan | undefined {
  const { exit = [] } = position.table;
  const runner = standingHeroes(position).find((hero) => carriesMission(position.table, hero));
  if (!runner || exit.length === 0) return undefined;
  const ways = stepsOver(position, runner.square);
  const out = bestOf(
    exit.filter((square) => isReached(ways, square)),
    (square) => -ways.cost[square]!,
  );
  if (out === undefined) return undefined;
  const gate = pathTo(ways, out)?.find(
    (square) => squaresTo(reach, square) <= left && canStay(position, figure, square),
  );
  return gate === undefined ? undefined : { to: gate, reason: why("block-way", { figure: runner.id }) };
}

/** After whom the heroes must bring out alive, wherever he is; while he isn't on his way yet, towards whoever comes for him. */
function hunt(forces: Forces): Plan | undefined {
  const { position, figure, reach } = forces;
  if (!position.style.hunts) return undefined;
  const charges = goalsOf(position.table).flatMap((goal) => (goal.kind === "rescue" ? goal.ally : []));
  if (charges.length === 0) return undefined;
  const quarry = position.table.figures.find((one) => charges.includes(one.questName) && areOpposed(one, figure));
  if (!quarry) return advance(forces);
  const to = bestOf(squaresBeside(position, quarry.square), (square) => -squaresTo(reach, square));
  if (to === undefined || !isReached(reach, to)) return advance(forces);
  return { to, reason: why("hunt", { figure: quarry.id }) };
}

/**
 * Whoever walks up is struck first: an antagonist who can't strike in this turn keeps out of the heroes' reach, or where
 * fewest of them can come at it, and lets them come. Not where time works for the heroes.
 */
function lieInWait(forces: Forces): Plan | undefined {
  const { position } = forces;
  if (!position.style.waits || isSiege(position)) return undefined;
  const to = waitingPlace(forces);
  return to === undefined ? undefined : { to, reason: why("lie-in-wait") };
}

/** Out of the heroes' reach, or where least comes, and not too far; nowhere while there is nobody, or hardly anybody, to be feared. */
function waitingPlace({ position, figure, reach, left }: Forces): number | undefined {
  const { style } = position;
  if (standingHeroes(position).length < 2) return undefined;
  const danger = dangerTo(position, figure);
  const distance = stepsFromNearest(position, standingHeroes(position), unseen);
  if (distance(figure.square) >= unseen) return undefined;
  return bestOf(
    placesWithin(position, figure, reach, left),
    (square) =>
      -Math.min(style.waitingDanger, danger(square)) -
      distance(square) * style.waitingDistance -
      squaresTo(reach, square) / 200,
  );
}

const unseen = 99;

/** Towards the nearest hero. */
function advance({ position, figure, reach }: Forces): Plan | undefined {
  let best: { readonly to: number; readonly steps: number } | undefined;
  for (const hero of position.table.figures) {
    if (!areOpposed(hero, figure)) continue;
    for (const square of squaresBeside(position, hero.square)) {
      const steps = squaresTo(reach, square);
      if (steps < (best?.steps ?? Number.POSITIVE_INFINITY)) best = { to: square, steps };
    }
  }
  return best && { to: best.to, reason: why("advance") };
}
