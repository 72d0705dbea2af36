import { labGames } from "@tavolata/games/files";
import { deckLists } from "@tavolata/games/rings/index.js";
import { interval, median, playAll, playersFor } from "@tavolata/lab";
import { describe, expect, test } from "vitest";
import { balancesOf } from "../src/balance/figures.js";
import { gameNamed, gameNames } from "../src/balance/games.js";
import { chunksOf, type Went } from "../src/balance/one-match.js";
import { partners, partnersOf, sphereCount } from "../src/balance/rings/decks.js";
import { balanceTable } from "../src/balance/table.js";
import { commandOf, readWish, splitGame, WishRefused } from "../src/balance/wish.js";

const heroQuest = await gameNamed("heroquest");
const rings = await gameNamed("rings");

function went(how: string, rounds: number, lost: number): Went {
  return { row: "the-stolen-bell", table: "bot-bot", seed: "s", won: how === "goal-met", how, rounds, lost };
}

describe("the figures of many matches", () => {
  const [figures] = balancesOf(
    [went("goal-met", 10, 0), went("goal-met", 14, 1), went("heroes-lost", 30, 4)],
    heroQuest,
  );

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

  test("stand in a table and on a page that names its command and no date", () => {
    expect(balanceTable([figures!], heroQuest.columns)).toContain("| the-stolen-bell |       3 | 66.7 % |");
    const page = heroQuest.page([figures!], { seed: "s", command: "npm run balance" });
    expect(page).toContain("npm run balance\n");
    expect(page).not.toMatch(/20\d\d-\d\d/);
  });

  test("say of the card game how hard each scenario is, and compare decks by the number of their spheres", () => {
    const all = rings.tables.flatMap(({ id }) =>
      rings.rows
        .filter((row) => rings.hasRow!(id, row))
        .map((row): Went => {
          return { table: id, row, seed: "s", won: sphereCount(row) === 2, how: "threat", rounds: 9, lost: 1 };
        }),
    );
    const page = rings.page(balancesOf(all, rings), { seed: "s", command: "npm run balance -- rings" });
    expect(page).toMatch(
      /\| passage-through-mirkwood \| 2\.2 \| \d\d\.\d % \(100\.0 %\) \| \d\d\.\d % \(100\.0 %\) \|/,
    );
    const line = (beside: string, three: string) =>
      `| ${beside} | 0.0 % | 100.0 % | ${three} | 0.0 % | 100.0 % | ${three} |`;
    expect(page).toContain(`| passage-through-mirkwood | 1 ${line("–", "0.0 %")}`);
    expect(page).toContain(`| passage-through-mirkwood | 2 ${line("tactics-starter", "0.0 %")}`);
    expect(page).toContain(`| passage-through-mirkwood | 2 ${line("both", "0.0 %")}`);
    expect(page).toContain("## Escape-from-dol-guldur, two players");
    expect(page).not.toMatch(/NaN|undefined|20\d\d-\d\d/);
  });
});

test("every deck sits beside a partner with other heroes, and beside each sit three starters and decks of several spheres", () => {
  const heroes = (id: string) => deckLists.find((deck) => deck.id === id)!.heroes;
  for (const partner of partners) {
    const beside = rings.rows.filter((deck) => rings.hasRow!(`passage-through-mirkwood/${partner}/standard`, deck));
    for (const deck of beside) expect(new Set([...heroes(deck), ...heroes(partner)]).size).toBe(6);
    expect(beside.filter((deck) => sphereCount(deck) === 1)).toHaveLength(3);
    expect(beside.filter((deck) => sphereCount(deck) === 2).length).toBeGreaterThan(0);
  }
  for (const deck of rings.rows) expect(partnersOf(deck).length).toBeGreaterThan(0);
});

describe("npm run balance", () => {
  test("measures everything in all tables unless told otherwise, and HeroQuest if no game is named", () => {
    expect(splitGame(["--json"], gameNames)).toEqual({ id: "heroquest", rest: ["--json"] });
    expect(splitGame(["rings", "lore-starter"], gameNames)).toEqual({ id: "rings", rest: ["lore-starter"] });
    const wish = readWish([], heroQuest);
    expect(wish).toMatchObject({ rows: heroQuest.rows, matches: { main: 200, side: 50 }, workers: 1, write: false });
    expect(wish.tables).toHaveLength(3);
    expect(commandOf(wish)).toBe("npm run balance -- heroquest --matches 200 --beside 50 --seed balance --write");
  });

  test("refuses what it doesn't know, and says what it does", () => {
    expect(() => readWish(["third-quest"], heroQuest)).toThrow(WishRefused);
    expect(() => readWish(["third-quest"], heroQuest)).toThrow("There are: the-stolen-bell, ");
    expect(() => readWish(["--table", "x"], rings)).toThrow("There are: passage-through-mirkwood/solo/standard, ");
    expect(() => readWish(["--matches", "0"], heroQuest)).toThrow('"--matches" wants a whole number from 1, not "0"');
    expect(() => readWish(["the-stolen-bell", "--write"], heroQuest)).toThrow("wants every quest");
  });

  test.each([
    ["heroquest", "bot-bot", "the-stolen-bell"],
    ["rings", "passage-through-mirkwood/tactics-starter/easy", "lore-starter"],
    ["souls", "bots-4", "under-the-bridge"],
  ])("plays the same match of %s from the same seed", async (id, table, row) => {
    const game = await gameNamed(id);
    const [chunk] = chunksOf(game, table, row, "s", 12);
    expect(chunk).toMatchObject({ seed: `s/${row}`, first: 0, end: 10 });
    const third = { ...chunk!, first: 3, end: 4 };
    const once = await playAll([third], playersFor(labGames, 1));
    expect(await playAll([third], playersFor(labGames, 1))).toEqual(once);
    expect(once[0]).toHaveLength(1);
    expect(once[0]![0]!.rounds).toBeGreaterThan(0);
  });
});
