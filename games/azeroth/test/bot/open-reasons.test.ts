import { readFileSync } from "node:fs";
import type { View } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { isOpenReason, openReasons } from "../../bot/policy/open-reasons.js";

const view = {} as View;
const isOpen = (reason: string, isOwnSide: boolean) => isOpenReason({ key: `reason.${reason}` }, view, isOwnSide);

test("AZ-info-2: a rival hears why a fight was begun, which everybody sees", () => {
  expect(isOpen("win-level", false)).toBe(true);
  expect(isOpen("weak-rival", false)).toBe(true);
});

test("AZ-info-1: a rival hears no plans, and nothing of a hand or of a discovery that lies face down", () => {
  for (const reason of [
    "towards-level",
    "not-ready",
    "reach-further",
    "nothing-helps",
    "in-rivals-way",
    "find-it-myself",
  ])
    expect([reason, isOpen(reason, false)]).toEqual([reason, false]);
});

test("who sees everything hears the plans as well; what says nothing isn't worth a line", () => {
  expect(isOpen("towards-level", true)).toBe(true);
  expect(isOpen("all-done", true)).toBe(false);
  expect(isOpenReason({ key: "bot.random" }, view, true)).toBe(false);
});

test("every reason that is named has its words", () => {
  const file = new URL("../../messages/bot/en.json", import.meta.url);
  const words = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  expect(openReasons.named.filter((reason) => !(`reason.${reason}` in words))).toEqual([]);
});
