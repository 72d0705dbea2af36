import { type Bot, heuristicBot, OwnChance, playOut, SeatContext, searchBot } from "@tavolata/bots";
import { Match, type Options } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import type { HeroQuestContent } from "../../content/content.js";
import { exampleQuest } from "../../custom-quest/example.js";
import type { HeroQuestEvent } from "../../events.js";
import { evaluator, heroQuest, heuristic } from "../../index.js";
import { heroicPreset } from "../../options.js";
import type { HeroQuest } from "../../state.js";

type HeroQuestMatch = Match<HeroQuest, HeroQuestEvent, HeroQuestContent>;

/** Both sides of the board, every kind of mission, levers, bars, sleepers, a refuge, a chain, a secret title, the heroic rules, a quest of one's own. */
const tables: Readonly<Record<string, Options>> = {
  "the stolen bell": { quest: "the-stolen-bell" },
  "three scars, with the heroic rules": { quest: "three-scars", ...heroicPreset },
  "the rising water": { quest: "the-rising-water" },
  "the long watch, with experience": { quest: "the-long-watch", experience: true, ...heroicPreset },
  "the empty cell": { quest: "the-empty-cell" },
  "Odrun's rest": { quest: "odruns-rest" },
  "ash and stone": { quest: "ash-and-stone" },
  "the forsworn, by two": { quest: "the-forsworn", adventurers: 2, fillSeats: false },
  "the last candle": { quest: "the-last-candle" },
  "a quest that the Evil Wizard keeps secret": { quest: "wizard-chooses", secretAdventure: true },
  "a quest of one's own": { ownQuest: JSON.stringify(exampleQuest) },
};

/** After so many answers a table is looked at: before the introduction, at its beginning, and far into it. */
const moments = [3, 25, 60, 140, 260, 420];

const normal = heuristicBot<HeroQuest, HeroQuestEvent>(heuristic as never);

/** The moments of a match, with a hero for whom worlds are dealt: who is asked, where it is one. */
function* momentsOf(options: Options): Generator<{ match: HeroQuestMatch; hero: string }> {
  const match = Match.start(heroQuest, { seed: "knowledge", options });
  for (const at of moments) {
    playOut(match as never, () => normal as never, at - match.at);
    const [asked] = match.asked;
    if (!asked) return;
    yield { match, hero: asked.seat === "wizard" ? match.seats.at(-1)! : asked.seat };
  }
}

/** Worlds that look the same to a hero, with something else behind the screen in each. */
function alike(match: HeroQuestMatch, hero: string): HeroQuestMatch[] {
  const seen = JSON.stringify(match.view(hero).state);
  return ["x", "y", "z"]
    .map((other) => match.fork(hero, other))
    .filter((world) => JSON.stringify(world.view(hero).state) === seen);
}

describe.each(Object.entries(tables))(
  "HQ-1.6: what the heroes can't know has no say in their worlds: %s",
  (_name, options) => {
    test("the same seed deals the same world, whatever is truly behind the screen", () => {
      let compared = 0;
      for (const { match, hero } of momentsOf(options)) {
        const [first, ...others] = [match, ...alike(match, hero)].map((world) => world.fork(hero, "s").state);
        for (const other of others) expect(other).toEqual(first);
        compared += others.length;
      }
      expect(compared).toBeGreaterThan(8);
    });

    test("a hero who thinks ahead answers the same", () => {
      const strong: Bot<HeroQuest, HeroQuestEvent, HeroQuestContent> = searchBot({
        ...{ id: "strong", heuristic: heuristic as never, evaluator: evaluator as never },
        budget: { iterations: 4 },
        searchConfig: { breadth: 3, bound: 12, unsearchedKinds: [], singly: true },
      });
      for (const { match, hero } of momentsOf(options)) {
        if (match.asked[0]!.seat !== hero) continue;
        const [first, ...others] = alike(match, hero).map((world) => strong.decide(situationIn(world, hero)));
        for (const other of others) expect(other).toEqual(first);
      }
    });
  },
);

function situationIn(world: HeroQuestMatch, seat: string): SeatContext<HeroQuest, HeroQuestEvent, HeroQuestContent> {
  return new SeatContext(world, world.asked.find((one) => one.seat === seat)!, new OwnChance("knowledge", seat));
}
