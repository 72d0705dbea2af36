import { azeroth } from "@tavolata/games/azeroth/index.js";
import { heroQuest } from "@tavolata/games/heroquest/index.js";
import { rings } from "@tavolata/games/rings/index.js";
import { souls } from "@tavolata/games/souls/index.js";
import { completeOptions, type OptionDefinition, type Options, type Seat } from "@tavolata/kernel";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { expect, test } from "vitest";
import { seatsFor } from "../src/new-table/seat-lists.js";

interface Seated {
  readonly id: string;
  readonly options: readonly OptionDefinition[];
  seats(options: Options): readonly Seat[];
}

function expectSeats(ruleset: Seated, options: Options): void {
  expect(seatsFor(ruleset.id, options)).toEqual(ruleset.seats(completeOptions(ruleset.options, options)));
}

/** Every table whose players are counted by this option, and the usual one. */
function expectCounted(ruleset: Seated, counting: string): void {
  const option = ruleset.options.find(({ id }) => id === counting);
  if (option?.type !== "number") throw new Error(`${ruleset.id} doesn't count its players by "${counting}".`);
  for (let count = option.min; count <= option.max; count++) expectSeats(ruleset, { [counting]: count });
  expectSeats(ruleset, {});
}

test("HQ-2.1-a: the page knows the seats of every table of HeroQuest", () => {
  for (const fillSeats of [true, false]) {
    for (let adventurers = 1; adventurers <= 8; adventurers++) expectSeats(heroQuest, { adventurers, fillSeats });
  }
  expectSeats(heroQuest, {});
});

test("LQ-1.1: the page knows the seats of every table of Lantern Quay", () => {
  expectCounted(lanternQuay, "pairs");
});

test("LR-setup-1: the page knows the seats of every table of the card game", () => {
  expectCounted(rings, "players");
});

test("SS-2.2-c: the page knows the seats of every table of Immortal Souls", () => {
  expectCounted(souls, "heroes");
});

test("AZ-setup-1: the page knows the seats of every table of the adventure game", () => {
  expectCounted(azeroth, "players");
});
