import { expect, test } from "vitest";
import { checkCatalogue, rulingOf } from "../src/index.js";

const three = (text: string) => ({ en: text, it: text, fr: text });
const rule = (id: string, more: object = {}) => ({ id, title: three("Title"), text: three("Text"), ...more });
const problems = (value: unknown) => {
  try {
    checkCatalogue(value, "catalogue.yaml");
    return [];
  } catch (error) {
    return (error as { problems: string[] }).problems;
  }
};

test("a sound catalogue is taken as it is", () => {
  const rules = [
    rule("X-1"),
    rule("HQ-6.13-c", { option: true, switch: "fumbles", default: false, ruling: "So.", test: "How" }),
  ];
  expect(checkCatalogue(rules, "catalogue.yaml")).toBe(rules);
});

test("all that is wrong is said at once, with the file's name", () => {
  const { it: _it, ...two } = three("Title");
  const wrong = [
    rule("X-1"),
    rule("X-1"),
    { ...rule("X-2"), title: two },
    { id: "X-3", title: three("T"), tilte: 1 },
    "x",
    {},
  ];
  expect(problems(wrong)).toEqual([
    "X-1 is there twice.",
    'X-2 has no title in "it".',
    'X-3 has an unknown field "tilte"; the fields are id, title, text, option, switch, default, ruling, test, play, why.',
    "X-3 needs its text in en, it, fr.",
    "Entry 5 must have an id, a title and a text.",
    'Entry 6 needs an id such as "LQ-3.1", not undefined.',
  ]);
  expect(() => checkCatalogue(wrong, "catalogue.yaml")).toThrow(
    /^catalogue.yaml can't be used:\n {2}X-1 is there twice/,
  );
});

test("fields of the wrong kind", () => {
  expect(problems({ rules: [] })).toEqual(["A catalogue is a list of rules."]);
  expect(problems([rule("X-1", { ruling: 3, option: "yes", default: [] })])).toEqual([
    'X-1: "ruling" must be a string, not 3.',
    'X-1: "option" must be a boolean, not "yes".',
    'X-1: "default" must be a boolean or a number or a string, not [].',
  ]);
  expect(problems([rule("X-1", { ruling: { en: "So." } })])).toEqual([
    'X-1 has no ruling in "it".',
    'X-1 has no ruling in "fr".',
  ]);
});

test("a rule that is never in play says why", () => {
  expect(problems([rule("X-1", { play: "never", why: "It names what is in the box." })])).toEqual([]);
  expect(problems([rule("X-1", { play: "never" })])).toEqual(['X-1 is never in play, and must say "why".']);
  expect(problems([rule("X-1", { play: "seldom" })])).toEqual(['X-1: "play" can only be "never", not "seldom".']);
  expect(problems([rule("X-1", { why: "So." })])).toEqual(['X-1: "play" can only be "never", not undefined.']);
});

test("a ruling may be written once, or in every language", () => {
  expect(rulingOf(rule("X-1", { ruling: "So." }), "it")).toBe("So.");
  expect(rulingOf(rule("X-1", { ruling: { en: "So.", it: "Così.", fr: "Ainsi." } }), "it")).toBe("Così.");
  expect(rulingOf(rule("X-1"), "it")).toBeUndefined();
});
