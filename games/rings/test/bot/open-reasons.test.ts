import { readFileSync } from "node:fs";
import type { View } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { heuristic } from "../../bot/policy/heuristic.js";
import { isOpenReason, openReasons } from "../../bot/policy/open-reasons.js";
import type { RingsView } from "../../view.js";
import { scene } from "../scene.js";

const view = {
  state: {
    cards: { "gimli-1": { facedown: false }, "eowyn-1": { facedown: true } },
    resolving: [],
    encounter: { discard: [] },
    victory: [],
    removed: [],
    aside: [],
    discards: { "player-1": ["feint-1"] },
  },
} as unknown as View<RingsView>;

const isOpen = (reason: string, card?: string) =>
  isOpenReason({ key: `reason.${reason}`, ...(card === undefined ? {} : { args: { card } }) }, view);

test("everybody hears why somebody defends, and why an event that was played helps", () => {
  expect(isOpen("stands-it", "gimli-1")).toBe(true);
  expect(isOpen("act", "feint-1")).toBe(true);
  expect(isOpen("no-attack")).toBe(true);
});

test("LR-zone-1: nobody hears of a hand, a deck, or a card that doesn't lie open", () => {
  expect(isOpen("nothing-to-play")).toBe(false);
  expect(isOpen("good-hand")).toBe(false);
  expect(isOpen("spares-pools")).toBe(false);
  expect(isOpen("next-first", "gimli-1")).toBe(false);
  expect(isOpen("bad-card")).toBe(false);
  expect(isOpen("act", "feint-2")).toBe(false);
  expect(isOpen("stands-it", "eowyn-1")).toBe(false);
  expect(isOpenReason({ key: "bot.random" }, view)).toBe(false);
});

test("every reason that is named has its words", () => {
  const file = new URL("../../messages/bot/en.json", import.meta.url);
  const words = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  expect(openReasons.named.filter((reason) => !(`reason.${reason}` in words))).toEqual([]);
});

test("LR-zone-1: a sum that rests on a card that only the bot has looked at isn't told", () => {
  const why = (looked: boolean) => {
    const t = scene({
      step: "commit",
      players: [{ heroes: ["eowyn", "aragorn", "theodred"] }],
      arrange: (s) => {
        if (looked) s.looked[s.encounter.draw[0]!] = ["player-1"];
      },
    });
    t.until("commit");
    const { seat } = t.asked;
    return heuristic(t.table.match.view<RingsView>(seat), t.table.decision(seat), { content: t.content })!.reason;
  };
  expect(why(false).key).toBe("reason.quest-against");
  expect(isOpenReason(why(false), view)).toBe(true);
  expect(isOpenReason(why(true), view)).toBe(false);
});
