import type { LoadedGame } from "@tavolata/game";
import type { ContentChange, CorrectableTables, Json } from "@tavolata/kernel";
import type { Correction } from "./experiment.js";
import { ExperimentRefused } from "./refused.js";

/** Does something with the game as its tables are with other values, and gives it that game. Refuses values that it can't be played with. */
export function withCorrections<T>(
  loadedGame: LoadedGame,
  corrections: readonly Correction[],
  run: (changed: LoadedGame) => T,
): T {
  if (corrections.length === 0) return run(loadedGame);
  let { content } = loadedGame.ruleset;
  if (!content) throw new ExperimentRefused("corrections-none", { game: loadedGame.id });
  const { fixed = [] } = content.correctable;
  for (const correction of corrections)
    content = content.changed([checkedChange({ tables: content.tables, fixed }, correction)]);
  return run({ ...loadedGame, ruleset: { ...loadedGame.ruleset, content } });
}

/** Tries the corrections, and refuses those that the game's own check finds wrong. */
export function checkCorrections(loadedGame: LoadedGame, corrections: readonly Correction[]): void {
  withCorrections(loadedGame, corrections, ({ ruleset }) => {
    const [problem] = ruleset.content?.ownProblems ?? [];
    if (problem) throw new ExperimentRefused("correction-wrong", { field: problem.field, why: problem.problem });
  });
}

/** The change that a correction means; refused where the table has nothing of the kind. */
function checkedChange(
  { tables, fixed = [] }: CorrectableTables,
  { table, entry, path, value }: Correction,
): ContentChange {
  const entries = known("table", table, tables);
  const found = known("entry", entry, entries) as Record<string, unknown>;
  const field = path.split(".");
  const [first = "", ...rest] = field;
  const free = Object.keys(found).filter((key) => !fixed.includes(key) && typeof found[key] !== "function");
  if (!free.includes(first)) throw new ExperimentRefused("correction-field", { word: first, known: free });
  checkField(found[first], rest, value, path);
  return { table, entry, field, value };
}

// ends: each step takes a word off the path
function checkField(before: unknown, path: readonly string[], value: Json, whole: string): void {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (before !== undefined && kindOf(before) !== kindOf(value))
      throw new ExperimentRefused("correction-kind", { path: whole, is: kindOf(before), given: kindOf(value) });
    return;
  }
  if (typeof before !== "object" || before === null || !Object.hasOwn(before, key))
    throw new ExperimentRefused("correction-field", {
      word: whole,
      known: typeof before === "object" && before !== null ? Object.keys(before) : [],
    });
  checkField((before as Record<string, unknown>)[key], rest, value, whole);
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? "list" : typeof value;
}

function known<T>(what: "table" | "entry", word: string, among: Readonly<Record<string, T>>): T {
  if (!Object.hasOwn(among, word))
    throw new ExperimentRefused(`correction-${what}`, { word, known: Object.keys(among) });
  return among[word]!;
}
