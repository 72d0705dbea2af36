import { type CorrectionCheck, correctionsText, mostCorrections } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { mergedPrintedValues, mergedSoundly } from "../src/printed-values/merged-values.js";
import {
  printedValuesCode,
  printedValuesFile,
  printedValuesInCode,
  readBrought,
} from "../src/printed-values/values-code.js";

const figures = { "dice.red.hit": 3, "items.sword.front.damage": "blunt", "cards.gandalf.unique": true };

test("figures are handed on as a file, a link and a code, and read as they were", () => {
  const brought = { game: "chess", figures };
  expect(readBrought(printedValuesFile(brought), "lantern-quay")).toEqual(brought);
  const code = printedValuesCode(figures);
  expect(code).toMatch(/^[\w-]+$/);
  expect(printedValuesInCode(code)).toEqual(figures);
  expect(readBrought(` ${code}\n`, "lantern-quay")).toEqual({ game: "lantern-quay", figures });
  expect(readBrought(`https://table.example/#/figures/chess/${code}`, "lantern-quay")).toEqual(brought);
});

test.each([
  ["nothing", ""],
  ["words", "hello there"],
  ["a code of something else", btoa("[1,2,3]")],
  ["a code that is cut off", printedValuesCode(figures).slice(0, -3)],
  ["a code that is far too long", "A".repeat(20_000)],
  ["a file of something else", '{"format":1,"game":"chess"}'],
  ["a file with code in it", '{"tavolata":"figures","game":"chess","figures":{"a":{"b":1}}}'],
  ["half a file", '{"tavolata":"figures"'],
  [
    "too many figures",
    printedValuesFile({
      game: "chess",
      figures: Object.fromEntries(Array.from({ length: mostCorrections + 1 }, (_, i) => [`a${i}`, 1])),
    }),
  ],
])("%s is no figures", (_what, text) => {
  expect(readBrought(text, "chess")).toBeUndefined();
});

describe("the figures of this browser and of the account", () => {
  const common = { a: 1, b: 1 };

  test("are the account's where nothing was changed here", () => {
    expect(mergedPrintedValues(common, common, { a: 2, c: 3 })).toEqual({ a: 2, c: 3 });
    expect(mergedPrintedValues({}, {}, { a: 2 })).toEqual({ a: 2 });
  });

  test("are as they were changed here: corrected, corrected otherwise, taken back", () => {
    expect(mergedPrintedValues(common, { a: 5, c: 3 }, common)).toEqual({ a: 5, c: 3 });
    expect(mergedPrintedValues(common, { a: 5, b: 1 }, { a: 2, b: 7, d: 4 })).toEqual({ a: 5, b: 7, d: 4 });
  });

  test("are all of both when they meet for the first time, with those of here where both have one", () => {
    expect(mergedPrintedValues({}, { a: 1, b: 2 }, { b: 3, c: 4 })).toEqual({ a: 1, b: 2, c: 4 });
  });

  test("are as here, where it is the whole that is at odds", () => {
    const atMostThree = {
      figures: new Map(),
      problems: (text: string) => (text.length > correctionsText({ a: 1, b: 1, c: 1 }).length ? ["too much"] : []),
    } as unknown as CorrectionCheck;
    const here = { a: 1, b: 1 };
    expect(mergedSoundly({}, here, { c: 1, d: 1 }, atMostThree)).toEqual({ figures: here, left: { c: 1, d: 1 } });
  });
});
