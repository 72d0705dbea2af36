import type { CorrectedValue, PrintedValue } from "@tavolata/kernel";
import type { Speaker } from "@tavolata/language";
import { nameInTable } from "@tavolata/ui/explain/name-in-table.js";
import { pageMessages } from "@tavolata/ui/language/page-messages.js";
import type { Words } from "@tavolata/ui/language/words.js";
import type messages from "../../messages/figures/en.json";

type Texts = typeof messages;
type Ends<Family extends string> = keyof Texts extends infer K
  ? K extends `${Family}.${infer End}`
    ? End
    : never
  : never;
type FieldWord = Ends<"figure">;
type TableWord = Ends<"figure-table">;

/** The name of a table of figures. */
export function tableName(table: string, { page }: Words): string {
  return isText(`figure-table.${table}`) ? page(`figure-table.${table as TableWord}`) : table;
}

/** What a figure is called on its card: `Front · Attack · Hits`. */
export function fieldName({ field }: Pick<PrintedValue, "field">, words: Words, speaker: Speaker): string {
  const parts: string[] = [];
  for (const key of field) {
    // A number says which of several: it belongs to the word before it.
    if (/^\d+$/.test(key)) parts.push(`${parts.pop() ?? ""} ${Number(key) + 1}`.trim());
    else parts.push(isText(`figure.${key}`) ? words.page(`figure.${key as FieldWord}`) : nameIn(speaker, key));
  }
  return parts.join(" · ");
}

export function entryName(printedValue: Pick<PrintedValue, "table" | "entry">, speaker: Speaker): string {
  return nameInTable(printedValue, speaker) ?? nameIn(speaker, printedValue.entry);
}

/** A value as it is read. */
export function valueName(value: CorrectedValue, { page, language }: Words, speaker: Speaker): string {
  if (typeof value === "boolean") return page(value ? "figures.switch.yes" : "figures.switch.no");
  return typeof value === "number" ? new Intl.NumberFormat(language).format(value) : nameIn(speaker, value);
}

function nameIn(speaker: Speaker, word: string): string {
  const name = speaker.name(word);
  // A face of a die: what each half of it is called.
  if (name === word && word.includes("+"))
    return word
      .split("+")
      .map((half) => speaker.name(half))
      .join(" + ");
  return speaker.title(word);
}

function isText(key: string): boolean {
  return Object.values(pageMessages).some((table) => Object.hasOwn(table, key));
}
