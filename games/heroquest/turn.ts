import { each, type Offer, one, type Steps, type Wording } from "@tavolata/kernel";
import { carryOut, chooseAction } from "./actions/act.js";
import type { Acting } from "./actions/deed.js";
import { spendLasting } from "./combat/dice-count.js";
import { capMind } from "./combat/wounds.js";
import type { HeroQuestContent } from "./content/content.js";
import type { HeroQuestEvent } from "./events.js";
import { beginFlight } from "./experience/flight.js";
import { chooseWhoStarts } from "./experience/movement.js";
import { drawEarned } from "./fate/earned.js";
import { isAntagonist, isOnBoard } from "./figures.js";
import { hasCombatZones } from "./heroic/combat-zone.js";
import { noteEngagement } from "./heroic/disengage.js";
import { checkLoads } from "./heroic/load-check.js";
import { drawDarkCards, lacksDarkCards } from "./magic/antagonists.js";
import { beginTurnUnderSpells, endTurnUnderSpells, letTurnPass } from "./magic/lasting.js";
import { exchangeForPrimordial } from "./magic/primordial-exchange.js";
import { chooseWay, endWhenOver, isOver as isMovementOver, walk } from "./movement/walk.js";
import { isHeroic } from "./options.js";
import { ending, endQuest, failed, giveUp } from "./quest/ending.js";
import { endRound, failureOf } from "./quest/rounds.js";
import { isAnythingDue, runTriggers } from "./quest/triggers.js";
import { chooseHeroes, chooseLate } from "./starting/heroes.js";
import { readIntroduction } from "./starting/introduction.js";
import { divideSpells } from "./starting/magic-turns.js";
import { rollForSeats } from "./starting/seating.js";
import { type Figure, type HeroFlow, type HeroQuest, type Table, type Turn, wizard } from "./state.js";
import { isPlayed } from "./tables.js";

/** The turn: the page of the rulebook that everybody keeps open. Each step says which comes next. */
export const steps = {
  "secret-choice": chooseHeroes, //   HQ-2.4
  "late-choice": chooseLate, //       HQ-2.4-c, HQ-2.4-e: one late picker, then back here
  seating: rollForSeats, //           HQ-2.5
  "magic-turns": divideSpells, //     HQ-2.6: one character takes cards, then back here
  "primordial-exchange": exchangeForPrimordial, // HQ-RH4-a
  introduction: readIntroduction, //  HQ-2.7-b
  "load-check": checkLoads, //        HQ-19.2: one thing is set aside, then back here
  round: beginRound, //               HQ-3.1
  "hero-turn": heroTurn, //           HQ-3.2: one action or step, then back here until all heroes have acted
  "wizard-turn": wizardTurn, //       HQ-3.3: the same for the antagonists, one after the other (HQ-3.4)
  "quest-end": endQuest, //           HQ-14.1
} satisfies Steps<HeroQuest, HeroQuestEvent, HeroQuestContent>;

function* beginRound(t: Table): HeroFlow<string> {
  const { state } = t;
  state.round += 1;
  state.toAct = [...state.order];
  state.acted = [];
  state.talk.raised = [];
  t.emit({ type: "round-begun", round: state.round }, { rules: ["HQ-3.1"] });
  if (t.options["experience"] === true) yield* chooseWhoStarts(t);
  if (isAnythingDue(state)) yield* runTriggers(t);
  return ending(t) ?? "hero-turn";
}

/** HQ-3.2-a: the adventurers one after the other, from the Evil Wizard's right. */
function heroTurn(t: Table): HeroFlow<string> {
  return t.state.turn ? goOn(t, "hero-turn") : nextHero(t);
}

function* nextHero(t: Table): HeroFlow<string> {
  const { content, state } = t;
  if (lacksDarkCards(content, state)) yield* drawDarkCards(t);
  const ally = nextAlly(content, state);
  if (ally) {
    state.acted.push(ally.id);
    if (activate(t, ally)) yield* beginChanged(t, ally);
    return "hero-turn";
  }
  const seat = state.toAct.shift();
  if (seat === undefined) return "wizard-turn";
  const hero = state.figures.find(({ id }) => id === state.heroes[seat]);
  if (!hero) return "hero-turn";
  if (activate(t, hero)) yield* beginChanged(t, hero);
  return "hero-turn";
}

/** HQ-3.4: the Evil Wizard takes antagonists in any order, each to the end before the next. */
function wizardTurn(t: Table): HeroFlow<string> {
  return t.state.turn ? goOn(t, "wizard-turn") : nextAntagonist(t);
}

function* nextAntagonist(t: Table): HeroFlow<string> {
  const { content, state } = t;
  if (lacksDarkCards(content, state)) yield* drawDarkCards(t);
  const next = yield* t.chooseOf<Figure | "end-phase", HeroQuest>(wizard, "activate", state, whoMayAct, asksWhoActs);
  if (next === "end-phase") {
    for (const figure of waiting(state)) letTurnPass(figure);
    return yield* afterRound(t);
  }
  state.acted.push(next.id);
  if (activate(t, next)) yield* beginChanged(t, next);
  return "wizard-turn";
}

const asksWhoActs = { rules: ["HQ-3.3", "HQ-3.4"] };

function whoMayAct(state: HeroQuest): readonly Offer<Figure | "end-phase">[] {
  return [each(waiting(state), activationId, atFigure), endPhase];
}

const activationId = ({ id }: Figure) => `activate:${id}`;
const atFigure: Wording<Figure> = { at: ({ id }) => [`figure:${id}`] };
const endPhase = one("end-phase");

/** The antagonists who haven't acted in this round. */
function waiting({ figures, acted }: HeroQuest): Figure[] {
  return figures.filter((figure) => isAntagonist(figure) && !figure.asleep && !acted.includes(figure.id));
}

function* afterRound(t: Table): HeroFlow<string> {
  endRound(t);
  // HQ-11.3: who dies without help at the end of a round may be somebody the quest waits for.
  if (isAnythingDue(t.state)) yield* runTriggers(t);
  const over = ending(t);
  if (over) return over;
  const failure = failureOf(t.state);
  return failure ? failed(t, failure) : "round";
}

/** HQ-3.6: two actions. HQ-3.5: none comes from an earlier turn. Says whether something changes the turn that begins. */
function activate(t: Table, figure: Figure): boolean {
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
  if (isHeroic(t.options, "disengage")) noteEngagement(t, turn, figure);
  t.state.turn = turn;
  spendLasting(figure, "next-own-turn");
  // HQ-1.2.c: what it set aside (HQ-18.6) or the quest took from it before the first turn gives no more mind.
  if (figure.mind > figure.fullMind) capMind(t, figure);
  t.emit({ type: "activated", figure: figure.id }, { rules: [isAntagonist(figure) ? "HQ-3.4" : "HQ-3.2-a"] });
  return figure.lasting.length > 0 || figure.experience !== undefined;
}

/** HQ-8.6-a: what spells do to a turn that begins; HQ-RH3-cowardice: and what fear does. */
function* beginChanged(t: Table, figure: Figure): HeroFlow {
  const turn = t.state.turn!;
  if (figure.lasting.length > 0) yield* beginTurnUnderSpells(t, turn, figure);
  if (figure.experience) beginFlight(t, turn, figure);
}

/** HQ-2.1-b: an ally who has joined a hero acts after it, played by the same player. */
function nextAlly(content: HeroQuestContent, { figures, acted, toAct }: HeroQuest): Figure | undefined {
  return figures.find(
    (figure) =>
      figure.kind === "ally" &&
      figure.seat !== wizard &&
      isPlayed(content, figure) &&
      !acted.includes(figure.id) &&
      !toAct.includes(figure.seat),
  );
}

/**
 * One action or step of the activation that is under way; then the same step of the turn again, unless the quest ends. Nearly all questions of a match are
 * asked here, so they are asked by this very flow and not by another within it: an answer has a shorter way.
 */
function* goOn(t: Table, step: string): HeroFlow<string> {
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

/** HQ-16.2: the players may give up together: everybody must agree. */
function* allGiveUp(t: Table, turn: Turn, figure: Figure): HeroFlow<boolean> {
  turn.proposed = true;
  t.emit({ type: "give-up-proposed", figure: figure.id }, { rules: ["HQ-16.2"] });
  for (const seat of t.state.order) {
    if (seat !== figure.seat && !(yield* t.confirm(seat, "give-up", "HQ-16.2"))) return false;
  }
  return true;
}
