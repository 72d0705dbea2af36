import { battery, ruleSourceProblems } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { souls } from "../src/index.js";

const seeds = Math.min(Number(process.env["TAVOLATA_SEEDS"] ?? 1), 40);

describe("the battery that every game has to pass", () => {
  const tables = [
    { quest: "the-waking", heroes: 2 },
    { quest: "the-toll-road", heroes: 3 },
  ];
  for (const { name, run } of battery(souls, { seeds, tables })) test(name, run);
});

test("the sources use no clock, no machine and no chance but the table's", () => {
  expect(ruleSourceProblems(new URL("../src/", import.meta.url))).toEqual([]);
});
