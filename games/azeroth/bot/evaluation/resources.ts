import { countIn } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import { discoveryOn } from "../../content/tables.js";
import { handLimit } from "../../queries/hand.js";
import { healthLeft } from "../../queries/health.js";
import { travelTargets } from "../../queries/travel.js";
import type { CardId, Hero, SpaceId } from "../../state.js";
import type { Weights } from "../learned/weights.js";
import type { Outlook } from "./outlook.js";
import { scarcity } from "./plays.js";
import { questWorth } from "./quests.js";

/** AZ-explore-3: what a resource of this space is worth to whoever looks. */
export function resourceWorth(outlook: Outlook, space: SpaceId, resource: string, amount: number): number {
  const { hero, s, seat, weights } = outlook;
  switch (resource) {
    case "heal":
      return healWorth(outlook.content, hero, amount, weights);
    case "study": {
      const hand = countIn(s.hands[seat]);
      return weights.card * scarcity(hand, weights) * Math.min(amount, Math.max(0, handLimit - hand));
    }
    case "discovery":
      return weights.discovery;
    case "quest":
      return outlook.newQuestWorth;
    default:
      return travelWorth(outlook, space);
  }
}

/** What so much healing is worth to this hero now. */
export function healWorth(content: AzerothContent, hero: Hero, amount: number, weights: Weights): number {
  const healed = Math.min(amount, hero.damage);
  return healed === 0 ? 0 : weights.wound * healed + (healthLeft(content, hero) <= 1 ? weights.nearlyDead : 0);
}

/** AZ-explore-7: a third quest makes one go: it pays when one of those at hand is poor. */
export function newQuestWorth(content: AzerothContent, hero: Hero, weights: Weights): number {
  if (hero.quests.length < 2) return 5;
  const poorest = Math.min(...hero.quests.map((quest) => questWorth(content, hero, quest, weights)));
  return Math.max(0, usualQuest - poorest);
}

/** What a quest from the deck promises, about. */
const usualQuest = 3.2;

/** AZ-explore-8: what the best place is better than this one. */
function travelWorth(outlook: Outlook, from: SpaceId): number {
  let most = 0;
  const here = outlook.arrivalWorth(from);
  for (const space of travelTargets({ ...outlook.hero, space: from }))
    most = Math.max(most, outlook.arrivalWorth(space) - here);
  return most;
}

/** A token that the seat placed itself it knows; of the others half are harmful. */
export function tokenWorth(content: AzerothContent, token: CardId | null, weights: Weights): number {
  if (token === null) return 0.1;
  return discoveryOn(content, token).colour === "green" ? weights.card : -1;
}
