import { mostCorrections } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { figuresCode, figuresFile, figuresInCode, readBrought } from "../src/figures/figures-code.js";

const figures = { "dice.red.hit": 3, "items.sword.front.damage": "blunt", "cards.gandalf.unique": true };

test("figures are handed on as a file, a link and a code, and read as they were", () => {
  const brought = { game: "souls", figures };
  expect(readBrought(figuresFile(brought), "rings")).toEqual(brought);
  const code = figuresCode(figures);
  expect(code).toMatch(/^[\w-]+$/);
  expect(figuresInCode(code)).toEqual(figures);
  expect(readBrought(` ${code}\n`, "rings")).toEqual({ game: "rings", figures });
  expect(readBrought(`https://table.example/#/figures/souls/${code}`, "rings")).toEqual(brought);
});

test.each([
  ["nothing", ""],
  ["words", "hello there"],
  ["a code of something else", btoa("[1,2,3]")],
  ["a code that is cut off", figuresCode(figures).slice(0, -3)],
  ["a code that is far too long", "A".repeat(20_000)],
  ["a file of something else", '{"format":1,"game":"souls"}'],
  ["a file with code in it", '{"tavolata":"figures","game":"souls","figures":{"a":{"b":1}}}'],
  ["half a file", '{"tavolata":"figures"'],
  [
    "too many figures",
    figuresFile({
      game: "souls",
      figures: Object.fromEntries(Array.from({ length: mostCorrections + 1 }, (_, i) => [`a${i}`, 1])),
    }),
  ],
])("%s is no figures", (_what, text) => {
  expect(readBrought(text, "souls")).toBeUndefined();
});
