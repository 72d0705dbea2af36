import { battery, ruleSourceProblems } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { questBook } from "../src/content/quests/book.js";
import { shortGame } from "./short-game.js";

/** A match of this game is long even when it is cut short, and the battery goes to and fro in it at every answer. */
const seeds = 1;

describe("the battery that every game has to pass", () => {
  const tables = [{ quest: "the-waking", heroes: 2 }];
  for (const { name, run } of battery(shortGame(2), { seeds, tables })) test(name, run);
});

describe("no quest leaks: Shadows, Traps, events, encounters, Treasures and stories that nobody has read", () => {
  for (const { id } of questBook) {
    const tables = [{ quest: id, heroes: 2 }];
    const check = battery(shortGame(2), { seeds: 1, tables, salt: id }).find(({ name }) =>
      name.startsWith("nothing leaks"),
    )!;
    test(id, check.run);
  }
});

test("the sources use no clock, no machine and no chance but the table's", () => {
  expect(ruleSourceProblems(new URL("../src/", import.meta.url))).toEqual([]);
});
