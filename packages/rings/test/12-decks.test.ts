import { readFileSync } from "node:fs";
import { WordStream } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { coreDecks } from "../src/content/decks.js";
import { deckProblems } from "../src/decks/check.js";
import { exportJson, exportOctgn, exportText } from "../src/decks/export.js";
import { importDeck } from "../src/decks/import.js";
import { sampleHand } from "../src/decks/sample.js";
import { DeckUnreadable } from "../src/decks/unreadable.js";
import { practice } from "../src/practice.js";

// The cards are known once a ruleset was made.
expect(practice.id).toBe("rings");

const names = JSON.parse(readFileSync(new URL("../messages/cards/en.json", import.meta.url), "utf8")) as Record<
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
      { name: "Elrond (Shadow and Flame)", count: 1 },
      { name: "Warden of Healing (The Long Dark)", count: 2 },
    ]);
  });

  test("RingsDB JSON: codes in heroes and slots", () => {
    const { name, deck, unknown } = importDeck(
      '{"name":"Solo","heroes":{"01012":1},"slots":{"01012":1,"01073":3,"02004":2}}',
    );
    expect(name).toBe("Solo");
    expect(deck).toMatchObject({ heroes: ["beravor"], cards: { gandalf: 3 } });
    expect(unknown).toEqual([{ name: "02004", count: 2 }]);
  });

  test("OCTGN: by name, and by id where the name says nothing", () => {
    const { deck, unknown, sideboard } = importDeck(`<?xml version="1.0"?><deck game="x">
      <section name="Hero"><card qty="1" id="51223bd0-ffd1-11df-a976-0801200c9001">Aragorn</card></section>
      <section name="Ally"><card qty="2" id="51223bd0-ffd1-11df-a976-0801200c9014"></card><card qty="1" id="zzz">Nobody &amp; Sons</card></section>
      <section name="Sideboard"><card qty="1" id="a">Gandalf</card></section></deck>`);
    expect(deck).toMatchObject({ heroes: ["aragorn"], cards: { faramir: 2 } });
    expect(unknown).toEqual([{ name: "Nobody & Sons", count: 1 }]);
    expect(sideboard).toEqual({ gandalf: 1 });
  });

  test("what can't be read says what was expected", () => {
    for (const text of ["", "  ", "{", '{"slots": 3}', "<html></html>"])
      expect(() => importDeck(text)).toThrow(DeckUnreadable);
  });

  test.each(coreDecks.map((deck) => [deck.id, deck] as const))(
    "%s goes out and comes back in every format",
    (id, deck) => {
      const written = [exportText(deck, "A deck", nameOf), exportJson(deck, "A deck"), exportOctgn(deck, nameOf)];
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
