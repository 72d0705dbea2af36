import type { Definition } from "./cards/definition.js";
import { registerCards, registerDescribed } from "./cards/lookup.js";
import { coreCards } from "./content/cards.js";
import { proxyCard } from "./content/proxies.js";

registerCards(coreCards);
registerDescribed(proxyCard);

/** The cards that decks are made of, and the heroes. */
export const deckCards: readonly Definition[] = coreCards.filter(({ type }) =>
  ["hero", "ally", "attachment", "event"].includes(type),
);

export type { CardType, Definition, Sphere } from "./cards/definition.js";
export { coreDecks } from "./content/decks.js";
export { deckProblems, deckWarnings, mostCopies } from "./decks/check.js";
export { numberOf } from "./decks/core-numbers.js";
export { cardCount, type DeckList } from "./decks/deck-list.js";
export { exportJson, exportOctgn, exportText, exportTitles } from "./decks/export.js";
export { calledIn, type Imported, importDeck, type UnknownCard, withProxies } from "./decks/import.js";
export { likelyTitles } from "./decks/likely.js";
export {
  highestFigure,
  isCharacterType,
  isSound,
  longestProxyName,
  longestText,
  type ProxyCard,
  proxySpheres,
  proxyTypes,
  proxyWords,
} from "./decks/proxy.js";
export { openingHand, shuffledDeck } from "./decks/sample.js";
export { constructedSize } from "./decks/size.js";
export { DeckUnreadable } from "./decks/unreadable.js";
