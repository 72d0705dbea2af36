import { expect, test } from "vitest";
import { type MessageTable, messageProblems } from "../src/index.js";

const problems = (en: MessageTable, it: MessageTable, fr: MessageTable) => messageProblems({ en, it, fr });

test("three complete languages have no problems", () => {
  expect(
    problems(
      { "event.lost": "{seat} loses {card}", "name.rum": "rum" },
      { "event.lost": "{seat_the} perde {card_the}", "name.rum": "rum", "name.rum.the": "il rum" },
      { "event.lost": "{seat} perd {card_gender, select, f {la} other {le}} {card}", "name.rum": "rhum" },
    ),
  ).toEqual([]);
});

test("a key that a language lacks", () => {
  expect(problems({ a: "A" }, { a: "A", b: "B" }, {})).toEqual([
    'fr: "a" is missing.',
    'en: "b" is missing.',
    'fr: "b" is missing.',
  ]);
});

test("arguments that differ from English", () => {
  expect(problems({ a: "{x} {y}" }, { a: "{x}" }, { a: "{y} {x}" })).toEqual([
    'it: "a" has the arguments x, but English has x, y.',
  ]);
});

test("a text that isn't a valid ICU message, or empty", () => {
  const [broken, empty] = problems({ a: "{n, plural, one {x}}" }, { a: " " }, { a: "{n}" });
  expect(broken).toMatch(/^en: "a": it isn't a valid ICU message: MISSING_OTHER_CLAUSE/);
  expect(empty).toBe('it: "a": it is empty.');
});

test("an apostrophe that hides an argument", () => {
  expect(problems({ a: "the {x}" }, { a: "l'{x}" }, { a: "l’{x}" })).toEqual([
    'it: "a": an apostrophe before { hides the argument: write ’ instead.',
  ]);
});
