import { heroQuest } from "@tavolata/heroquest";
import { completeOptions } from "@tavolata/kernel";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { expect, test } from "vitest";
import { seatsFor } from "../src/new-table/seat-lists.js";

const seatsOf = (ruleset: typeof heroQuest | typeof lanternQuay, options: Record<string, number | boolean>) =>
  ruleset.seats(completeOptions(ruleset.options, options));

test("HQ-2.1-a: the page knows the seats of every table of HeroQuest", () => {
  for (const fillSeats of [true, false]) {
    for (let adventurers = 1; adventurers <= 8; adventurers++) {
      const options = { adventurers, fillSeats };
      expect(seatsFor("heroquest", options)).toEqual(seatsOf(heroQuest, options));
    }
  }
  expect(seatsFor("heroquest", {})).toEqual(seatsOf(heroQuest, {}));
});

test("LQ-1.1: the page knows the seats of every table of Lantern Quay", () => {
  for (const pairs of [1, 2]) expect(seatsFor("lantern-quay", { pairs })).toEqual(seatsOf(lanternQuay, { pairs }));
  expect(seatsFor("lantern-quay", {})).toEqual(seatsOf(lanternQuay, {}));
});
