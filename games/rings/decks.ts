import { coreCards } from "./content/cards.js";
import type { Definition } from "./content/definition.js";
import { registerCards, registerDescribed } from "./content/lookup.js";
import { proxyCard } from "./content/proxies.js";

registerCards(coreCards);
registerDescribed(proxyCard);

/** The cards that decks are made of, and the heroes. */
export const deckCards: readonly Definition[] = coreCards.filter(({ type }) =>
  ["hero", "ally", "attachment", "event"].includes(type),
);

export { coreDecks } from "./content/decks.js";
export type { Definition, Sphere } from "./content/definition.js";
export { deckProblems, deckWarnings, mostCopies } from "./queries/decks/check.js";
export { numberOf } from "./queries/decks/core-numbers.js";
export { cardCount, type DeckList } from "./queries/decks/deck-list.js";
export { exportJson, exportOctgn, exportText, exportTitles } from "./queries/decks/export.js";
export { calledIn, type Imported, importDeck, type UnknownCard, withProxies } from "./queries/decks/import.js";
export { likelyTitles } from "./queries/decks/likely.js";
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
} from "./queries/decks/proxy.js";
export { openingHand, shuffledDeck } from "./queries/decks/sample.js";
export { constructedSize } from "./queries/decks/size.js";
export { DeckUnreadable } from "./queries/decks/unreadable.js";
