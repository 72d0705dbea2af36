import { expect, test } from "vitest";
import { coreDecks, deckCards, exportText, importDeck, likelyTitles } from "../../decks.js";
import {
  copiesOf,
  described,
  fixedDeck,
  newDeck,
  partOf,
  problemsOf,
  readyDeck,
  sizeOf,
  startingThreat,
  warningsOf,
  whyNoMore,
  withCopies,
} from "../../screen/decks/deck.js";

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
  expect(fixedDeck(deck, 0).unknown.map(({ name }) => name)).toEqual(["Nobody"]);
  expect(problemsOf(fixedDeck(deck, 0), 0)).toEqual([]);
  expect(fixedDeck(deck, 0, "gandalf").cards).toEqual({ gandalf: 3 });
  expect(fixedDeck(deck, 0, "legolas").heroes).toEqual(["aragorn", "legolas"]);
});

test("LR-mode-4: a card that somebody describes counts, and the table gets the description", () => {
  const warden = { type: "ally", sphere: "lore", unique: false, cost: 2, willpower: 1, attack: 0, defence: 1 } as const;
  const proxy = { ...warden, name: "Warden of Healing", hitPoints: 1, text: "heals" };
  const deck = described(imported(), 0, proxy);
  expect(deck.text).toContain("2x Warden of Healing [ally lore 2, 1/0/1/1: heals]");
  expect([sizeOf(deck), problemsOf(deck, 0)]).toEqual([4, []]);
  expect(warningsOf(deck).map(({ rule, reason }) => [rule, reason.key, reason.args])).toEqual([
    ["LR-mode-4", "bar.needs-proxies", { cards: ["Warden of Healing"] }],
    ["LR-setup-4", "bar.no-hero-of-sphere", { card: "Warden of Healing", sphere: "lore" }],
  ]);
  // What the table reads is the same card again.
  expect(importDeck(deck.text).unknown[0]).toMatchObject({ count: 2, proxy });
  const hero = described(imported(), 0, { ...proxy, type: "hero", cost: 8 });
  expect(startingThreat(hero)).toBe(startingThreat(imported()) + 16);
});

test("LR-setup-3, LR-setup-4: one more than there may be is barred by its rule", () => {
  expect(whyNoMore("gandalf", 2)).toBeUndefined();
  expect(whyNoMore("gandalf", 3)?.rule).toBe("LR-setup-4");
  expect(whyNoMore("aragorn", 1)?.rule).toBe("LR-setup-3");
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
