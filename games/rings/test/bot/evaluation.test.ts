import { heuristicBot, playOut } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { standing, values } from "../../bot/evaluation/evaluation.js";
import { heuristic } from "../../bot/policy/heuristic.js";
import { cardOf, typeOf } from "../../content/lookup.js";
import { rings } from "../../ruleset.js";
import type { Rings } from "../../state.js";

const match = Match.start(rings, { seed: "hopes", options: { players: 2 } });
playOut(match, () => heuristicBot(heuristic), 60);
const { seats } = match;
const [first] = seats as [string];

/** How much better the players stand when something is changed. */
function gain(change: (s: Rings) => void): number {
  const s = structuredClone(match.state) as Rings;
  change(s);
  return standing(match.content, s, seats.length) - standing(match.content, match.state as Rings, seats.length);
}

test("LR-end-5: all hope for the same, between defeat and victory", () => {
  const hopes = Object.values(values(match.state, seats, undefined, match.content));
  expect(new Set(hopes).size).toBe(1);
  expect(hopes[0]).toBeGreaterThan(0);
  expect(hopes[0]).toBeLessThan(1);
});

test("progress helps, threat and wounds harm", () => {
  expect(
    gain((s) => {
      s.quest.progress += 2;
    }),
  ).toBeGreaterThan(0);
  expect(
    gain((s) => {
      s.players[first]!.threat += 3;
    }),
  ).toBeLessThan(0);
  const hero = match.state.areas[first]![0]!;
  expect(
    gain((s) => {
      s.cards[hero]!.damage += 1;
    }),
  ).toBeLessThan(0);
});

test("to lose a hero is worse than any wound, whoever is left and however wounded it was", () => {
  const mine = match.state.areas[first]!.filter((id) => typeOf(id) === "hero");
  for (let left = mine.length; left > 0; left--) {
    const without = (s: Rings, heroes: number) => {
      s.areas[first] = s.areas[first]!.filter((id) => !mine.includes(id) || mine.indexOf(id) < heroes);
    };
    const dying = (s: Rings) => {
      s.cards[mine[left - 1]!]!.damage = cardOf(match.content, mine[left - 1]!).hitPoints! - 1;
    };
    const wounded = gain((s) => {
      without(s, left);
      dying(s);
    });
    expect(gain((s) => without(s, left - 1))).toBeLessThan(wounded);
  }
});

test("who travels has the location's progress before them", () => {
  const { active } = match.state;
  const travelled = gain((s) => {
    const location = s.staging.find((id) => typeOf(id) === "location");
    s.active = location ?? active;
  });
  expect(travelled).toBeLessThanOrEqual(0);
});

test("the last points of threat are the dearest", () => {
  const at = (threat: number) =>
    gain((s) => {
      s.players[first]!.threat = threat;
    });
  expect(at(48) - at(49)).toBeGreaterThan(at(30) - at(31));
});

test("a victory is certain, and a defeat is worse than any hope", () => {
  const won = { winners: [...seats], how: "quest-completed", rules: [] };
  expect(values(match.state, seats, won, match.content)[first]).toBe(1);
  const lost = values(match.state, seats, { ...won, winners: [] }, match.content)[first]!;
  expect(lost).toBeLessThan(values(match.state, seats, undefined, match.content)[first]!);
});
