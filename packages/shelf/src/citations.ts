import type { RuleId } from "@tavolata/kernel";

/** Words that may be the id of a rule: `LQ-3.1`, `HQ-6.13-c`, `LR-round-1`. The longest possible word counts. */
const idLike = /[A-Za-z][A-Za-z0-9]*(?:[-.][A-Za-z0-9]+)+/g;

/** The ids of a catalogue that a text names, in code or in comments. `HQ-6.1` isn't named by `HQ-6.13`. */
export function citedIn(text: string, known: ReadonlySet<RuleId>): RuleId[] {
  return (text.match(idLike) ?? []).filter((word) => known.has(word));
}

/** The start of a test: `test("…`, `it.each(cases)("…`, `test.prop([…])("…`. */
const testStart = /\b(?:test|it)\b((?:\.\w+)*)[^\n"'`]*\(\s*["'`]([^"'`\n]*)/g;

/**
 * The ids that stand at the start of a test's name, before its colon: `test("LQ-3.1, LQ-3.4: what is landed …")`. A test that
 * is skipped proves nothing.
 */
export function testedIn(text: string, known: ReadonlySet<RuleId>): RuleId[] {
  return [...text.matchAll(testStart)].flatMap(([, modifiers = "", name = ""]) => {
    if (/\.(?:skip|todo|fails)\b/.test(modifiers)) return [];
    const start = name.includes(":") ? name.slice(0, name.indexOf(":")) : name.split(" ", 1)[0]!;
    return /^[A-Za-z]/.test(start) && citedIn(start.split(/[\s,]/, 1)[0]!, known).length > 0
      ? citedIn(start, known)
      : [];
  });
}
