import { type Language, languages } from "@tavolata/language";

/** A text in every language of the house. */
export type Translations = Readonly<Record<Language, string>>;

/** One rule of a game's catalogue. */
export interface RuleEntry {
  readonly id: string;
  readonly title: Translations;
  readonly text: Translations;
  /** The rule can be switched on and off when a table is opened. */
  readonly option?: boolean;
  /** The option of the table that switches it. */
  readonly switch?: string;
  /** How it stands when nobody chooses. */
  readonly default?: boolean | number | string;
  /** Why it is read so, where the rulebook is silent or contradicts itself. */
  readonly ruling?: string | Translations;
  /** How to tell that it works. */
  readonly test?: string;
  /** `never`: no match of bots can show it, because it has no moment of play. */
  readonly play?: "never";
  /** Why it has none. */
  readonly why?: string;
}

/** A catalogue of rules that can't be used as it is. */
class CatalogueMistake extends Error {
  override readonly name = "CatalogueMistake";

  constructor(
    where: string,
    readonly problems: readonly string[],
  ) {
    super(`${where} can't be used:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
  }
}

/** Checks a catalogue from outside; throws with everything that is wrong at once. */
export function checkCatalogue(value: unknown, where: string): readonly RuleEntry[] {
  if (!Array.isArray(value)) throw new CatalogueMistake(where, ["A catalogue is a list of rules."]);
  const seen = new Set<string>();
  const problems = value.flatMap((entry: unknown, i) => {
    if (!isRecord(entry)) return [`Entry ${i + 1} must have an id, a title and a text.`];
    const { id } = entry;
    if (typeof id !== "string" || !/^[A-Za-z0-9]+([-.][A-Za-z0-9]+)+$/.test(id)) {
      return [`Entry ${i + 1} needs an id such as "LQ-3.1", not ${JSON.stringify(id)}.`];
    }
    const twice = seen.has(id) ? [`${id} is there twice.`] : [];
    seen.add(id);
    return [...twice, ...entryProblems(id, entry)];
  });
  if (problems.length > 0) throw new CatalogueMistake(where, problems);
  return value as readonly RuleEntry[];
}

/** A ruling in a language; one that was written only once counts for all. */
export function rulingOf(rule: RuleEntry, language: Language): string | undefined {
  return typeof rule.ruling === "object" ? rule.ruling[language] : rule.ruling;
}

const fields = ["id", "title", "text", "option", "switch", "default", "ruling", "test", "play", "why"];

function entryProblems(id: string, entry: Record<string, unknown>): string[] {
  const unknown = Object.keys(entry).filter((field) => !fields.includes(field));
  return [
    ...unknown.map((field) => `${id} has an unknown field "${field}"; the fields are ${fields.join(", ")}.`),
    ...textProblems(id, "title", entry["title"]),
    ...textProblems(id, "text", entry["text"]),
    ...(isRecord(entry["ruling"])
      ? textProblems(id, "ruling", entry["ruling"])
      : wrongType(id, entry, "ruling", ["string"])),
    ...wrongType(id, entry, "test", ["string"]),
    ...wrongType(id, entry, "option", ["boolean"]),
    ...wrongType(id, entry, "switch", ["string"]),
    ...wrongType(id, entry, "default", ["boolean", "number", "string"]),
    ...playProblems(id, entry),
  ];
}

/** A rule that no match can show must say why. */
function playProblems(id: string, { play, why }: Record<string, unknown>): string[] {
  if (play === undefined && why === undefined) return [];
  if (play !== "never") return [`${id}: "play" can only be "never", not ${JSON.stringify(play)}.`];
  return typeof why === "string" && why.trim() !== "" ? [] : [`${id} is never in play, and must say "why".`];
}

function textProblems(id: string, field: string, value: unknown): string[] {
  if (!isRecord(value)) return [`${id} needs its ${field} in ${languages.join(", ")}.`];
  return languages
    .filter((language) => typeof value[language] !== "string" || (value[language] as string).trim() === "")
    .map((language) => `${id} has no ${field} in "${language}".`);
}

function wrongType(id: string, entry: Record<string, unknown>, field: string, types: readonly string[]): string[] {
  const value = entry[field];
  if (value === undefined || types.includes(typeof value)) return [];
  return [`${id}: "${field}" must be a ${types.join(" or a ")}, not ${JSON.stringify(value)}.`];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
