import { heuristicBot, playOut } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { Race } from "../../bot/evaluation/race.js";
import { journeyTo } from "../../bot/perception/distances.js";
import { heuristic } from "../../bot/policy/heuristic.js";
import { azeroth } from "../../ruleset.js";
import type { Azeroth, Hero } from "../../state.js";
import { plain } from "../plain.js";

const match = Match.start(azeroth, { seed: "race", options: { players: 2 } });
playOut(match, () => heuristicBot(heuristic), 30);
const [seat] = match.seats as [string];

/** The race of a hero of whom this is changed. */
function race(change: Partial<Hero>): Race {
  const s = structuredClone(match.state) as Azeroth;
  Object.assign(s.heroes[seat]!, { damage: 0, quests: [], log: [], trophies: [], trophySpaces: [] }, change);
  return new Race(plain, s, seat);
}

const fresh = (id: string) => ({ id, done: [], count: 0 });

test("AZ-explore-8: from a city every other one is a turn away, and the cove for whom it is open", () => {
  expect(journeyTo(0, "vaultspire", "kingsharbour")).toBe(1);
  expect(journeyTo(2, "vaultspire", "y7")).toBe(1);
  expect(journeyTo(0, "vaultspire", "y7")).toBeGreaterThan(15);
  expect(journeyTo(3, "n1", "n1")).toBe(0);
});

test("AZ-quest-10: a delivery begins where it is picked up, however near its end is", () => {
  const quests = race({ level: "green", space: "l2", quests: [fresh("millers-flour")] }).quests;
  const begun = race({ level: "green", space: "n3", quests: [{ id: "millers-flour", done: ["n3"], count: 0 }] }).quests;
  expect(quests[0]!.turns).toBeGreaterThan(begun[0]!.turns);
});

test("AZ-move-5: what lies above the hero's level takes the levels, too", () => {
  const low = race({ level: "grey", space: "anvilgate", quests: [fresh("the-sealed-chest")] });
  const high = race({ level: "red", space: "anvilgate", quests: [fresh("the-sealed-chest")] });
  expect(low.quests[0]!.levels).toBe(3);
  expect(low.durationOf(low.quests[0]!)).toBeGreaterThan(high.durationOf(high.quests[0]!));
});

test("AZ-trophy-3: a trophy that was won isn't won again", () => {
  const before = race({ level: "red", space: "y7" }).trophies;
  const after = race({ level: "red", space: "y7", trophySpaces: ["y7"] }).trophies;
  expect(after).toHaveLength(before.length - 1);
});

test("AZ-end-1: the more valour, the sooner eight", () => {
  const turns = (one: Race) => one.turnsToVictory(one.quests, one.trophies);
  const log = ["northern-round", "lakes-and-passes", "southern-round"];
  const quests = [fresh("relics-for-the-abbey"), fresh("weald-and-marsh")];
  expect(turns(race({ level: "red", space: "g1", log, quests }))).toBeLessThan(
    turns(race({ level: "red", space: "g1", quests })),
  );
});
