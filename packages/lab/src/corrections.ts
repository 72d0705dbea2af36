import type { Box } from "@tavolata/game";
import type { Correctable, Json } from "@tavolata/kernel";
import type { Correction } from "./experiment.js";
import { Refused } from "./refused.js";

/** Does something while the game's tables have other values; afterwards they are as before. Refuses values that the game can't be played with. */
export function withCorrections<T>(box: Box, corrections: readonly Correction[], run: () => T): T {
  if (corrections.length === 0) return run();
  const { correctable } = box;
  if (!correctable) throw new Refused("corrections-none", { game: box.id });
  const undo: (() => void)[] = [];
  // What counts as ours is read once, and not while something else stands there.
  void box.ruleset.corrections?.figures;
  // What a match has in force lies on top of it, and goes first.
  box.ruleset.corrections?.use("");
  try {
    for (const correction of corrections) undo.push(correct(correctable, correction));
    correctable.renew?.();
    return run();
  } finally {
    box.ruleset.corrections?.use("");
    for (const back of undo.reverse()) back();
    correctable.renew?.();
  }
}

/** Tries the corrections, and refuses those that the game's own check finds wrong. */
export function checkCorrections(box: Box, corrections: readonly Correction[]): void {
  withCorrections(box, corrections, () => {
    const [problem] = box.correctable?.problems?.() ?? [];
    if (problem) throw new Refused("correction-wrong", { field: problem.field, why: problem.problem });
  });
}

/**
 * Sets one value, and returns what sets it back. Only the entry itself is touched: everything on the way to the value is copied first, because entries
 * may share parts with each other.
 */
function correct({ tables, fixed = [] }: Correctable, { table, entry, path, value }: Correction): () => void {
  const entries = known("table", table, tables);
  const found = known("entry", entry, entries) as Record<string, unknown>;
  const [field = "", ...rest] = path.split(".");
  const free = Object.keys(found).filter((key) => !fixed.includes(key) && typeof found[key] !== "function");
  if (!free.includes(field)) throw new Refused("correction-field", { word: field, known: free });
  const before = found[field];
  found[field] = replaced(before, rest, value, path);
  return () => {
    found[field] = before;
  };
}

function replaced(before: unknown, path: readonly string[], value: Json, whole: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (before !== undefined && kindOf(before) !== kindOf(value))
      throw new Refused("correction-kind", { path: whole, is: kindOf(before), given: kindOf(value) });
    return value;
  }
  if (typeof before !== "object" || before === null || !Object.hasOwn(before, key))
    throw new Refused("correction-field", {
      word: whole,
      known: typeof before === "object" && before !== null ? Object.keys(before) : [],
    });
  const copy = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, value, whole);
  return copy;
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? "list" : typeof value;
}

function known<T>(what: "table" | "entry", word: string, among: Readonly<Record<string, T>>): T {
  if (!Object.hasOwn(among, word)) throw new Refused(`correction-${what}`, { word, known: Object.keys(among) });
  return among[word]!;
}
