import { everyAntagonist, items, type QuestFile, roomLetters } from "@tavolata/heroquest/editor";
import { useMemo } from "react";
import { useSpeaker } from "../../language/words.js";
import { useEditing } from "../frame/editing.js";
import { useNames } from "./descriptions.js";
import type { Nameable } from "./names.js";
import { questIn, thingsIn } from "./things.js";

/** Something to choose from a list: its value, and its words. */
export type Choice = readonly [string, string];

/** A thing of the quest that something may speak of; its value is its path, as it may have no name yet. */
export interface NamedChoice extends Nameable {
  readonly label: string;
}

/** What of the quest and of the game can be spoken of. */
export interface Choices {
  readonly rooms: readonly Choice[];
  readonly items: readonly Choice[];
  readonly figures: readonly NamedChoice[];
  readonly allies: readonly NamedChoice[];
  /** What can be searched: scenery and treasure. */
  readonly searchable: readonly NamedChoice[];
  readonly doors: readonly Choice[];
  readonly heroes: readonly Choice[];
}

export function useChoices(): Choices {
  const { file } = useEditing<QuestFile>();
  const names = useNames();
  const speaker = useSpeaker();
  return useMemo(() => {
    const quest = questIn(file);
    const things = thingsIn(file);
    const byName = (ids: readonly string[]): Choice[] =>
      ids.map((id) => [id, speaker.name(id)] as const).sort(([, a], [, b]) => a.localeCompare(b, speaker.language));
    return {
      rooms: roomLetters(quest.side).map((letter) => [letter, names.room(letter)] as const),
      items: byName(Object.keys(items)),
      figures: everyAntagonist(quest).map(({ field, value: { id, type, at } }) => ({
        field: `quest.${field}`,
        id,
        stem: `own-${type}`,
        called: names.kind(type),
        label: names.placed(file, { kind: "antagonist", field, type, squares: [], at, ...(id ? { id } : {}) }),
      })),
      allies: things
        .filter(({ kind }) => kind === "ally")
        .map((thing) => ({
          field: thing.field,
          id: thing.id,
          stem: "own-friend",
          called: names.kind(thing.type),
          label: names.placed(file, thing),
        })),
      searchable: things
        .filter(({ kind }) => kind === "scenery" || kind === "cache")
        .map((thing) => ({
          field: thing.field,
          id: thing.id,
          stem: thing.type,
          called: undefined,
          label: names.placed(file, thing),
        })),
      doors: things
        .filter(({ edge, kind }) => edge !== undefined && kind !== "trap")
        .map((thing) => [thing.at, names.placed(file, thing)] as const),
      heroes: [1, 2, 3, 4].map((count) => [String(count), String(count)] as const),
    };
  }, [file, names, speaker]);
}

/** The name of the first that has one; else a name that nobody has, so that the checks ask for somebody. */
export function firstNamed(among: readonly NamedChoice[], nobody = "own-nobody"): string {
  return among.find(({ id }) => id !== undefined)?.id ?? nobody;
}
