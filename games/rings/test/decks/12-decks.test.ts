import { readFileSync } from "node:fs";
import { WordStream } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { coreDecks } from "../../content/decks.js";
import { registerCards, titled } from "../../content/lookup.js";
import { deckProblems, deckWarnings } from "../../queries/decks/check.js";
import { cardCount } from "../../queries/decks/deck-list.js";
import { exportJson, exportOctgn, exportText, exportTitles } from "../../queries/decks/export.js";
import { importDeck } from "../../queries/decks/import.js";
import { sampleHand } from "../../queries/decks/sample.js";
import { DeckUnreadable } from "../../queries/decks/unreadable.js";
import { testRuleset } from "../../rules/08-setup-and-modes/test-ruleset.js";
import { ferryman } from "../cards/ferryman.js";
import { plain } from "../plain.js";

// The cards are known once a ruleset was made.
expect(testRuleset.id).toBe("rings");

const names = JSON.parse(readFileSync(new URL("../../messages/cards/en.json", import.meta.url), "utf8")) as Record<
  string,
  string
>;
const nameOf = (title: string) => names[`name.${title}`]!.replace(/\{number.*$/, "");

describe("decks from elsewhere", () => {
  test("RingsDB text: sections, counts, sets in brackets, accents or none", () => {
    const { name, deck, unknown } = importDeck(`Back to Basics

Hero (3)
Beravor (Core Set)
Theodred (Core Set)
Éowyn (Core Set)

Ally (4)
1x Beorn (Core Set)
3x Gandalf (Core Set)

Attachment (1)
1x Celebrian's Stone (Core Set)

Event (3)
2x A Test of Will (Core Set)
1x For Gondor! (Core Set)

8 cards
`);
    expect(name).toBe("Back to Basics");
    expect(deck.heroes).toEqual(["beravor", "theodred", "eowyn"]);
    expect(deck.cards).toEqual({ beorn: 1, gandalf: 3, "celebrians-stone": 1, "a-test-of-will": 2, "for-gondor": 1 });
    expect(unknown).toEqual([]);
  });

  test("an unknown card is named, never dropped", () => {
    const { deck, unknown } = importDeck(
      "My deck\n\nHero (2)\nAragorn\nElrond (Shadow and Flame)\n\nAlly (3)\n2x Warden of Healing (The Long Dark)\n1x Faramir",
    );
    expect(deck).toMatchObject({ heroes: ["aragorn"], cards: { faramir: 1 } });
    expect(unknown).toEqual([
      { name: "Elrond (Shadow and Flame)", count: 1, beside: false, line: 5 },
      { name: "Warden of Healing (The Long Dark)", count: 2, beside: false, line: 8 },
    ]);
  });

  test("a card of another set isn't the one of the same title that the house has", () => {
    const foreign = [
      "Aragorn (The Watcher in the Water)",
      "Legolas (The Treachery of Rhudaur)",
      "Faramir (The Land of Shadow)",
      "3x Gandalf (Over Hill and Under Hill)",
      "2x Beorn (On the Doorstep)",
      "1x Aragorn (Lore)",
    ];
    const { deck, unknown } = importDeck(foreign.join("\n"));
    expect(deck).toMatchObject({ heroes: [], cards: {} });
    expect(unknown.map(({ name }) => name)).toEqual(foreign.map((line) => line.replace(/^\d+x /, "")));
    const core = importDeck("Hero\nAragorn (Leadership)\nAlly\n2x Gandalf (Revised Core Set)\n1x Beorn (Core)");
    expect(core).toMatchObject({ unknown: [], deck: { heroes: ["aragorn"], cards: { gandalf: 2, beorn: 1 } } });
  });

  test("under a heading stands only what is of that type, also when it comes back as text", () => {
    const { deck, unknown } = importDeck("Mine\n\nHero (2)\nFaramir\nGimli\n\nAllies\n2x Faramir");
    expect(deck).toMatchObject({ heroes: ["gimli"], cards: { faramir: 2 } });
    expect(unknown).toEqual([{ name: "Faramir (hero)", count: 1, beside: false, line: 4 }]);
    const back = importDeck(exportText(deck, "Mine", nameOf, { unknown, sideboard: {} }));
    expect(back).toMatchObject({
      deck: { heroes: deck.heroes, cards: deck.cards },
      unknown: [{ name: "Faramir (hero)" }],
    });
  });

  test("OCTGN: an id of another set is another card, whatever its name", () => {
    const id = "0123abcd-4567-89ab-cdef-0123456789ab";
    const { deck, unknown } = importDeck(
      `<deck game="x"><section name="Ally"><card qty="3" id="${id}">Gandalf</card></section>
      <section name="Hero"><card qty="1" id="mine">Faramir</card><card qty="1" id="${id}">Elrond</card></section></deck>`,
    );
    expect(deck).toMatchObject({ heroes: [], cards: {} });
    expect(unknown.map(({ name }) => name)).toEqual([`Gandalf (${id})`, "Faramir (hero)", "Elrond"]);
    const back = importDeck(exportText(deck, "Mine", nameOf, { unknown, sideboard: {} }));
    expect(back.deck).toMatchObject({ heroes: [], cards: {} });
  });

  test("what lies beside the deck goes out and comes back in every format", () => {
    const [deck] = coreDecks;
    const sideboard = { faramir: 2, aragorn: 1 };
    for (const text of [
      exportText(deck!, "A deck", nameOf, { unknown: [], sideboard }),
      exportJson(deck!, "A deck", { sideboard }),
      exportOctgn(deck!, nameOf, { sideboard }),
    ]) {
      expect(importDeck(text)).toMatchObject({ sideboard, unknown: [], deck: { cards: deck!.cards } });
    }
  });

  test("a card without a number of the core set goes only into the text", () => {
    const deck = { id: "own", heroes: ["eowyn"], cards: { "ferryman-of-the-reeds": 3, gandalf: 1 } };
    registerCards([ferryman]);
    const called = (title: string) => (title === ferryman.id ? "Ferryman of the Reeds" : nameOf(title));
    expect(importDeck(exportText(deck, "Own", called)).deck.cards).toEqual(deck.cards);
    for (const text of [exportJson(deck, "Own"), exportOctgn(deck, called)])
      expect(importDeck(text).deck).toMatchObject({ heroes: ["eowyn"], cards: { gandalf: 1 } });
  });

  test("what stands under a heading is a card, also in the first line", () => {
    const { name, unknown } = importDeck("Hero (1)\nElrond\n");
    expect([name, unknown]).toEqual(["", [{ name: "Elrond", count: 1, beside: false, line: 2 }]]);
  });

  test("no text is so odd that reading it takes long, or makes a deck of millions", () => {
    const { deck } = importDeck("999999999x Aragorn\n999999999x Gandalf");
    expect(deck.heroes).toHaveLength(99);
    expect(deck.cards).toEqual({ gandalf: 99 });
    const odd = ['<section name="', "<card ", "( ", "1x ", "{", '{"slots":', "&amp;"].map((word) => word.repeat(900));
    for (const text of odd) {
      try {
        expect(importDeck(text).deck).toMatchObject({ heroes: [], cards: {} });
      } catch (error) {
        expect(error).toBeInstanceOf(DeckUnreadable);
      }
    }
  });

  test("RingsDB JSON: codes in heroes and slots", () => {
    const { name, deck, unknown } = importDeck(
      '{"name":"Solo","heroes":{"01012":1},"slots":{"01012":1,"01073":3,"02004":2}}',
    );
    expect(name).toBe("Solo");
    expect(deck).toMatchObject({ heroes: ["beravor"], cards: { gandalf: 3 } });
    expect(unknown).toEqual([{ name: "02004", count: 2, beside: false, line: 1 }]);
  });

  test("OCTGN: by id, and by name where nobody knows the id", () => {
    const { deck, unknown, sideboard } = importDeck(`\ufeff<?xml version="1.0"?><deck game="x">
      <section name="Hero"><card qty="1" id="51223BD0-FFD1-11DF-A976-0801200C9001">Granpasso</card></section>
      <section name="Ally"><card qty="2" id="51223bd0-ffd1-11df-a976-0801200c9014"/>
        <card qty="3" id="another">Son of Arnor</card><card qty='1' id='51223bd0-ffd1-11df-a976-0801200c9074'>Nobody &amp; Sons</card></section>
      <section name="Sideboard"><card qty="1" id="a">Gandalf</card><card qty="1" id="b">Somebody</card></section></deck>`);
    expect(deck).toMatchObject({ heroes: ["aragorn"], cards: { faramir: 2, "son-of-arnor": 3 } });
    expect(unknown).toEqual([
      { name: "Nobody & Sons", count: 1, beside: false, line: 4 },
      { name: "Somebody", count: 1, beside: true, line: 5 },
    ]);
    expect(sideboard).toEqual({ gandalf: 1 });
  });

  test("OCTGN: a file that goes out has the published ids", () => {
    const written = exportOctgn(coreDecks[0]!, nameOf);
    expect(written).toContain('<card qty="1" id="51223bd0-ffd1-11df-a976-0801200c9003">Glóin</card>');
    expect(written).toContain('<card qty="1" id="51223bd0-ffd1-11df-a976-0801200c9073">Gandalf</card>');
  });

  test("what can't be read says what was expected", () => {
    for (const [text, key] of [
      ["", "bar.deck-empty"],
      ["  ", "bar.deck-empty"],
      ["{", "bar.deck-not-json"],
      ['{"slots": 3}', "bar.deck-without-slots"],
      ['{"slots": [1]}', "bar.deck-without-slots"],
      ["<html></html>", "bar.deck-without-sections"],
    ] as const) {
      expect(() => importDeck(text)).toThrow(DeckUnreadable);
      expect(() => importDeck(text)).toThrow(expect.objectContaining({ bar: { rule: "LR-setup-4", reason: { key } } }));
    }
  });

  test("LR-setup-3, LR-setup-5: our own decks have fifty cards from one box, all of them of use, and four players can take them", () => {
    const own = coreDecks.slice(-5);
    expect(new Set(own.slice(-4).flatMap(({ heroes }) => heroes)).size).toBe(12);
    for (const deck of own) {
      expect(cardCount(deck)).toBe(50);
      expect(deckWarnings(deck)).toEqual([]);
      for (const [title, count] of Object.entries(deck.cards)) {
        expect(count, title).toBeLessThanOrEqual(titled(plain, title).copies);
      }
    }
  });

  test.each(coreDecks.map((deck) => [deck.id, deck] as const))(
    "%s goes out and comes back in every format",
    (id, deck) => {
      const written = [
        exportText(deck, "A deck", nameOf),
        exportJson(deck, "A deck"),
        exportOctgn(deck, nameOf),
        exportTitles(deck),
      ];
      for (const text of written) {
        const back = importDeck(text, id);
        expect(back.unknown).toEqual([]);
        expect(new Set(back.deck.heroes)).toEqual(new Set(deck.heroes));
        expect(back.deck.cards).toEqual(deck.cards);
      }
      expect(deckProblems(deck)).toEqual([]);
    },
  );

  test("a sample hand has six cards of the deck, by chance", () => {
    const [deck] = coreDecks;
    const hand = sampleHand(deck!, new WordStream("seed", "hand", 0));
    expect(hand).toHaveLength(6);
    expect(hand.every((title) => title in deck!.cards)).toBe(true);
    expect(sampleHand(deck!, new WordStream("other", "hand", 0))).not.toEqual(hand);
  });
});
