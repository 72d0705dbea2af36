import type { Speaker } from "@tavolata/language";

/** What an entry is called in its table, where its word alone means somebody else: the wizard among the heroes. */
export function nameInTable(
  { table, entry }: { readonly table: string; readonly entry: string },
  speaker: Speaker,
): string | undefined {
  const word = `${table}.${entry}`;
  return speaker.name(word) === word ? undefined : speaker.title(word);
}
