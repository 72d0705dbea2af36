import { type QuestFile, textsOf, writtenName } from "../../editor.js";
import { questIn } from "./things.js";

/** The names of all texts that the quest needs, as its file calls them. */
export function textNames(file: QuestFile): string[] {
  return textsOf(questIn(file)).map(writtenName);
}

/** A name that nothing else has: `chest-1`, `story-2`. */
export function freeName(file: QuestFile, stem: string): string {
  const quest = questIn(file);
  const named = [
    ...quest.doors,
    ...quest.chests,
    ...quest.altars,
    ...quest.gates,
    ...quest.waypoints,
    ...quest.triggers,
    ...quest.actions,
    ...quest.victory,
    ...quest.failure,
  ].flatMap(({ id }: { readonly id?: string }) => id ?? []);
  const taken = new Set([...named, ...textNames(file), ...Object.keys(file.texts[file.language] ?? {})]);
  for (let number = 1; ; number++) {
    const name = `${stem.slice(0, 20)}-${number}`;
    if (!taken.has(name)) return name;
  }
}
