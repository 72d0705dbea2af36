import type { RingsContent } from "../../content/content.js";
import type { ActionSense } from "../../content/heuristics.js";
import { cardOf, typeOf } from "../../content/lookup.js";
import {
  committedWillpower,
  countedThreat,
  hitPointsLeft,
  stagingThreat,
  statistic,
} from "../../queries/statistics.js";
import { canDraw, charactersOf, heroesOf, isEnemy } from "../../queries/table.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";
import { playWorth, worthTo } from "../evaluation/card-worth.js";
import { attackOn, drawsOf, fighterOf } from "../evaluation/fighters.js";
import { bestPrey, comingTo, foeOf, wouldMeet } from "../evaluation/foes.js";
import type { Question } from "../perception/question.js";
import { deckCount, handOf } from "../perception/unseen.js";
import { mightyIn } from "./choosing.js";
import { dreadOf, missing } from "./fighting.js";
import { claims } from "./objectives.js";
import { moreWillpower } from "./questing.js";

/** Whether an action is worth taking now. */
export function isWorthwhile(question: Question, card: CardId, act: ActionSense): boolean {
  const { content, s, seat, window } = question;
  switch (act.when) {
    case "always":
    case "resources":
      return true;
    case "leisure":
      return (
        window === "combat-end" &&
        (!act.draws || canDraw(content, s)) &&
        (act.wounds === undefined || worstWound(s) >= act.wounds) &&
        (act.resources === undefined || s.cards[card]!.resources >= act.resources)
      );
    case "spared":
      return window === "quest-begin" && isSpared(question, card);
    case "ready-again":
      return readiesInTime(question, card);
    case "ready-ally":
      return window === "checks" && isFighting(question) && hasSpentAlly(question);
    case "all-ready":
      return window === "checks" && isFighting(question) && exhaustedCount(question) >= act.least;
    case "inspires":
      return inspires(question, card);
    case "spends-cards":
      return spendsCards(question, card);
    case "protects":
      return protects(question, card);
    case "threat-away":
      return window === "staging" && isWithin(content, s, highestThreat(content, s, act.of === "enemies"));
    case "claims":
      return claims(question, card);
    case "high-threat":
      return isThreatHigh(s) || isAboutToMeet(question, 6);
    case "host-wound":
      return window === "combat-end" || s.cards[s.cards[card]!.host]!.damage >= act.least;
    case "hero-wound":
      return s.phase !== "planning" && heroWound(question) >= act.least;
    case "hero-wounds":
      return heroesOf(s, seat).reduce((sum, { damage }) => sum + damage, 0) >= act.least;
    case "short-hand":
      return window === "combat-end" && handOf(s, seat).length <= act.most && (!act.draws || canDraw(content, s));
    case "short-deck":
      return deckCount(s, seat) <= act.most;
    case "worthy-discard":
      return s.discards[seat]!.some(
        (id) => cardOf(content, id).sphere === act.sphere && playWorth(content, id) >= act.least,
      );
    case "sneaks":
      return sneaks(question);
    case "dread":
      return window === "shadow" && worstDread(question) >= act.least;
    case "beset":
      return window === "shadow" && s.engaged[seat]!.length >= act.least;
    case "strikes-down":
      return window === "shadow" && canStrikeDown(question);
    case "frail-foe":
      return window === "shadow" && s.engaged[seat]!.some((id) => hitPointsLeft(content, s, s.cards[id]!) === 1);
    case "each-tips":
      return tips(question, ({ length }) => length);
    case "tips-or-saves":
      return tips(question, () => 1) || savesDefender(question);
    case "lacking": {
      const attack = s.attacks.at(-1);
      return (
        window === "attackers" &&
        attack?.side === "player" &&
        attack.attackers.includes(card) &&
        lacking(content, s) > 0
      );
    }
  }
}

/** Whether a card of the hand spent on willpower makes the quest succeed, or does more than it would in the hand. */
function spendsCards(question: Question, card: CardId): boolean {
  const { content, s, seat, window } = question;
  return (
    window === "staging" &&
    s.cards[card]!.committed &&
    ((isWithin(content, s, 1) && hasSpare(question)) ||
      (deadCards(question) > 0 && moreWillpower(content, s, seat, 1) >= 1))
  );
}

/** Whether somebody mighty in hand is wanted in the fight, or for what four damage do. */
function sneaks(question: Question): boolean {
  const { s, seat, window } = question;
  if (window !== "shadow" || s.engaged[seat]!.length === 0) return false;
  const mighty = mightyIn(question.content, s, seat);
  if (mighty.length === 0) return false;
  return worstDread(question) >= 2 || (mighty.includes("to-strike") && bestPrey(question.content, s, seat) >= 4);
}

/** Whether what a character brings to the quest by inspiring others is worth more than it in the fight. */
function inspires({ content, s, seat, window }: Question, card: CardId): boolean {
  if (window !== "staging") return false;
  const committed = (one: string) => charactersOf(s, one).filter((each) => each.committed).length;
  const more = Math.max(...s.order.map(committed));
  return more > 0 && moreWillpower(content, s, seat, more) > missing(content, s, seat, [card]).get(card)!;
}

/** Whether the quest would still fail, or come to nothing, and so much more would make it succeed. */
function isWithin(content: RingsContent, s: RingsView, more: number): boolean {
  const gap = stagingThreat(content, s) - committedWillpower(content, s);
  return committedWillpower(content, s) > 0 && gap >= 0 && (gap < more || (gap > 0 && more >= 2));
}

function highestThreat(content: RingsContent, s: RingsView, enemies: boolean): number {
  const able = s.staging.filter((id) => isEnemy(id) === enemies && typeOf(id) !== "objective");
  return Math.max(0, ...able.map((id) => countedThreat(content, s, id)));
}

/** A card in hand that nobody would miss. */
function hasSpare({ content, s, seat }: Question): boolean {
  return handOf(s, seat).length >= 4 || handOf(s, seat).some((card) => playWorth(content, card) <= 2);
}

/** How many cards in hand do nothing for their player: nobody pays for them, they are in play already, or there are more than can ever be paid for. */
function deadCards({ content, s, seat }: Question): number {
  const hand = handOf(s, seat);
  return Math.max(hand.filter((card) => worthTo(content, s, seat, card) <= 0).length, hand.length - fullHand);
}

/** So many cards find their turn. */
const fullHand = 6;

/** Whether there are others to stand in the way of every enemy that will attack. */
function isSpared({ content, s, seat }: Question, card: CardId): boolean {
  const foes =
    s.engaged[seat]!.filter((id) => foeOf(content, s, id).attacks).length + comingTo(content, s)[seat]!.length;
  const others = charactersOf(s, seat).filter(
    ({ id, exhausted }) => id !== card && !exhausted && typeOf(id) === "ally",
  );
  return foes === 0 || others.length > foes;
}

function protects(question: Question, card: CardId): boolean {
  const { s, window, seat } = question;
  const host = s.cards[card]!.host;
  const attack = s.attacks.at(-1);
  // LR-timing-8: so many uses in a phase, and each takes a card.
  const { times } = cardOf(question.content, card).action!.limit!;
  const uses = Math.min(times - (s.uses[`phase/${card}`] ?? 0), handOf(s, seat).length);
  if (window === "shadow-effect" && attack?.side === "enemy" && attack.defenders.includes(host)) {
    const enemy = s.cards[attack.enemy];
    const dealt = enemy
      ? statistic(question.content, s, enemy, "attack") - statistic(question.content, s, s.cards[host]!, "defence")
      : 0;
    const lacking = dealt - hitPointsLeft(question.content, s, s.cards[host]!) + 1;
    return lacking > 0 ? lacking <= uses : dealt > 0 && hasSpare(question);
  }
  if (window !== "staging" || !s.cards[host]!.committed) return false;
  const gap = stagingThreat(question.content, s) - committedWillpower(question.content, s);
  const spare = Math.max(
    handOf(s, seat).filter((one) => worthTo(question.content, s, seat, one) <= 2).length,
    handOf(s, seat).length - fullHand,
  );
  // All the way to success, or what is only in the way is spent on less threat or more progress.
  if (gap >= 0 && gap < Math.min(uses, Math.max(spare, handOf(s, seat).length - 3))) return true;
  return spare > 0 && (gap > 0 || (deadCards(question) > 0 && moreWillpower(question.content, s, seat, 1) >= 1));
}

/** Whether somebody's threat is near the end. */
function isThreatHigh(s: RingsView): boolean {
  return s.order.some((seat) => s.players[seat]!.threat >= 39);
}

function worstWound(s: RingsView): number {
  return Math.max(0, ...s.order.flatMap((seat) => heroesOf(s, seat).map(({ damage }) => damage)));
}

function heroWound({ s, seat }: Question): number {
  return Math.max(0, ...heroesOf(s, seat).map(({ damage }) => damage));
}

function isFighting({ s, seat }: Question): boolean {
  return s.engaged[seat]!.length > 0;
}

/** When a hero's second wind is worth something: against enemies that are there, or for what it can do at the end. */
function readiesInTime(question: Question, card: CardId): boolean {
  const { s, window } = question;
  const host = s.cards[s.cards[card]!.host]!;
  if (window === "checks" || window === "enemy-damage") return isFighting(question);
  return window === "combat-end" && typeOf(host.id) === "hero" && drawsOf(question.content, host.id) > 0;
}

function hasSpentAlly({ content, s, seat }: Question): boolean {
  return charactersOf(s, seat).some(
    (card) => card.exhausted && typeOf(card.id) === "ally" && statistic(content, s, card, "attack") >= 2,
  );
}

function exhaustedCount({ s, seat }: Question): number {
  return charactersOf(s, seat).filter(({ exhausted }) => exhausted).length;
}

/** An enemy in the staging area that would engage, and wouldn't with so much less threat. */
function isAboutToMeet(question: Question, less: number): boolean {
  if (question.window !== "engagement" && question.window !== "travel") return false;
  return wouldMeet(question.content, question.s, question.seat, less);
}

function worstDread({ content, s, seat }: Question): number {
  return Math.max(0, ...s.engaged[seat]!.map((id) => dreadOf(content, s, seat, id)));
}

/** Whether one ready character alone destroys an enemy. */
function canStrikeDown({ content, s, seat }: Question): boolean {
  const foes = s.engaged[seat]!.map((id) => foeOf(content, s, id));
  return charactersOf(s, seat).some(
    (card) =>
      !card.exhausted && foes.some((foe) => attackOn(fighterOf(content, s, card), foe) >= foe.defence + foe.left),
  );
}

/** What the attack under way lacks to destroy its enemy. */
function lacking(content: RingsContent, s: RingsView): number {
  const attack = s.attacks.at(-1);
  if (attack?.side !== "player" || !s.cards[attack.enemy]) return 0;
  const foe = foeOf(content, s, attack.enemy);
  const total = attack.attackers.reduce(
    (sum, id) => sum + (s.cards[id] ? statistic(content, s, s.cards[id], "attack") : 0),
    0,
  );
  return foe.defence + foe.left - total;
}

/** Whether so much more attack, by the number of attackers, destroys the enemy. */
function tips({ content, s, window }: Question, more: (attackers: readonly CardId[]) => number): boolean {
  const attack = s.attacks.at(-1);
  if (window !== "attackers" || attack?.side !== "player") return false;
  const wanted = lacking(content, s);
  return wanted > 0 && wanted <= more(attack.attackers);
}

/** Whether one more defence keeps the defender alive. */
function savesDefender({ content, s, window, seat }: Question): boolean {
  const attack = s.attacks.at(-1);
  if (window !== "shadow-effect" || attack?.side !== "enemy" || attack.seat !== seat) return false;
  const defender = attack.defenders.length === 1 ? s.cards[attack.defenders[0]!] : undefined;
  const enemy = s.cards[attack.enemy];
  if (!defender || !enemy) return false;
  return (
    statistic(content, s, enemy, "attack") - statistic(content, s, defender, "defence") ===
    hitPointsLeft(content, s, defender)
  );
}
