import { readFileSync } from "node:fs";
import { BotTable } from "@tavolata/bots";
import { openGame } from "@tavolata/games/files";
import { type GameEvent, Match } from "@tavolata/kernel";
import { type Language, languages, Speaker } from "@tavolata/language";
import { type BoardInstructionTable, boardInstructionsAfter } from "@tavolata/ui/companion/board-instruction.js";
import type { AnyVisibleEvent } from "@tavolata/ui/table/log/told.js";
import { expect, test } from "vitest";

/** What the games that can be played beside a real board say of their board instructions. */
const tables = Object.entries(
  import.meta.glob<{ readonly boardInstructions: BoardInstructionTable }>("../*/screen/board-instructions.ts"),
).map(([file, load]) => [file.split("/")[1]!, load] as const);

const wordsIn = (language: Language) =>
  JSON.parse(
    readFileSync(new URL(`../../packages/ui/messages/companion/${language}.json`, import.meta.url), "utf8"),
  ) as Record<string, string>;
const words = { en: wordsIn("en"), it: wordsIn("it"), fr: wordsIn("fr") };

const answers = 250;

test.each(tables)("%s: what the machine does is told as instructions for the real board", async (game, load) => {
  const { boardInstructions: table } = await load();
  const loadedGame = await openGame(game);
  const match = Match.start(loadedGame.ruleset, { seed: "errands" });
  const bots = new BotTable<object, GameEvent>(match, () => loadedGame.bots["normal"]!);
  for (let i = 0; i < answers && match.asked[0]; i++) bots.answer(match.asked[0]);
  const [seat] = match.seats as [string];
  const told: readonly AnyVisibleEvent[] = match.events(seat);
  for (const language of languages) {
    const page = new Speaker(language, words);
    const how = {
      view: match.view(seat),
      speaker: new Speaker(language, loadedGame.messages),
      say: (key: string, args = {}) => page.say({ key, args }),
      people: new Set<string>(),
    };
    const boardInstructions = boardInstructionsAfter(told, table, how);
    expect(boardInstructions.length).toBeGreaterThan(5);
    expect(new Set(boardInstructions.map(({ about }) => about)).size).toBe(boardInstructions.length);
    for (const { text } of boardInstructions)
      expect(text).not.toMatch(/errand\.|event\.|undefined|null|NaN|\[object|\{|: ?$/);
    expect([...page.missing]).toEqual([]);
  }
});
