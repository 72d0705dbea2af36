import { type Misfit, misfitsIn, type QuestProblem } from "@tavolata/kit";
import type { Quest } from "../content/quests/format.js";
import { questProblems, textKey } from "../content/quests/validate/index.js";
import { everyAct, laterGroups, textsOf } from "../content/quests/validate/parts.js";
import { longestQuest, ownId, type QuestFile, questFrom } from "./format.js";
import { questFileShape } from "./shape.js";
import { namedIn, tablesOf } from "./words.js";

/** A quest that somebody made and that can be played. */
export interface OwnQuest {
  readonly file: QuestFile;
  readonly quest: Quest;
}

/** What a text turned out to be: what is wrong or odd in it, and the quest, unless something keeps it from being played. */
export interface Reading {
  readonly problems: readonly QuestProblem[];
  readonly own?: OwnQuest;
}

/** Nobody reads more problems than these. */
const mostProblems = 50;

/** Reading takes a while, and the same text is read whenever its table is told of: so many are remembered, more than a list of tables has. */
const remembered = 64;
const readings = new Map<string, Reading>();

/** Reads a quest that anybody may have written. Whatever the text is, this ends with a quest or with what is wrong. */
export function readQuestFile(text: string): Reading {
  const before = readings.get(text);
  if (before) {
    readings.delete(text); // to the end of the row: the longest unused come first
    readings.set(text, before);
    return before;
  }
  const reading = read(text);
  const problems = reading.problems.slice(0, mostProblems);
  const short = { ...reading, problems };
  if (text.length > longestQuest) return short;
  readings.set(text, short);
  const [oldest] = readings.keys();
  if (readings.size > remembered && oldest !== undefined) readings.delete(oldest);
  return short;
}

function read(text: string): Reading {
  const shaped = questFileIn(text);
  if ("problems" in shaped) return shaped;
  const { file } = shaped;
  const quest = questFrom(file);
  const problems = [...tooMuchLater(quest), ...soundness(file, quest)];
  return problems.some(({ weight }) => weight === "stops") ? { problems } : { problems, own: { file, quest } };
}

/** A text that anybody may have written, as a quest file, if it has the shape of one: whether it can be played isn't asked. */
export function questFileIn(
  text: string,
): { readonly file: QuestFile } | { readonly problems: readonly QuestProblem[] } {
  if (text.length > longestQuest) return { problems: [ofFile("", "file-too-long", { longest: longestQuest })] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problems: [ofFile("", "not-json", {})] };
  }
  const misfits = misfitsIn(questFileShape, value);
  return misfits.length > 0 ? { problems: misfits.map(asProblem) } : { file: value as QuestFile };
}

/** What triggers bring is counted together: how long a quest takes to check goes by it. */
function tooMuchLater(quest: Quest): QuestProblem[] {
  const figures = laterGroups(quest).flatMap(({ value }) => value).length;
  const falls = everyAct(quest).filter(({ value }) => value.act === "rubble").length;
  const field = "quest.triggers";
  const tooMany = (most: number) => [ofFile(field, "shape-too-many", { field, most })];
  return [...(figures > mostLater ? tooMany(mostLater) : []), ...(falls > mostFalls ? tooMany(mostFalls) : [])];
}

const mostLater = 60;
const mostFalls = 20;

function soundness(file: QuestFile, quest: Quest): QuestProblem[] {
  if (tooMuchLater(quest).length > 0) return [];
  const tables = tablesOf(file);
  const { language } = file;
  const problems = questProblems(quest, { [language]: tables[language] });
  return [...problems.map((one) => inFile(one, language)), ...namesWithout(file, quest), ...untranslated(file, quest)];
}

/** Whoever is somebody in the quest is called something. */
function namesWithout({ language, texts }: QuestFile, quest: Quest): QuestProblem[] {
  return namedIn(quest)
    .filter((id) => (texts[language]?.[id] ?? "").trim() === "")
    .map((id) => ofFile(`texts.${language}.${id}`, "missing-text", { text: id, language }));
}

/** A language that was begun and not ended: what is missing is said in the quest's own. */
function untranslated({ language, texts }: QuestFile, quest: Quest): QuestProblem[] {
  const wanted = [...textsOf(quest), ...namedIn(quest)];
  return Object.entries(texts).flatMap(([other, table]) =>
    other === language
      ? []
      : wanted
          .filter((text) => (table[text] ?? "").trim() === "")
          .map((text) => ofFile(`texts.${other}.${text}`, "untranslated", { text, language: other }, "warns")),
  );
}

/** A problem of the quest, with the path that it has in the file. */
function inFile(one: QuestProblem, language: string): QuestProblem {
  const key = textKey({ id: ownId }, "");
  const path = (field: string) =>
    field.startsWith(key) ? `texts.${language}.${field.slice(key.length)}` : `quest.${field}`;
  const fix = one.fix && { ...one.fix, change: { ...one.fix.change, field: path(one.fix.change.field) } };
  const text = one.args["text"];
  const args = typeof text === "string" ? { ...one.args, text: text.replace(key, "") } : one.args;
  return { ...one, field: path(one.field), args, ...(fix ? { fix } : {}) };
}

function asProblem({ field, code, args }: Misfit): QuestProblem {
  return ofFile(field, `shape-${code}`, { ...args, field });
}

function ofFile(
  field: string,
  code: string,
  args: QuestProblem["args"],
  weight: QuestProblem["weight"] = "stops",
): QuestProblem {
  return { field, code, args, at: [], weight };
}
