import { battery, ruleSourceProblems } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { coreDecks } from "../src/content/decks.js";
import { exportTitles } from "../src/decks/export.js";
import { rings } from "../src/index.js";

const seeds = Math.min(Number(process.env["TAVOLATA_SEEDS"] ?? 2), 40);

describe("the battery that every game has to pass", () => {
  const tables = [
    { scenario: "passage-through-mirkwood", players: 2 },
    { scenario: "escape-from-dol-guldur", players: 1 },
    { scenario: "journey-down-the-anduin", players: 2, mode: "easy" },
    { scenario: "escape-from-dol-guldur", players: 3, shadows: false },
    { scenario: "passage-through-mirkwood", players: 2, "deck.player-2": exportTitles(coreDecks.at(-1)!) },
  ];
  for (const { name, run } of battery(rings, { seeds, tables })) test(name, run);
});

test("the sources use no clock, no machine and no chance but the table's", () => {
  expect(ruleSourceProblems(new URL("../src/", import.meta.url))).toEqual([]);
});
