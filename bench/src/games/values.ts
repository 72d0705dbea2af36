import type { OptionDefinition } from "@tavolata/kernel";

/** What can be chosen for an option of a game: all its quests, say. */
export function valuesOf(game: string, options: readonly OptionDefinition[], id: string): readonly string[] {
  const option = options.find((one) => one.id === id);
  if (option?.type !== "choice") throw new Error(`The game "${game}" has no choice of a "${id}".`);
  return option.values;
}
