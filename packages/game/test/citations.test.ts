import { expect, test } from "vitest";
import { citedIn, testedIn } from "../src/citations.js";

const known = new Set(["HQ-6.1", "HQ-6.13", "HQ-6.13-c", "LR-round-1", "LQ-3.1", "LQ-3.4"]);

test("an id is cited in code and in comments, and the longest id counts", () => {
  const text = `
    /** HQ-6.13: a fumble. LR-round-1, too. */
    if (bar("HQ-6.13-c", "x")) return; // LQ-3.1.
    const deal = "LQ-9.9";`;
  expect(citedIn(text, known)).toEqual(["HQ-6.13", "LR-round-1", "HQ-6.13-c", "LQ-3.1"]);
});

test("a test names the rules that it proves at the start of its name", () => {
  const text = `
    test("HQ-6.13: two fumbles, see HQ-6.1", () => {});
    test.each(cases)("LQ-3.1 and LQ-3.4: landed", () => {});
    it(
      "LR-round-1 holds", () => {});
    describe("HQ-6.1: more", () => {});
    describe.each([
      ["x", 1],
    ])("HQ-6.1: even more", () => {});
    test.each<[string, number]>([
      ["x", 1],
    ])("HQ-6.13-c: %s", () => {});`;
  expect(testedIn(text, known)).toEqual(["HQ-6.13", "LQ-3.1", "LQ-3.4", "LR-round-1", "HQ-6.13-c"]);
});

test("a test that is skipped, or that mentions a rule only in passing, proves nothing", () => {
  const text = `
    test.skip("HQ-6.13: later", () => {});
    test.skip.each([
      ["x", 1],
    ])("HQ-6.1: later", () => {});
    test.todo("LQ-3.1: later");
    test("as LQ-3.4 says: something", () => {});`;
  expect(testedIn(text, known)).toEqual([]);
});
