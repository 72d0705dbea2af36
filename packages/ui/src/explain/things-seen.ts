import type { CorrectableTables, View } from "@tavolata/kernel";
import type { ReadContent } from "../game/read-content.js";
import { type Explains, namedIn, nameIn, type OnOffer, type PrintedEntry, type Thing } from "./thing.js";

/** Tables of which nothing lies on the table by its name. */
const noCards: readonly string[] = ["dice", "spaces"];

/**
 * Everything that the onlooker sees and that can be explained: what the game points out, every card whose name stands in the view, and the places that
 * can be pointed at now. It is made from the onlooker's view alone.
 */
export function thingsSeen<V extends View<unknown>>(
  explains: Explains<V>,
  { tables }: Pick<CorrectableTables, "tables">,
  view: V,
  act: OnOffer,
  read: ReadContent,
): Thing[] {
  const found = new Map<string, Thing>();
  const add = (thing: Thing) => {
    if (!found.has(thing.at)) found.set(thing.at, thing);
  };
  for (const thing of explains.things(view, read)) add(thing);
  const printedAs = (word: string) => explains.printedAs?.(word, read) ?? entryNamed(tables, word);
  // What is on offer is seen, too: heroes that nobody has chosen yet.
  const offered = [...act.choices, ...act.barred].flatMap(({ option }) => namedIn(option));
  for (const word of [...wordsIn(view.state), ...offered]) {
    const printed = printedAs(word);
    if (printed) add({ at: `card:${word}`, word, printed, kind: printed.table });
  }
  for (const { option } of [...act.choices, ...act.barred]) {
    for (const at of option.at ?? []) add({ at, word: nameIn(at), kind: at.slice(0, at.indexOf(":")) });
  }
  return [...found.values()];
}

/** The entry of this name, or of one of its copies: `gandalf-2` is a `gandalf`. */
function entryNamed(tables: CorrectableTables["tables"], word: string): PrintedEntry | undefined {
  for (const entry of [word, word.replace(/-\d+$/, "")]) {
    for (const [table, entries] of Object.entries(tables)) {
      if (!noCards.includes(table) && Object.hasOwn(entries, entry)) return { table, entry };
    }
  }
  return undefined;
}

/** Every word that stands somewhere in plain data: as a value, or as the name of a field. */
export function wordsIn(data: unknown): ReadonlySet<string> {
  const words = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === "string") words.add(value);
    else if (typeof value === "object" && value !== null) {
      for (const [key, member] of Object.entries(value)) {
        // A name with nothing behind it says that something isn't there.
        if (member !== null && member !== undefined) walk(member);
        if (!Array.isArray(value) && /-\d+$/.test(key)) words.add(key);
      }
    }
  };
  walk(data);
  return words;
}
