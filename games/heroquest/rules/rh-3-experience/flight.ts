import { type Bar, bar } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { traits } from "../../content/figures/traits.js";
import { adjacentSquares, areAdjacent, boardOf, edgeFrom, isLegal } from "../../queries/board/squares.js";
import { enemyBeside, hinders, isAntagonist, isBound } from "../../queries/figures.js";
import type { Figure, HeroQuest, Movement, Table, Turn } from "../../state.js";
import type { Acting, ActionKind } from "../03-turns/hero-action.js";
import { whyNotType } from "../03-turns/limits.js";
import { maximumMovement, movementDice, whyNotMove } from "../04-movement/roll.js";
import { isIcy } from "../08-magic/effects/ground.js";
import { zonesOver } from "../rh-5-zones/combat-zone.js";
import { tellTrait } from "./telling.js";
import { passesZones } from "./warrior.js";

/**
 * HQ-RH3-cowardice: in the first activation after the wound in which it can act, the first action is a movement away from all enemies beside.
 * Who has none beside, can't move or has nowhere to go is free to act.
 */
export function beginFlight(t: Table, turn: Turn, figure: Figure): void {
  const panic = figure.experience?.panic;
  // Who does nothing in this activation, or is commanded by a spell, doesn't act for itself: the fright is still to come.
  if (!panic || isAntagonist(figure) || isBound(figure) || turn.actions === 0) return;
  delete figure.experience!.panic;
  if (!enemyBeside(t.state, figure)) return;
  if (whyNotRun({ t, turn, figure }) || !canGetAway(t, figure, figure.square, farthest(t.content, figure))) {
    tellTrait(t, figure, panic, {}, "no-flight");
    return;
  }
  turn.fleeing = panic;
  tellTrait(t, figure, panic, {}, "flight");
}

/** As far as the best dice would carry it. */
function farthest(content: HeroQuestContent, figure: Figure): number {
  return maximumMovement(content, figure, movementDice(content, figure));
}

function whyNotRun(acting: Acting): Bar | undefined {
  return whyNotType(acting, { type: "move" }) ?? whyNotMove(acting.t, acting.figure);
}

/** HQ-RH3-cowardice: nothing else is done before the flight. */
export function whyNotBeforeFlight(turn: Turn, kind?: ActionKind): Bar | undefined {
  return turn.fleeing && kind?.type !== "move" ? mustFlee(turn) : undefined;
}

function mustFlee({ fleeing }: Turn): Bar {
  return bar(traits[fleeing!].rule, "must-flee");
}

/** The flight that is under way, if this figure flees and could still get away. */
function flightOf(t: Table, movement: Movement, figure: Figure): Turn | undefined {
  const { turn } = t.state;
  if (!figure.experience || turn?.figure !== figure.id || turn.movement !== movement || !turn.fleeing) return;
  return canGetAway(t, figure, figure.square, movement.left) ? turn : undefined;
}

/** A step that would leave no way out. */
export function whyNotFleeTo(t: Table, movement: Movement, figure: Figure, to: number): Bar | undefined {
  const turn = flightOf(t, movement, figure);
  return turn && !canGetAway(t, figure, to, leftOn(t, figure, to, movement.left)) ? mustFlee(turn) : undefined;
}

/** A flight doesn't end beside an enemy. */
export function whyNotStopFleeing(t: Table, movement: Movement, figure: Figure): Bar | undefined {
  const turn = flightOf(t, movement, figure);
  return turn && !isSafe(t.state, figure, figure.square) ? mustFlee(turn) : undefined;
}

/** Nobody opens a door on the run whom that would leave no way out. */
export function whyNotLinger(t: Table, movement: Movement, figure: Figure): Bar | undefined {
  const turn = flightOf(t, movement, figure);
  return turn && !canGetAway(t, figure, figure.square, movement.left - 1) ? mustFlee(turn) : undefined;
}

/** Whether a square without an enemy beside can be reached from here: without leave of others, and over no known trap. */
function canGetAway(t: Table, figure: Figure, from: number, squares: number): boolean {
  const { state } = t;
  if (isSafe(state, figure, from)) return true;
  const reached = new Set([from]);
  let frontier = [from];
  for (let left = squares; left > 0 && frontier.length > 0; left--) {
    const next: number[] = [];
    for (const square of frontier) {
      for (const to of adjacentSquares(state, square)) {
        if (reached.has(to) || !isLegal(state, to) || isTrapped(state, square, to)) continue;
        if (isSafe(state, figure, to)) return true;
        reached.add(to);
        if (leftOn(t, figure, to, left) > 0) next.push(to);
      }
    }
    frontier = next;
  }
  return false;
}

/** Squares left after a step. HQ-RH5-b: a combat zone takes them all; so does ice. */
function leftOn(t: Table, figure: Figure, to: number, left: number): number {
  if (isIcy(t.state, to)) return 0;
  return zonesOver(t, figure, to).length > 0 && !passesZones(t, figure) ? 0 : left - 1;
}

/** Nobody else stands there, and no enemy who could do anything beside. */
function isSafe(state: HeroQuest, figure: Figure, square: number): boolean {
  for (const other of state.figures) {
    if (other !== figure && other.square === square) return false;
    if (hinders(other, figure) && areAdjacent(state, square, other.square)) return false;
  }
  return true;
}

function isTrapped(state: HeroQuest, from: number, to: number): boolean {
  const edge = edgeFrom(boardOf(state).grid.width, from, to);
  return state.traps.some((trap) => trap.edge === edge || trap.squares.includes(to));
}
