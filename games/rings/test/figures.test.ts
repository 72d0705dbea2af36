import { correctionsText, Match, OptionsRefused } from "@tavolata/kernel";
import { afterEach, expect, test } from "vitest";
import { cardOf } from "../cards/lookup.js";
import { corrections } from "../correctable.js";
import { encounterCards } from "../encounter-deck.js";
import { rings } from "../index.js";

afterEach(() => corrections.use(""));

const copies = () => encounterCards("passage-through-mirkwood", false).deck.filter((id) => /^forest-spider-/.test(id));

test("LR-mode-5: a match plays by the figures of a box, and the next one doesn't", () => {
  const ours = { attack: cardOf("forest-spider-1").attack, copies: copies().length };
  const ofBox = { "cards.forest-spider.attack": ours.attack! + 1, "cards.forest-spider.copies": ours.copies + 1 };
  Match.start(rings, { options: { corrections: correctionsText(ofBox) } });
  expect([cardOf("forest-spider-1").attack, copies().length]).toEqual([ours.attack! + 1, ours.copies + 1]);
  Match.start(rings);
  expect([cardOf("forest-spider-1").attack, copies().length]).toEqual([ours.attack, ours.copies]);
});

test("LR-mode-5: what a card does is no figure, and a text in the place of a number is refused", () => {
  const paths = [...corrections.figures.keys()];
  expect(paths.filter((path) => !/^(cards|stages)\.[\w-]+(\.[\w]+)+$/.test(path))).toEqual([]);
  const text = correctionsText({ "cards.forest-spider.attack": "much" });
  expect(() => Match.start(rings, { options: { corrections: text } })).toThrow(OptionsRefused);
  expect(new Set([...corrections.figures.values()].map(({ origin }) => origin))).toEqual(new Set(["published"]));
});
