import { type Choice, pickAll } from "@tavolata/bots";
import type { Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { Heuristics } from "../../content/heuristics.js";
import { cardOf } from "../../content/lookup.js";
import { isHeld, stageOf } from "../../content/scenario.js";
import { revealsIn } from "../../queries/stage.js";
import { committedWillpower, hitPointsLeft, stagingThreat, statistic } from "../../queries/statistics.js";
import { charactersOf, isEnemy, stagedLocations } from "../../queries/table.js";
import type { InPlay } from "../../state.js";
import type { RingsView } from "../../view.js";
import { fight } from "../evaluation/battle.js";
import { type Fighter, fighterOf, heroFighters, readiesAgain, webPrice } from "../evaluation/fighters.js";
import { comingTo, type Foe, foeOf, meetingPrice, stagingBurden } from "../evaluation/foes.js";
import { lossOf } from "../evaluation/harms.js";
import { type Reveals, revealsFor } from "../evaluation/reveals.js";
import { type ShadowOdds, shadowOdds } from "../evaluation/shadows.js";
import { threatPrice, worthOf } from "../evaluation/worth.js";
import { weights } from "../learned/weights.js";
import type { Question } from "../perception/question.js";
import { knownTop } from "../perception/unseen.js";

/** With more characters than this, those who only quest are committed without much thought. */
const mostWeighed = 8;

/** Who is weighed, and all that stays the same whoever is committed. */
interface Weighing {
  readonly s: RingsView;
  readonly seat: Seat;
  readonly candidates: readonly InPlay[];
  readonly fighters: readonly Fighter[];
  /** Willpower of those who are committed in any case. */
  readonly sure: number;
  readonly sureCount: number;
  readonly others: readonly Fighter[];
  readonly heroes: readonly Fighter[];
  readonly foes: readonly Foe[];
  /** Enemies that could be engaged by choice, and what it is worth to have them out of the staging area. */
  readonly prey: readonly { readonly foe: Foe; readonly gain: number }[];
  readonly odds: ShadowOdds;
  readonly reveals: Reveals;
  /** The threat in the staging area, with all cards that are to come but the next. */
  readonly threat: number;
  /** What willpower must beat before the next card is revealed. */
  readonly against: number;
}

/** Every set of questers is weighed: what the quest brings on average against what the fight costs without them. */
export function commit(question: Question): Choice {
  const { s, options } = question;
  const able = options.map(({ target }) => s.cards[target]!);
  const willing = able
    .filter((card) => statistic(question.content, s, card, "willpower") > 0)
    .sort((a, b) => questWorth(question.content, s, b) - questWorth(question.content, s, a));
  const sure = willing.slice(0, Math.max(0, willing.length - mostWeighed));
  const candidates = willing.slice(sure.length);
  const weighing = weigh(question, candidates, sure, able);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  const fights = new Map<number, number>();
  for (let set = 0; set < 1 << candidates.length; set++) {
    const value = worthOfSet(question.content, weighing, set, fights);
    if (value <= most) continue;
    most = value;
    best = set;
  }
  const chosen = [...sure, ...candidates.filter((_, i) => best & (1 << i))];
  const willpower = chosen.reduce((sum, card) => sum + statistic(question.content, s, card, "willpower"), 0);
  const picks = chosen.map(({ id }) => `commit:${id}`);
  if (picks.length === 0) return pickAll([], whyNobody(weighing, willing));
  const threat = Math.round(weighing.threat + expected(weighing.reveals));
  // What somebody knows who has looked at the next card is another reason than what anybody can reckon (LR-zone-1).
  const why = knownTop(s) === undefined ? "quest-against" : "quest-foreseen";
  // Together with what others have brought already, and will bring.
  const others = Math.round(fromOthers(question.content, s));
  return pickAll(picks, why, { willpower: willpower + committedWillpower(question.content, s), others, threat });
}

function whyNobody({ foes }: Weighing, willing: readonly InPlay[]): string {
  if (willing.length === 0) return "no-willpower";
  return foes.length > 0 ? "hold-back" : "quest-in-vain";
}

/** Who is better at questing than at anything else comes first. */
function questWorth(content: RingsContent, s: RingsView, card: InPlay): number {
  const fighting = statistic(content, s, card, "attack") + statistic(content, s, card, "defence");
  return 3 * statistic(content, s, card, "willpower") - fighting;
}

function expected({ next }: Reveals): number {
  return next.reduce((sum, { chance, threat }) => sum + chance * threat, 0);
}

function weigh(
  question: Question,
  candidates: readonly InPlay[],
  sure: readonly InPlay[],
  able: readonly InPlay[],
): Weighing {
  const { s, seat } = question;
  const threat = question.threat;
  const reveals = revealsFor(question.content, s, threat + 1);
  const cards = revealsIn(question.content, s);
  const foes = [
    ...s.engaged[seat]!.map((id) => foeOf(question.content, s, id)),
    ...comingTo(question.content, s)[seat]!.map((id) => foeOf(question.content, s, id, { newly: true })),
  ];
  const expectedThreat = stagingThreat(question.content, s) + reveals.mean * Math.max(0, cards - 1);
  const sureWillpower = sure.reduce((sum, card) => sum + statistic(question.content, s, card, "willpower"), 0);
  return {
    s,
    seat,
    candidates,
    fighters: candidates.map((card) => fighterOf(question.content, s, card)),
    sure: sureWillpower,
    sureCount: sure.length,
    others: able
      .filter((card) => !candidates.includes(card) && !sure.includes(card))
      .map((card) => fighterOf(question.content, s, card)),
    heroes: heroFighters(question.content, s, seat),
    foes,
    prey: preyOf(question.content, s, seat),
    odds: shadowOdds(question.content, s),
    reveals: cards === 0 ? { ...reveals, next: [{ chance: 1, threat: 0 }], foe: undefined } : reveals,
    threat: expectedThreat,
    against: expectedThreat - committedWillpower(question.content, s) - fromOthers(question.content, s),
  };
}

/** The two enemies in the staging area that are best sought out. */
function preyOf(content: RingsContent, s: RingsView, seat: Seat): Weighing["prey"] {
  const coming = Object.values(comingTo(content, s)).flat();
  const enemies = s.staging.filter((id) => isEnemy(id) && !coming.includes(id));
  return enemies
    .filter((id) => enemies.length === 1 || !cardOf(content, id).forbids?.includes("optional-engagement"))
    .map((id) => ({
      foe: foeOf(content, s, id, { newly: true }),
      gain: stagingBurden(content, s, id) - meetingPrice(content, id),
    }))
    .sort((a, b) => b.gain / (b.foe.defence + b.foe.left) - a.gain / (a.foe.defence + a.foe.left))
    .slice(0, s.progress.waiting.includes(seat) || s.order.length === 1 ? 2 : 1);
}

/** What the players who have yet to commit will bring, about. */
function fromOthers(content: RingsContent, s: RingsView): number {
  let willpower = 0;
  for (const seat of s.progress.waiting) {
    for (const card of charactersOf(s, seat))
      if (!card.exhausted) willpower += statistic(content, s, card, "willpower");
  }
  return weights.others * willpower;
}

function worthOfSet(content: RingsContent, weighing: Weighing, set: number, fights: Map<number, number>): number {
  const { s, seat, candidates, reveals, sure } = weighing;
  let willpower = sure;
  let count = weighing.sureCount;
  let price = 0;
  let left = 0;
  let isInspired = false;
  for (let i = 0; i < candidates.length; i++) {
    const card = candidates[i]!;
    const { heuristics } = cardOf(content, card.id);
    if (!(set & (1 << i))) {
      left |= 1 << i;
      if (heuristics?.inspires) isInspired = true;
      continue;
    }
    willpower += statistic(content, s, card, "willpower");
    count += 1;
    price -= besides(s, heuristics?.quests);
    if (hitPointsLeft(content, s, card) === 1) price += reveals.blight * worthOf(content, s, card);
    if (!readiesAgain(content, s, card)) {
      price += webPrice(content, card);
      continue;
    }
    left |= 1 << i;
    if (heuristics?.readies) price += weights.resource;
  }
  if (reveals.ambush > 0) price += reveals.ambush * ambushOf(content, weighing, set);
  if (isInspired) willpower += count;
  let known = fights.get(left);
  if (known === undefined) {
    known = fightValue(content, weighing, left);
    fights.set(left, known);
  }
  return questValue(content, s, seat, willpower, weighing) + weights.fight * known - price;
}

/** What two damage cost to the one who stands them best. */
function ambushOf(content: RingsContent, { s, candidates }: Weighing, set: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < candidates.length; i++) {
    if (!(set & (1 << i))) continue;
    least = Math.min(least, lossOf(content, s, candidates[i]!, 2));
  }
  return Number.isFinite(least) ? least : 0;
}

/** What a character brings to a quest besides its willpower. */
function besides(s: RingsView, quests: Heuristics["quests"] = 0): number {
  if (typeof quests === "number") return quests;
  return quests === "active-location" ? Number(s.active !== "") : stagedLocations(s).length;
}

/** What is left of the fight to come, with an enemy more if one may be revealed. */
function fightValue(content: RingsContent, weighing: Weighing, left: number): number {
  const { s, seat, fighters, others, heroes, foes, odds, reveals } = weighing;
  const field = {
    s,
    seat,
    heroes,
    odds,
    width: 2,
    fighters: [...others, ...fighters.filter((_, i) => left & (1 << i))],
  };
  let calm = fight(content, { ...field, foes }).value;
  // One may also be sought out: whoever stays at home clears the staging area.
  for (const { foe, gain } of weighing.prey) {
    calm = Math.max(calm, fight(content, { ...field, foes: [...foes, foe] }).value + gain);
  }
  if (!reveals.foe) return calm;
  const chance = weights.fear * reveals.foe.chance;
  return (1 - chance) * calm + chance * fight(content, { ...field, foes: [...foes, reveals.foe.foe] }).value;
}

/** What the comparison brings on average: progress as far as it is of use, or threat. */
function questValue(
  content: RingsContent,
  s: RingsView,
  seat: Seat,
  willpower: number,
  { reveals, against }: Weighing,
): number {
  let value = 0;
  for (const { chance, threat } of reveals.next) {
    const over = willpower - against - threat;
    if (over > 0) value += chance * progressWorth(content, s, over);
    else value -= chance * threatPrice(content, s, seat, Math.ceil(-over)) * s.order.length;
  }
  return value;
}

/** What so much progress is worth: little beyond what can be used, and less on a stage that something else holds up. */
function progressWorth(content: RingsContent, s: RingsView, progress: number): number {
  const stage = stageOf(content, s);
  const active =
    s.active === "" ? 0 : Math.max(0, cardOf(content, s.active).questPoints! - s.cards[s.active]!.progress);
  const onLocation = Math.min(progress, active);
  const onStage = Math.min(progress - onLocation, Math.max(0, stage.points - s.quest.progress));
  const each = isHeld(stage, s) ? weights.held : 1;
  const used = onLocation + each * onStage;
  return weights.progress * used + weights.beyond * (progress - onLocation - onStage);
}

/** What it is worth now, with all cards revealed, to have so much more willpower. */
export function moreWillpower(content: RingsContent, s: RingsView, seat: Seat, more: number): number {
  const gain = (over: number) =>
    over > 0 ? progressWorth(content, s, over) : -threatPrice(content, s, seat, -over) * s.order.length;
  const over = committedWillpower(content, s) - stagingThreat(content, s);
  return gain(over + more) - gain(over);
}
