import { readFileSync } from "node:fs";
import { BotTable } from "@tavolata/bots";
import { games } from "@tavolata/games";
import { openGame } from "@tavolata/games/files";
import { type GameEvent, Match } from "@tavolata/kernel";
import { type Language, languages, Speaker } from "@tavolata/language";
import { enteredLately, found, groupsOf, noteEntered } from "@tavolata/ui/companion/card-groups.js";
import { type ErrandTable, errandsAfter } from "@tavolata/ui/companion/errand.js";
import type { ToldEvent } from "@tavolata/ui/table/told.js";
import { expect, test } from "vitest";

/** What the games that can be played beside a real board say of their errands. */
const tables: Readonly<Record<string, ErrandTable>> = Object.fromEntries(
  await Promise.all(
    games
      .filter(({ playsHere }) => !playsHere)
      .map(async ({ id, folder }): Promise<[string, ErrandTable]> => {
        const { errands } = (await import(`../../../${folder}/screen/errands.ts`)) as { readonly errands: ErrandTable };
        return [id, errands];
      }),
  ),
);

const wordsIn = (language: Language) =>
  JSON.parse(
    readFileSync(new URL(`../../../packages/ui/messages/companion/${language}.json`, import.meta.url), "utf8"),
  ) as Record<string, string>;
const words = { en: wordsIn("en"), it: wordsIn("it"), fr: wordsIn("fr") };

const answers = 250;

test.each(Object.keys(tables))("%s: what the machine does is told as errands for the real board", async (game) => {
  const box = await openGame(game);
  const match = Match.start(box.ruleset, { seed: "errands" });
  const table = new BotTable<object, GameEvent>(match, () => box.bots["normal"]!);
  for (let i = 0; i < answers && match.asked[0]; i++) table.answer(match.asked[0]);
  const [seat] = match.seats as [string];
  const told: readonly ToldEvent[] = match.events(seat);
  for (const language of languages) {
    const page = new Speaker(language, words);
    const how = {
      view: match.view(seat),
      speaker: new Speaker(language, box.messages),
      say: (key: string, args = {}) => page.say({ key, args }),
      people: new Set<string>(),
    };
    const errands = errandsAfter(told, tables[game]!, how);
    expect(errands.length).toBeGreaterThan(5);
    expect(new Set(errands.map(({ about }) => about)).size).toBe(errands.length);
    for (const { text } of errands) expect(text).not.toMatch(/errand\.|event\.|undefined|null|NaN|\[object|\{|: ?$/);
    expect([...page.missing]).toEqual([]);
  }
});

test("cards are entered by name: copies are one, accents don't matter, and what came lately stands first", () => {
  const option = (id: string, name: string) => ({ id, label: { key: name } });
  const options = [option("card:a", "Épée 1"), option("card:b", "Épée 2"), option("card:c", "Beorn")];
  const groups = groupsOf(options, ({ label }) => label.key);
  expect(groups).toEqual([
    { name: "Beorn", ids: ["card:c"] },
    { name: "Épée", ids: ["card:a", "card:b"] },
  ]);
  expect(found(groups, " epe ")).toEqual([groups[1]]);
  expect(found(groups, "x")).toEqual([]);
  noteEntered("Beorn");
  noteEntered("Épée");
  expect(enteredLately(groups).map(({ name }) => name)).toEqual(["Épée", "Beorn"]);
});
