import { describe, expect, test } from "vitest";
import {
  anyOptions,
  bar,
  completeOptions,
  Match,
  type OptionDefinition,
  type OptionRules,
  type Options,
  OptionsRefused,
  openOptions,
  optionsOf,
  ownersOptions,
  WordStream,
} from "../src/index.js";
import { done, smallGame } from "./small-game.js";

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

  test("may be set by a preset, each of which can be set otherwise all the same", () => {
    const preset: OptionDefinition = {
      id: "preset",
      type: "choice",
      default: "plain",
      values: ["plain", "grand"],
      presets: { grand: { heroic: true, heroes: 6 } },
    };
    const complete = (given: Options) => completeOptions([preset, ...definitions], given);
    expect(complete({})).toEqual({ preset: "plain", heroic: false, heroes: 4, side: "A" });
    expect(complete({ preset: "grand" })).toEqual({ preset: "grand", heroic: true, heroes: 6, side: "A" });
    expect(complete({ preset: "grand", heroic: false })).toMatchObject({ heroic: false, heroes: 6 });
    expect(complete(complete({ preset: "grand", heroic: false }))).toMatchObject({ heroic: false, heroes: 6 });
    expect(() => complete({ preset: "huge" })).toThrow(/it takes one of plain, grand/);
  });

  test("by chance are what the preset says that was drawn, and the usual ones without any", () => {
    const preset: OptionDefinition = {
      id: "preset",
      type: "choice",
      default: "plain",
      values: ["plain", "grand"],
      presets: { grand: { heroic: true, heroes: 6 } },
    };
    const tried = Array.from({ length: 30 }, (_, i) =>
      anyOptions({ options: [preset, ...definitions] }, new WordStream(`presets ${i}`, "options", 0), i % 2 === 0),
    );
    const grand = tried.filter((options) => options["preset"] === "grand");
    expect(grand.length).toBeGreaterThan(3);
    for (const options of grand) expect(options).toMatchObject({ heroic: true, heroes: 6 });
    for (const [i, options] of tried.entries()) if (i % 2 === 0) expect(options["preset"]).toBe("plain");
  });

  test("may be a text, as long as it is one and not too long", () => {
    const text: OptionDefinition[] = [{ id: "motto", type: "text", default: "", longest: 12, examples: ["Onward!"] }];
    const given = (motto: unknown) => completeOptions(text, { motto } as never);
    expect(completeOptions(text, {})).toEqual({ motto: "" });
    expect(given("two\nlines\t…")).toEqual({ motto: "two\nlines\t…" });
    expect(given("élan 🐉")).toEqual({ motto: "élan 🐉" });
    for (const wrong of [7, "thirteen char", "nul \u0000", "half \ud83d", "bell \u0007"])
      expect(() => given(wrong)).toThrow(/"motto" takes a text of at most 12 characters, without control characters/);
  });

  test("are refused by the game's own rule, with what it says about them", () => {
    const rules: OptionRules = {
      options: definitions,
      whyNotOptions: ({ heroic, heroes }) =>
        heroic === true && Number(heroes) > 4 ? bar("X-2", "too-crowded", { heroes: Number(heroes) }) : undefined,
    };
    expect(optionsOf(rules, { heroic: true })).toEqual({ heroic: true, heroes: 4, side: "A" });
    const refusal = (): unknown => {
      try {
        return optionsOf(rules, { heroic: true, heroes: 6 });
      } catch (error) {
        return error;
      }
    };
    expect(refusal()).toBeInstanceOf(OptionsRefused);
    expect(refusal()).toMatchObject({ bar: { rule: "X-2", reason: { key: "bar.too-crowded", args: { heroes: 6 } } } });
    expect(String(refusal())).toMatch(/aren't possible by X-2/);
  });

  test("are checked when a match starts, and when its save is opened", () => {
    const plain = smallGame(function* () {
      return done;
    });
    const strict = { ...plain, whyNotOptions: () => bar("X-3", "never") };
    expect(() => Match.start(strict)).toThrow(OptionsRefused);
    expect(() => Match.load(strict, Match.start(plain, { seed: "s" }).save())).toThrow(OptionsRefused);
  });

  test("are told to others without what is secret under a switch that is on", () => {
    const secret: OptionDefinition[] = [
      { id: "hidden", type: "switch", default: true },
      { id: "quest", type: "choice", default: "one", values: ["one", "two"], secretUnder: "hidden" },
    ];
    expect(openOptions(secret, { hidden: true, quest: "two" })).toEqual({ hidden: true });
    expect(openOptions(secret, { hidden: false, quest: "two" })).toEqual({ hidden: false, quest: "two" });
  });

  test("that are hidden are told to nobody", () => {
    const some: OptionDefinition[] = [
      { id: "heroes", type: "number", default: 4, min: 1, max: 8 },
      { id: "ownQuest", type: "text", default: "", longest: 99, examples: [], hidden: true },
      { id: "motto", type: "text", default: "", longest: 99, examples: [] },
    ];
    const options = { heroes: 4, ownQuest: "a secret", motto: "Onward!" };
    expect(openOptions(some, options)).toEqual({ heroes: 4, motto: "Onward!" });
    expect(ownersOptions(some, options)).toEqual({ heroes: 4, motto: "Onward!" });
  });
});
