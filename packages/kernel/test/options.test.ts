import { describe, expect, test } from "vitest";
import { completeOptions, type OptionDefinition, OptionsRefused, openOptions } from "../src/index.js";

const definitions: OptionDefinition[] = [
  { id: "heroic", type: "switch", default: false, rule: "X-1" },
  { id: "heroes", type: "number", default: 4, min: 1, max: 8 },
  { id: "side", type: "choice", default: "A", values: ["A", "B"] },
];

describe("options of a table", () => {
  test("are filled up with their defaults", () => {
    expect(completeOptions(definitions, { heroes: 2 })).toEqual({ heroic: false, heroes: 2, side: "A" });
  });

  test.each([
    [{ heroics: true }, /no option "heroics". The options are: heroic, heroes, side/],
    [{ heroic: "yes" }, /"heroic" can't be "yes": it takes true or false/],
    [{ heroes: 9 }, /it takes a whole number from 1 to 8/],
    [{ heroes: 1.5 }, /it takes a whole number from 1 to 8/],
    [{ side: "C" }, /it takes one of A, B/],
  ])("are refused with what would be right: %j", (given, message) => {
    expect(() => completeOptions(definitions, given as never)).toThrow(OptionsRefused);
    expect(() => completeOptions(definitions, given as never)).toThrow(message);
  });

  test("are told to others without what is secret under a switch that is on", () => {
    const secret: OptionDefinition[] = [
      { id: "hidden", type: "switch", default: true },
      { id: "quest", type: "choice", default: "one", values: ["one", "two"], secretUnder: "hidden" },
    ];
    expect(openOptions(secret, { hidden: true, quest: "two" })).toEqual({ hidden: true });
    expect(openOptions(secret, { hidden: false, quest: "two" })).toEqual({ hidden: false, quest: "two" });
  });
});
