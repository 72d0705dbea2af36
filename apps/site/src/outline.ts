import { marked, type Token, type Tokens } from "marked";
import type { SiteLanguage } from "./languages.js";

/** What a document has in every language alike: everything but its words. */
export interface Outline {
  /** The ranks of its headings, one after the other. */
  readonly headings: readonly number[];
  /** Its blocks of code, without the remarks in them. */
  readonly blocks: readonly string[];
  /** The marks of screens. */
  readonly screens: readonly string[];
  /** How many rows each table has. */
  readonly tables: readonly number[];
  /** How many entries each list has. */
  readonly lists: readonly number[];
  /** What stands between backticks in the text: commands, paths, names of fields. */
  readonly codes: ReadonlySet<string>;
}

/** Keys that are called otherwise on another keyboard. */
const keys: Readonly<Record<SiteLanguage, Readonly<Record<string, string>>>> = {
  en: {},
  it: { Invio: "Enter", Maiusc: "Shift", Canc: "Del" },
  fr: { Entrée: "Enter", Maj: "Shift", Suppr: "Del", Échap: "Esc" },
};

export function outlineOf(text: string, language: SiteLanguage): Outline {
  const outline = {
    headings: [] as number[],
    blocks: [] as string[],
    screens: [] as string[],
    tables: [] as number[],
    lists: [] as number[],
    codes: new Set<string>(),
  };
  marked.walkTokens(marked.lexer(text), (token: Token) => {
    if (token.type === "heading") outline.headings.push((token as Tokens.Heading).depth);
    if (token.type === "code") outline.blocks.push(withoutRemarks((token as Tokens.Code).text));
    if (token.type === "html") outline.screens.push(token.raw.trim());
    if (token.type === "table") outline.tables.push((token as Tokens.Table).rows.length);
    if (token.type === "list") outline.lists.push((token as Tokens.List).items.length);
    if (token.type === "codespan") {
      const { text: code } = token as Tokens.Codespan;
      outline.codes.add(keys[language][code] ?? code);
    }
  });
  return outline;
}

/** What is said about a command or a line of code may be said in any language. */
function withoutRemarks(code: string): string {
  return code.replace(/\s+(#|\/\/) .*$/gm, "");
}

/** Where a document in another language has gone apart from its original, in sentences. */
export function driftOf(document: string, original: Outline, other: Outline): string[] {
  const differs = (one: unknown, another: unknown) => JSON.stringify(one) !== JSON.stringify(another);
  const problems: string[] = [];
  if (differs(original.headings, other.headings)) {
    problems.push(
      `${document} hasn't the headings of the English one: ${other.headings} instead of ${original.headings}.`,
    );
  }
  original.blocks.forEach((block, at) => {
    if (block === other.blocks[at]) return;
    problems.push(
      `${document}: block of code ${at + 1} isn't that of the English one, which begins "${firstLine(block)}".`,
    );
  });
  if (other.blocks.length > original.blocks.length)
    problems.push(`${document} has more blocks of code than the English one.`);
  if (differs(original.screens, other.screens)) problems.push(`${document} hasn't the pictures of the English one.`);
  if (differs(original.tables, other.tables)) {
    problems.push(
      `${document} hasn't the tables of the English one: ${other.tables} rows instead of ${original.tables}.`,
    );
  }
  if (differs(original.lists, other.lists)) {
    problems.push(
      `${document} hasn't the lists of the English one: ${other.lists} entries instead of ${original.lists}.`,
    );
  }
  const missing = [...original.codes].filter((code) => !other.codes.has(code));
  const added = [...other.codes].filter((code) => !original.codes.has(code));
  if (missing.length > 0) problems.push(`${document} lacks \`${missing.join("`, `")}\` of the English one.`);
  if (added.length > 0) problems.push(`${document} has \`${added.join("`, `")}\`, which the English one hasn't.`);
  return problems;
}

const firstLine = (text: string): string => text.split("\n")[0]!;
