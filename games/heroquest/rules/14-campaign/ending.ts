import type { Outcome } from "@tavolata/kernel";
import type { Failure, Goal } from "../../content/quests/format.js";
import { elements } from "../../content/spells/index.js";
import { fullMindOf } from "../../content/tables.js";
import { canComeToHelp, isDown } from "../../queries/figures.js";
import { type Ending, type Figure, type HeroFlow, type HeroQuest, type Table, type Turn, wizard } from "../../state.js";
import { whyNotMove } from "../04-movement/roll.js";
import { takeOff } from "../06-melee/wounds.js";
import { mayGetOutByMagic } from "../08-magic/way-out.js";
import type { Cards } from "../08-magic/zones.js";
import { gain } from "../16-quests/gains.js";
import { isRemoved } from "../16-quests/moments.js";
import { readAloud } from "../16-quests/reading.js";
import { takeBack } from "../19-evil-wizard/load-check.js";
import { earnExceptionalDie, gainExperience } from "../rh-3-experience/gaining.js";
import { discardHands } from "../rh-7-fate/decks.js";
import { takerOf } from "./reward.js";

/** HQ-14.1-a, HQ-16.2: the step that ends the quest, if it ends now. How it ends, the state remembers. */
export function ending(t: Table): "quest-end" | undefined {
  const { state } = t;
  if (isMet(state, state.secrets.goal)) return end(state, "goal-met");
  for (const figure of state.figures) if (canGoOn(t, figure)) return undefined;
  return end(state, isMet(state, state.secrets.goal, "stay-behind") ? "goal-met" : "heroes-lost");
}

/** HQ-16.2: the players may also give up together. Then those who are out decide whether enough have escaped. */
export function giveUp({ state }: Table): "quest-end" {
  return end(state, isMet(state, state.secrets.goal, "stay-behind") ? "goal-met" : "given-up");
}

/** The quest names other ways to lose. HQ-16.2: when time is up, those who are out decide whether enough have escaped. */
export function failed({ state }: Table, { kind }: Failure): "quest-end" {
  const isEscape = kind === "rounds-over" && isMet(state, state.secrets.goal, "stay-behind");
  return end(state, isEscape ? "goal-met" : "quest-failed");
}

function end(state: HeroQuest, how: Ending): "quest-end" {
  state.ended = how;
  return "quest-end";
}

/**
 * HQ-16.2: who lies there, is buried or sits in a deep pit can't go on, unless with a rope, a friend above, an ally who may still come
 * (HQ-12.2-b), or magic.
 */
function canGoOn(t: Table, figure: Figure): boolean {
  const { state } = t;
  if (figure.kind !== "hero" || isDown(figure)) return false;
  return !whyNotMove(t, figure) || state.figures.some(canComeToHelp) || mayGetOutByMagic(t, figure);
}

/** HQ-14.1: the end of a quest, won or lost. */
export function* endQuest(t: Table): HeroFlow<string | Outcome> {
  const { state } = t;
  const how = state.ended!;
  const won = how === "goal-met";
  if (won) leaveBehind(t);
  readAloud(t, won ? "success" : "failure", "HQ-14.1-a");
  if (won) yield* reward(t);
  // HQ-16.3: an adventure of several missions hasn't ended.
  if (won && state.campaign && state.secrets.next) return "next-mission";
  recover(t);
  returnCards(t);
  if (state.fate) discardHands(t, state.fate);
  if (t.options.experience) yield* gainExperience(t, survivors(state));
  if (state.campaign) return "between-missions";
  return {
    winners: won ? t.seats.filter((seat) => seat !== wizard) : [wizard],
    how,
    rules: [won ? "HQ-14.1-a" : "HQ-16.2"],
  };
}

/** HQ-16.2: the others have escaped; who can't follow them, has no time left or has given up is lost. */
function leaveBehind(t: Table): void {
  const { state } = t;
  const { goal } = state.secrets;
  if (isMet(state, goal) || !isMet(state, goal, "stay-behind")) return;
  for (const figure of [...state.figures]) {
    if (figure.kind === "hero" && !state.exit.includes(figure.square)) takeOff(t, figure, "lost", undefined, "HQ-16.2");
  }
}

/** HQ-14.2: what the quest pays to every hero who survives it, and what it gives to all together. */
function* reward(t: Table): HeroFlow {
  const { secrets } = t.state;
  const heroes = survivors(t.state);
  for (const hero of heroes) {
    gain(t, hero, { gold: secrets.reward }, "HQ-14.2");
    hero.completed = (hero.completed ?? 0) + 1;
    if (hero.experience) earnExceptionalDie(t, hero);
  }
  if (heroes.length === 0) return;
  for (const item of secrets.rewardItems) gain(t, yield* takerOf(t, item, heroes), { items: [item] }, "HQ-14.2");
  secrets.rewardItems = [];
}

/** The heroes who are still there or have left by the exit. */
export function survivors({ figures, gone }: HeroQuest): Figure[] {
  const left = gone.filter(({ how }) => how === "left").map(({ figure }) => figure);
  return [...figures, ...left].filter(({ kind }) => kind === "hero");
}

/** HQ-14.1-a: survivors regain all points, after a lost mission too. */
function recover(t: Table): void {
  const recovered = survivors(t.state);
  for (const hero of recovered) {
    hero.body = hero.fullBody;
    hero.mind = fullMindOf(t.content, hero);
    hero.prone = 0;
    hero.buried = false;
    hero.pit = "";
    hero.lasting = [];
    // HQ-10.10: in the next adventure it may save a companion again.
    hero.saved = false;
    takeBack(t, hero);
  }
  if (recovered.length === 0) return;
  t.emit({ type: "recovered", figures: recovered.map(({ id }) => id) }, { rules: ["HQ-14.1-a"] });
}

/** HQ-14.1-b: spell cards that weren't played go back to their piles. */
function returnCards(t: Table): void {
  const { spells, magic } = t.state;
  let count = 0;
  const putBack = (hands: Iterable<Cards>, piles: Cards) => {
    for (const hand of hands) {
      for (const element of elements) count += hand[element].length;
      for (const element of elements) piles[element].push(...hand[element].splice(0));
    }
  };
  putBack(Object.values(spells.hands), spells.piles);
  putBack(Object.values(magic.primordial), magic.apart);
  if (count > 0) t.emit({ type: "spells-returned", count }, { rules: ["HQ-14.1-b"] });
}

/** HQ-16.2: an escape waits for whoever is still on the board, except at the end: nobody there can go on, time is up, or the players give up. */
type Helpless = "are-waited-for" | "stay-behind";

/** Whether the quest's requirements are met as things stand. */
function isMet(state: HeroQuest, goal: Goal, helpless: Helpless = "are-waited-for"): boolean {
  switch (goal.kind) {
    case "all":
      return goal.goals.every((one) => isMet(state, one, helpless));
    case "slay":
      return goal.figures.every((name) => isRemoved(state, name));
    case "find":
      return goal.bring ? leftWith(state, goal.item) : state.figures.some((one) => holds(one, goal.item));
    case "rescue":
      return state.gone.some(({ figure, how }) => how === "left" && figure.questName === goal.ally);
    case "escape":
      return haveEscaped(state, goal.heroes, helpless);
    case "race":
      return state.round <= goal.rounds && haveEscaped(state, goal.heroes, helpless);
    case "hold":
      return state.secrets.held >= goal.rounds;
  }
}

function holds(figure: Figure, item: string): boolean {
  return figure.kind === "hero" && figure.items.includes(item);
}

function leftWith(state: HeroQuest, item: string): boolean {
  return state.gone.some(({ figure, how }) => how === "left" && holds(figure, item));
}

/** The heroes who are left have left by the exit or stand on it, and they are enough. */
function haveEscaped(state: HeroQuest, heroes: number, helpless: Helpless): boolean {
  let out = 0;
  for (const { figure, how } of state.gone) if (figure.kind === "hero" && how === "left") out += 1;
  for (const figure of state.figures) {
    if (figure.kind !== "hero") continue;
    if (state.exit.includes(figure.square)) out += 1;
    else if (helpless === "are-waited-for") return false;
  }
  return out >= heroes;
}

/** HQ-16.2: the players may give up together: everybody must agree. */
export function* allGiveUp(t: Table, turn: Turn, figure: Figure): HeroFlow<boolean> {
  turn.proposed = true;
  t.emit({ type: "give-up-proposed", figure: figure.id }, { rules: ["HQ-16.2"] });
  for (const seat of t.state.order) {
    if (seat !== figure.seat && !(yield* t.confirm(seat, "give-up", "HQ-16.2"))) return false;
  }
  return true;
}
