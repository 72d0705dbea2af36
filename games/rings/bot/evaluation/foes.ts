import type { Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { Definition } from "../../content/definition.js";
import { cardOf, titleOf, typeOf } from "../../content/lookup.js";
import { stageOf } from "../../content/scenario.js";
import { mayAttack } from "../../queries/attacks.js";
import { stagedEnemies, wouldEngage } from "../../queries/engagement.js";
import { hitPointsLeft, isForbidden, statistic } from "../../queries/statistics.js";
import { playerOrder } from "../../queries/table.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";
import { weights } from "../learned/weights.js";
import type { ShadowOdds } from "./shadows.js";

/** An enemy as somebody reckons with it. */
export interface Foe {
  readonly id: CardId;
  readonly attack: number;
  readonly defence: number;
  readonly left: number;
  /** Whether its attack in this round is still to come. */
  readonly attacks: boolean;
  readonly excessAsThreat: boolean;
  /** What its shadow cards may bring, where that is other than any one card. */
  readonly shadows?: ShadowOdds;
  readonly isOrc: boolean;
  /** What it costs over the next rounds if it stays engaged. */
  readonly burden: number;
}

/** An enemy in play, engaged with somebody or about to be. */
export function foeOf(content: RingsContent, s: RingsView, id: CardId, { newly = false } = {}): Foe {
  const card = s.cards[id]!;
  const printed = cardOf(content, id);
  const seat = card.seat === "" ? s.first : card.seat;
  const attack = statistic(content, s, card, "attack") + (newly ? (printed.heuristics?.fiercer ?? 0) : 0);
  const held = isForbidden(content, s, card, "attack");
  const defence = statistic(content, s, card, "defence");
  const left = hitPointsLeft(content, s, card);
  return {
    id,
    attack,
    defence,
    left,
    attacks: !held && (newly || (mayAttack(content, s, id, seat) && !hasAttacked(s, id))),
    excessAsThreat: printed.excessAsThreat === true,
    isOrc: printed.traits.includes("orc"),
    burden:
      (held ? 0.5 : burdenOf(printed, statistic(content, s, card, "attack"), defence + left)) + prizeOf(content, s, id),
  };
}

function hasAttacked(s: RingsView, id: CardId): boolean {
  return s.phase === "combat" && s.progress.attacked.includes(id);
}

/** Who takes long to fall stays long. */
function burdenOf(printed: Definition, attack: number, endurance: number): number {
  const rounds = weights.rounds + weights.tough * Math.max(0, endurance - 4);
  return rounds * (weights.foe + weights.attack * attack + (printed.heuristics?.spite ?? 0));
}

/** What its fall brings beyond peace. */
function prizeOf(content: RingsContent, s: RingsView, id: CardId): number {
  const stage = stageOf(content, s);
  const title = titleOf(id);
  let prize = s.cards[id]!.attachments.some((one) => typeOf(one) === "objective") ? 5 : 0;
  if (stage.winsOnDefeatOf === title) prize += 30;
  if (stage.isWon) prize += 4;
  if (stage.heldBy === title) prize += weights.key;
  return prize;
}

/** The enemy without whose fall the present stage can't be completed, or is. */
export function keyEnemy(content: RingsContent, s: RingsView): string | undefined {
  const { winsOnDefeatOf, heldBy } = stageOf(content, s);
  return winsOnDefeatOf ?? heldBy;
}

/** An enemy that isn't in play yet, as it is printed. */
export function printedFoe(printed: Definition): Foe {
  return {
    id: printed.id,
    attack: printed.attack! + (printed.heuristics?.fiercer ?? 0),
    defence: printed.defence!,
    left: printed.hitPoints!,
    attacks: true,
    excessAsThreat: printed.excessAsThreat === true,
    isOrc: printed.traits.includes("orc"),
    burden: burdenOf(printed, printed.attack!, printed.defence! + printed.hitPoints!),
  };
}

/** What an enemy costs over the next rounds while it stays in the staging area. */
export function stagingBurden(content: RingsContent, s: RingsView, id: CardId): number {
  const more = cardOf(content, id).heuristics?.lurking ?? 0;
  const rounds = staysLong(content, s, id) ? weights.stagingLong : weights.staging;
  return rounds * (statistic(content, s, s.cards[id]!, "threat") + more) + prizeOf(content, s, id);
}

/** Whether nobody's threat will bring this enemy out of the staging area soon. */
function staysLong(content: RingsContent, s: RingsView, id: CardId): boolean {
  const highest = Math.max(...s.order.map((seat) => s.players[seat]!.threat));
  return stageOf(content, s).noChecks === true || cardOf(content, id).engagementCost! > highest + 4;
}

/** LR-encounter-4: whom the engagement checks will bring to each player, with these threats. */
export function comingTo(
  content: RingsContent,
  s: RingsView,
  threats: (seat: Seat) => number = (seat) => s.players[seat]!.threat,
) {
  const coming: Record<Seat, CardId[]> = Object.fromEntries(s.order.map((seat) => [seat, []]));
  if (stageOf(content, s).noChecks) return coming;
  const left = stagedEnemies(s);
  for (let met = true; met && left.length > 0; ) {
    met = false;
    for (const seat of playerOrder(s)) {
      let highest = -1;
      for (const [i, id] of left.entries()) {
        const cost = cardOf(content, id).engagementCost!;
        if (
          wouldEngage(content, id, threats(seat)) &&
          (highest < 0 || cost > cardOf(content, left[highest]!).engagementCost!)
        )
          highest = i;
      }
      if (highest < 0) continue;
      coming[seat]!.push(...left.splice(highest, 1));
      met = true;
    }
  }
  return coming;
}

/** The enemies that a player has to do with: engaged, about to be, or in the way of the quest. */
export function within(content: RingsContent, s: RingsView, seat: Seat): CardId[] {
  const { heldBy } = stageOf(content, s);
  const key = s.staging.filter((id) => titleOf(id) === heldBy);
  return [...new Set([...s.engaged[seat]!, ...comingTo(content, s)[seat]!, ...key])];
}

/** What so much damage to an enemy is worth: all of its burden when it falls. */
export function preyWorth(content: RingsContent, s: RingsView, id: CardId, damage: number): number {
  const { left, burden } = foeOf(content, s, id);
  return left <= damage ? burden : (weights.wear * burden * damage) / left;
}

/** What it costs to meet an enemy at all. */
export function meetingPrice(content: RingsContent, id: CardId): number {
  return cardOf(content, id).heuristics?.meeting ?? 0;
}

/** What so much damage to one of the enemies near is worth at best. */
export function bestPrey(content: RingsContent, s: RingsView, seat: Seat, damage = 4): number {
  return Math.max(0, ...within(content, s, seat).map((id) => preyWorth(content, s, id, damage)));
}

/** Whether a strong enemy engages in this round, and wouldn't with so much less threat. */
export function wouldMeet(content: RingsContent, s: RingsView, seat: Seat, less: number): boolean {
  const threat = s.players[seat]!.threat;
  return comingTo(content, s)[seat]!.some(
    (id) => cardOf(content, id).engagementCost! > threat - less && cardOf(content, id).attack! >= 4,
  );
}
