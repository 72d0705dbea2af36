import type { Json } from "@tavolata/kernel";
import { Speaker } from "@tavolata/language";
import { changed, making, type QuestChange, valueAt } from "@tavolata/ui/editor/change.js";
import type { FieldKind, Fresh, OneKind, ValueKind } from "@tavolata/ui/editor/forms/value-kinds.js";
import { expect, test } from "vitest";
import { exampleQuest, type QuestFile, questFileIn } from "../../editor.js";
import { squareNamed } from "../../screen/board/grid.js";
import { namesFor } from "../../screen/editor/called.js";
import { choicesIn } from "../../screen/editor/choices.js";
import { type Forms, formsFor } from "../../screen/editor/forms/forms.js";
import { blankQuest, samples } from "../../screen/editor/samples.js";
import { thingsIn } from "../../screen/editor/things.js";
import { tools } from "../../screen/editor/tools.js";

const speaker = new Speaker("en", { en: {}, it: {}, fr: {} });
const page = (key: string) => key;
const names = namesFor(page, speaker);

function forms(file: QuestFile): Forms {
  return formsFor({ file, page, speaker, names, choices: choicesIn(file, names, speaker) });
}

/** A house with one thing of every tool in it, each in a square of its own. */
const crowded = tools.reduce((file, tool, i) => {
  const square = squareNamed(`${2 + (i % 20)},${2 + Math.floor(i / 20)}`)!;
  return changed(file, tool.put(file, { square, edge: 2 * square }, false, "somebody"));
}, blankQuest("en") as QuestFile);

const fits = (file: QuestFile) => expect(questFileIn(JSON.stringify(file))).toEqual({ file });
const withFresh = (file: QuestFile, does: "set" | "add", field: string, { value, changes = [] }: Fresh) =>
  changed(file, making(file, [...changes, { does, field, value }]));

function kindsOf(value: ValueKind): readonly OneKind[] {
  if (value.is === "kinds") return value.kinds;
  if (value.is === "list" || value.is === "one-or-several") return kindsOf(value.of());
  throw new Error("There are no kinds of it.");
}

/** Every value that a field can begin with, or that can be chosen in it, put into a file. */
function everyChange(fields: readonly FieldKind[], field: string): (readonly QuestChange[])[] {
  return fields.flatMap(({ name, value, begins }) => {
    const at = `${field}.${name}`;
    const set = (one: Json): readonly QuestChange[] => [{ does: "set", field: at, value: one }];
    const first = begins ? [set(begins().value)] : [];
    switch (value.is) {
      case "choice":
        return [...first, ...value.options.map(([one]) => set(one))];
      case "number-choice":
        return [...first, ...value.options.map(([one]) => set(Number(one)))];
      case "number":
        return [...first, set(value.least), set(value.most)];
      case "switch":
      case "yes":
        return [...first, set(true)];
      case "several":
        return [...first, set(value.options.slice(0, value.most).map(([one]) => one))];
      case "place":
        return [...first, ...(value.options ?? []).map(([one]) => set(one))];
      case "piece":
        return [...first, ...value.among.map((one) => [...one.named().changes, ...set(one.named().id)])];
      case "pieces":
        return value.among.map((one) => [...one.named().changes, ...set([one.named().id])]);
      case "record":
        return [...first, ...(begins ? [] : everyChange(value.fields, at))];
      case "kinds":
        return value.kinds.flatMap((kind) => {
          const begun = kind.fresh();
          return begun ? [[...(begun.changes ?? []), ...set(begun.value)]] : [];
        });
      case "name":
        return [value.write("Grimble")];
      default:
        return first;
    }
  });
}

test("whatever can be chosen as a moment, a deed, a goal or a way to lose is something that a file may hold", () => {
  for (const file of [crowded, blankQuest("en"), ...samples.map((sample) => sample.file)]) {
    const { when, acts, goals, failures } = forms(file);
    const moment = { id: "m", when: { on: "start" }, acts: [] };
    const waiting = withFresh(file, "set", "quest.triggers", { value: [moment] });
    const puts = [
      [kindsOf(when("")), "set", "quest.triggers[0].when"],
      [kindsOf(acts), "add", "quest.triggers[0].acts"],
      [kindsOf(goals), "set", "quest.goal"],
      [kindsOf(failures), "add", "quest.failure"],
    ] as const;
    for (const [kinds, does, field] of puts)
      for (const kind of kinds) {
        const begun = kind.fresh();
        if (!begun) continue;
        const put = withFresh(waiting, does, field, begun);
        fits(put);
        const at =
          does === "add" ? `${field}[${(valueAt(waiting, field) as unknown[] | undefined)?.length ?? 0}]` : field;
        // What is chosen after that is made for the file as it is then.
        const sameKinds = kindsIn(forms(put), field);
        for (const { word, fields } of sameKinds)
          if (word === kind.word)
            for (const changes of everyChange(fields, at)) fits(changed(put, making(put, changes)));
      }
  }
});

function kindsIn({ when, acts, goals, failures }: Forms, field: string): readonly OneKind[] {
  if (field.endsWith(".when")) return kindsOf(when(""));
  return kindsOf(field.endsWith(".acts") ? acts : field === "quest.goal" ? goals : failures);
}

test("in a house with everything in it nothing is left out, in an empty one what there is nobody for", () => {
  const offered = (file: QuestFile) => {
    const { when, acts, goals, failures } = forms(file);
    return [when(""), acts, goals, failures].flatMap((kind) =>
      kindsOf(kind).flatMap(({ word, fresh }) => (fresh() ? [] : [word])),
    );
  };
  expect(offered(crowded)).toEqual([]);
  expect(offered(blankQuest("en"))).toEqual([
    "door-opened",
    "searched",
    "figure-removed",
    "all-removed",
    "ally-reached",
    "wake",
    "open",
    "close",
    "slay",
    "rescue",
    "ally-lost",
    "reached",
  ]);
});

test("whatever can be said about a piece, about the house and about what it earns is something that a file may hold", () => {
  const { piece, house, reward } = forms(crowded);
  const kinds = new Set<string>();
  for (const thing of thingsIn(crowded)) {
    const fields = piece(thing);
    if (fields.length > 0) kinds.add(thing.kind);
    for (const changes of everyChange(fields, thing.field)) fits(changed(crowded, making(crowded, changes)));
  }
  expect([...kinds].sort()).toEqual(["ally", "antagonist", "barred-door", "cache", "note", "scenery", "trap"]);
  for (const changes of [...everyChange(house, "quest"), ...everyChange(reward, "quest.reward")])
    fits(changed(crowded, making(crowded, changes)));
});

test("what is added to a list is something that a file may hold", () => {
  for (const file of [crowded, blankQuest("en"), exampleQuest]) {
    const { triggers, objectives, failures } = forms(file);
    for (const [field, kind] of [
      ["quest.triggers", triggers],
      ["quest.objectives", objectives],
      ["quest.failure", failures],
    ] as const) {
      if (kind.is !== "list") throw new Error("It is a list.");
      fits(withFresh(file, "add", field, kind.fresh()));
    }
  }
});

test("whoever is spoken of gets a name once, and a figure that is called nothing and isn't spoken of is nobody again", () => {
  const orc = changed(blankQuest("en"), [
    { does: "add", field: "quest.antagonists", value: { type: "orc", at: "3,3" } },
  ]);
  const slay = kindsOf(forms(orc).goals).find(({ word }) => word === "slay")!;
  const slain = withFresh(orc, "set", "quest.goal", slay.fresh()!);
  expect(slain.quest.goal).toEqual({ kind: "slay", figures: ["own-orc-1"] });
  expect(slain.quest.antagonists?.[0]?.id).toBe("own-orc-1");
  const naming = (file: QuestFile, words: string) => {
    const field = forms(file).piece(thingsIn(file).find(({ kind }) => kind === "antagonist")!);
    const name = field.find(({ value }) => value.is === "name")?.value;
    if (name?.is !== "name") throw new Error("A figure has a name.");
    return changed(file, name.write(words));
  };
  expect(naming(slain, "").quest.antagonists?.[0]?.id).toBe("own-orc-1");
  const called = naming(orc, "Grimble");
  expect(called.texts.en?.["own-foe-1"]).toBe("Grimble");
  expect(naming(called, "").quest.antagonists).toEqual([{ type: "orc", at: "3,3" }]);
});
