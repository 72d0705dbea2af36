import type { RuleId } from "@tavolata/kernel";

/** Words that may be the id of a rule: `LQ-3.1`, `HQ-6.13-c`, `LR-round-1`. The longest possible word counts. */
const idLike = /[A-Za-z][A-Za-z0-9]*(?:[-.][A-Za-z0-9]+)+/g;

/** The ids of a catalogue that a text names, in code or in comments. `HQ-6.1` isn't named by `HQ-6.13`. */
export function citedIn(text: string, known: ReadonlySet<RuleId>): RuleId[] {
  return (text.match(idLike) ?? []).filter((word) => known.has(word));
}

/** The start of a test or group (`test("…`, `it.each(`), or the name that follows a table or a list (`])("…`). */
const testStart =
  /\b(test|it|describe)((?:\.\w+)*)(?:<[^()\n]*>)?\s*\((?:\s*["'`]([^"'`\n]*))?|\)\s*\(\s*["'`]([^"'`\n]*)/g;

/**
 * The ids that stand at the start of a test's name, before its colon: `test("LQ-3.1, LQ-3.4: what is landed …")`. A test that
 * is skipped proves nothing.
 */
export function testedIn(text: string, known: ReadonlySet<RuleId>): RuleId[] {
  let isTest = false;
  return [...text.matchAll(testStart)].flatMap(([, word, modifiers = "", name, laterName]) => {
    if (word !== undefined) isTest = word !== "describe" && !/\.(?:skip|todo|fails)\b/.test(modifiers);
    return isTest ? idsAtStart(name ?? laterName ?? "", known) : [];
  });
}

function idsAtStart(name: string, known: ReadonlySet<RuleId>): RuleId[] {
  const [first = ""] = name.split(/[\s,:]/, 1);
  if (!known.has(first)) return [];
  return name.includes(":") ? citedIn(name.slice(0, name.indexOf(":")), known) : [first];
}
