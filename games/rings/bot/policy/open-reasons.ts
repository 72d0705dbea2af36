import { OpenReasons } from "@tavolata/bots";
import type { Message, View } from "@tavolata/kernel";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";

/**
 * The reasons of a bot that everybody at the table may hear: they say no more than the deed itself shows a question later. What speaks of a
 * hand, of a deck or of a card that only the bot has looked at stays with it (LR-zone-1).
 */
export const openReasons = new OpenReasons([
  // What is played, and where it goes
  "resources",
  "play",
  "bearer",
  "act",
  "respond",
  "helps-most",
  "helped-most",
  "player-helped",
  "oneself",
  "threat",
  "ready-again",
  // The quest and the journey
  "quest-against",
  "no-willpower",
  "quest-in-vain",
  "hold-back",
  "travel",
  "stay",
  "better-not",
  "weighs-most",
  "rescue",
  "too-early",
  "must-be-defeated",
  // Enemies
  "engage",
  "no-enemy-wanted",
  "comes-anyway",
  "left-in-staging",
  "lightest",
  "most-dangerous",
  "stands-it",
  "sacrifice",
  "theirs",
  "together",
  "takes-it",
  "takes-the-blow",
  "nobody-worth-it",
  "gone-least",
  "suffers-least",
  "worst-first",
  "strike-down",
  "wear-down",
  "attackers",
  "no-attack",
  "join",
  "needed-at-home",
  "enough-without",
  "best-gone",
]);

/** Whether somebody who sees this may be told why a bot did what it did. All players are on one side, and still hold their cards hidden. */
export function isOpenReason(reason: Message, view: View<RingsView>): boolean {
  if (!openReasons.tells(reason, false)) return false;
  const card = reason.args?.card;
  return card === undefined || liesOpen(view.state, String(card));
}

/** Whether a card lies face up before everybody: in play, on a discard pile, or being played. */
export function liesOpen(s: RingsView, card: CardId): boolean {
  if (s.cards[card]) return !s.cards[card].facedown;
  const piles = [s.resolving, s.encounter.discard, s.victory, s.removed, s.aside, ...Object.values(s.discards)];
  return piles.some((pile) => pile.includes(card));
}
