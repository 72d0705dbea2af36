import type { QuestFix, QuestProblem } from "./quest-problem.js";
import { withChange } from "./quest-problem.js";
import { fieldsOf, type Misfit, misfitsIn, record, type Shape, shortened, text, whole, word } from "./shape.js";

/** The languages in which somebody may write a quest. */
const questLanguages = ["en", "it", "fr"] as const;
export type QuestLanguage = (typeof questLanguages)[number];

/** Texts of a quest by their names. */
export type QuestTexts = Readonly<Record<string, string>>;

/** A quest of any game that somebody made, as it is kept, shared and played. */
export interface QuestFileOf<G extends string, Q> {
  readonly tavolata: "quest";
  readonly format: 1;
  readonly game: G;
  /** The language in which every text is there; what is missing in another is said in this one. */
  readonly language: QuestLanguage;
  readonly author?: string;
  readonly quest: Q;
  readonly texts: Readonly<Partial<Record<QuestLanguage, QuestTexts>>>;
}

/** The format that is read and written here. */
const newestFormat = 1;

/** A file has at most so many characters. */
export const longestQuest = 48_000;

/** By this name the rules and messages know a quest that a table brought along. */
export const ownId = "own";

/** The shape of such a file: the game says what its quest looks like, what its texts may be called, and how long each may be. */
export function questFileShape<G extends string, Q extends object>(
  game: G,
  quest: Shape<Q>,
  textName: RegExp,
  longestText: (name: string) => number,
): Shape<QuestFileOf<G, Q>> {
  const anyTexts = record(text(4_000), 240, textName);
  const texts: Shape<QuestTexts> = (value, field, into): value is QuestTexts => {
    if (!anyTexts(value, field, into)) return false;
    let fit = true;
    for (const [name, said] of Object.entries(value)) {
      if (!text(longestText(name))(said, `${field}.${name}`, into)) fit = false;
    }
    return fit;
  };
  return fieldsOf<QuestFileOf<G, Q>>(
    {
      tavolata: word(["quest"]),
      format: whole(newestFormat, newestFormat) as Shape<number> as Shape<1>,
      game: word([game]),
      language: word(questLanguages),
      author: text(60),
      quest: quest as Shape<NonNullable<Q>>,
      texts: fieldsOf<QuestFileOf<G, Q>["texts"]>({ en: texts, it: texts, fr: texts }, "en", "it", "fr"),
    },
    "author",
  );
}

/** A text that anybody may have written, as a quest file, if it has the shape of one: whether it can be played isn't asked. */
export function questFileIn<F extends QuestFileOf<string, unknown>>(
  game: F["game"],
  shape: Shape<F>,
  text: string,
): { readonly file: F } | { readonly problems: readonly QuestProblem[] } {
  if (text.length > longestQuest) return { problems: [fileProblem("", "file-too-long", { longest: longestQuest })] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problems: [fileProblem("", "not-json", {})] };
  }
  const foreign = foreignProblem(game, value);
  if (foreign) return { problems: [foreign] };
  const misfits = misfitsIn(shape, value);
  return misfits.length > 0 ? { problems: misfits.map(misfitProblem) } : { file: value as F };
}

/** Why a file that may be quite right isn't one for this game or this version: then nothing else in it is worth a word. */
function foreignProblem(own: string, value: unknown): QuestProblem | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { tavolata, game, format } = value as Readonly<Record<string, unknown>>;
  if (tavolata !== "quest") return undefined;
  if (typeof game === "string" && game !== own) return fileProblem("game", "other-game", { game: shortened(game) });
  if (typeof format === "number" && format > newestFormat)
    return fileProblem("format", "newer-format", { format, newest: newestFormat });
  return undefined;
}

/** What a text turned out to be: what is wrong or odd in it, and the quest, unless something keeps it from being played. */
export interface QuestReading<Own> {
  readonly problems: readonly QuestProblem[];
  readonly own?: Own;
}

/** Nobody reads more problems than these. */
const mostProblems = 50;

/** Reading takes a while, and the same text is read whenever its table is told of: so many are remembered, more than a list of tables has. */
const remembered = 64;

/** A reader that knows again what it read lately. Whatever a text is, it ends with a quest or with what is wrong. */
export function rememberingReader<Own>(read: (text: string) => QuestReading<Own>): (text: string) => QuestReading<Own> {
  const readings = new Map<string, QuestReading<Own>>();
  return (text) => {
    const before = readings.get(text);
    if (before) {
      readings.delete(text); // to the end of the row: the longest unused come first
      readings.set(text, before);
      return before;
    }
    const reading = read(text);
    const short = { ...reading, problems: reading.problems.slice(0, mostProblems) };
    if (text.length > longestQuest) return short;
    readings.set(text, short);
    const [oldest] = readings.keys();
    if (readings.size > remembered && oldest !== undefined) readings.delete(oldest);
    return short;
  };
}

/** A language that was begun and not ended: what is missing is said in the quest's own. */
export function untranslatedTexts(
  { language, texts }: Pick<QuestFileOf<string, unknown>, "language" | "texts">,
  wanted: readonly string[],
): QuestProblem[] {
  return Object.entries(texts).flatMap(([other, table]) =>
    other === language
      ? []
      : wanted
          .filter((name) => (table[name] ?? "").trim() === "")
          .map((name) =>
            fileProblem(`texts.${other}.${name}`, "untranslated", { text: name, language: other }, "warns"),
          ),
  );
}

/** The texts of a file by the keys of messages, in every language; what isn't translated is said in the file's own. */
export function textTables(
  { language, texts }: Pick<QuestFileOf<string, unknown>, "language" | "texts">,
  keyOf: (name: string) => string,
): Record<QuestLanguage, QuestTexts> {
  const own = texts[language] ?? {};
  const table = (other: QuestLanguage): QuestTexts => {
    const said = Object.entries({ ...own, ...written(texts[other] ?? {}) });
    return Object.fromEntries(said.map(([name, words]) => [keyOf(name), words]));
  };
  return Object.fromEntries(questLanguages.map((other) => [other, table(other)])) as Record<QuestLanguage, QuestTexts>;
}

/** What somebody left empty isn't translated. */
function written(texts: QuestTexts): QuestTexts {
  return Object.fromEntries(Object.entries(texts).filter(([, words]) => words.trim() !== ""));
}

/** A quest that takes more than this was drawn by chance. */
const mostSteps = 200;

/** Makes the changes that are offered for what keeps a quest from being played, one after the other, until nothing more is offered; says which. */
export function fixedQuest(
  text: string,
  problemsIn: (text: string) => readonly QuestProblem[],
): { readonly text: string; readonly steps: readonly { readonly problem: QuestProblem; readonly fix: QuestFix }[] } {
  const steps: { problem: QuestProblem; fix: QuestFix }[] = [];
  let fixed = text;
  // ends: every round adds a step
  while (steps.length < mostSteps) {
    const problem = problemsIn(fixed).find(({ fix, weight }) => fix && weight === "stops");
    if (!problem?.fix) break;
    // Fixes are offered only for what was read before, so it can be read again.
    const after = JSON.stringify(withChange(JSON.parse(fixed) as object, problem.fix.change));
    if (after === fixed) break;
    steps.push({ problem, fix: problem.fix });
    fixed = after;
  }
  return { text: fixed, steps };
}

/** A problem of the quest, with the path that it has in the file: a text's key begins with `textKey`. */
export function problemInFile(one: QuestProblem, language: QuestLanguage, textKey: string): QuestProblem {
  const path = (field: string) =>
    field.startsWith(textKey) ? `texts.${language}.${field.slice(textKey.length)}` : `quest.${field}`;
  const fix = one.fix && { ...one.fix, change: { ...one.fix.change, field: path(one.fix.change.field) } };
  const named = one.args["text"];
  const args = typeof named === "string" ? { ...one.args, text: named.replace(textKey, "") } : one.args;
  return { ...one, field: path(one.field), args, ...(fix ? { fix } : {}) };
}

/** What is wrong with a file rather than with the quest in it. */
export function fileProblem(
  field: string,
  code: string,
  args: QuestProblem["args"],
  weight: QuestProblem["weight"] = "stops",
): QuestProblem {
  return { field, code, args, at: [], weight };
}

function misfitProblem({ field, code, args }: Misfit): QuestProblem {
  // The file itself has no name.
  return fileProblem(field, `shape-${code}`, field === "" ? args : { ...args, field });
}
