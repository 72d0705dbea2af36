import { Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { artifacts } from "../../content/items/artifacts.js";
import type { Goal, Quest } from "../../content/quests/format.js";
import { testRoom } from "../../content/quests/test-quests/test-room.js";
import { bookProblems } from "../../content/quests/validate/book.js";
import { questProblems } from "../../content/quests/validate/index.js";
import type { Problem } from "../../content/quests/validate/problem.js";
import { everyText, messagesOf } from "../messages.js";

const texts = messagesOf("quests");

/** A sound quest with one thing changed, and what the validator says to it. */
function said(change: Partial<Quest>): string[] {
  return saidOf(questProblems({ ...testRoom, ...change }));
}

const english = new Speaker("en", everyText);

function saidOf(problems: readonly Problem[]): string[] {
  return problems.map(({ field, code, args }) => `${field}: ${english.sentence({ key: `problem.${code}`, args })}`);
}

function ofBook(quests: readonly Quest[]): string[] {
  return bookProblems(quests).map(({ field, problem }) => `${field}: ${problem}`);
}

describe("the validator", () => {
  test("HQ-1.5: a quest without a goal is rejected with the field's name", () => {
    const { goal: _goal, ...rest } = testRoom;
    expect(saidOf(questProblems(rest))).toEqual(["goal: The quest says nothing about “goal”."]);
  });

  test("HQ-2.2: a side that the board doesn't have", () => {
    expect(said({ side: "C" as "A" })).toEqual(["side: There is no side “C” of the board: write A or B."]);
  });

  test("squares and lines off the board", () => {
    expect(said({ exit: ["26,0"] })).toEqual(["exit: “26,0” isn’t a square of the board."]);
    expect(said({ doors: ["9,9|11,9"] })).toEqual(["doors[0]: “9,9|11,9” isn’t a line between two squares."]);
    expect(said({ caches: [{ at: "door", treasure: {} }] })).toEqual([
      "caches[0]: “door” isn’t a square of the board.",
    ]);
    expect(said({ traps: [{ kind: "arrows", at: "3,3|5,5" }] })).toEqual([
      "traps[0]: “3,3|5,5” isn’t a line between two squares.",
    ]);
    expect(said({ scenery: [{ type: "table", at: "24,0" }] })).toEqual([
      "scenery[0]: Table at 24,0: it hangs over the board’s edge.",
    ]);
  });

  test("HQ-4.9-a: a door where there is no wall", () => {
    expect(said({ doors: ["9,9|10,9", "12,8|13,8"] })).toContain("doors[1]: There is no wall at 12,8|13,8 for a door.");
  });

  test("HQ-4.9-a: two doors in one place", () => {
    expect(said({ secretDoors: ["9,9|10,9"] })).toContain("secretDoors[0]: There is another door at 9,9|10,9.");
  });

  test("HQ-4.9-a: a door with scenery or rubble before it", () => {
    expect(said({ rubble: ["10,9"] })).toContain("doors[0]: The door at 9,9|10,9 is blocked by scenery or rubble.");
  });

  test("HQ-11.4-d: a moment at a door that isn't there", () => {
    const acts = [{ act: "open", edge: "10,11|10,12" }] as const;
    expect(said({ triggers: [{ id: "t", when: { on: "door-opened", edge: "15,9|16,9" }, acts }] })).toEqual([
      "triggers.t.when: There is no door at 15,9|16,9.",
      "triggers.t.acts[0]: There is no door at 10,11|10,12.",
    ]);
  });

  test("HQ-1.3: scenery on scenery", () => {
    const scenery = [...testRoom.scenery, { type: "chest", at: "13,10" }];
    expect(said({ scenery })).toContain("scenery[2]: Chest at 13,10: at 13,10 there is something else: table.");
  });

  test("HQ-1.3: scenery across a wall", () => {
    expect(said({ scenery: [{ type: "bookcase", at: "14,8" }] })).toContain(
      "scenery[0]: Bookcase at 14,8: it stands across a wall.",
    );
  });

  test("HQ-4.6: an antagonist on scenery, on a trap, on the start, on another", () => {
    const at = (square: string) => said({ antagonists: [...testRoom.antagonists, { type: "goblin", at: square }] });
    expect(at("13,9")).toContain("antagonists[2]: Goblin at 13,9: it stands on scenery.");
    expect(at("11,8")).toContain("antagonists[2]: Goblin at 11,8: it stands on a trap.");
    expect(at("9,7")).toContain("antagonists[2]: Goblin at 9,7: it stands on a start square.");
    expect(at("13,8")).toContain("antagonists[2]: Two figures stand at 13,8.");
  });

  test("HQ-4.6: figures that come later need a floor, too", () => {
    const acts = [{ act: "place", antagonists: [{ type: "goblin", at: "13,9" }] }] as const;
    expect(said({ triggers: [{ id: "t", when: { on: "room-entered", room: "K" }, acts }] })).toEqual([
      "triggers.t.acts[0].antagonists[0]: Goblin at 13,9: it stands on scenery.",
    ]);
  });

  test("HQ-11.5: figures that come later don't come behind a shut door", () => {
    type Acts = Quest["triggers"][number]["acts"];
    const goblin = (at: string): Acts => [{ act: "place", antagonists: [{ type: "goblin", at }] }];
    const later = (when: Quest["triggers"][number]["when"], acts: Acts) =>
      said({ triggers: [{ id: "t", when, acts }], scenery: testRoom.scenery });
    const round = { on: "round-begins", round: 3 } as const;
    expect(later(round, goblin("10,7"))).toEqual([
      "triggers.t.acts[0].antagonists[0]: Goblin would come at 10,7 in room K, whose doors may still be shut: place it in the corridor, " +
        "in the room that the moment is about, or in one that this trigger opens or shows.",
    ]);
    expect(later(round, goblin("9,10"))).toEqual([]);
    expect(later(round, [{ act: "open", edge: "9,9|10,9" }, ...goblin("10,7")])).toEqual([]);
    expect(later(round, [{ act: "reveal-room", room: "K" }, ...goblin("10,7")])).toEqual([]);
    for (const when of [
      { on: "room-seen", room: "K" },
      { on: "room-entered", room: "K" },
      { on: "square-entered", squares: ["10,9", "11,9"] },
      { on: "searched", what: "box" },
      { on: "door-opened", edge: "9,9|10,9" },
    ] as const) {
      expect(later(when, goblin("10,7"))).toEqual([]);
    }
    const open = [{ act: "reveal-room", room: "A" }, ...goblin("2,2")] as const;
    expect(later(round, open)).toEqual([
      "triggers.t.acts[1].antagonists[0]: Goblin at 2,2: nobody can ever get there.",
    ]);
  });

  test("HQ-2.7-b: a start that is blocked or too small", () => {
    expect(said({ start: ["9,6", "9,7", "9,8"] })).toEqual(["start: There are 3 start squares; 4 are needed."]);
    expect(said({ start: ["9,6", "9,7", "9,8", "11,8"] })).toContain("start: The start square 11,8 holds a trap.");
    expect(said({ weight: "light" })).toContain("start: There are 4 start squares; 8 are needed.");
  });

  test("HQ-16.2: an exit under something", () => {
    expect(said({ exit: ["12,9"] })).toContain("exit: The exit square 12,9 holds scenery.");
  });

  test("HQ-9.1.b-a: a cache under scenery", () => {
    expect(said({ caches: [{ at: "12,10", treasure: { gold: 5 } }] })).toContain(
      "caches[0]: The square 12,10 holds scenery.",
    );
    expect(said({ refuge: "11,8" })).toEqual(["refuge: The square 11,8 holds a trap."]);
  });

  test("HQ-12.5-a: a trap on a wall", () => {
    expect(said({ traps: [{ kind: "arrows", at: "9,8|10,8" }] })).toEqual([
      "traps[0]: The trap at 9,8|10,8 (arrows) lies on a wall: nobody can cross it.",
    ]);
    expect(said({ traps: [{ kind: "arrows", at: "9,9|10,9" }] })).toEqual([]);
  });

  test("HQ-12-a: a trap in a place that its kind can't have", () => {
    expect(said({ traps: [{ kind: "pit", at: "11,8|12,8" }] })).toEqual([
      "traps[0]: The trap at 11,8|12,8 (pit) must lie on one square.",
    ]);
    expect(said({ traps: [{ kind: "spears", at: "11,8" }] })).toEqual([
      "traps[0]: The trap at 11,8 (spears) must lie on the line between two squares.",
    ]);
  });

  test("HQ-12.4: the two squares of a landslide share an open side", () => {
    expect(said({ traps: [{ kind: "landslide", at: ["11,8", "12,7"] }] })).toContain(
      "traps[0]: The two squares of the landslide at 11,8 12,7 don’t share an open side.",
    );
  });

  test("HQ-12-a: traps under scenery, twice in one place, with too many dice", () => {
    expect(said({ traps: [{ kind: "pit", at: "12,9" }] })).toContain(
      "traps[0]: The trap at 12,9 (pit) lies under scenery, rubble or an abyss.",
    );
    expect(said({ traps: [...testRoom.traps, { kind: "pit", at: "11,8" }] })).toContain(
      "traps[2]: There are two traps at 11,8.",
    );
    expect(said({ traps: [{ kind: "pit", at: "11,8", dice: 7 }] })).toContain(
      "traps[0]: The trap at 11,8 (pit) has 7 dice; 1 to 6 are allowed.",
    );
  });

  test("HQ-1.4-b: more figures than the box holds", () => {
    const squares = ["10,7", "11,7", "12,7", "13,7", "14,7", "10,8", "12,8"];
    const orcs = [...testRoom.antagonists, ...squares.map((at) => ({ type: "orc", at }))];
    expect(said({ antagonists: orcs })).toEqual(["antagonists: The quest needs 9 × orc, but the box holds 8."]);
    const skarn = [...orcs.slice(0, -1), { type: "skarn", at: "12,8" }];
    expect(said({ antagonists: skarn })).toEqual(["antagonists: The quest needs 9 × orc, but the box holds 8."]);
  });

  test("HQ-1.3: more scenery than the box holds", () => {
    const scenery = [...testRoom.scenery, { type: "throne", at: "10,7" }, { type: "throne", at: "10,11" }];
    expect(said({ scenery })).toEqual(["scenery: The quest needs 2 × throne, but the box holds 1."]);
  });

  test("names that nobody knows", () => {
    const guard = testRoom.antagonists[1];
    expect(said({ antagonists: [{ type: "dragon", at: "13,8" }, guard] })).toEqual([
      "antagonists[0]: There is no antagonist “dragon”.",
    ]);
    expect(said({ antagonists: [{ ...guard, items: ["spoon"], spells: ["gust"] }] })).toEqual([
      "antagonists[0]: There is no item “spoon”.",
      "antagonists[0]: There is no card of an antagonist called “Gust”.",
    ]);
    expect(said({ scenery: [{ type: "piano", at: "12,9" }] })).toContain("scenery[0]: There is no scenery “piano”.");
    expect(said({ traps: [{ kind: "net" as "pit", at: "11,8" }] })).toEqual(["traps[0]: There is no trap “net”."]);
    expect(said({ wandering: "warlock" })).toEqual(["wandering: “warlock” isn’t a kind of antagonist that wanders."]);
    expect(said({ reward: { items: ["moon"] } })).toEqual(["reward: There is no item “moon”."]);
    expect(said({ caches: [{ at: "10,7", treasure: { spells: ["sleep"] } }] })).toEqual([
      "caches[0].treasure: There is no evocation called “Sleep”.",
    ]);
    expect(said({ allies: [{ id: "x", type: "unicorn", at: "10,7", joins: { on: "start" } }] })).toEqual([
      "allies.x: There is no ally “unicorn”.",
    ]);
  });

  test("HQ-1.4-b: the warlock is always a champion", () => {
    const warlock = { type: "warlock", at: "10,7" };
    const guard = testRoom.antagonists[1];
    expect(said({ antagonists: [guard, warlock] })).toEqual([
      "antagonists[1]: Warlock: always a champion, so name one or set “champion”.",
    ]);
    expect(said({ antagonists: [guard, { ...warlock, champion: true }] })).toEqual([]);
  });

  test("moments, goals and failures that speak of nobody", () => {
    const goal = (goal: Goal) => said({ goal });
    expect(goal({ kind: "slay", figures: ["ghost"] })).toEqual([
      "goal: No antagonist of this quest is called “ghost”.",
    ]);
    expect(goal({ kind: "rescue", ally: "nobody" })).toContain("goal: No ally of this quest is called “nobody”.");
    expect(goal({ kind: "hold", room: "Z", rounds: 3, from: { on: "start" } })).toContain(
      "goal: Side A has no room “Z”.",
    );
    expect(said({ failure: [{ kind: "ally-lost", ally: "nobody" }] })).toEqual([
      "failure[0]: No ally of this quest is called “nobody”.",
    ]);
    expect(said({ triggers: [{ id: "t", when: { on: "searched", what: "sofa" }, acts: [] }] })).toEqual([
      "triggers.t.when: No scenery or cache of this quest is called “sofa”.",
    ]);
    expect(said({ opening: { itemsAt: "sofa" } })).toEqual([
      "opening.itemsAt: No scenery or cache of this quest is called “sofa”.",
    ]);
  });

  test("the same name for two things", () => {
    expect(said({ caches: [{ id: "guard", at: "10,7", treasure: {} }] })).toEqual([
      "caches[0]: Something else of this quest is called “guard”, too.",
    ]);
  });

  test("a figure without body points", () => {
    expect(said({ antagonists: [{ ...testRoom.antagonists[1], body: 0 }] })).toEqual([
      "antagonists[0]: A figure needs at least one body point.",
    ]);
  });

  test("HQ-1.5: a goal out of reach", () => {
    expect(said({ doors: [], secretDoors: [] })).toContain("goal: Nobody can reach guard at 14,11.");
    expect(said({ goal: { kind: "find", item: "iron-key", bring: false } })).toEqual([
      "goal: The item “iron key” lies nowhere within reach.",
    ]);
    expect(said({ goal: { kind: "escape", heroes: 1 }, exit: ["1,1"] })).toContain("goal: No exit can be reached.");
    expect(said({ goal: { kind: "hold", room: "A", rounds: 3, from: { on: "start" } } })).toEqual([
      "goal: Nobody can enter room A.",
    ]);
  });

  test("HQ-1.5: a rescue needs a way to the ally", () => {
    const walledIn = { id: "a", type: "squire-tam", at: "1,1", joins: { on: "start" } } as const;
    expect(said({ goal: { kind: "rescue", ally: "a" }, allies: [walledIn] })).toEqual([
      "goal: Nobody can reach Squire Tam.",
    ]);
    expect(said({ goal: { kind: "rescue", ally: "a" }, allies: [{ ...walledIn, at: "10,7" }] })).toEqual([]);
  });

  test("HQ-7.7-e: a barred door counts as a way once what opens it can happen", () => {
    const barred = (opens: Quest["barredDoors"][number]["opens"]) =>
      said({ doors: [], secretDoors: [], barredDoors: [{ edge: "9,9|10,9", opens }] });
    expect(barred({ on: "round-begins", round: 3 })).toEqual([]);
    expect(barred({ on: "figure-removed", figure: "guard" })).toContain("goal: Nobody can reach guard at 14,11.");
  });

  test("HQ-11.1-a: scenery and antagonists that nobody can ever meet", () => {
    expect(said({ scenery: [...testRoom.scenery, { type: "throne", at: "1,1" }] })).toEqual([
      "scenery[2]: Throne at 1,1: nobody can ever get there.",
    ]);
    expect(said({ antagonists: [...testRoom.antagonists, { type: "goblin", at: "2,2" }] })).toEqual([
      "antagonists[2]: Goblin at 2,2: nobody can ever get there.",
    ]);
  });

  test("HQ-12.3-e: rocks that could shut the only way", () => {
    const traps = [{ kind: "rocks", at: "10,9" }] as const;
    expect(said({ traps, secretDoors: [] })).toEqual([
      "traps[0]: When this trap (falling rocks) has gone off, the goal can’t be reached any more.",
    ]);
    expect(said({ traps })).toEqual([]);
  });

  test("HQ-12.3-e: rubble of a trigger that shuts the only way", () => {
    const acts = [{ act: "rubble", squares: ["10,9"] }] as const;
    const triggers = [{ id: "t", when: { on: "start" }, acts }] as const;
    expect(said({ triggers, secretDoors: [] })).toEqual([
      "triggers.t.acts[0]: When this rubble has fallen, the goal can’t be reached any more.",
    ]);
    expect(said({ triggers })).toEqual([]);
  });

  test("a text that is missing in one language", () => {
    const { "quest.test-room.box": _box, ...french } = texts.fr;
    expect(saidOf(questProblems(testRoom, { ...texts, fr: french }))).toEqual([
      "quest.test-room.box: The text “quest.test-room.box” is missing in “fr”.",
    ]);
  });

  test("HQ-16.3: chains that lead nowhere", () => {
    const part = (n: number, next?: string): Quest => ({
      ...testRoom,
      id: `part-${n}`,
      chain: { name: "c", part: n, of: 2, ...(next === undefined ? {} : { next }) },
    });
    expect(bookProblems([part(1, "part-2"), part(2)])).toEqual([]);
    expect(ofBook([part(1)])).toEqual(["part-1.chain: Part 1 of 2 leads nowhere."]);
    expect(ofBook([part(1, "part-9")])).toEqual(['part-1.chain: There is no quest "part-9" to go on with.']);
    expect(ofBook([part(1, "part-1"), part(2)])).toEqual(['part-1.chain: "part-1" isn\'t part 2 of "c".']);
  });

  test("HQ-1.2.c: a quest twice, an artifact twice", () => {
    expect(ofBook([testRoom, testRoom])).toEqual(['test-room: Two quests are called "test-room".']);
    const twice: Quest = { ...testRoom, reward: { items: ["lament"] } };
    expect(ofBook([twice, { ...twice, id: "other" }])).toEqual([
      'other: The artifact "lament" is already in "test-room".',
    ]);
    expect(artifacts).toHaveProperty("lament");
  });
});
