import type { RingsContent } from "../../content/content.js";
import { cardOf, titleOf, typeOf } from "../../content/lookup.js";
import { committedWillpower, hitPointsLeft, stagingThreat, statistic } from "../../queries/statistics.js";
import { canDraw, charactersOf, heroesOf, isEnemy, isUniqueInPlay } from "../../queries/table.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";
import { playWorth, worthTo } from "../evaluation/card-worth.js";
import { attackOn, fighterOf } from "../evaluation/fighters.js";
import { comingTo, foeOf, preyWorth, within } from "../evaluation/foes.js";
import { countedThreat } from "../evaluation/staged.js";
import { threatRelief } from "../evaluation/worth.js";
import { type Choice, type Moment, objectOf, pick, threatOf } from "../perception/moment.js";
import { deckCount, handOf } from "../perception/unseen.js";
import { isStealthy } from "./choosing.js";
import { dreadOf, missing } from "./fighting.js";
import { claims } from "./objectives.js";
import { moreWillpower } from "./questing.js";

/** When an action is worth taking. What isn't listed here is left alone. */
const worthwhile: Readonly<Record<string, (moment: Moment, card: CardId) => boolean>> = {
  "steward-of-gondor": () => true,
  // Whoever has nothing else to do.
  beravor: ({ content, s, window }) => window === "combat-end" && canDraw(content, s),
  gleowine: ({ content, s, window }) => window === "combat-end" && canDraw(content, s),
  denethor: ({ window }) => window === "combat-end",
  "henamarth-riversong": (moment, card) => moment.window === "quest-begin" && isSpared(moment, card),
  "daughter-of-the-nimrodel": ({ s, window }) => window === "combat-end" && worstWound(s) >= 1,
  glorfindel: ({ s, window }, card) => window === "combat-end" && worstWound(s) >= 1 && s.cards[card]!.resources >= 2,
  "self-preservation": ({ s, window }, card) => window === "combat-end" || s.cards[s.cards[card]!.host]!.damage >= 2,
  "unexpected-courage": readiesInTime,
  "ever-vigilant": (moment) => moment.window === "checks" && isFighting(moment) && hasSpentAlly(moment),
  "grim-resolve": (moment) => moment.window === "checks" && isFighting(moment) && exhaustedCount(moment) >= 4,
  // The quest
  faramir: inspires,
  eowyn: (moment, card) =>
    moment.window === "staging" &&
    moment.s.cards[card]!.committed &&
    ((isWithin(moment.content, moment.s, 1) && hasSpare(moment)) ||
      (deadCards(moment) > 0 && moreWillpower(moment.content, moment.s, moment.seat, 1) >= 1)),
  "protector-of-lorien": protects,
  "radagasts-cunning": ({ content, s, window }) =>
    window === "staging" && isWithin(content, s, highestThreat(content, s, true)),
  "secret-paths": ({ content, s, window }) =>
    window === "staging" && isWithin(content, s, highestThreat(content, s, false)),
  "gandalfs-map": claims,
  "dungeon-torch": claims,
  "shadow-key": claims,
  // Threat and wounds
  "the-galadhrims-greeting": (moment) => isThreatHigh(moment.s) || isAboutToMeet(moment, 6),
  "lore-of-imladris": (moment) => moment.s.phase !== "planning" && heroWound(moment) >= 3,
  "beorns-hospitality": ({ s, seat }) => heroesOf(s, seat).reduce((sum, { damage }) => sum + damage, 0) >= 5,
  "fortune-or-fate": () => true,
  // Cards
  "loriens-wealth": ({ content, s, seat, window }) =>
    window === "combat-end" && handOf(s, seat).length <= 3 && canDraw(content, s),
  "gandalfs-search": ({ s, seat, window }) => window === "combat-end" && handOf(s, seat).length <= 3,
  "will-of-the-west": ({ s, seat }) => deckCount(s, seat) <= 4,
  "dwarven-tomb": ({ content, s, seat }) =>
    s.discards[seat]!.some((id) => cardOf(content, id).sphere === "spirit" && playWorth(content, id) >= 5),
  // The fight
  "sneak-attack": sneaks,
  feint: (moment) => moment.window === "shadow" && worstDread(moment) >= 2.5,
  "a-light-in-the-dark": (moment) => moment.window === "shadow" && worstDread(moment) >= 5,
  "thicket-of-spears": ({ s, seat, window }) => window === "shadow" && s.engaged[seat]!.length >= 2,
  "stand-together": () => false,
  "quick-strike": (moment) => moment.window === "shadow" && canStrikeDown(moment),
  "rain-of-arrows": ({ content, s, seat, window }) =>
    window === "shadow" && s.engaged[seat]!.filter((id) => hitPointsLeft(content, s, s.cards[id]!) === 1).length > 0,
  "for-gondor": (moment) => tips(moment, ({ length }) => length),
  "blade-mastery": (moment) => tips(moment, () => 1) || savesDefender(moment),
  beorn: ({ content, s, window }, card) => {
    const attack = s.attacks.at(-1);
    return (
      window === "attackers" && attack?.side === "player" && attack.attackers.includes(card) && lacking(content, s) > 0
    );
  },
};

/** Whether somebody mighty in hand is wanted in the fight, or for what four damage do. */
function sneaks(moment: Moment): boolean {
  const { s, seat, window } = moment;
  if (window !== "shadow" || s.engaged[seat]!.length === 0) return false;
  const mighty = handOf(s, seat)
    .filter((card) => isStealthy(card) && !isUniqueInPlay(moment.content, s, card))
    .map(titleOf);
  if (mighty.length === 0) return false;
  return worstDread(moment) >= 2 || (mighty.includes("gandalf") && bestPrey(moment.content, s, seat) >= 4);
}

/** An action that is worth it now, or pass. */
export function act(moment: Moment): Choice {
  for (const id of moment.ids) {
    if (id === "pass" || id === "done") continue;
    const card = objectOf(id);
    if (worthwhile[titleOf(card)]?.(moment, card)) return pick(id, "act", { card });
  }
  return pick("pass", "wait");
}

/** Whether what Faramir brings to the quest is worth more than he in the fight. */
function inspires({ content, s, seat, window }: Moment, card: CardId): boolean {
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
function hasSpare({ content, s, seat }: Moment): boolean {
  return handOf(s, seat).length >= 4 || handOf(s, seat).some((card) => playWorth(content, card) <= 2);
}

/** How many cards in hand do nothing for their player: nobody pays for them, they are in play already, or there are more than can ever be paid for. */
function deadCards({ content, s, seat }: Moment): number {
  const hand = handOf(s, seat);
  return Math.max(hand.filter((card) => worthTo(content, s, seat, card) <= 0).length, hand.length - fullHand);
}

/** So many cards find their turn. */
const fullHand = 6;

/** Whether there are others to stand in the way of every enemy that will attack. */
function isSpared({ content, s, seat }: Moment, card: CardId): boolean {
  const foes =
    s.engaged[seat]!.filter((id) => foeOf(content, s, id).attacks).length + comingTo(content, s)[seat]!.length;
  const others = charactersOf(s, seat).filter(
    ({ id, exhausted }) => id !== card && !exhausted && typeOf(id) === "ally",
  );
  return foes === 0 || others.length > foes;
}

function protects(moment: Moment, card: CardId): boolean {
  const { s, window, seat } = moment;
  const host = s.cards[card]!.host;
  const attack = s.attacks.at(-1);
  // LR-timing-8: three uses in a phase, and each takes a card.
  const uses = Math.min(3 - (s.uses[`phase/${card}`] ?? 0), handOf(s, seat).length);
  if (window === "shadow-effect" && attack?.side === "enemy" && attack.defenders.includes(host)) {
    const enemy = s.cards[attack.enemy];
    const dealt = enemy
      ? statistic(moment.content, s, enemy, "attack") - statistic(moment.content, s, s.cards[host]!, "defence")
      : 0;
    const lacking = dealt - hitPointsLeft(moment.content, s, s.cards[host]!) + 1;
    return lacking > 0 ? lacking <= uses : dealt > 0 && hasSpare(moment);
  }
  if (window !== "staging" || !s.cards[host]!.committed) return false;
  const gap = stagingThreat(moment.content, s) - committedWillpower(moment.content, s);
  const spare = Math.max(
    handOf(s, seat).filter((one) => worthTo(moment.content, s, seat, one) <= 2).length,
    handOf(s, seat).length - fullHand,
  );
  // All the way to success, or what is only in the way is spent on less threat or more progress.
  if (gap >= 0 && gap < Math.min(uses, Math.max(spare, handOf(s, seat).length - 3))) return true;
  return spare > 0 && (gap > 0 || (deadCards(moment) > 0 && moreWillpower(moment.content, s, seat, 1) >= 1));
}

/** Whether somebody's threat is near the end. */
function isThreatHigh(s: RingsView): boolean {
  return s.order.some((seat) => s.players[seat]!.threat >= 39);
}

function worstWound(s: RingsView): number {
  return Math.max(0, ...s.order.flatMap((seat) => heroesOf(s, seat).map(({ damage }) => damage)));
}

function heroWound({ s, seat }: Moment): number {
  return Math.max(0, ...heroesOf(s, seat).map(({ damage }) => damage));
}

function isFighting({ s, seat }: Moment): boolean {
  return s.engaged[seat]!.length > 0;
}

/** When a hero's second wind is worth something: against enemies that are there, or for what it can do at the end. */
function readiesInTime(moment: Moment, card: CardId): boolean {
  const { s, window } = moment;
  const host = s.cards[s.cards[card]!.host]!;
  if (window === "checks" || window === "enemy-damage") return isFighting(moment);
  return window === "combat-end" && titleOf(host.id) === "beravor";
}

function hasSpentAlly({ content, s, seat }: Moment): boolean {
  return charactersOf(s, seat).some(
    (card) => card.exhausted && typeOf(card.id) === "ally" && statistic(content, s, card, "attack") >= 2,
  );
}

function exhaustedCount({ s, seat }: Moment): number {
  return charactersOf(s, seat).filter(({ exhausted }) => exhausted).length;
}

/** An enemy in the staging area that would engage, and wouldn't with so much less threat. */
function isAboutToMeet(moment: Moment, less: number): boolean {
  if (moment.window !== "engagement" && moment.window !== "travel") return false;
  return wouldMeet(moment.content, moment.s, moment.seat, less);
}

/** Whether a strong enemy engages in this round, and wouldn't with so much less threat. */
function wouldMeet(content: RingsContent, s: RingsView, seat: string, less: number): boolean {
  const threat = s.players[seat]!.threat;
  return comingTo(content, s)[seat]!.some(
    (id) => cardOf(content, id).engagementCost! > threat - less && cardOf(content, id).attack! >= 4,
  );
}

function worstDread({ content, s, seat }: Moment): number {
  return Math.max(0, ...s.engaged[seat]!.map((id) => dreadOf(content, s, seat, id)));
}

/** Whether one ready character alone destroys an enemy. */
function canStrikeDown({ content, s, seat }: Moment): boolean {
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
function tips({ content, s, window }: Moment, more: (attackers: readonly CardId[]) => number): boolean {
  const attack = s.attacks.at(-1);
  if (window !== "attackers" || attack?.side !== "player") return false;
  const wanted = lacking(content, s);
  return wanted > 0 && wanted <= more(attack.attackers);
}

/** Whether one more defence keeps the defender alive. */
function savesDefender({ content, s, window, seat }: Moment): boolean {
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

/** What Gandalf or a greeting does. */
export function chooseEffect(moment: Moment): Choice {
  const { ids, s, seat } = moment;
  const has = (id: string) => ids.includes(id);
  if (has("one-player")) {
    const one = Math.max(...s.order.map((each) => threatRelief(s, each, 6)));
    const all = s.order.reduce((sum, each) => sum + threatRelief(s, each, 2), 0);
    return pick(one >= all ? "one-player" : "every-player", "threat");
  }
  if (has("willpower")) return s.phase === "quest" ? pick("willpower", "helps-most") : pick("defence", "helps-most");
  const threat = threatOf(moment);
  if (has("threat-five") && threat >= 40) return pick("threat-five", "threat");
  const prey = has("damage-four") ? bestPrey(moment.content, s, seat) : 0;
  if (prey >= 4) return pick("damage-four", "helps-most");
  if (has("threat-five") && (threat >= 33 || wouldMeet(moment.content, s, seat, 5)))
    return pick("threat-five", "threat");
  // LR-resource-7: where nobody can draw, less threat is better than nothing.
  if (has("threat-five") && !canDraw(moment.content, s)) return pick("threat-five", "threat");
  return has("draw-three") ? pick("draw-three", "helps-most") : pick(ids[0]!, "helps-most");
}

/** What four damage are worth. */
function bestPrey(content: RingsContent, s: RingsView, seat: string): number {
  return Math.max(0, ...within(content, s, seat).map((id) => preyWorth(content, s, id, 4)));
}
