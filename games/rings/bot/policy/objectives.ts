import { type Choice, pick } from "@tavolata/bots";
import type { Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { cardOf, typeOf } from "../../content/lookup.js";
import { stageOf } from "../../content/scenario.js";
import { claimedObjectives } from "../../queries/objectives.js";
import { statistic } from "../../queries/statistics.js";
import { charactersOf, heroesOf } from "../../queries/table.js";
import type { CardId, InPlay } from "../../state.js";
import type { RingsView } from "../../view.js";
import type { Question } from "../perception/question.js";

const objectives = 3;

/** LR-scenario-7: while there is room for two more; what hurts its bearer round after round only when it is wanted. */
export function claims(question: Question, card: CardId): boolean {
  const { s, seat, window } = question;
  if (question.threat > 45 || heroesOf(s, seat).every((one) => isLaden(question.content, one))) return false;
  // Who bears one of them can't fight, and who takes one in the middle of a fight may lose it at once.
  if (s.phase === "combat" && window !== "combat-end") return false;
  if (cardOf(question.content, card).forbids?.includes("attack"))
    return (
      window === "combat-end" &&
      s.order.every((one) => bearerWorth(question.content, s, one) <= bearerWorth(question.content, s, seat))
    );
  const { progress } = s.quest;
  const early = stageOf(question.content, s).heuristics?.firstClaim;
  if (early !== undefined) return progress >= early && claimedObjectives(s) === 0;
  return progress >= 11 && atHand(s) === objectives;
}

/** How well what keeps its bearer from fighting would go with the best bearer of a player: somebody who quests, and doesn't fight. */
function bearerWorth(content: RingsContent, s: RingsView, seat: Seat): number {
  const worth = (card: InPlay) =>
    statistic(content, s, card, "willpower") -
    statistic(content, s, card, "attack") -
    statistic(content, s, card, "defence");
  return Math.max(
    -100,
    ...heroesOf(s, seat)
      .filter((hero) => !isLaden(content, hero))
      .map(worth),
  );
}

/** The objectives that are claimed, or could be: nothing guards them. */
function atHand(s: RingsView): number {
  return claimedObjectives(s) + s.staging.filter((id) => typeOf(id) === "objective").length;
}

export function isRestricted(content: RingsContent, card: CardId): boolean {
  return cardOf(content, card).keywords.includes("restricted");
}

/** LR-keyword-restricted: a third one would push another off. */
export function isLaden(content: RingsContent, { attachments }: InPlay): boolean {
  return attachments.filter((card) => isRestricted(content, card)).length >= 2;
}

/** LR-scenario-5: with the prisoner comes the Nazgûl: not before the way out is near, or somebody strong enough is there. */
export function rescue({ content, s }: Question): Choice {
  const strength = Math.max(...s.order.map((seat) => strengthOf(content, s, seat)));
  const near = s.quest.progress >= 12 || (s.quest.progress >= 9 && strength >= 12);
  return near && atHand(s) === objectives ? pick("yes", "rescue") : pick("no", "too-early");
}

/** What the characters of one player strike with together. */
function strengthOf(content: RingsContent, s: RingsView, seat: Seat): number {
  return charactersOf(s, seat).reduce((sum, card) => sum + statistic(content, s, card, "attack"), 0);
}
