import { Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { questBook, questProblems, textKey } from "../../content/index.js";
import { textsOf } from "../../content/quests/texts.js";
import type { Quest } from "../../content/types.js";
import { withExchanged } from "../../rules/02-quest/exchange.js";
import { messagesOf, textsOfGame } from "../messages.js";
import { plain } from "../plain.js";

const texts = messagesOf("quests");

describe("the quest book", () => {
  test.each(questBook.map((quest) => [quest.id, quest] as const))("SS-2.2-h: %s can be played", (_id, quest) => {
    expect(questProblems(quest, texts)).toEqual([]);
  });

  test("no text without its quest", () => {
    const known = new Set(questBook.flatMap((quest) => textsOf(quest).map((text) => textKey(quest, text))));
    expect(Object.keys(texts.en).filter((key) => !known.has(key))).toEqual([]);
  });

  test("each quest leads to the next", () => {
    expect(questBook.map(({ next }) => next)).toEqual([...questBook.slice(1).map(({ id }) => id), undefined]);
  });

  test("SS-15.4-p: a larger party meets more shadows", () => {
    for (const { shadows } of questBook) {
      const met = [2, 3, 4, 5].map((heroes) => shadows.filter((one) => one.heroes <= heroes).length);
      expect(met).toEqual([...met].sort((a, b) => a - b));
      expect(met[0]).toBeGreaterThan(2);
      expect(met[3]).toBeGreaterThan(met[0]!);
    }
  });
});

describe("the validator", () => {
  const quest = questBook[0]!;
  const english = new Speaker("en", textsOfGame);
  const said = (change: Partial<Quest>) =>
    questProblems(change).map(
      ({ code, args, rule }) => `${english.sentence({ key: `problem.${code}`, args })} [${rule}]`,
    );
  const wrong = (change: Partial<Quest>) => said({ ...quest, ...change });

  test("SS-2.2-h: a missing part is named", () => {
    const { events: _events, ...rest } = quest;
    expect(said(rest)).toEqual(["The Quest says nothing about “events”. [SS-2.2-h]"]);
  });

  test("SS-3-b: a tile lies on the table once", () => {
    const [first, ...rest] = quest.tiles;
    expect(wrong({ tiles: [{ ...first!, tile: "9A" }, ...rest, first!] })).toContain(
      "Tile 9 is there twice: it shows one side at a time. [SS-3-b]",
    );
    expect(wrong({ tiles: [...quest.tiles, { tile: "8A", at: [1, 8] }] })).toEqual([
      "Tile 8A lies on top of 9B. [SS-3-b]",
    ]);
    expect(wrong({ tiles: [...quest.tiles, { tile: "20A", at: [40, 0] }] })).toEqual([
      "There is no side “20A” of a tile. Did you mean “2A”? [SS-3-b]",
    ]);
  });

  test("areas and borders that aren't on the map are named", () => {
    expect(wrong({ start: ["8A-1"] })).toEqual(["The map has no area “8A-1”. Did you mean “2A-1”? [SS-3-a]"]);
    expect(wrong({ walls: ["2A-2|9B-1"] })).toEqual([
      "There is no border “2A-2|9B-1” on the map. Write “9B-1|2A-2”. [SS-3.3-a]",
    ]);
    expect(wrong({ walls: ["9B-1|2A-2"] })).toEqual(["Something else stands on the border 9B-1|2A-2. [SS-3.3-a]"]);
  });

  test("an area that nobody can come to is found, unless the quest leads there", () => {
    const tiles = [...quest.tiles, { tile: "10B", at: [40, 0] } as const];
    expect(wrong({ tiles })).toEqual([
      "The area 10B-1 can’t be reached from the start. [SS-2.2.1]",
      "The area 10B-2 can’t be reached from the start. [SS-2.2.1]",
    ]);
    expect(wrong({ tiles, detached: ["10B-1", "10B-2"] })).toEqual([
      "Nothing ever brings heroes to 10B-1. [SS-2.2.1]",
      "Nothing ever brings heroes to 10B-2. [SS-2.2.1]",
    ]);
    const triggers = [
      {
        id: "fall",
        when: { on: "round", round: 3 },
        acts: [{ act: "move-heroes", to: "10B-1", who: "all" }],
      } as const,
    ];
    expect(wrong({ tiles, detached: ["10B-1", "10B-2"], triggers, actions: [] })).toEqual([]);
  });

  test("SS-3.3-h: a magic lock has its key, and not behind itself", () => {
    const doors = [{ id: "crypt-door", on: "9B-1|2A-2", kind: "normal", magicLock: "blue" } as const];
    expect(wrong({ doors })).toEqual(["Nobody finds a key for this Magic Lock (Blue). [SS-3.3-h]"]);
    expect(wrong({ doors, key: { at: "1A-1", colour: "blue" } })).toEqual([
      "The key lies behind its own lock. [SS-3.3-h]",
    ]);
    expect(wrong({ doors, key: { at: "9B-2", colour: "blue" } })).toEqual([]);
  });

  test("SS-1.2-c, SS-15.5-b: the box has so many tokens, and a die must tell the gates apart", () => {
    expect(wrong({ chests: ["9B-1", "9B-2", "9B-3", "2A-1"].map((at) => ({ at })) })).toEqual([
      "The Quest needs 4 × Chest, but the box holds 3. [SS-1.2-c]",
    ]);
    expect(wrong({ shadowReserve: { enemy: 7, quest: 1 } })).toEqual([
      "The Quest needs 7 × Enemy, but the box holds 6. [SS-1.2-c]",
      "9 Shadows are placed, but the reserve holds 8. [SS-15.4-o]",
    ]);
    const [gate, other] = quest.gates;
    expect(wrong({ gates: [gate!, { ...other!, symbol: "magic" }] })).toEqual([
      "Two Spawn Gates show magic: the die can’t tell them apart. [SS-15.5-b]",
    ]);
  });

  test("enemies, events, goals and effects must be there", () => {
    expect(wrong({ enemyDeck: ["dragon-red"] })).toEqual(["There is no Enemy Scroll “dragon-red”. [SS-15.1-a]"]);
    expect(wrong({ enemyDeck: ["gremlin-green", "gremlin-horde-green"] })).toEqual([
      "The green gremlins are either two enemies or one Horde: there are two figures of them. [SS-15.2.1-a]",
    ]);
    expect(wrong({ events: { deck: [21, 7] } })).toEqual(["There is no Event card 21: they are 1 to 20. [SS-2.1-b]"]);
    expect(wrong({ events: { deck: [1, 7] } })).toEqual([
      "Story Event 1 lies either on the map or in the deck. [SS-4.3.1-a]",
    ]);
    expect(wrong({ victory: [{ id: "captain", open: true, when: { kind: "noted", notes: ["peace"] } }] })).toEqual([
      "The Quest has no note called “peace”. [SS-2.2-h]",
    ]);
    const night = { text: "night", lasting: [{ effect: "darkness" } as never], once: [] };
    expect(wrong({ night })[0]).toMatch(/There is no effect "darkness"\./);
  });

  test("what triggers wait for and acts change must be there", () => {
    const trigger = (when: Quest["triggers"][number]["when"], act: Quest["triggers"][number]["acts"][number]) => ({
      triggers: [{ id: "late", when, acts: [act] }],
      actions: [],
    });
    expect(wrong(trigger({ on: "door-opened", door: "attic" }, { act: "gate", gate: "hell", open: true }))).toEqual([
      "The Quest has no Spawn Gate called “hell”. [SS-2.2-h]",
      "The Quest has no door called “attic”. [SS-2.2-h]",
    ]);
    expect(wrong(trigger({ on: "enemy-killed", enemy: "troll" }, { act: "goal", goal: "peace" }))).toEqual([
      "The Quest has no goal called “peace”. [SS-2.2-h]",
    ]);
    expect(wrong(trigger({ on: "story", card: 4 }, { act: "quest-treasure", item: "spoon" }))).toEqual([
      "The Quest has no treasure called “spoon”. [SS-2.2-h]",
      "The Quest has no Story Event 4. [SS-4.3.1-a]",
    ]);
    const [action] = quest.actions;
    expect(wrong({ actions: [{ ...action!, after: "peace" }] })).toEqual([
      "The Quest has no note called “peace”. [SS-2.2-h]",
    ]);
  });
});

test("SS-15.1-d: an enemy is exchanged for one of the same rank and style, for no other", () => {
  const [quest] = questBook as [Quest];
  expect(withExchanged(plain, quest, { "gremlin-green": "gremlin-horde-green" }).enemyDeck[0]).toBe(
    "gremlin-horde-green",
  );
  expect(() => withExchanged(plain, quest, { "gremlin-green": "orc-shaman-green" })).toThrow(/combat style/);
  expect(() => withExchanged(plain, quest, { "gremlin-green": "bandit-blue" })).toThrow(/rank/);
});
