import { describe, expect, test } from "vitest";
import { hostileQuestFiles } from "../../../../packages/kit/test/hostile-quest-files.js";
import { exampleQuest } from "../../custom-quest/example.js";
import { longestQuest } from "../../custom-quest/format.js";
import { ownWords } from "../../custom-quest/option.js";
import { readQuestFile } from "../../custom-quest/read.js";
import { textsOfGame } from "../messages.js";
import { changed, english, example, play, said } from "../scenes/custom-quest-scene.js";

describe("hostile input", () => {
  hostileQuestFiles({
    other: ["heroquest", "HeroQuest"],
    example,
    longest: longestQuest,
    read: readQuestFile,
    say: ({ code, args }) => english.say({ key: `problem.${code}`, args }),
    play: (text) => play({ ownQuest: text }, 25),
    openings: ['"events":{', '"shadowReserve":{'],
    spoilers: ["9A-1"],
  });

  const acts = (act: object) => ({ quest: { triggers: [{ id: "t", when: { on: "start" }, acts: [act] }] } });
  const deep = (depth: number): object =>
    depth === 0 ? { act: "win" } : { act: "if-noted", note: "bell-rung", yes: [deep(depth - 1)] };

  test.each([
    [{ quest: { next: "the-waking" } }, "quest: “quest” has “next”, which nobody knows."],
    [{ quest: { act: 2 } }, "quest: “quest” has “act”, which nobody knows."],
    [{ quest: { tiles: Array(13).fill({ tile: "1A", at: [0, 0] }) } }, "“quest.tiles” holds too much: at most 12."],
    [{ quest: { tiles: [{ tile: "1A", at: [0, 1e9] }] } }, "“quest.tiles[0].at[1]” must be from 0 to 60."],
    [{ quest: { reward: { soulPoints: 1e9, crowns: 0 } } }, "“quest.reward.soulPoints” must be from 0 to 60."],
    [acts({ act: "spawn", count: 1e6 }), "“quest.triggers[0].acts[0].count” must be "],
    [acts({ act: "run", code: "process.exit()" }), "“quest.triggers[0].acts[0].act” can’t be “run”."],
    [
      acts({ act: "effects", effects: [{ effect: "wounds", amount: 1e9, on: "heroes" }] }),
      "“quest.triggers[0].acts[0].effects[0].amount” must be from 1 to 10.",
    ],
    [
      acts({ act: "effects", effects: [{ effect: "treasure", count: 1, on: "enemies" }] }),
      "“quest.triggers[0].acts[0].effects[0].on” can’t be “enemies”.",
    ],
    [
      acts({ act: "effects", effects: [{ effect: "place-shadows", count: 99, face: "up" }] }),
      "“quest.triggers[0].acts[0].effects[0].effect” can’t be “place-shadows”.",
    ],
    [acts(deep(4)), "“quest.triggers[0].acts[0].yes[0].yes[0].yes[0].act” can’t be “if-noted”."],
    [{ quest: { altars: [{ id: "constructor", at: "9A-1", active: true }] } }, "can’t be “constructor”."],
    [
      { texts: { en: { ...exampleQuest.texts.en, title: "x".repeat(81) } } },
      "“texts.en.title” is too long: at most 80",
    ],
    [{ texts: { en: { ...exampleQuest.texts.en, "goal.x": "x" } } }, "“texts.en” has “goal.x”, which nobody knows."],
    [{ language: "de" as "en" }, "“language” can’t be “de”."],
  ])("%#: %j", (change, problem) => {
    expect(said(change).join("\n")).toContain(problem);
  });

  test("texts with braces are words of the Quest, and nothing of the game's is reworded", () => {
    const nasty = "{x, plural, one {#} other {'#'}} <b>";
    const words = ownWords({ ownQuest: changed({ texts: { en: { ...exampleQuest.texts.en, title: nasty } } }) })!;
    expect(words.en["quest.own.title"]).toBe(nasty);
    for (const key of Object.keys(words.en)) {
      expect(key).toMatch(/^quest\.own\./);
      expect(textsOfGame.en).not.toHaveProperty([key]);
    }
  });

  test("as much as a file may hold is checked, and ends", () => {
    const names = Array.from({ length: 12 }, (_, i) => `${i + 1}A`);
    const tiles = names.map((tile, i) => ({ tile, at: [4 * (i % 4), 4 * Math.floor(i / 4)] }));
    const triggers = Array.from({ length: 24 }, (_, i) => ({
      id: `t${i}`,
      when: { on: "round", round: 60 },
      acts: Array(16).fill({ act: "place", enemies: [{ at: "9A-1" }] }),
    }));
    expect(() => said({ quest: { tiles, triggers } })).not.toThrow();
  });
});
