import { argumentsOf, parseMessage } from "./compiled.js";
import { type Language, languages } from "./language.js";
import type { MessageTables } from "./tables.js";

/**
 * What is wrong with a set of messages, as sentences: a key that a language lacks, a text that isn't a valid ICU message,
 * arguments that differ from English. Every game's tests ask for none. Further forms of a name (`name.rum.the`) may
 * differ: not every language needs them.
 */
export function messageProblems(tables: MessageTables): string[] {
  const keys = new Set(languages.flatMap((language) => Object.keys(tables[language])));
  return [...keys].sort().flatMap((key) => problemsOf(key, tables));
}

function problemsOf(key: string, tables: MessageTables): string[] {
  const problems: string[] = [];
  const named = new Map<Language, string>();
  for (const language of languages) {
    const text = tables[language][key];
    if (text === undefined) {
      if (!isForm(key)) problems.push(`${language}: "${key}" is missing.`);
      continue;
    }
    const found = check(text);
    if ("problem" in found) problems.push(`${language}: "${key}": ${found.problem}`);
    else named.set(language, found.named);
  }
  const english = named.get("en");
  for (const [language, own] of named) {
    if (english === undefined || own === english) continue;
    problems.push(
      `${language}: "${key}" has the arguments ${own || "(none)"}, but English has ${english || "(none)"}.`,
    );
  }
  return problems;
}

function check(text: unknown): { readonly problem: string } | { readonly named: string } {
  if (typeof text !== "string") return { problem: "it must be a text." };
  if (text.trim() === "") return { problem: "it is empty." };
  // An apostrophe before a brace quotes it, so "l'{card}" would be printed as it stands.
  if (/\p{L}'\{/u.test(text)) return { problem: "an apostrophe before { hides the argument: write ’ instead." };
  try {
    const whole = [...argumentsOf(parseMessage(text))].map((argument) => argument.replace(/(?<=.)_[^_]+$/, ""));
    return { named: [...new Set(whole)].sort().join(", ") };
  } catch (error) {
    return { problem: `it isn't a valid ICU message: ${error instanceof Error ? error.message : String(error)}.` };
  }
}

function isForm(key: string): boolean {
  return /^name\..+\./.test(key);
}
