import { isAntagonist, isOnBoard } from "../../queries/figures.js";
import type { Figure, HeroFlow, HeroQuest, Table, Turn } from "../../state.js";
import { chooseWay, endWhenOver, isOver as isMovementOver, walk } from "../04-movement/walk.js";
import { capMind } from "../06-melee/wounds.js";
import { beginTurnUnderSpells, endTurnUnderSpells, spendLasting } from "../08-magic/lasting.js";
import { allGiveUp, ending, giveUp } from "../14-campaign/ending.js";
import { isAnythingDue, runTriggers } from "../16-quests/triggers.js";
import { drawDarkCards, lacksDarkCards } from "../19-evil-wizard/dark-cards.js";
import { beginFlight } from "../rh-3-experience/flight.js";
import { hasCombatZones } from "../rh-5-zones/combat-zone.js";
import { noteEngagement } from "../rh-6-disengage/disengage.js";
import { drawEarned } from "../rh-7-fate/earned.js";
import { carryOut, chooseAction } from "./act.js";
import type { Acting } from "./hero-action.js";

/** HQ-3.6: two actions. HQ-3.5: none comes from an earlier turn. Says whether something changes the turn that begins. */
export function activate(t: Table, figure: Figure): boolean {
  const turn: Turn = {
    figure: figure.id,
    actions: 2,
    moves: 0,
    stuck: false,
    attacks: 0,
    done: [],
    specials: [],
    last: "",
    aimed: false,
    feat: "none",
    movement: null,
    proposed: false,
  };
  if (hasCombatZones(t)) turn.zones = true;
  if (t.options.disengage) noteEngagement(t, turn, figure);
  t.state.turn = turn;
  spendLasting(figure, "next-own-turn");
  // HQ-1.2.c: what it set aside (HQ-18.6) or the quest took from it before the first turn gives no more mind.
  if (figure.mind > figure.fullMind) capMind(t, figure);
  t.emit({ type: "activated", figure: figure.id }, { rules: [isAntagonist(figure) ? "HQ-3.4" : "HQ-3.2-a"] });
  return figure.lasting.length > 0 || figure.experience !== undefined;
}

/** HQ-8.6-a: what spells do to a turn that begins; HQ-RH3-cowardice: and what fear does. */
export function* beginChanged(t: Table, figure: Figure): HeroFlow {
  const turn = t.state.turn!;
  if (figure.lasting.length > 0) yield* beginTurnUnderSpells(t, turn, figure);
  if (figure.experience) beginFlight(t, turn, figure);
}

/**
 * One action or step of the activation that is under way; then the same step of the turn again, unless the quest ends. Nearly all questions of a match are
 * asked here, so they are asked by this very flow and not by another within it: an answer has a shorter way.
 */
export function* goOn(t: Table, step: string): HeroFlow<string> {
  const { content, state } = t;
  const turn = state.turn!;
  const figure = figureOf(state, turn);
  const figures = state.figures.length;
  if (figure && !isOver(t, turn, figure)) {
    const { movement } = turn;
    if (movement && isMovementOver(t, movement, figure)) turn.movement = null;
    else if (movement) {
      const way = yield* chooseWay(t, movement, figure);
      yield* walk(t, turn, movement, figure, way);
      endWhenOver(t, turn, movement, figure);
    } else {
      const acting: Acting = { t, turn, figure };
      const choice = yield* chooseAction(acting);
      if (choice !== "give-up") yield* carryOut(acting, choice);
      else if (yield* allGiveUp(t, turn, figure)) return giveUp(t);
    }
  }
  if (isAnythingDue(state)) yield* runTriggers(t);
  // HQ-19.1-b: who has just appeared has its cards from now on.
  if (state.figures.length > figures && lacksDarkCards(content, state)) yield* drawDarkCards(t);
  if (state.fate) yield* drawEarned(t, state.fate);
  if (!figure || isOver(t, turn, figure)) endActivation(t, turn, figure);
  return ending(t) ?? step;
}

/** Whose activation it is, if it is still on the board. */
function figureOf({ figures }: HeroQuest, turn: Turn): Figure | undefined {
  for (const figure of figures) if (figure.id === turn.figure) return figure;
  return undefined;
}

/** HQ-3.2-b: no action is left, and no movement. */
function isOver({ state }: Table, turn: Turn, figure: Figure): boolean {
  return !isOnBoard(state, figure) || (turn.actions <= 0 && !turn.movement);
}

/** HQ-3.5, HQ-4.13-a: what wasn't used is gone, a feat too. */
function endActivation(t: Table, turn: Turn, figure: Figure | undefined): void {
  t.state.turn = null;
  if (figure) {
    spendLasting(figure, "end-of-turn");
    endTurnUnderSpells(t, figure);
  }
  t.emit({ type: "activation-over", figure: turn.figure }, { rules: ["HQ-3.2-b", "HQ-3.5"] });
}
