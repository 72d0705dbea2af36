import { labGames } from "@tavolata/games/files";
import { interval, median, playAll, playersFor } from "@tavolata/lab";
import { balancesOf, balanceTable, columns, type Went } from "@tavolata/lab/balance";
import { describe, expect, test } from "vitest";
import { chunksOf } from "../src/balance/chunks.js";
import { type BalancedGame, gameNamed, gameNames } from "../src/balance/games.js";
import { BalanceUsageError, commandOf, readWish, splitGame } from "../src/balance/request.js";

/** A game of two quests at three tables. */
const example: BalancedGame = {
  id: "example",
  tables: [
    { id: "bot-bot", title: "bots", weight: "main" },
    { id: "bot-random", title: "bots against chance", weight: "side" },
    { id: "random-bot", title: "chance against bots", weight: "side" },
  ],
  rowWord: "quest",
  rows: ["first-quest", "second-quest"],
  matches: { main: 200, side: 50 },
  columns: [columns.row("quest"), columns.matches, columns.won],
  play: (_table, quest) => ({ options: { quest }, bots: { "": "normal" }, picks: [] }),
  page: () => "",
};

function went(how: string, rounds: number, lost: number): Went {
  return { row: "first-quest", table: "bot-bot", seed: "s", won: how === "goal-met", how, rounds, lost };
}

describe("the figures of many matches", () => {
  const [figures] = balancesOf([went("goal-met", 10, 0), went("goal-met", 14, 1), went("heroes-lost", 30, 4)], example);

  test("count wins, rounds, lost heroes and ends", () => {
    expect(figures).toMatchObject({
      matches: 3,
      rounds: 14,
      meanRounds: 18,
      ends: { "goal-met": 2, "heroes-lost": 1 },
    });
    expect(figures!.won).toBeCloseTo(2 / 3);
    expect(figures!.lost).toBeCloseTo(5 / 3);
  });

  test("know how uncertain they are, also where all matches ended alike", () => {
    const { from, to } = interval(140, 200);
    expect(from).toBeCloseTo(0.633, 3);
    expect(to).toBeCloseTo(0.759, 3);
    expect(interval(20, 20).to).toBeCloseTo(1, 9);
    expect(interval(20, 20).from).toBeCloseTo(0.839, 3);
  });

  test("take the middle of two where there is no middle one", () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test("stand in a table", () => {
    expect(balanceTable([figures!], example.columns)).toContain("| first-quest |       3 | 66.7 % |");
  });

  test.each(gameNames)("stand on the page of %s, which names its command and no date", async (id) => {
    const game = await gameNamed(id);
    const all = game.tables.flatMap(({ id: table }) =>
      game.rows
        .filter((row) => game.hasRow?.(table, row) ?? true)
        .map((row): Went => ({ ...went("goal-met", 9, 1), table, row })),
    );
    const page = game.page(balancesOf(all, game), { seed: "s", command: "npm run balance" });
    expect(page).toContain("npm run balance\n");
    expect(page).not.toMatch(/NaN|undefined|20\d\d-\d\d/);
  });
});

describe("npm run balance", () => {
  test("measures everything in all tables unless told otherwise, and the first game if none is named", () => {
    const games = ["example", "second"];
    expect(splitGame(["--json"], games)).toEqual({ id: "example", rest: ["--json"] });
    expect(splitGame(["second", "first-quest"], games)).toEqual({ id: "second", rest: ["first-quest"] });
    const wish = readWish([], example);
    expect(wish).toMatchObject({ rows: example.rows, matches: { main: 200, side: 50 }, workers: 1, write: false });
    expect(wish.tables).toHaveLength(3);
    expect(commandOf(wish)).toBe("npm run balance -- example --matches 200 --beside 50 --seed balance --write");
  });

  test("refuses what it doesn't know, and says what it does", () => {
    expect(() => readWish(["third-quest"], example)).toThrow(BalanceUsageError);
    expect(() => readWish(["third-quest"], example)).toThrow("There are: first-quest, ");
    expect(() => readWish(["--table", "x"], example)).toThrow("There are: bot-bot, bot-random, ");
    expect(() => readWish(["--matches", "0"], example)).toThrow('"--matches" wants a whole number from 1, not "0"');
    expect(() => readWish(["first-quest", "--write"], example)).toThrow("wants every quest");
  });

  test.each(gameNames)("plays the same match of %s from the same seed, at the first table and the last", async (id) => {
    const game = await gameNamed(id);
    for (const table of [game.tables[0]!.id, game.tables.at(-1)!.id]) {
      const row = game.rows.find((one) => game.hasRow?.(table, one) ?? true)!;
      const [chunk] = chunksOf(game, table, row, "s", 12);
      expect(chunk).toMatchObject({ seed: `s/${row}`, first: 0, end: 10 });
      const third = { ...chunk!, first: 3, end: 4 };
      const once = await playAll([third], playersFor(labGames, 1));
      expect(await playAll([third], playersFor(labGames, 1))).toEqual(once);
      expect(once[0]).toHaveLength(1);
      expect(once[0]![0]!.rounds).toBeGreaterThan(0);
    }
  });
});
