import { describe, expect, test } from "vitest";
import { balancesOf, interval, median } from "../src/balance/figures.js";
import { playMatch, seedOf, type Went } from "../src/balance/one-match.js";
import { balancePage } from "../src/balance/page.js";
import { balanceTable } from "../src/balance/table.js";
import { commandOf, readWish, WishRefused } from "../src/balance/wish.js";

const book = ["first-quest", "second-quest"];

function went(how: string, rounds: number, lost: number): Went {
  return { quest: "first-quest", pairing: "bot-bot", seed: "s", how, rounds, lost };
}

describe("the figures of many matches", () => {
  const [figures] = balancesOf([went("goal-met", 10, 0), went("goal-met", 14, 1), went("heroes-lost", 30, 4)], book);

  test("count wins, rounds, lost heroes and ends", () => {
    expect(figures).toMatchObject({ matches: 3, rounds: 14, ends: { "goal-met": 2, "heroes-lost": 1 } });
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
    expect(balanceTable([figures!])).toContain("| first-quest |       3 |     66.7 % |");
    const page = balancePage([figures!], { seed: "s", command: "npm run balance" });
    expect(page).toContain("npm run balance\n");
    expect(page).not.toMatch(/20\d\d-\d\d/);
  });
});

describe("npm run balance", () => {
  test("measures the whole book in all pairings unless told otherwise", () => {
    const wish = readWish([], book);
    expect(wish).toMatchObject({ quests: book, matches: 200, random: 50, workers: 1, write: false });
    expect(wish.pairings).toHaveLength(3);
    expect(commandOf(wish)).toBe("npm run balance -- --matches 200 --random 50 --seed balance --write");
  });

  test("refuses what it doesn't know, and says what it does", () => {
    expect(() => readWish(["third-quest"], book)).toThrow(WishRefused);
    expect(() => readWish(["third-quest"], book)).toThrow("There are: first-quest, second-quest.");
    expect(() => readWish(["--matches", "0"], book)).toThrow('"--matches" wants a whole number from 1, not "0"');
    expect(() => readWish(["first-quest", "--write"], book)).toThrow("wants the whole book");
  });

  test("plays the same match from the same seed", () => {
    const seed = seedOf({ seed: "s", quest: "the-stolen-bell" }, 3);
    expect(seed).toBe("s/the-stolen-bell/3");
    const once = playMatch("the-stolen-bell", "bot-bot", seed);
    expect(playMatch("the-stolen-bell", "bot-bot", seed)).toEqual(once);
    expect(once.rounds).toBeGreaterThan(0);
  });
});
