import { battery, ruleSourceProblems } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { coreDecks } from "../content/decks.js";
import { exportTitles } from "../queries/decks/export.js";
import { rings } from "../ruleset.js";

const seeds = Number(process.env["TAVOLATA_SEEDS"] ?? 2);

const scenarios = ["passage-through-mirkwood", "journey-down-the-anduin", "escape-from-dol-guldur"];

/** Every scenario with one to four players, some of them in easy mode or without shadow cards. */
const everyTable = scenarios.flatMap((scenario, i) =>
  [1, 2, 3, 4].map((players) => ({
    scenario,
    players,
    mode: (i + players) % 3 === 0 ? "easy" : "standard",
    shadows: (i + players) % 4 !== 0,
  })),
);

describe("the battery that every game has to pass", () => {
  // Whole matches are long here: a few of each kind.
  const tables = [
    { scenario: "passage-through-mirkwood", players: 2 },
    { scenario: "escape-from-dol-guldur", players: 1 },
    { scenario: "journey-down-the-anduin", players: 2, mode: "easy" },
    { scenario: "escape-from-dol-guldur", players: 3, shadows: false },
    { scenario: "passage-through-mirkwood", players: 2, "deck.player-2": exportTitles(coreDecks.at(-1)!) },
  ];
  for (const { name, run } of battery(rings, { seeds: Math.min(seeds, 10), tables })) test(name, run);
});

describe("hands, decks, shadow cards and what lies under Orc Guards stay secret", () => {
  const plan = { seeds: seeds > everyTable.length ? everyTable.length : 3, tables: everyTable, salt: "secrets" };
  for (const { name, run } of battery(rings, plan)) if (name.startsWith("nothing leaks")) test(name, run);
});

test("the sources use no clock, no machine and no chance but the table's", () => {
  expect(ruleSourceProblems(new URL("../", import.meta.url))).toEqual([]);
});
