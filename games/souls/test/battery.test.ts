import { battery, ruleSourceProblems } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { questBook } from "../content/quests/book.js";
import { shortGame } from "./short-game.js";

describe("the battery that every game has to pass", () => {
  const tables = [{ quest: "the-waking", heroes: 2 }];
  for (const { name, run } of battery(shortGame(2), { seeds: 1, tables })) test(name, run);
});

describe("the same for a larger party, which sets out without a visit to the Emporium", () => {
  const tables = [{ quest: "the-ember-heart", heroes: 3 }];
  for (const { name, run } of battery(shortGame(2, false), { seeds: 1, tables })) test(name, run);
});

/** To go back and forth at every answer of such a match takes too long. */
describe("five heroes, and a campaign: whatever needs no way back", () => {
  const tables = [
    { quest: "under-the-bridge", heroes: 5 },
    { quest: "the-toll-road", heroes: 2, campaign: true },
  ];
  const quick = /plain data|save and load|same match|rebuilt/;
  for (const { name, run } of battery(shortGame(2, false), { seeds: tables.length, tables }))
    if (quick.test(name)) test(name, run);
});

describe("no quest leaks: Shadows, Traps, events, encounters, Treasures and stories that nobody has read", () => {
  for (const { id } of questBook) {
    const check = battery(shortGame(2), { seeds: 1, tables: [{ quest: id, heroes: 2 }], salt: id }).find(({ name }) =>
      name.startsWith("nothing leaks"),
    )!;
    test(id, check.run);
  }
});

test("the sources use no clock, no machine and no chance but the table's", () => {
  expect(ruleSourceProblems(new URL("../", import.meta.url))).toEqual([]);
});
