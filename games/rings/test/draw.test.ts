import { readFileSync } from "node:fs";
import { joinTables, languages, type MessageTables, Speaker } from "@tavolata/language";
import { expect, test } from "vitest";
import { renderText } from "../terminal/render-text.js";
import { scene } from "./scene.js";

const tableIn = (folder: string) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      JSON.parse(readFileSync(new URL(`../messages/${folder}${language}.json`, import.meta.url), "utf8")),
    ]),
  ) as unknown as MessageTables;

test("the table is drawn with what its reader may see", () => {
  const t = scene({
    active: "forest-gate",
    staging: ["hill-troll"],
    players: [
      { heroes: ["gimli"], resources: 2, hand: ["gandalf"], engaged: ["wargs"], on: { gimli: ["dwarven-axe"] } },
      { heroes: ["aragorn"], hand: ["feint", "feint"] },
    ],
    cards: { gimli: { damage: 1, exhausted: true } },
  });
  const speaker = new Speaker("en", joinTables(tableIn("cards/"), tableIn("")));
  expect(renderText(t.table.match.view("player-2"), speaker, t.content).split("\n")).toEqual([
    "Flies and Spiders: 0 of 8",
    "Committed willpower 0, threat in staging 1",
    "Active location: Forest Gate 1, progress 0",
    "  Hill Troll 1  30: 1/6/3  9/9",
    "",
    "Player 1: threat 25, a card in hand",
    "  Gimli  2/5/2  4/5  $2  exhausted  + Dwarven Axe 1",
    "  ! Wargs 1  20: 2/3/1  3/3",
    "",
    "Player 2: threat 25, 2 cards in hand",
    "  In hand: Feint 1, Feint 2",
    "  Aragorn  2/3/2  5/5",
  ]);
});
