import type { Entry } from "../types.js";
import type { Problem } from "./problem.js";

/** Marks of `verified` must name values that are there. */
export function verifiedProblems(entry: Entry, field: string): Problem[] {
  return (entry.verified ?? [])
    .filter((path) => path !== "name" && valueAt(entry, path.split(".")) === undefined)
    .map((path) => ({ field: `${field}.verified`, problem: `"${path}" is marked as verified, but isn't there.` }));
}

/** Whether a value of an entry comes from the rulebook: it, or something that it is part of, is marked. */
export function isVerified(entry: Entry, path: string): boolean {
  return (entry.verified ?? []).some((marked) => marked === path || path.startsWith(`${marked}.`));
}

function valueAt(thing: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (typeof inner !== "object" || inner === null) return undefined;
    return (inner as Record<string, unknown>)[key];
  }, thing);
}
