import { readFileSync, writeFileSync } from "node:fs";
import { namesScenario } from "@tavolata/game";
import { games } from "@tavolata/games";
import { completeOptions } from "@tavolata/kernel";
import { interval, namedBy } from "@tavolata/lab";
import { expect, test } from "vitest";
import { firstOf } from "../../../games/test/offering.js";
import { type Contest, pageOf } from "../src/arena/page.js";
import { lastJson, tavolata } from "./person.js";
import { scratchFolder } from "./scratch-folder.js";

const scratch = scratchFolder();

const arena = ["arena", "lantern-quay", "--games", "3", "--seed", "x", "--iterations", "6", "--workers", "1"];

test("the last line of --json says for each level how many matches it has won", async () => {
  const seen = await tavolata([...arena, "--json"]);
  expect(seen).toMatchObject({ code: 0, err: "" });
  const found = lastJson(seen) as Record<string, { games: number; wins: number }>;
  expect(Object.keys(found)).toEqual(["normal", "strong"]);
  for (const tally of Object.values(found)) {
    expect(Object.keys(tally)).toEqual(["games", "wins"]);
    expect(tally.games).toBe(6); // as smugglers and as wardens
    expect(tally.wins).toBeLessThanOrEqual(6);
  }
});

test("both sides are printed, with their intervals; the same seed and iterations give the same", async () => {
  const first = await tavolata(arena);
  expect(first.out).toMatch(/normal +smugglers +\d\/3 +[\d.]+% +\([\d.]+% – [\d.]+%\)/);
  expect(first.out).toMatch(/strong +wardens +\d\/3/);
  expect((await tavolata(arena)).out).toBe(first.out);
});

test("what was kept isn't played again, and more games go on from there", async () => {
  const file = scratch("matches.jsonl");
  const first = await tavolata([...arena, "--keep", file]);
  const kept = readFileSync(file, "utf8");
  expect(kept.trim().split("\n")).toHaveLength(12); // two levels on two sides, three matches each
  expect((await tavolata([...arena, "--keep", file])).out).toBe(first.out);
  expect(readFileSync(file, "utf8")).toBe(kept);
  writeFileSync(file, kept.slice(0, -9)); // as if the power had gone while the last line was written
  expect((await tavolata([...arena, "--keep", file])).out).toBe(first.out);
  expect(readFileSync(file, "utf8")).toBe(kept);
  writeFileSync(file, kept.replaceAll('"won":false', '"won":true'));
  const four = arena.map((word) => (word === "3" ? "4" : word));
  const tally = lastJson(await tavolata([...four, "--keep", file, "--json"])) as Record<string, { wins: number }>;
  expect(tally["strong"]!.wins).toBeGreaterThanOrEqual(6); // what the file says was won, was won
  expect(readFileSync(file, "utf8").trim().split("\n")).toHaveLength(16);
});

test("one side, other levels", async () => {
  const found = lastJson(await tavolata([...arena, "--side", "wardens", "--bots", "random,easy", "--json"]));
  expect(found).toMatchObject({ random: { games: 3 }, easy: { games: 3 } });
});

test("a fixed answer holds for every level, and is in the command of the page", async () => {
  const page = scratch("strength.md");
  const pick = ["--pick", "smuggler.landing=lie-low", "--bots", "random,normal"];
  const found = lastJson(await tavolata([...arena, ...pick, "--side", "smugglers", "--json", "--write", page]));
  expect(found).toMatchObject({ random: { wins: 0 }, normal: { wins: 0 } }); // nothing ever comes ashore
  expect(readFileSync(page, "utf8")).toContain("--pick smuggler.landing=lie-low --write");
  expect(await tavolata([...arena, "--pick", "landing"])).toMatchObject({ code: 2 });
});

/** Games with a book of scenarios or quests, the first three of them, and a side that plays them. */
const works = await Promise.all(games.map(async (game) => ({ game: game.id, ...(await game.module()) })));
const books = works.flatMap(({ game, ruleset, sides }) => {
  const option = ruleset.options.find(namesScenario);
  const [side] = Object.keys(sides?.(ruleset.seats(completeOptions(ruleset.options, {}))) ?? {});
  if (option?.type !== "choice" || side === undefined) return [];
  return [{ game, option: option.id, first: namedBy(option).slice(0, 3), side }];
});

test.each(firstOf(books))(
  "with all scenarios each match of $game is played on the next one of the book, and the page has one table for them",
  async ({ game, option, first, side }) => {
    const file = scratch("book.jsonl");
    const page = scratch("book.md");
    const book = ["arena", game, "--scenario", "all", "--bots", "normal", "--side", side, "--seed", "x"];
    const seen = await tavolata([...book, "--games", "3", "--workers", "1", "--keep", file, "--write", page]);
    expect(seen).toMatchObject({ code: 0, err: "" });
    const kept = readFileSync(file, "utf8").trim().split("\n");
    expect(kept.map((line) => (JSON.parse(line) as { options: Record<string, string> }).options[option])).toEqual(
      first,
    );
    expect(readFileSync(page, "utf8")).toContain(`## ${game}: all\n`);
    expect(readFileSync(page, "utf8")).toContain(`| normal | ${side} | 3 |`);
    expect(await tavolata([...arena, "--scenario", "all"])).toMatchObject({ code: 2 });
  },
);

test("what isn't there is refused, with what there is", async () => {
  expect(await tavolata([...arena, "--bots", "thumb"])).toMatchObject({ code: 2 });
  expect(await tavolata([...arena, "--side", "pirates"])).toMatchObject({ code: 2 });
  expect((await tavolata([...arena, "--side", "wardns"])).err).toContain("wardens");
  expect(await tavolata([...arena, "--scenario", "storm"])).toMatchObject({ code: 2 });
});

test("Wilson's interval is right near the edges", () => {
  expect(interval(0, 20).from).toBe(0);
  expect(interval(0, 20).to).toBeCloseTo(0.161, 3);
  expect(interval(10, 20).from).toBeCloseTo(0.299, 3);
  expect(interval(10, 20).to).toBeCloseTo(0.701, 3);
});

test("the page on strength keeps the sections of other contests, and says what thinking ahead is worth with the same seeds", () => {
  const score = (level: string, won: readonly boolean[]) => {
    return { side: "players", level, games: won.length, wins: won.filter(Boolean).length, won };
  };
  const contest = (scenario: string, strong: readonly boolean[]): Contest => ({
    game: "lantern-quay",
    scenario,
    scores: [score("normal", [true, false, false, false]), score("strong", strong)],
    command: `npx tavolata arena lantern-quay --scenario ${scenario} --write`,
    iterations: 40,
  });
  const first = pageOf("", contest("one", [false, true, true, true]), "abc1234");
  expect(first).toContain("| strong | players | 4 | 3 | 75.0 % |");
  expect(first).toContain("written at commit abc1234");
  expect(first).toContain("+50.0 points");
  expect(first).toContain("3 matches gained, 1 forfeited");
  const both = pageOf(first, contest("two", [false, false, false, false]), undefined);
  expect(both.match(/^## .*/gm)).toEqual(["## lantern-quay: one", "## lantern-quay: two"]);
  expect(both).toContain("−25.0 points");
  const renewed = pageOf(both, contest("one", [true, true, true, true]), undefined);
  expect(renewed.match(/^## .*/gm)).toEqual(["## lantern-quay: one", "## lantern-quay: two"]);
  expect(renewed).toContain("| strong | players | 4 | 4 | 100.0 % |");
  expect(renewed).not.toContain("abc1234");
});
