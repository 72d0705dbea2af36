import type { RingsContent } from "../content/content.js";
import type { Definition, Sphere } from "../content/definition.js";
import { cardOf, typeOf } from "../content/lookup.js";
import type { CardId, InPlay, Standing, Statistic } from "../state.js";
import type { RingsView } from "../view.js";

/**
 * A statistic as it is now: what is printed, what the card and its attachments add, and what lasts. It is worked out whenever
 * somebody asks (LR-combat-player-8) and never below 0 (LR-timing-11).
 */
export function statistic(content: RingsContent, s: RingsView, card: InPlay, what: Statistic): number {
  const printed = cardOf(content, card.id);
  let value = printed[what] ?? 0;
  if (printed.bonus && printed.type !== "attachment") value += bonusOf(content, s, printed, what, card, card);
  for (const id of card.attachments) {
    const given = cardOf(content, id);
    if (given.bonus) value += bonusOf(content, s, given, what, s.cards[id]!, card);
  }
  for (const lasting of s.lasting) {
    if (lasting.what === what && isUnder(lasting.on, lasting.scope, card)) value += lasting.amount;
  }
  return value > 0 ? value : 0;
}

function bonusOf(
  content: RingsContent,
  s: RingsView,
  from: Definition,
  what: Statistic,
  giver: InPlay,
  holder: InPlay,
): number {
  const bonus = from.bonus![what];
  if (bonus === undefined) return 0;
  return typeof bonus === "number" ? bonus : bonus(s, giver, holder, content);
}

/** LR-timing-9, LR-timing-10: a fixed set of cards, or whatever is in the scope now. */
function isUnder(on: readonly string[] | null, scope: string, card: InPlay): boolean {
  if (on) return on.includes(card.id);
  return scope === "staging-locations" && card.place === "staging" && typeOf(card.id) === "location";
}

/** Whether something other than a number lasts on a card or seat. */
export function stands(s: RingsView, what: Standing, on: string, seat = ""): boolean {
  if (s.lasting.length === 0) return false;
  return s.lasting.some((one) => one.what === what && one.on?.includes(on) && (one.seat === "" || one.seat === seat));
}

/** LR-damage-1: what it can still take. */
export function hitPointsLeft(content: RingsContent, s: RingsView, card: InPlay): number {
  return statistic(content, s, card, "hitPoints") - card.damage;
}

/** The threat of a card in the staging area as far as it counts. */
export function countedThreat(content: RingsContent, s: RingsView, id: CardId): number {
  return stands(s, "threat-not-counted", id) ? 0 : statistic(content, s, s.cards[id]!, "threat");
}

/** LR-quest-1, LR-quest-2: only what lies in the staging area counts. */
export function stagingThreat(content: RingsContent, s: RingsView): number {
  let total = 0;
  for (const id of s.staging) total += countedThreat(content, s, id);
  for (const { scope } of s.lasting) if (scope === "staging-total") total += s.order.length;
  return total;
}

/** LR-quest-1: the willpower of all committed characters of all players. */
export function committedWillpower(content: RingsContent, s: RingsView): number {
  let total = 0;
  for (const seat of s.order) {
    for (const id of s.areas[seat]!) {
      const card = s.cards[id]!;
      if (card.committed) total += statistic(content, s, card, "willpower");
    }
  }
  return total;
}

export function hasTrait(content: RingsContent, s: RingsView, id: CardId, trait: string): boolean {
  if (cardOf(content, id).traits.includes(trait)) return true;
  return s.cards[id]?.attachments.some((one) => cardOf(content, one).givesTrait === trait) ?? false;
}

/** LR-cost-1, LR-cost-7: the spheres whose cards a hero's pool pays for. */
export function hasIcon(content: RingsContent, s: RingsView, hero: InPlay, sphere: Sphere): boolean {
  if (cardOf(content, hero.id).sphere === sphere) return true;
  for (const id of hero.attachments) if (cardOf(content, id).givesIcon?.(s.cards[hero.id]!) === sphere) return true;
  return false;
}

/** Whether an attachment keeps its host from something. LR-keyword-guarded: an objective does so once it is claimed, not to its guard. */
export function isForbidden(content: RingsContent, s: RingsView, card: InPlay, what: "attack" | "defend"): boolean {
  for (const id of card.attachments) {
    const { type, forbids } = cardOf(content, id);
    if (forbids?.includes(what) && (type !== "objective" || s.cards[id]!.seat !== "")) return true;
  }
  return false;
}

/** LR-refresh-2: what readying costs the bearer of these attachments. */
export function readyPriceOf(content: RingsContent, attachments: readonly CardId[]): number {
  let price = 0;
  for (const id of attachments) price += cardOf(content, id).readyPrice ?? 0;
  return price;
}
