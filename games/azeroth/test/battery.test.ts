import { battery, ruleSourceProblems } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { testRuleset as azerothTestRuleset } from "../rules/01-setup/test-ruleset.js";
import { azeroth } from "../ruleset.js";

const seeds = Number(process.env["TAVOLATA_SEEDS"] ?? 2);

/** Whole matches are long when everybody plays by chance: a round or two of each kind, more where there is time. */
const more = seeds > 100 ? 3 : 0;
const tables = [
  { players: 2, rounds: 2 + more, leaving: false },
  { players: 3, rounds: 1 + more, fullLastRound: true },
  { players: 4, rounds: 1 + more, rivalry: true, leaving: false },
  { players: 2, rounds: 2 + more, characters: "dealt" },
];

describe("the battery that every game has to pass", () => {
  for (const { name, run } of battery(azeroth, { seeds: Math.min(seeds, 8), tables })) test(name, run);
});

describe("hands, decks and face-down discoveries stay secret", () => {
  const plan = { seeds: seeds > tables.length ? tables.length : 1, tables: tables.slice(1), salt: "secrets" };
  for (const { name, run } of battery(azeroth, plan)) if (name.startsWith("nothing leaks")) test(name, run);
});

describe("a table on which everything rare is at hand", () => {
  const plan = {
    seeds: more > 0 ? 4 : 1,
    tables: [{ players: 3, rounds: 1 + more, leaving: false }],
    salt: "practice",
  };
  for (const { name, run } of battery(azerothTestRuleset, plan)) test(name, run);
});

test("the sources use no clock, no machine and no chance but the table's", () => {
  expect(ruleSourceProblems(new URL("../", import.meta.url))).toEqual([]);
});
