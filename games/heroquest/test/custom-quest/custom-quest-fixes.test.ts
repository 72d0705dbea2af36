import { type QuestProblem, withChange } from "@tavolata/kit";
import { languages, Speaker } from "@tavolata/language";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scenery } from "../../content/scenery.js";
import { trapKinds } from "../../content/trap-kinds.js";
import { exampleQuest } from "../../custom-quest/example.js";
import type { QuestFile } from "../../custom-quest/format.js";
import { readQuestFile } from "../../custom-quest/read.js";
import { everyText } from "../messages.js";

const speakers = languages.map((language) => new Speaker(language, everyText));

function problemsOf(file: QuestFile): readonly QuestProblem[] {
  return readQuestFile(JSON.stringify(file)).problems;
}

function withQuest(change: object): QuestFile {
  return { ...exampleQuest, quest: { ...exampleQuest.quest, ...change } };
}

/** The first problem of this kind, and the file with what is offered for it. */
function fixed(change: object, code: string) {
  const file = withQuest(change);
  const found = problemsOf(file).find((one) => one.code === code);
  if (!found?.fix) throw new Error(`No fix for ${code}: ${JSON.stringify(problemsOf(file))}`);
  return { found, fix: found.fix, file: withChange(file, found.fix.change) };
}

const { antagonists = [], scenery: pieces = [], doors = [], traps = [] } = exampleQuest.quest;
const later = (acts: readonly object[]) => [{ id: "late", when: { on: "round-begins", round: 3 }, acts }];

describe("what is offered mends", () => {
  test.each([
    ["no-square", { rubble: ["26,3"] }, "remove"],
    ["no-edge", { secretDoors: ["4,11|6,11"] }, "remove"],
    ["edge-turned", { secretDoors: ["5,11|4,11"] }, "move"],
    ["over-edge", { scenery: [...pieces, { type: "bookcase", at: "24,2" }] }, "remove"],
    ["unknown-item", { reward: { items: ["moon"] } }, "remove"],
    ["unknown-antagonist", { antagonists: [...antagonists, { type: "dragon", at: "6,16" }] }, "remove"],
    ["champion-only", { antagonists: [...antagonists, { type: "warlock", at: "6,16" }] }, "champion"],
    ["unknown-scenery", { scenery: [...pieces, { type: "piano", at: "6,16" }] }, "remove"],
    ["no-wanderer", { wandering: "dragon" }, "wanderer"],
    ["same-name", { scenery: [...pieces, { id: "flour-chest", type: "chest", at: "6,16" }] }, "rename"],
    ["no-wall", { doors: [...doors, "6,15|7,15"] }, "move"],
    ["second-door", { secretDoors: ["4,16|5,16"] }, "remove"],
    ["blocked-door", { rubble: ["3,13"] }, "remove"],
    ["no-door", { triggers: later([{ act: "open", edge: "16,9|17,9" }]) }, "remove"],
    ["across-wall", { scenery: [...pieces, { type: "bookcase", at: "7,17" }] }, "move"],
    ["overlap", { scenery: [...pieces, { type: "chest", at: "1,11" }] }, "move"],
    ["stands-on", { antagonists: [...antagonists, { type: "orc", at: "9,17" }] }, "move"],
    ["two-figures", { antagonists: [...antagonists, { type: "orc", at: "6,15" }] }, "move"],
    ["on-start", { antagonists: [...antagonists, { type: "orc", at: "1,14" }] }, "move"],
    ["few-starts", { start: ["1,14"] }, "start"],
    ["few-starts", { start: [] }, "start"],
    ["start-blocked", { start: [...exampleQuest.quest.start, "9,17"] }, "remove"],
    ["exit-blocked", { exit: ["1,17", "9,17"] }, "remove"],
    ["square-taken", { caches: [{ at: "9,17", treasure: { gold: 3 } }] }, "move"],
    ["trap-place", { traps: [...traps, { kind: "pit", at: "6,16|7,16" }] }, "remove"],
    ["trap-on-wall", { traps: [...traps, { kind: "arrows", at: "8,14|9,14" }] }, "remove"],
    ["trap-covered", { traps: [...traps, { kind: "pit", at: "9,17" }] }, "remove"],
    ["two-traps", { traps: [...traps, { kind: "pit", at: "8,13" }] }, "remove"],
    ["beyond-box", { scenery: [...pieces, { type: "throne", at: "6,16" }, { type: "throne", at: "6,17" }] }, "remove"],
    ["shut-in", { triggers: later([{ act: "place", antagonists: [{ type: "orc", at: "7,17" }] }]) }, "move"],
    ["figure-unreachable", { doors: doors.filter((door) => door !== "8,15|9,15") }, "door"],
    ["never-met", { scenery: [...pieces, { type: "throne", at: "7,11" }] }, "door"],
    ["no-way-out", { exit: ["22,2"], goal: { kind: "escape", heroes: 1 } }, "exit"],
    ["way-shut-by-trap", { traps: [{ kind: "rocks", at: "9,15" }] }, "remove"],
  ])("%s", (code, change, how) => {
    const { found, fix, file } = fixed(change, code);
    expect(fix.code).toBe(how);
    const left = problemsOf(file).filter((one) => one.code === found.code && one.field === found.field);
    expect(left).toEqual([]);
    for (const speaker of speakers) {
      expect(speaker.sentence({ key: `problem.${code}`, args: found.args })).not.toMatch(/[⟨{]/);
      expect(speaker.sentence({ key: `fix.${how}`, args: fix.args })).not.toMatch(/[⟨{]/);
    }
  });

  const square = fc.tuple(fc.nat(26), fc.nat(19)).map(([column, row]) => `${column},${row}`);
  const edge = fc
    .tuple(fc.nat(25), fc.nat(18), fc.boolean())
    .map(([x, y, down]) => `${x},${y}|${down ? x : x + 1},${down ? y + 1 : y}`);
  const anyQuest = fc.record({
    start: fc.array(square, { maxLength: 9 }),
    exit: fc.array(square, { maxLength: 3 }),
    doors: fc.array(edge, { maxLength: 8 }),
    secretDoors: fc.array(edge, { maxLength: 3 }),
    scenery: fc.array(
      fc.record({ type: fc.constantFrom(...Object.keys(scenery), "piano"), at: square, turned: fc.boolean() }),
      { maxLength: 6 },
    ),
    antagonists: fc.array(fc.record({ type: fc.constantFrom("orc", "goblin", "warlock", "dragon"), at: square }), {
      maxLength: 10,
    }),
    traps: fc.array(
      fc.record({
        kind: fc.constantFrom(...Object.keys(trapKinds)),
        at: fc.oneof(square, edge, fc.tuple(square, square)),
      }),
      { maxLength: 6 },
    ),
    rubble: fc.array(square, { maxLength: 4 }),
    caches: fc.array(fc.record({ at: square, treasure: fc.record({ gold: fc.nat(90) }) }), { maxLength: 2 }),
    triggers: fc.constant([]),
    objectives: fc.constant([]),
    goal: fc.constant({ kind: "escape", heroes: 1 }),
    notes: fc.constant([]),
  });

  test("a quest drawn by chance is mended step by step until it can be played", () => {
    const steps = 150;
    fc.assert(
      fc.property(anyQuest, (quest) => {
        let file = withQuest(quest);
        for (let step = 0; step < steps; step++) {
          const fix = problemsOf(file).find((one) => one.fix && one.weight === "stops")?.fix;
          if (!fix) break;
          file = withChange(file, fix.change);
        }
        expect(problemsOf(file).filter(({ weight }) => weight === "stops")).toEqual([]);
      }),
      { numRuns: 10, seed: 10 },
    );
  });
});
