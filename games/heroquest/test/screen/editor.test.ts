import { changed, making, partsOf, type QuestChange, restoring } from "@tavolata/ui/editor/change.js";
import { withoutStrayTexts, writing } from "@tavolata/ui/editor/draft-file.js";
import { wished, wishFor } from "@tavolata/ui/editor/fixing.js";
import { begun, did, mostSteps, redone, undone } from "@tavolata/ui/editor/history.js";
import { brought } from "@tavolata/ui/editor/importing.js";
import { inOrder, theSame } from "@tavolata/ui/editor/problems.js";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exampleQuest, type QuestFile, readQuestFile, whyNotPut } from "../../editor.js";
import { sides, squareNamed } from "../../screen/board/grid.js";
import { middleOfEdge } from "../../screen/board/places.js";
import { drawnFrom } from "../../screen/editor/board/drawn.js";
import { edgeNear, thingsUnder } from "../../screen/editor/board/pointing.js";
import { freeName, textNames } from "../../screen/editor/names.js";
import { blankQuest, samples } from "../../screen/editor/samples.js";
import { questIn, type Thing, thingsIn } from "../../screen/editor/things.js";
import { moving, removing, toolNamed, tools, turning } from "../../screen/editor/tools.js";

const fields = [
  "quest.doors",
  "quest.doors[0]",
  "quest.goal",
  "quest.antagonists[1].at",
  "quest.rubble",
  "texts.it",
  "author",
];
const anyChange: fc.Arbitrary<QuestChange> = fc.oneof(
  fc.record({ does: fc.constant("remove" as const), field: fc.constantFrom(...fields) }),
  fc.record({ does: fc.constant("set" as const), field: fc.constantFrom(...fields), value: fc.string() }),
  fc.record({ does: fc.constant("add" as const), field: fc.constantFrom(...fields), value: fc.string() }),
);

test("whatever is changed can be taken back and done again", () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 8 }), (changes) => {
      const parts = partsOf(changes);
      const after = changed(exampleQuest, changes);
      expect(changed(after, restoring(exampleQuest, parts))).toEqual(exampleQuest);
      let history = begun<QuestFile>(exampleQuest);
      for (const change of changes) history = did(history, [change]);
      expect(history.now).toEqual(after);
      const steps = history.past.length;
      for (let i = 0; i < steps; i++) history = undone(history);
      expect(history.now).toEqual(exampleQuest);
      for (let i = 0; i < steps; i++) history = redone(history);
      expect(history.now).toEqual(after);
    }),
  );
});

test("a change makes the records that it leads through, and never in the place of what is there", () => {
  const blank: QuestFile = blankQuest("en");
  const gold: QuestChange = { does: "set", field: "quest.reward.gold", value: 40 };
  expect(changed(blank, [gold])).toEqual(blank);
  expect(changed(blank, making(blank, [gold])).quest.reward).toEqual({ gold: 40 });
  const both: QuestChange[] = [gold, { does: "set", field: "quest.reward.items", value: ["rope"] }];
  expect(changed(blank, making(blank, both)).quest.reward).toEqual({ gold: 40, items: ["rope"] });
  const named: QuestChange = { does: "set", field: "quest.triggers.rises.acts[0].text", value: "other" };
  expect(making(exampleQuest, [named])).toEqual([named]);
  const removed: QuestChange = { does: "remove", field: "quest.opening.text" };
  expect(making(blank, [removed])).toEqual([removed]);
});

test("a problem is mended by what the newest checks offer, and not where it is gone", () => {
  const problems = readQuestFile(JSON.stringify(blankQuest("en"))).problems;
  const [start] = inOrder(problems);
  expect(start).toMatchObject({ weight: "stops", fix: {} });
  expect(theSame(problems, { ...start!, args: { old: "one" } })).toBe(start);
  const areas = ["2A-1", "2A-2"].map((area) => ({ ...start!, args: { area } }));
  expect(theSame(areas, areas[1]!)).toBe(areas[1]);
  expect(theSame(areas, { ...start!, args: { area: "9A-1" } })).toBeUndefined();
  const fixed = changed(blankQuest("en"), [start!.fix!.change]);
  expect(theSame(readQuestFile(JSON.stringify(fixed)).problems, start!)).toBeUndefined();
});

test("a problem is mended once, and only in the file in which that was wished", () => {
  const [start] = readQuestFile(JSON.stringify(blankQuest("en"))).problems;
  const orc = (number: number) => ({ ...start!, field: "quest.antagonists[0]", args: { number } });
  const [file, after] = [{}, {}];
  const problems = [orc(1), orc(2)];
  const wish = wishFor(problems[0]!, { file, problems }, undefined)!;
  expect(wished(wish, { file, problems })).toBe(problems[0]);
  // Something else was done, or taken back, before the checks had come.
  expect(wished(wish, { file: after, problems })).toBeUndefined();
  // The first was taken away, the list still shows both: what was second stands in its place now.
  const fixed = { problem: problems[0]!, problems };
  expect(wishFor(problems[0]!, { file: after, problems }, fixed)).toBeUndefined();
  const other = wishFor(problems[1]!, { file: after, problems }, fixed)!;
  expect(wished(other, { file: after, problems: [orc(2)] })).toMatchObject({ args: { number: 2 } });
  expect(wished(other, { file: after, problems: [orc(3)] })).toBeUndefined();
  // The checks have come: what they say now may be mended.
  expect(wishFor(problems[0]!, { file: after, problems: [orc(1)] }, fixed)).toBeDefined();
});

test("letters that are typed one after the other are taken back together, and no history grows without end", () => {
  let history = begun<QuestFile>(exampleQuest);
  for (const title of ["T", "Th", "The"]) history = did(history, [writing(history.now, "en", "title", title)], "title");
  expect(history.past.length).toBe(1);
  expect(undone(history).now).toEqual(exampleQuest);
  expect(redone(undone(history)).now.texts.en?.["title"]).toBe("The");
  for (let i = 0; i < mostSteps + 20; i++) history = did(history, [writing(history.now, "en", "title", `${i}`)]);
  expect(history.past.length).toBe(mostSteps);
});

/** Puts something with a tool at a place of the board's names. */
function put(file: QuestFile, tool: string, at: string, turned = false): QuestFile {
  const place = at.includes("|") ? { edge: edgeAt(at) } : { square: squareNamed(at) };
  return changed(file, toolNamed(tool)!.put(file, place, turned, "somebody"));
}

function edgeAt(name: string): number | undefined {
  return thingsIn(changed(blankQuest("en"), [{ does: "set", field: "quest.doors", value: [name] }]))[0]?.edge;
}

const stops = (file: QuestFile) =>
  readQuestFile(JSON.stringify(file)).problems.filter(
    ({ weight, code }) => weight === "stops" && code !== "missing-text",
  );

test("a quest that is drawn with the tools from an empty board can be played", () => {
  let file: QuestFile = blankQuest("en");
  for (const at of ["1,14", "2,14", "1,15", "2,15", "1,16", "2,16", "3,14", "3,15"]) file = put(file, "start", at);
  for (const at of ["1,17", "2,17"]) file = put(file, "exit", at);
  file = put(file, "door", "4,16|5,16");
  file = put(file, "orc", "6,15");
  file = put(file, "table", "7,13", true);
  file = put(file, "skarn", "7,17");
  file = put(file, "note", "9,13");
  expect(stops(file)).toEqual([]);
  expect(file.texts.en?.["own-orc-1"]).toBe("somebody");
});

test("every tool puts down what the checks know, where there is room for it", () => {
  for (const tool of tools) {
    const place = tool.lies === "wall" ? "4,16|5,16" : tool.lies === "edge" ? "6,14|7,14" : "6,15";
    const file = put(exampleQuest, tool.id, place);
    const unknown = stops(file).filter(({ code }) => code.startsWith("unknown") || code.startsWith("shape"));
    expect({ tool: tool.id, unknown }).toEqual({ tool: tool.id, unknown: [] });
    expect(file).not.toEqual(exampleQuest);
  }
});

test("what doesn't fit says why, by its rule", () => {
  const why = (tool: string, at: string) => whyNotPut(questIn(exampleQuest), questIn(put(exampleQuest, tool, at)));
  expect(why("orc", "6,15")).toMatchObject({ code: "two-figures", rule: "HQ-4.8" });
  expect(why("table", "4,13")).toMatchObject({ rule: "HQ-1.3" });
  expect(why("orc", "1,14")).toMatchObject({ code: "on-start" });
  expect(why("orc", "6,16")).toBeUndefined();
});

test("things are moved, turned and taken away, with the names that only they had", () => {
  const thing = (kind: Thing["kind"]) => thingsIn(exampleQuest).find((one) => one.kind === kind)!;
  const miller = thingsIn(exampleQuest).find(({ id }) => id === "own-miller")!;
  const moved = changed(exampleQuest, moving(miller, { square: squareNamed("11,16") }));
  expect(thingsIn(moved).find(({ id }) => id === "own-miller")?.at).toBe("11,16");
  const turned = changed(exampleQuest, turning(exampleQuest, thing("scenery")));
  expect(turned.quest.scenery?.[0]?.turned).toBeUndefined();
  const gone = changed(exampleQuest, removing(exampleQuest, miller));
  expect(gone.texts.en?.["own-miller"]).toBeUndefined();
  expect(Object.keys(withoutStrayTexts(gone, textNames(gone)).texts.en ?? {})).not.toContain("own-miller");
  expect(freeName(exampleQuest, "note")).toBe("note-1");
});

test("a finger means the nearest wall, and a door by its middle", () => {
  const side = sides.A;
  const edge = edgeAt("4,16|5,16")!;
  const middle = middleOfEdge(edge);
  expect(edgeNear({ x: middle.x + 20, y: middle.y }, side, "wall")).toBe(edge);
  expect(thingsUnder(thingsIn(exampleQuest), middle)[0]).toMatchObject({ kind: "door", at: "4,16|5,16" });
});

test("the board shows everything that the quest holds", () => {
  const things = thingsIn(exampleQuest);
  const drawn = drawnFrom(questIn(exampleQuest), things);
  expect(drawn.doors.length + drawn.secretDoors.length).toBe(4);
  expect(drawn.figures.map(({ kind }) => kind)).toEqual(["servant", "servant", "servant", "champion"]);
  expect(drawn.hiddenTraps.map(({ kind }) => kind)).toEqual(["pit"]);
  expect(drawn.scenery.map(({ type }) => type)).toEqual(["table", "chest"]);
});

test("the samples are sound, in every language", () => {
  for (const { file } of samples) {
    expect(readQuestFile(JSON.stringify(file)).problems).toEqual([]);
  }
});

const bench = {
  read: (text: string) => {
    const { own, problems } = readQuestFile(text);
    return own ? { file: own.file } : { problems };
  },
};

test("a file that isn't a quest is refused with sentences, whatever it is", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const found = brought(bench, text, "en");
      expect("refused" in found && found.refused.length > 0).toBe(true);
    }),
    { numRuns: 60 },
  );
});
