import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isOpenReason, namedReasons } from "../../bot/policy/open-reasons.js";
import type { HeroQuestSeen } from "../../view.js";

const view = { state: { figures: [{ id: "orc-1" }, { id: "dwarf" }] } } as unknown as HeroQuestSeen;

test("a rival hears why a blow fell on whom it fell, but no plans and nobody that can't be seen", () => {
  expect(isOpenReason({ key: "reason.attack-only", args: { target: "dwarf" } }, view, false)).toBe(true);
  expect(isOpenReason({ key: "reason.lie-in-wait" }, view, false)).toBe(false);
  expect(isOpenReason({ key: "reason.march" }, view, false)).toBe(false);
  expect(isOpenReason({ key: "reason.activate-nearest", args: { figure: "orc-7" } }, view, false)).toBe(false);
});

test("one's own side hears its plans as well, but not of cards in hand; what any bot says isn't worth a line", () => {
  expect(isOpenReason({ key: "reason.explore-door" }, view, true)).toBe(true);
  expect(isOpenReason({ key: "reason.card-at-once", args: { card: "x" } }, view, true)).toBe(false);
  expect(isOpenReason({ key: "bot.random" }, view, true)).toBe(false);
});

test("every reason that is named has its words", () => {
  const file = new URL("../../messages/bot/en.json", import.meta.url);
  const words = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  expect(namedReasons.filter((reason) => !(`reason.${reason}` in words))).toEqual([]);
});
