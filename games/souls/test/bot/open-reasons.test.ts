import { readFileSync } from "node:fs";
import type { View } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { isOpenReason, namedReasons } from "../../bot/policy/open-reasons.js";

const view = {} as View;
const isOpen = (reason: string, isOwnSide: boolean) => isOpenReason({ key: `reason.${reason}` }, view, isOwnSide);

test("anybody hears why a blow fell on whom it fell, but not whither a hero is bound", () => {
  expect(isOpen("strike", false)).toBe(true);
  expect(isOpen("least-harm", false)).toBe(true);
  expect(isOpen("towards-goal", false)).toBe(false);
  expect(isOpen("keep-souls", false)).toBe(false);
});

test("the party hears what a companion is after; what says nothing isn't worth a line", () => {
  expect(isOpen("towards-goal", true)).toBe(true);
  expect(isOpen("turn-over", true)).toBe(false);
  expect(isOpenReason({ key: "bot.random" }, view, true)).toBe(false);
});

test("every reason that is named has its words", () => {
  const file = new URL("../../messages/bot/en.json", import.meta.url);
  const words = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  expect(namedReasons.filter((reason) => !(`reason.${reason}` in words))).toEqual([]);
});
