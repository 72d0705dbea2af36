import { Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { souls, soulsTestRuleset } from "../../index.js";
import { openBook, questOf } from "../../queries/quest/books.js";
import { emptyQuest } from "../scenes/scene.js";
import { shortGame } from "../short-game.js";

const options = { quest: "the-waking", heroes: 2 };

test("two matches whose Quests have the same name and other rules are played beside each other", () => {
  const short = shortGame(1, false);
  const [whole, cut] = [souls, short].map((game) => Match.start(game, { seed: "beside", options }));
  while (cut!.asked[0]) {
    for (const match of [whole!, cut!]) {
      const [asked] = match.asked;
      if (!asked) continue;
      const { options: offered, min } = match.decision(asked.seat)!;
      match.answer({ seat: asked.seat, picks: offered.slice(-Math.max(1, min)).map(({ id }) => id) });
    }
  }
  expect([cut!.outcome?.how, whole!.outcome]).toEqual(["quest-lost", undefined]);
});

test("a book has the same name wherever it is opened, and another one when anything in it is different", () => {
  const quests = { field: emptyQuest };
  const other = { field: { ...emptyQuest, soulrank: 2 as const } };
  expect(openBook({ ...quests })).toBe(openBook(quests));
  expect(openBook(other)).not.toBe(openBook(quests));
  expect(questOf({ book: openBook(other), quest: "field" }).soulrank).toBe(2);
  expect(() => questOf({ book: openBook(other), quest: "nowhere" })).toThrow(/no "nowhere" among the Quests/);
  expect(() => questOf({ book: "lost", quest: "field" })).toThrow(/Nobody has opened the book of Quests "lost"/);
});

test("what the page draws is in the view: tiles, open goals and the numbers on Shadows, and nothing of the book", () => {
  const match = Match.start(soulsTestRuleset, { seed: "view", options: { heroes: 2 } });
  const { state } = match.view("player-1");
  expect(state).toMatchObject({ quest: "practice-crypt", goals: ["king"], shadowNumbers: {}, nightOrDay: [] });
  expect((state as { tiles: unknown[] }).tiles.length).toBeGreaterThan(3);
});
