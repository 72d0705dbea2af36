import { readFileSync } from "node:fs";
import { BotTable } from "@tavolata/bots";
import { openGame } from "@tavolata/games/files";
import { type GameEvent, Match, type View } from "@tavolata/kernel";
import { type Language, languages, Speaker } from "@tavolata/language";
import { expect, test } from "vitest";
import { enteredLately, found, groupsOf, noteEntered } from "../src/companion/card-groups.js";
import { azeroth } from "../src/companion/errands/azeroth.js";
import { type ErrandTable, errandsAfter } from "../src/companion/errands/errand.js";
import { heroQuest } from "../src/companion/errands/heroquest.js";
import { rings } from "../src/companion/errands/rings.js";
import { souls } from "../src/companion/errands/souls.js";
import type { ToldEvent } from "../src/table/told.js";

const tables: Readonly<Record<string, ErrandTable>> = { heroquest: heroQuest, rings, souls, azeroth };

const wordsIn = (language: Language) =>
  JSON.parse(readFileSync(new URL(`../messages/companion/${language}.json`, import.meta.url), "utf8")) as Record<
    string,
    string
  >;
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

test("HeroQuest: of all that befell a figure, where it stands now is left to do; people walk with their own", () => {
  const state = { figures: [{ id: "orc-1", seat: "wizard", square: 30 }], heroes: {}, scenery: [] };
  const how = {
    view: { state } as unknown as View,
    speaker: new Speaker("en", { en: { "name.orc": "Orc {number}" }, it: {}, fr: {} }),
    say: (key: string, args = {}) => new Speaker("en", words).say({ key, args }),
    people: new Set<string>(),
  };
  const event = (number: number, fields: object) => ({ number, rules: [], ...fields }) as unknown as ToldEvent;
  const events = [
    event(0, {
      type: "placed",
      figures: ["orc-1"],
      scenery: [],
      doors: ["3,4|4,4"],
      barred: [],
      rubble: [],
      abyss: [],
    }),
    event(1, { type: "moved", figure: "orc-1", from: "3,1", to: "4,1" }),
    event(2, { type: "body-lost", figure: "orc-1", points: 1, left: 0 }),
    event(3, { type: "levers-seen", at: ["8,12"] }),
  ];
  expect(errandsAfter(events, heroQuest, how).map(({ text }) => text)).toEqual([
    "Lay at 3,4|4,4: a door",
    "Move Orc 1 to 4,1",
    "Lay at 8,12: a lever",
  ]);
  const own = { ...how, people: new Set(["wizard"]) };
  expect(errandsAfter(events.slice(1, 3), heroQuest, own)).toEqual([]);
  const slain = [...events, event(4, { type: "eliminated", figure: "orc-1", how: "removed" })];
  expect(errandsAfter(slain, heroQuest, how).at(-1)!.text).toBe("Take away Orc 1");
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
