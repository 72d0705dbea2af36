import type { Json, MessageArgument, RuleId } from "@tavolata/kernel";
import type { PageKey } from "../../language/pieces.js";
import type { FieldKind, Fresh, ListKind, OneKind, QuestPart, SelectOption, ValueKind } from "./value-kinds.js";

/** What the tables of forms of all games are written with. */

/** The page's own words. */
export type PageWords = (key: PageKey, args?: Readonly<Record<string, MessageArgument>>) => string;

export const onOff: ValueKind = { is: "switch" };
export const yes: ValueKind = { is: "yes" };

/** A text of the quest, of at most so many characters. */
export const text = (longest = 2_000): ValueKind => ({ is: "text", longest });

export const choice = (options: readonly SelectOption[]): ValueKind => ({ is: "choice", options });

export function numbers(least: number, most: number, usual?: number): ValueKind {
  return { is: "number", least, most, ...(usual === undefined ? {} : { usual }) };
}

export function fresh(value: Json): Fresh {
  return { value };
}

/** Something new about the first of several pieces that has a name, or that gets one now; nothing where there is none. */
export function freshAbout(among: readonly QuestPart[], about: (id: string) => Json): Fresh | undefined {
  const one = among.find(({ id }) => id !== undefined) ?? among[0];
  if (!one) return undefined;
  const { id, changes } = one.named();
  return { value: about(id), changes };
}

/** A kind of thing by its word. */
export function kindOf(
  word: string,
  label: string,
  fields: readonly FieldKind[],
  begin: () => Json | undefined,
): OneKind {
  const value = () => {
    const first = begin();
    return first === undefined ? undefined : fresh(first);
  };
  return { word, label, fields, fresh: value };
}

/** All kinds of a thing, by the words that tell them apart. */
export function kindsBy<Word extends string>(
  tag: string,
  label: string,
  wordsOf: (word: Word) => string,
  table: Readonly<Record<Word, Pick<OneKind, "fields" | "fresh">>>,
): ValueKind {
  const words = Object.keys(table) as Word[];
  return { is: "kinds", tag, label, kinds: words.map((word) => ({ word, label: wordsOf(word), ...table[word] })) };
}

export const record = (fields: readonly FieldKind[]) => (): ValueKind => ({ is: "record", fields });

/** What is said in the words of the page. */
export function wordedParts(page: PageWords) {
  return {
    label: (key: PageKey, name: string, value: ValueKind, rule?: RuleId): FieldKind => ({
      name,
      label: page(key),
      value,
      ...(rule ? { rule } : {}),
    }),
    words: (...list: readonly (readonly [string, PageKey])[]): SelectOption[] =>
      list.map(([word, key]) => [word, page(key)] as const),
    listOf: (of: (one?: unknown) => ValueKind, most: number, add: PageKey, begin: () => Fresh): ListKind => ({
      is: "list",
      of,
      most,
      add: page(add),
      fresh: begin,
    }),
  };
}
