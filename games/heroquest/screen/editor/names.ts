import type { QuestChange } from "@tavolata/ui/editor/change.js";
import { writing } from "@tavolata/ui/editor/draft-file.js";
import { everyAntagonist, namedIn, type QuestFile, textsOf } from "../../editor.js";
import { questIn } from "./things.js";

/** Every name that something of the quest has. */
function namesIn(file: QuestFile): Set<string> {
  const quest = questIn(file);
  const named = [
    ...everyAntagonist(quest).map(({ value }) => value),
    ...quest.allies,
    ...quest.scenery,
    ...quest.caches,
    ...quest.triggers,
    ...quest.objectives,
    ...(quest.notes ?? []),
  ];
  const texts = Object.keys(file.texts[file.language] ?? {});
  return new Set([...named.flatMap(({ id }) => (id === undefined ? [] : [id])), ...texts, ...textsOf(quest)]);
}

/** The names of all texts that the quest needs. */
export function textNames(file: QuestFile): string[] {
  const quest = questIn(file);
  return [...textsOf(quest), ...namedIn(quest)];
}

/** A name that nothing else has: `chest-1`, `own-orc-2`. */
export function freeName(file: QuestFile, stem: string): string {
  const taken = namesIn(file);
  for (let number = 1; ; number++) {
    const name = `${stem.slice(0, 20)}-${number}`;
    if (!taken.has(name)) return name;
  }
}

/** Whether anything but the thing itself speaks of this name. */
export function isSpokenOf({ quest }: QuestFile, id: string): boolean {
  return JSON.stringify(quest).split(JSON.stringify(id)).length > 2;
}

/** Something that can be named where the quest speaks of it: by the path to it, with the name that it has already. */
export interface Nameable {
  readonly field: string;
  readonly id: string | undefined;
  readonly stem: string;
  /** What it is called as long as nobody has said otherwise; nothing for things that need no text. */
  readonly called: string | undefined;
}

/** The name of a thing, and what gives it one if it has none. */
export function named(
  file: QuestFile,
  one: Nameable,
): { readonly id: string; readonly changes: readonly QuestChange[] } {
  if (one.id !== undefined) return { id: one.id, changes: [] };
  const id = freeName(file, one.stem);
  const changes: QuestChange[] = [{ does: "set", field: `${one.field}.id`, value: id }];
  if (one.called !== undefined) changes.push(writing(file, file.language, id, one.called.slice(0, 40)));
  return { id, changes };
}
