import type { Speaker } from "@tavolata/language";
import type { QuestPart, SelectOption } from "@tavolata/ui/editor/forms/value-kinds.js";
import { everyAntagonist, items, type QuestFile, roomLetters } from "../../editor.js";
import type { Names } from "./called.js";
import { type Nameable, named } from "./names.js";
import { questIn, type Thing, thingsIn } from "./things.js";

/** What of the quest and of the game can be spoken of. */
export interface Choices {
  readonly rooms: readonly SelectOption[];
  readonly items: readonly SelectOption[];
  readonly figures: readonly QuestPart[];
  readonly allies: readonly QuestPart[];
  /** What can be searched: scenery and treasure. */
  readonly searchable: readonly QuestPart[];
  readonly doors: readonly SelectOption[];
  readonly heroes: readonly SelectOption[];
}

export function choicesIn(file: QuestFile, names: Names, speaker: Speaker): Choices {
  const quest = questIn(file);
  const things = thingsIn(file);
  const piece = (one: Nameable, label: string): QuestPart => ({
    field: one.field,
    id: one.id,
    label,
    named: () => named(file, one),
  });
  const placed = (thing: Thing, stem: string, called?: string) =>
    piece({ field: thing.field, id: thing.id, stem, called }, names.placed(file, thing));
  return {
    rooms: roomLetters(quest.side).map((letter) => [letter, names.room(letter)] as const),
    items: Object.keys(items)
      .map((id) => [id, speaker.name(id)] as const)
      .sort(([, a], [, b]) => a.localeCompare(b, speaker.language)),
    figures: everyAntagonist(quest).map(({ field, value: { id, type, at } }) => {
      const thing = {
        kind: "antagonist",
        field: `quest.${field}`,
        type,
        squares: [],
        at,
        ...(id ? { id } : {}),
      } as const;
      return placed(thing, `own-${type}`, names.kind(type));
    }),
    allies: things
      .filter(({ kind }) => kind === "ally")
      .map((thing) => placed(thing, "own-friend", names.kind(thing.type))),
    searchable: things
      .filter(({ kind }) => kind === "scenery" || kind === "cache")
      .map((thing) => placed(thing, thing.type)),
    doors: things
      .filter(({ edge, kind }) => edge !== undefined && kind !== "trap")
      .map((thing) => [thing.at, names.placed(file, thing)] as const),
    heroes: [1, 2, 3, 4].map((count) => [String(count), String(count)] as const),
  };
}
