import { existsSync, readFileSync } from "node:fs";
import { Reciter, RuleNotes, together, UnknownGame, watchMatches } from "@tavolata/game";
import { coverage, readOwnMessages, root } from "@tavolata/game/files";
import { gameOf, games } from "@tavolata/games";
import { openGame } from "@tavolata/games/files";
import { hiddenZones } from "@tavolata/kernel/testing";
import { languages, type MessageTables, messageProblems } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { tested } from "./tested.js";

/** Many where there is time. */
const matches = Number(process.env["TAVOLATA_SEEDS"] ?? 4) > 100 ? 8 : 4;

const tablesIn = (folder: string) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      JSON.parse(readFileSync(new URL(`${folder}/${language}.json`, root), "utf8")),
    ]),
  ) as unknown as MessageTables;

test.each(["packages/kernel/messages", "packages/bots/messages"])("%s are complete in three languages", (folder) => {
  expect(messageProblems(tablesIn(folder))).toEqual([]);
});

test.each(games)("$id says of every hidden zone how it is dealt anew", async ({ tests, module }) => {
  const { ruleset } = await module();
  if (hiddenZones(ruleset.visibility).length === 0) return;
  expect(tests.some((folder) => existsSync(new URL(`${folder}/hidden-zones.test.ts`, root)))).toBe(true);
});

describe.each(tested(games).map(({ id }) => id))("%s", (id) => {
  test("opens with its rules, its messages and its bots", async () => {
    const loadedGame = await openGame(id);
    expect(loadedGame.id).toBe(id);
    expect(loadedGame.ruleset.id).toBe(id);
    expect(loadedGame.rules.length).toBeGreaterThan(0);
    expect(Object.keys(loadedGame.bots)).toContain("random");
    for (const language of languages) {
      expect(loadedGame.messages[language]["game.name"]).toBeTypeOf("string");
      expect(loadedGame.messages[language]["refused.stale"]).toBeTypeOf("string");
      expect(loadedGame.messages[language]["bot.random"]).toBeTypeOf("string");
    }
  });

  test("has its messages in three languages", async () => {
    expect(messageProblems(await readOwnMessages(gameOf(id)))).toEqual([]);
  });

  test("has words for all that play needs, and names only rules that its catalogue has", async () => {
    const loadedGame = await openGame(id);
    const [reciter, notes] = [new Reciter(loadedGame), new RuleNotes(loadedGame)];
    watchMatches(loadedGame, matches, "watched", together(reciter, notes));
    expect(reciter.unspoken).toEqual([]);
    const known = new Set(loadedGame.rules.map((rule) => rule.id));
    expect([...notes.seen].filter((rule) => !known.has(rule))).toEqual([]);
  });

  test("counts events that it has a message for, by words that it has a message for, in three languages", async () => {
    const { eventCounts, messages } = await openGame(id);
    const events = Object.values(eventCounts?.counts ?? {}).flatMap((counted) => counted.map(({ event }) => event));
    const keys = [
      ...[...events, eventCounts?.round, eventCounts?.chapter].flatMap((event) => (event ? [`event.${event}`] : [])),
      ...Object.keys(eventCounts?.counts ?? {}).map((word) => `tally.${word}`),
    ];
    for (const language of languages) expect(keys.filter((key) => !(key in messages[language]))).toEqual([]);
  });

  test("has a name in three languages for all that may lie on people's own table", async () => {
    const { ruleset, messages } = await openGame(id);
    const keys = (ruleset.streams ?? []).map((stream) => `stream.${stream.id}`);
    for (const language of languages) expect(keys.filter((key) => !(key in messages[language]))).toEqual([]);
  });
});

test("an unknown game is refused with those that there are", async () => {
  await expect(openGame("chess")).rejects.toThrow(UnknownGame);
  await expect(openGame("chess")).rejects.toThrow(
    `There is no game "chess". The games are: ${games.map(({ id }) => id).join(", ")}.`,
  );
});

test("coverage counts the rules in the code, in the tests and in play, and lists the others", async () => {
  const found = await coverage(gameOf("lantern-quay"), await openGame("lantern-quay"), 60);
  expect(Object.keys(found)).toEqual(["game", "rules", "cited", "tested", "exercised", "missing"]);
  expect(found.game).toBe("lantern-quay");
  expect(found.rules).toBe((await openGame("lantern-quay")).rules.length);
  expect(found.cited).toBe(found.rules);
  for (const kind of ["cited", "tested", "exercised"] as const) {
    expect(found[kind] + found.missing[kind].length).toBe(found.rules);
  }
  expect(found.missing.exercised).not.toContain("LQ-3.2");
  expect(found.missing.exercised).not.toContain("LQ-6.1");
});

test("coverage doesn't ask for rules in play that are never in play", async () => {
  const loadedGame = await openGame("lantern-quay");
  const rules = loadedGame.rules.map((rule) => ({ ...rule, play: "never" as const, why: "A test." }));
  expect(await coverage(gameOf(loadedGame.id), { ...loadedGame, rules }, 0)).toMatchObject({
    exercised: 0,
    missing: { cited: [], exercised: [] },
  });
});
