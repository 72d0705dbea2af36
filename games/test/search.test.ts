import { type Bot, BotTable, type DecisionContext, OwnChance, playOut, SeatContext } from "@tavolata/bots";
import { games } from "@tavolata/games";
import { openGame } from "@tavolata/games/files";
import { type GameEvent, Match } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { tested } from "./tested.js";

/** After so many answers of the normal bots a question is looked at. */
const moments = [6, 23, 41, 64, 90];

/** A situation in which the seat is asked, in a world that may not be the true one. */
function situationIn(world: Match<object>, seat: string): DecisionContext<object, GameEvent> {
  return new SeatContext(world, world.asked.find((one) => one.seat === seat)!, new OwnChance("hidden", seat));
}

/** The games that have bots that think ahead. */
const searched = (await Promise.all(tested(games).map(({ id }) => openGame(id)))).filter(({ searcher }) => searcher);

describe.each(searched)("$id", ({ ruleset, bots, searcher }) => {
  test("bots that think ahead see nothing that their seat can't know: whatever is hidden, they answer the same", () => {
    // Single answers are compared, too: where all styles agree nobody would think.
    const strong: Bot = searcher!({ iterations: 4 }, { breadth: 3, bound: 12, unsearchedKinds: [], singly: true });
    const match = Match.start(ruleset, { seed: "hidden" });
    let compared = 0;
    for (const [i, at] of moments.entries()) {
      playOut(match, () => bots["normal"]!, at - (moments[i - 1] ?? 0));
      const [asked] = match.asked;
      if (!asked) break;
      const worlds = ["x", "y", "z"].map((other) => match.fork(asked.seat, other));
      const seen = JSON.stringify(match.view(asked.seat).state);
      const alike = worlds.filter((world) => JSON.stringify(world.view(asked.seat).state) === seen);
      expect(alike).toHaveLength(3);
      const [first, ...others] = alike.map((world) => strong.decide(situationIn(world, asked.seat)));
      for (const other of others) expect(other).toEqual(first);
      compared += others.length;
    }
    expect(compared).toBeGreaterThan(1);
  });

  test("of every choice they tell on request what they expect, and of the next best one", () => {
    const strong: Bot = searcher!({ iterations: 4 }, { bound: 12 });
    const match = Match.start(ruleset, { seed: "expects" });
    const table = new BotTable(match, () => strong);
    const kinds = new Set<string>();
    for (let answers = 0; answers < 90; answers++) {
      const [asked] = match.asked;
      if (!asked) break;
      if (asked.ids.length > 1 && asked.min === 1 && asked.max === 1 && !kinds.has(asked.kind)) {
        kinds.add(asked.kind);
        const { picks, expects } = table.explain(asked);
        expect(expects, asked.kind).toBeDefined();
        expect(expects!.value).toBeGreaterThanOrEqual(0);
        expect(expects!.value).toBeLessThanOrEqual(1);
        expect(expects!.next!.picks).not.toEqual(picks);
      }
      playOut(match, () => bots["normal"]!, 1);
    }
    expect(kinds.size).toBeGreaterThan(1);
  });
});

describe.each(games.map(({ id }) => id))("%s", (id) => {
  test("every seat is on one side", async () => {
    const { ruleset, sides } = await openGame(id);
    const { seats } = Match.start(ruleset, { seed: "sides" });
    const named = sides?.(seats) ?? { all: seats };
    expect(Object.values(named).flat().toSorted()).toEqual([...seats].toSorted());
  });
});
