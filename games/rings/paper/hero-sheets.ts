import type { Sheet } from "@tavolata/print/printer.js";
import { type HeroSheet, heroSheets } from "@tavolata/print/sheets/hero-sheet.js";
import type { PaperWords } from "@tavolata/print/words.js";
import { coreCards } from "../content/cards.js";
import type { Definition } from "../content/definition.js";
import { sphereColours } from "./cards.js";
import { cardIcon } from "./icons.js";

/** A sheet for every hero: damage and resources to tick, attachments to note. */
export function printHeroes({ press, words }: Sheet): void {
  heroSheets(
    press,
    words,
    coreCards.filter(({ type }) => type === "hero").map((card) => sheetOf(card, words)),
  );
}

function sheetOf(card: Definition, words: PaperWords): HeroSheet {
  const value = (what: "threatCost" | "willpower" | "attack" | "defence" | "hitPoints") => ({
    label: words.own(`rings.value.${what}`),
    value: String(card[what] ?? 0),
  });
  const sphere = card.sphere ?? "neutral";
  const keywords = card.keywords.map((keyword) => words.text(`keyword.${keyword}`));
  return {
    name: words.name(card.id),
    kind: [words.name(sphere), ...card.traits.map((trait) => words.text(`trait.${trait}`))].join(" · "),
    about: [...keywords, words.text(`text.${card.id}`)].join(". "),
    icon: cardIcon(card),
    colour: sphereColours[sphere],
    values: [value("threatCost"), value("willpower"), value("attack"), value("defence"), value("hitPoints")],
    tracks: [
      { label: words.own("rings.damage"), count: card.hitPoints ?? 0 },
      { label: words.own("rings.resources"), count: 14 },
    ],
    lists: [
      { label: words.own("rings.attachments"), filled: [], lines: 6 },
      { label: words.own("list.notes"), filled: [], lines: 5 },
      { label: words.own("rings.threat-track"), filled: [], lines: 3, isLeft: true },
    ],
  };
}
