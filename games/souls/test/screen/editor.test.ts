import { Speaker } from "@tavolata/language";
import { changed } from "@tavolata/ui/editor/change.js";
import type { FieldKind, OneKind, ValueKind } from "@tavolata/ui/editor/forms/value-kinds.js";
import { describe, expect, test } from "vitest";
import { exampleQuest, type QuestFile, questFileIn, readQuestFile } from "../../editor.js";
import { lyingIn } from "../../screen/editor/drawn.js";
import { choicesIn } from "../../screen/editor/forms/choices.js";
import { type Forms, formsFor } from "../../screen/editor/forms/forms.js";
import { areaUnder, borderNear, isThere, laidOut, middleOf, placeOf, thingsUnder } from "../../screen/editor/layout.js";
import { textNames } from "../../screen/editor/names.js";
import { blankQuest, samples, whole } from "../../screen/editor/samples.js";
import { questIn, thingsIn } from "../../screen/editor/things.js";
import { flipping, moving, type Place, removing, toolNamed, tools, turning } from "../../screen/editor/tools.js";

const speaker = new Speaker("en", { en: {}, it: {}, fr: {} });
const sample = whole(exampleQuest);

const put = (file: QuestFile, id: string, place: Place) => changed(file, toolNamed(id)!.put(file, place));
const codes = (file: QuestFile) => readQuestFile(JSON.stringify(file)).problems.map(({ code }) => code);

test("an empty table has every part but the map, in three languages; the samples can be played", () => {
  for (const language of ["en", "it", "fr"] as const) expect(codes(blankQuest(language))).toEqual(["no-tiles"]);
  for (const { file } of samples) expect(codes(file)).toEqual([]);
});

test("a small Quest is made with the tools alone", () => {
  let file = put(blankQuest("en"), "9A", { slot: [0, 1] });
  file = put(file, "2A", { slot: [0, 0] });
  expect(file.quest.tiles).toEqual([
    { tile: "9A", at: [0, 4] },
    { tile: "2A", at: [0, 0] },
  ]);
  file = put(file, "start", { area: "9A-3" });
  file = put(file, "door", { border: "9A-1|2A-2" });
  file = put(file, "shadow", { area: "2A-1" });
  file = put(file, "enemy", { area: "9A-1" });
  expect(codes(file)).toEqual([]);
  expect(file.quest.shadowReserve).toEqual({ enemy: 1 });
});

test("SS-3-b: a tile that is laid again is taken from where it was, and turns and flips", () => {
  let file = put(put(blankQuest("en"), "9A", { slot: [0, 0] }), "9B", { slot: [2, 2] });
  expect(file.quest.tiles).toEqual([{ tile: "9B", at: [8, 8] }]);
  const [tile] = thingsIn(questIn(file));
  file = changed(file, turning(file, tile!));
  expect(file.quest.tiles[0]).toEqual({ tile: "9B", at: [8, 8], turned: 1 });
  file = changed(file, flipping(file, tile!));
  expect(file.quest.tiles[0]!.tile).toBe("9A");
  for (let i = 0; i < 3; i++) file = changed(file, turning(file, tile!));
  expect(file.quest.tiles[0]).toEqual({ tile: "9A", at: [8, 8] });
});

test("two tiles change places when one is put where the other lies", () => {
  const [tile] = thingsIn(questIn(sample)).filter(({ kind }) => kind === "tile");
  const file = changed(sample, moving(sample, tile!, { slot: [0, 0] }));
  expect(file.quest.tiles.map(({ at }) => at)).toEqual([
    [0, 0],
    [0, 4],
    [0, 8],
  ]);
});

test("every tool of the palette puts something down that a file may hold", () => {
  for (const tool of tools) {
    const file = changed(sample, tool.put(sample, { slot: [3, 3], area: "1A-1", border: "2A-1|2A-2" }));
    expect([tool.id, file === sample]).toEqual([tool.id, false]);
    expect([tool.id, questFileIn(JSON.stringify(file))]).toEqual([tool.id, { file }]);
  }
});

test("the cursor is nowhere once the tile under it is gone", () => {
  const file = put(put(blankQuest("en"), "9A", { slot: [0, 1] }), "2A", { slot: [0, 0] });
  const laid = laidOut(questIn(file));
  const gone = laidOut(questIn(changed(file, [{ does: "remove", field: "quest.tiles[1]" }])));
  for (const [place, lies] of [
    [{ area: "2A-1" }, "area"],
    [{ border: "9A-1|2A-2" }, "border"],
  ] as const) {
    expect([place, isThere(laid, place, lies)]).toEqual([place, true]);
    expect([place, isThere(gone, place, lies)]).toEqual([place, false]);
  }
  expect(isThere(laid, { area: "2A-1" }, "border")).toBe(false);
  expect(isThere(gone, { slot: [0, 0] }, "slot")).toBe(true);
});

test("what lies under a point of the map is what was put there, and can be taken away", () => {
  const quest = questIn(sample);
  const laid = laidOut(quest);
  const things = thingsIn(quest);
  for (const thing of things) {
    const place = placeOf(quest, thing);
    const middle = middleOf(laid, place)!;
    if (thing.lies === "area") expect(areaUnder(laid, middle)).toBe(thing.at);
    if (thing.lies === "border") expect(borderNear(laid, middle)).toBe(thing.at);
    const without = changed(sample, removing(thing));
    expect(thingsIn(questIn(without)).length).toBe(things.length - 1);
  }
  const middle = middleOf(laid, { area: "1A-4" })!;
  expect(thingsUnder(quest, laid, things, middle).map(({ kind }) => kind)).toEqual(["shadow", "waypoint", "tile"]);
});

test("the map shows what a table would", () => {
  expect(lyingIn(questIn(sample))).toMatchObject({
    shadows: { "2A-1": { count: 1 } },
    shadowNumbers: { "1A-4": 4 },
    altars: { "9A-3": true },
    gates: { magic: { area: "2A-1", open: true } },
    doors: { "9A-1|2A-2": { kind: "door", lock: "" } },
    waypoints: { "1A-4": "bell" },
  });
});

test("the texts of goals are called as the file calls them", () => {
  expect(textNames(sample)).toContain("goal-ferryman");
  expect(new Set(textNames(sample))).toEqual(new Set(Object.keys(exampleQuest.texts.en!)));
});

describe("the forms", () => {
  const forms = (file: QuestFile): Forms =>
    formsFor({ file, page: (key) => String(key), speaker, choices: choicesIn(file, speaker) });

  /** Every kind within a value, as deep as it goes, each with how it is put into a file. */
  function kindsIn(value: ValueKind, depth = 0): OneKind[] {
    if (depth > 6) return [];
    const inFields = (fields: readonly FieldKind[]) => fields.flatMap((field) => kindsIn(field.value, depth + 1));
    if (value.is === "kinds") return [...value.kinds, ...value.kinds.flatMap(({ fields }) => inFields(fields))];
    if (value.is === "record") return inFields(value.fields);
    return value.is === "list" ? kindsIn(value.of(), depth + 1) : [];
  }

  const put = (list: "triggers" | "victory", one: unknown): QuestFile => ({
    ...sample,
    quest: { ...sample.quest, [list]: [one] } as QuestFile["quest"],
  });

  test("whatever can be chosen is something that a file may hold", () => {
    const { acts, when, goals } = forms(sample);
    const fits = (file: QuestFile) => expect(questFileIn(JSON.stringify(file))).toEqual({ file });
    const act = (value: unknown) => fits(put("triggers", { id: "t", when: { on: "start" }, acts: [value] }));
    let count = 0;
    for (const kind of kindsIn(acts)) {
      const value = kind.fresh()?.value as Record<string, unknown> | undefined;
      if (!value) continue;
      count += 1;
      if ("act" in value) act(value);
      else if ("effect" in value) act({ act: "effects", effects: [value] });
    }
    expect(count).toBeGreaterThan(30);
    for (const kind of kindsIn(when)) {
      const value = kind.fresh()?.value;
      if (value) fits(put("triggers", { id: "t", when: value, acts: [] }));
    }
    for (const kind of kindsIn(goals)) {
      const value = kind.fresh()?.value;
      if (value) fits(put("victory", { id: "g", open: true, when: value }));
    }
  });

  test("SS-4.3.2-a: what Night and Day may do is something that a file may hold", () => {
    const { night } = forms(sample);
    if (night.is !== "record") throw new Error("Night is a record.");
    for (const [list, kinds] of night.fields.slice(1).map(({ name, value }) => [name, kindsIn(value)] as const)) {
      for (const kind of kinds) {
        const said = { text: "night", lasting: [], once: [], [list]: [kind.fresh()!.value] };
        const file = { ...sample, quest: { ...sample.quest, night: said } };
        expect(questFileIn(JSON.stringify(file))).toEqual({ file });
      }
    }
  });

  test("what is added to a list is something that a file may hold", () => {
    const { triggers, actions, goals } = forms(sample);
    for (const [field, kind] of [
      ["quest.triggers", triggers],
      ["quest.actions", actions],
      ["quest.victory", goals],
    ] as const) {
      if (kind.is !== "list") throw new Error("It is a list.");
      const file = changed(sample, [{ does: "add", field, value: kind.fresh().value }]);
      expect(questFileIn(JSON.stringify(file))).toEqual({ file });
    }
  });
});
