import { type Bar, bar, type Message, type Options, type Seat, say } from "@tavolata/kernel";
import { ownDeckOf, seats as seatsFor } from "../options.js";
import { deckProblems } from "./check.js";
import type { DeckList } from "./deck-list.js";
import { type Imported, importDeck, type UnknownCard } from "./import.js";
import type { DeckOffer } from "./offer.js";
import { leastCards } from "./size.js";
import { DeckUnreadable } from "./unreadable.js";

/** What a deck is called that somebody brought. */
const ownDeck = "own-deck";

/** The decks that players bring, by seat, as the table's options have them. A ready one keeps its name. */
export function ownDecks(offer: DeckOffer, options: Options, seats: readonly Seat[]): Map<Seat, DeckList> {
  return new Map(
    seats.flatMap((seat) => {
      const text = textOf(options, seat);
      if (text === "") return [];
      const { deck } = importDeck(text, ownDeck);
      return [[seat, offer.same(deck) ?? deck] as const];
    }),
  );
}

/** LR-setup-2 to LR-setup-5 for the decks that players bring, and whether the others would find a deck with other heroes. */
export function whyNotOwnDecks(offer: DeckOffer, options: Options): Bar | undefined {
  const seats = seatsFor(options);
  const taken: string[] = [];
  let others = seats.length;
  for (const seat of seats) {
    const text = textOf(options, seat);
    if (text === "") continue;
    const deck = readDeck(text);
    const why = "rule" in deck ? deck : whyNotOwn(offer, options, deck, taken);
    if (why) return bar(why.rule, "own-deck", { seat, why: why.reason });
    taken.push(...(deck as Imported).deck.heroes);
    others -= 1;
  }
  return others === seats.length ? undefined : offer.whyNotOthers(options, taken, others);
}

function textOf(options: Options, seat: Seat): string {
  return String(options[ownDeckOf(seat)] ?? "");
}

/** A deck, or why it can't be read. */
function readDeck(text: string): Imported | Bar {
  try {
    return importDeck(text, ownDeck);
  } catch (error) {
    if (!(error instanceof DeckUnreadable)) throw error;
    return error.bar;
  }
}

/** What is wrong with a deck that somebody brings to a table where others have these heroes. */
function whyNotOwn(
  offer: DeckOffer,
  options: Options,
  { deck, unknown }: Imported,
  taken: readonly string[],
): Bar | undefined {
  const missing = unknown.filter(({ beside }) => !beside);
  if (missing.length > 0) return bar("LR-setup-4", "unknown-cards", { cards: missing.map(unknownCard) });
  const clash = deck.heroes.find((hero) => taken.includes(hero));
  if (clash !== undefined) return bar("LR-setup-3", "hero-taken", { hero: clash });
  return deckProblems(deck, leastCards(options, offer.same(deck) ? "ready" : "own"))[0];
}

/** A card that nobody knows, with its line. */
export function unknownCard({ name, line }: UnknownCard): Message {
  return say("deck.unknown", { name, line });
}
