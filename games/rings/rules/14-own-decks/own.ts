import { type Bar, bar, type Message, type Seat, say } from "@tavolata/kernel";
import { nameIn } from "../../content/lookup.js";
import { ownDeckOf, type RingsOptions } from "../../options.js";
import { deckProblems } from "../../queries/decks/check.js";
import type { DeckList } from "../../queries/decks/deck-list.js";
import { calledIn, type Imported, importDeck, type UnknownCard, withProxies } from "../../queries/decks/import.js";
import { proxyTitle } from "../../queries/decks/proxy.js";
import { leastCards } from "../../queries/decks/size.js";
import { DeckUnreadable } from "../../queries/decks/unreadable.js";
import { seats as seatsFor, type TableSeat } from "../../seats.js";
import type { DeckOffer } from "./offer.js";

/** What a deck is called that somebody brought. */
const ownDeck = "own-deck";

/** The decks that players bring, by seat, as the table's options have them. A ready one keeps its name. */
export function ownDecks(offer: DeckOffer, options: RingsOptions): Map<Seat, DeckList> {
  return new Map(
    seatsFor(options).flatMap((seat) => {
      const text = textOf(options, seat);
      if (text === "") return [];
      const { deck, unknown } = importDeck(text, ownDeck);
      const full = withProxies(deck, unknown);
      return [[seat, offer.same(full) ?? full] as const];
    }),
  );
}

/** LR-setup-2 to LR-setup-5 for the decks that players bring, and whether the others would find a deck with other heroes. */
export function whyNotOwnDecks(offer: DeckOffer, options: RingsOptions): Bar | undefined {
  const seats = seatsFor(options);
  const taken: string[] = [];
  let others = seats.length;
  for (const seat of seats) {
    const text = textOf(options, seat);
    if (text === "") continue;
    const deck = readDeck(text);
    if ("rule" in deck) return ofOwnDeck(seat, deck);
    const why = whyNotOwn(offer, options, deck, taken);
    if (why) return ofOwnDeck(seat, why);
    taken.push(...withProxies(deck.deck, deck.unknown).heroes.map(nameIn));
    others -= 1;
  }
  return others === seats.length ? undefined : offer.whyNotOthers(options, taken, others);
}

/** What stands against a deck that somebody brings, and who brings it. */
function ofOwnDeck(seat: Seat, { rule, reason }: Bar): Bar {
  return bar(rule, "own-deck", { seat, why: reason });
}

function textOf(options: Partial<RingsOptions>, seat: TableSeat): string {
  return options[ownDeckOf(seat)] ?? "";
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

/** What is wrong with a deck that somebody brings to a table where others have heroes of these names. */
function whyNotOwn(
  offer: DeckOffer,
  options: RingsOptions,
  { deck, unknown }: Imported,
  taken: readonly string[],
): Bar | undefined {
  const hasProxies = options.proxies;
  const missing = unknown.filter(({ beside, proxy }) => !beside && !(hasProxies && proxy));
  if (missing.length > 0) return whyNotUnknown(missing, hasProxies);
  const full = withProxies(deck, unknown);
  const clash = full.heroes.find((hero) => taken.includes(nameIn(hero)));
  if (clash !== undefined) return bar("LR-setup-3", "hero-taken", { hero: calledIn(unknown)(clash) });
  return deckProblems(full, leastCards(options, offer.same(full) ? "ready" : "own"), calledIn(unknown))[0];
}

/** LR-mode-4: cards that nobody knows are played at a table that says so, once somebody has described them. */
function whyNotUnknown(missing: readonly UnknownCard[], hasProxies: boolean): Bar {
  const cards = missing.map(unknownCard);
  if (hasProxies) return bar("LR-mode-4", "not-described", { cards });
  return missing.every(({ proxy }) => proxy)
    ? bar("LR-mode-4", "no-proxies", { cards })
    : bar("LR-setup-4", "unknown-cards", { cards });
}

type Texts = Readonly<Record<string, string>>;

/** LR-mode-4: how the cards are called that somebody described, and what they say: the same in every language. */
export function ownWords(options: Partial<RingsOptions>): Readonly<Record<"en" | "it" | "fr", Texts>> | undefined {
  if (!options.proxies) return undefined;
  const texts: Record<string, string> = {};
  for (const seat of seatsFor(options)) {
    const text = textOf(options, seat);
    const deck = text === "" ? undefined : readDeck(text);
    if (!deck || "rule" in deck) continue;
    for (const { proxy } of deck.unknown) {
      if (!proxy) continue;
      const title = proxyTitle(proxy);
      texts[`name.${title}`] = proxy.name;
      texts[`text.${title}`] = proxy.text;
    }
  }
  return { en: texts, it: texts, fr: texts };
}

/** A card that nobody knows, with its line. */
function unknownCard({ name, line }: UnknownCard): Message {
  return say("deck.unknown", { name, line });
}
