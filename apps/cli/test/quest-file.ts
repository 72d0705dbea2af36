import { writeFileSync } from "node:fs";
import type { Game } from "@tavolata/game";

export interface Written {
  readonly quest: Record<string, unknown>;
  readonly texts: Record<string, Record<string, string>>;
}

/** A game's example of a quest of one's own, put into a file with a title of its own and something changed. */
export async function writeQuest(game: Game, file: string, change: Record<string, unknown> = {}): Promise<string> {
  const { ruleset, questFiles } = await game.module();
  const option = ruleset.options.find(({ id }) => id === questFiles?.option);
  if (option?.type !== "text") throw new Error("There are no quests of one's own.");
  const example = JSON.parse(option.examples[0]!) as Written;
  const texts = { ...example.texts, en: { ...example.texts["en"], title: "The {Miller}" } };
  writeFileSync(file, JSON.stringify({ ...example, texts, quest: { ...example.quest, ...change } }));
  return file;
}
