import { bestOf, type Choice, offersOf, pick, pickAll } from "@tavolata/bots";
import type { Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { Definition } from "../../content/definition.js";
import type { BearerSense, PlayingSense } from "../../content/heuristics.js";
import { cardOf, titleOf, typeOf } from "../../content/lookup.js";
import { stageOf } from "../../content/scenario.js";
import { payersOf, resourcesOf } from "../../queries/paying.js";
import { hitPointsLeft, isForbidden, statistic } from "../../queries/statistics.js";
import { heroesOf, isEnemy, isUniqueInPlay, stagedLocations } from "../../queries/table.js";
import { wayIn } from "../../queries/way-to-pay.js";
import type { CardId, InPlay } from "../../state.js";
import type { RingsView } from "../../view.js";
import { playWorth, worthTo } from "../evaluation/card-worth.js";
import { preyWorth, within } from "../evaluation/foes.js";
import { weights } from "../learned/weights.js";
import type { Question } from "../perception/question.js";
import { handOf } from "../perception/unseen.js";
import { leastOf, mightyIn } from "./choosing.js";
import { isLaden, isRestricted } from "./objectives.js";

/** What it is worth to play a card now. */
function worthNow(question: Question, card: CardId): number {
  const { content } = question;
  return playWorth(content, card) + moreNow(question, cardOf(content, card).heuristics?.now);
}

/** What makes a card worth more or less as things stand. */
function moreNow(question: Question, sense: PlayingSense | undefined): number {
  const { content, s, seat } = question;
  const engaged = s.engaged[seat]!;
  switch (sense) {
    case undefined:
      return 0;
    case "mighty-arrival": {
      const near = within(content, s, seat);
      const prey = Math.max(0, ...near.map((id) => preyWorth(content, s, id, 4)));
      const mighty = near.some((id) => isMighty(content, s, id)) ? 5 : 0;
      return prey / 3 + mighty + (question.threat >= 40 ? 6 : 0) - (s.round <= 2 ? 3 : 0);
    }
    case "mighty-engaged":
      if (engaged.some((id) => isMighty(content, s, id))) return 12;
      return engaged.some((id) => statistic(content, s, s.cards[id]!, "attack") >= 3) ? 1 : -6;
    case "staged-locations":
      return stagedLocations(s).length;
    case "last-token":
      return stagedLocations(s).some((id) => cardOf(content, id).questPoints! - s.cards[id]!.progress === 1) ? 3 : 0;
    case "conditions":
      return encounterConditions(s) > 0 ? 8 : 0;
    case "hero-wounds":
      return heroesOf(s, seat).reduce((sum, { damage }) => sum + damage, 0) / 2;
    case "worst-wound":
      return Math.max(...heroesOf(s, seat).map(({ damage }) => damage));
    case "bearing-location":
      return stagedLocations(s).length > 0 ? 1 : -3;
  }
}

/** Treacheries that became attachments. */
function encounterConditions(s: RingsView): number {
  return Object.keys(s.cards).filter((id) => typeOf(id) === "treachery").length;
}

/** The best card that can be played without spending what is wanted for something better; otherwise done. */
export function plan(question: Question): Choice {
  const { content, s, options } = question;
  const gain = offersOf(options, "use").find(
    ({ target }) => cardOf(content, target).heuristics?.act?.when === "resources",
  );
  if (gain) return pick(gain.id, "resources");
  const playable = offersOf(options, "play").filter(({ target }) => isWanted(question, target));
  const best = bestOf(playable, ({ target }) => worthNow(question, target) / shareOf(content, s, target));
  return best ? pick(best.id, "play", { card: best.target }) : pick("done", "nothing-to-play");
}

/** What is played is weighed by its cost; where only one ally may be played (LR-scenario-6), it is the best one. */
function shareOf(content: RingsContent, s: RingsView, card: CardId): number {
  const isOnlyOne = typeOf(card) === "ally" && stageOf(content, s).oneAllyPerRound;
  return isOnlyOne ? 3 : 1 + costOf(content, card);
}

/** X is what it brings back. */
function costOf(content: RingsContent, card: CardId): number {
  const { cost } = cardOf(content, card);
  return cost === "X" ? 2 : Number(cost);
}

function isWanted(question: Question, card: CardId): boolean {
  const { s, seat } = question;
  const printed = cardOf(question.content, card);
  if (printed.type === "event") {
    return printed.heuristics?.brings === "for-good" && raisable(question.content, s, seat, card) >= 4;
  }
  if (isRestricted(question.content, card) && heroesOf(s, seat).every((one) => isLaden(question.content, one)))
    return false;
  const worth = worthNow(question, card);
  if (worth <= 0) return false;
  return !spoils(question, card, worth);
}

/** The best ally that could be brought back. */
function raisable(content: RingsContent, s: RingsView, seat: Seat, card: CardId): number {
  const held = resourcesOf(payersOf(content, s, seat, cardOf(content, card)));
  const allies = Object.values(s.discards)
    .flat()
    .filter(
      (id) =>
        typeOf(id) === "ally" && cardOf(content, id).sphere !== "neutral" && Number(cardOf(content, id).cost) <= held,
    );
  return Math.max(0, ...allies.filter((id) => !isUniqueInPlay(content, s, id)).map((card) => playWorth(content, card)));
}

/** Whether paying for a card would leave too little for something that is worth more. */
function spoils(question: Question, card: CardId, worth: number): boolean {
  const { s, seat } = question;
  const printed = cardOf(question.content, card);
  const cost = Number(printed.cost);
  if (cost === 0) return false;
  return handOf(s, seat).some((other) => {
    const wanted = weights.saving * keptFor(question, other);
    if (other === card || wanted <= worth || isUniqueInPlay(question.content, s, other)) return false;
    const later = cardOf(question.content, other);
    const sneaksIn = later.heuristics?.brings === "for-a-phase";
    if (sneaksIn && !mightyIn(question.content, s, seat).includes("to-strike")) return false;
    return !canAffordBoth(question.content, s, seat, printed, later, patienceFor(wanted));
  });
}

/** Rounds that somebody waits for what is worth so much: two for what saves heroes. */
function patienceFor(wanted: number): number {
  return wanted >= 12 ? 2 : 1;
}

/** What it is worth to wait for a card: what resources are saved for, and by what else they may be taken, whatever is worth more. */
function keptFor(question: Question, card: CardId): number {
  const { content, s, seat } = question;
  const saved = cardOf(content, card).heuristics?.saved ?? 0;
  if (typeof saved === "number") return saved;
  if (saved === "as-things-stand") return worthNow(question, card) - weights.waiting;
  return [...s.staging, ...s.engaged[seat]!].some((id) => isMighty(content, s, id)) ? saved.forMighty : 0;
}

/** An enemy that nobody can stand up to for long, and that nothing holds. */
function isMighty(content: RingsContent, s: RingsView, id: CardId): boolean {
  const card = s.cards[id]!;
  if (!isEnemy(id) || cardOf(content, id).forbids?.includes("attachments")) return false;
  return statistic(content, s, card, "attack") >= 4 && !isForbidden(content, s, card, "attack");
}

/** Whether the second can still be paid for after the first: an event in this round, all others in so many rounds. */
function canAffordBoth(
  content: RingsContent,
  s: RingsView,
  seat: Seat,
  first: Definition,
  second: Definition,
  rounds: number,
): boolean {
  const payers = payersOf(content, s, seat, second);
  if (payers.length === 0) return true;
  const later = second.type === "event" ? 0 : rounds * payers.length;
  const price = Number(second.cost);
  const held = resourcesOf(payers);
  // It is out of reach anyway.
  if (held + later < price) return true;
  const shared = payersOf(content, s, seat, first);
  const elsewhere = resourcesOf(shared.filter((hero) => !payers.includes(hero)));
  const taken = Math.max(0, Number(first.cost) - elsewhere);
  return held - taken + later >= price;
}

/** From pools that nothing in hand is waiting for. */
export function pay({ content, s, seat, options }: Question): Choice {
  const needs = new Map(heroesOf(s, seat).map(({ id }) => [id, needOf(content, s, seat, id)]));
  const best = bestOf(options, ({ using }) => {
    let value = 0;
    for (const [hero, paid] of Object.entries(wayIn(using!))) {
      const left = (s.cards[hero]?.resources ?? 0) - paid;
      value -= (needs.get(hero) ?? 0) / (1 + left);
    }
    return value;
  })!;
  return pick(best.id, "spares-pools");
}

/** How much a hero's pool is wanted for cards in hand, but for one that is being played. Whoever pays alone is wanted most. */
export function needOf(content: RingsContent, s: RingsView, seat: Seat, hero: CardId, played = ""): number {
  let need = 0;
  for (const card of handOf(s, seat)) {
    const printed = cardOf(content, card);
    if (card === played || printed.sphere === "neutral" || isUniqueInPlay(content, s, card)) continue;
    const payers = payersOf(content, s, seat, printed);
    if (payers.some(({ id }) => id === hero)) need += playWorth(content, card) / payers.length;
  }
  return need;
}

/** Who bears an attachment best. */
export function chooseHost({ content, s, seat, options, about }: Question): Choice {
  const bearer = cardOf(content, about).heuristics?.bearer;
  const best = bestOf(options, ({ target }) => {
    const card = s.cards[target]!;
    const own = card.seat === seat || card.seat === "" || typeOf(card.id) === "enemy" ? 100 : 0;
    const laden = isRestricted(content, about) && isLaden(content, card) ? 200 : 0;
    const bears = bearer ? bearing(content, s, card, bearer, about) : statistic(content, s, card, "hitPoints");
    return own - laden + bears - card.attachments.length;
  })!;
  return pick(best.id, "bearer", { card: best.target });
}

/** How many heroes of the same player and sphere there are, this one among them. */
function kinOf(content: RingsContent, s: RingsView, id: CardId): number {
  return heroesOf(s, s.cards[id]!.seat).filter((hero) => cardOf(content, hero.id).sphere === cardOf(content, id).sphere)
    .length;
}

const figures = ["willpower", "attack", "defence", "threat"] as const;

/** How well a card bears an attachment, by all that counts for it. */
function bearing(content: RingsContent, s: RingsView, card: InPlay, bearer: BearerSense, played: CardId): number {
  const { traits, questPoints = 0, heuristics } = cardOf(content, card.id);
  let worth = 0;
  // It pays for everything else in hand, but not for itself; and the more heroes of a sphere, the more of its cards are still to come.
  if (bearer.pays) worth = needOf(content, s, card.seat, card.id, played) + weights.kin * kinOf(content, s, card.id);
  for (const what of figures) if (bearer[what]) worth += bearer[what] * statistic(content, s, card, what);
  if (bearer.left) worth += bearer.left * hitPointsLeft(content, s, card);
  if (bearer.damage) worth += bearer.damage * card.damage;
  if (bearer.questPoints) worth += bearer.questPoints * questPoints;
  if (bearer.isHero && typeOf(card.id) === "hero") worth += bearer.isHero;
  // Only the threat in the staging area counts.
  if (bearer.isStaged && card.place === "staging") worth += bearer.isStaged;
  if (bearer.trait && traits.includes(bearer.trait.name)) worth += bearer.trait.counts;
  return worth + (heuristics?.suits?.[titleOf(played)] ?? 0);
}

/** A hand that has something for the first rounds is kept: resources, or characters that can be paid for. */
export function judgeHand({ content, s, seat }: Question): Choice {
  const value = handOf(s, seat).reduce((sum, card) => {
    const printed = cardOf(content, card);
    const { type, cost, heuristics } = printed;
    if (heuristics?.opening !== undefined) return sum + heuristics.opening;
    if (type === "ally" && payersOf(content, s, seat, printed).length > 0) return sum + (Number(cost) <= 3 ? 1 : 0.5);
    return sum;
  }, 0);
  return value >= 2.5 ? pick("no", "good-hand") : pick("yes", "poor-hand");
}

/** The card that would be missed least. */
export function discardLeast({ content, s, seat, options, min }: Question): Choice {
  return pickAll(
    leastOf(options, ({ target }) => worthTo(content, s, seat, target), min),
    "least-missed",
  );
}
