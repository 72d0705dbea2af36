import type { QuestChange } from "../change.js";

/** A point of the board, in its own units. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

/** Something that lies on the board, by its path in the file. */
export interface BoardThing {
  readonly field: string;
}

/** The path of what was added to a list of the quest. */
export function pathOfAdded({ quest }: { readonly quest: object }, { field }: QuestChange): string {
  const list = (quest as Readonly<Record<string, unknown>>)[field.replace("quest.", "")];
  return `${field}[${Array.isArray(list) ? list.length : 0}]`;
}

/** The thing of a path. */
export function thingAt<Thing extends BoardThing>(
  things: readonly Thing[],
  field: string | undefined,
): Thing | undefined {
  return things.find((thing) => thing.field === field);
}

/** The next of several things in the same place: pressed again, the one behind it is meant. */
export function nextOf<Thing extends BoardThing>(
  found: readonly Thing[],
  selected: string | undefined,
): Thing | undefined {
  const at = found.findIndex(({ field }) => field === selected);
  return found[(at + 1) % Math.max(1, found.length)];
}
