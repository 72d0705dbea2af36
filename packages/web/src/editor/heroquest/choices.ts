import { everyAntagonist, items, type QuestFile, roomLetters } from "@tavolata/heroquest/editor";
import { useMemo } from "react";
import { useSpeaker } from "../../language/words.js";
import { useEditing } from "../frame/editing.js";
import type { Change } from "../model/change.js";
import { useNames } from "./descriptions.js";
import { type Nameable, named } from "./names.js";
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

/** Something new of a quest, and what gives a name to whom it speaks of. */
export interface Fresh<T> {
  readonly value: T;
  readonly changes: readonly Change[];
}

export function fresh<T>(value: T): Fresh<T> {
  return { value, changes: [] };
}

/** Something new about the first of several who has a name, or who gets one now; nothing where there is nobody. */
export function freshAbout<T>(
  file: QuestFile,
  among: readonly NamedChoice[],
  about: (id: string) => T,
): Fresh<T> | undefined {
  const one = among.find(({ id }) => id !== undefined) ?? among[0];
  if (!one) return undefined;
  const { id, changes } = named(file, one);
  return { value: about(id), changes };
}
