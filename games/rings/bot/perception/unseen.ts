import { cardsIn, countIn, knownIn, type Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { Definition } from "../../content/definition.js";
import { cardOf } from "../../content/lookup.js";
import { unseenCards } from "../../queries/unseen-cards.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";

/** What is printed on the encounter cards that may still come. */
export function unseenPrinted(content: RingsContent, s: RingsView): readonly Definition[] {
  return unseenCards(content, s).map((id) => cardOf(content, id));
}

export function drawCount(s: RingsView): number {
  return countIn(s.encounter.draw);
}

/** The top card of the encounter deck, if this seat has looked at it. */
export function knownTop({ encounter: { draw } }: RingsView): CardId | undefined {
  return ("count" in draw ? draw.known?.[0] : draw[0]) ?? undefined;
}

/** The facedown shadow cards of an enemy: those that this seat has looked at by their names. */
export function dealtTo(s: RingsView, enemy: CardId): readonly (CardId | null)[] {
  return knownIn(s.shadows[enemy]);
}

/** The cards of a hand, as far as they are seen: the own ones. */
export function handOf(s: RingsView, seat: Seat): readonly CardId[] {
  return cardsIn(s.hands[seat]);
}

export function deckCount(s: RingsView, seat: Seat): number {
  return countIn(s.decks[seat]);
}
