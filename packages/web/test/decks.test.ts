import { coreDecks, deckCards, exportText, importDeck, likelyTitles } from "@tavolata/rings/decks";
import { expect, test } from "vitest";
import {
  copiesOf,
  mended,
  newDeck,
  partOf,
  problemsOf,
  readyDeck,
  sizeOf,
  startingThreat,
  withCopies,
} from "../src/decks/deck.js";

const plainName = (title: string) => title;
const imported = () =>
  newDeck("Mine", importDeck("Hero\nAragorn\nAlly\n2x Gandalf\n2x Warden of Healing\nSideboard\n1x Feint\n1x Nobody"));

test("a deck that was read keeps what nobody knows, also in what a table gets, and says so", () => {
  const deck = imported();
  expect(deck.text).toBe("1x aragorn\n2x gandalf\n2x Warden of Healing");
  expect(deck.sideboard).toEqual({ feint: 1 });
  expect(problemsOf(deck, 0).map(({ rule, reason }) => [rule, reason.key])).toEqual([
    ["LR-setup-4", "bar.unknown-cards"],
  ]);
  const text = exportText(deck, deck.name, plainName, deck);
  for (const line of ["2x Warden of Healing", "1x Nobody", "Sideboard"]) expect(text).toContain(line);
});

test("an unknown card is left out, or another takes its place, never more than three in all", () => {
  const deck = imported();
  expect(mended(deck, 0).unknown.map(({ name }) => name)).toEqual(["Nobody"]);
  expect(problemsOf(mended(deck, 0), 0)).toEqual([]);
  expect(mended(deck, 0, "gandalf").cards).toEqual({ gandalf: 3 });
  expect(mended(deck, 0, "legolas").heroes).toEqual(["aragorn", "legolas"]);
});

test("cards come and go by their count; a hero is there or not", () => {
  const deck = withCopies(withCopies(imported(), "beorn", 2), "eowyn", 1);
  expect([copiesOf(deck, "beorn"), copiesOf(deck, "eowyn"), sizeOf(deck), startingThreat(deck)]).toEqual([2, 1, 4, 21]);
  expect(partOf(deck, "ally", plainName)).toEqual([
    ["gandalf", 2],
    ["beorn", 2],
  ]);
  const less = withCopies(withCopies(deck, "beorn", 0), "aragorn", 0);
  expect([less.cards, less.heroes]).toEqual([{ gandalf: 2 }, ["eowyn"]]);
  expect(less.text).toBe("1x eowyn\n2x gandalf\n2x Warden of Healing");
});

test("ready decks have nothing wrong with them", () => {
  for (const deck of coreDecks) expect(problemsOf(readyDeck(deck, deck.id), 0)).toEqual([]);
});

test("a card that doesn't belong in a deck is named, and isn't lost in the text", () => {
  const deck = newDeck("Odd", importDeck("Aragorn\n1x King Spider\n1x Gandalf"));
  expect(problemsOf(deck, 0).map(({ reason }) => reason.key)).toEqual(["bar.not-a-deck-card"]);
  expect(partOf(deck, "event", plainName)).toEqual([["king-spider", 1]]);
  expect(exportText(deck, "Odd", plainName)).toContain("1x king-spider");
});

test("the likeliest cards come first where a name is unknown", () => {
  const titles = deckCards.map(({ id }) => id);
  expect(likelyTitles("Gard of the Citadell", titles)[0]).toBe("guard-of-the-citadel");
  expect(likelyTitles("Éowynn (Core)", titles)[0]).toBe("eowyn");
  expect(likelyTitles("", titles)).toHaveLength(titles.length);
});
