import type { RuleId } from "@tavolata/kernel";
import { citedIn, testedIn } from "./citations.js";
import type { Game } from "./game.js";
import { readCatalogue } from "./load-game.js";
import { codeUnder, type Source, sourcesUnder } from "./sources.js";

/** Where the rules of a game are: a file stands once, and rules name it by its place in the list. */
export interface RulePlaces {
  readonly files: readonly string[];
  readonly rules: Readonly<Record<RuleId, RulePlace>>;
}

/** The files of a rule: those of the code that cite it, and those of the tests that prove it. */
interface RulePlace {
  readonly code: readonly number[];
  readonly tests: readonly number[];
}

/** Looks where each rule of a game is cited in its code and proved by its tests. */
export async function rulePlaces({ folder, tests }: Game): Promise<RulePlaces> {
  const [rules, code, proofs] = await Promise.all([readCatalogue(folder), codeUnder(folder), sourcesUnder(tests)]);
  return placesIn(new Set(rules.map((rule) => rule.id)), code, proofs);
}

export function placesIn(known: ReadonlySet<RuleId>, code: readonly Source[], tests: readonly Source[]): RulePlaces {
  const files = [...code, ...tests].map(({ path }) => path);
  const rules: Record<RuleId, { code: number[]; tests: number[] }> = {};
  const at = (id: RuleId) => {
    rules[id] ??= { code: [], tests: [] };
    return rules[id];
  };
  code.forEach(({ text }, file) => {
    for (const id of new Set(citedIn(text, known))) at(id).code.push(file);
  });
  tests.forEach(({ text }, file) => {
    for (const id of new Set(testedIn(text, known))) at(id).tests.push(code.length + file);
  });
  return { files, rules };
}
