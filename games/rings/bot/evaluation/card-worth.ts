import type { Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { cardOf } from "../../content/lookup.js";
import { payersOf } from "../../queries/paying.js";
import { isUniqueInPlay } from "../../queries/table.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";
import { weights } from "../learned/weights.js";

/** What a card is worth in the hand or in play, whatever else is there. */
export function playWorth(content: RingsContent, card: CardId): number {
  const { type, willpower = 0, attack = 0, defence = 0, hitPoints = 0, heuristics } = cardOf(content, card);
  if (heuristics?.worth !== undefined) return heuristics.worth;
  if (type === "ally")
    return weights.body + weights.questing * willpower + weights.striking * attack + 0.6 * defence + 0.4 * hitPoints;
  return type === "attachment" ? 3 : 2;
}

/** What a card is worth to a player who would still have to play it: nothing where nobody pays for it, or it is there already. */
export function worthTo(content: RingsContent, s: RingsView, seat: Seat, card: CardId): number {
  const printed = cardOf(content, card);
  // Another one comes when this one has gone at the end of the round.
  if (!printed.leavesAtEndOfRound && isUniqueInPlay(content, s, card)) return 0;
  return payersOf(content, s, seat, printed).length === 0 ? 0 : playWorth(content, card);
}
