import { Match, type Save, type Verdict, verify } from "@tavolata/kernel";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { expect, test } from "vitest";
import { ReplayPlayer } from "../src/replay/player.js";
import { SeenDice, withOwn } from "../src/table/dice-proof/check.js";

const mine = { from: 0, by: "warden-1", value: "a".repeat(32) };
const tors = { from: 0, by: "smuggler-1", value: "b".repeat(32) };
const late = { from: 4, by: "smuggler-1", value: "c".repeat(32) };

test("what was seen of what people add to the dice grows, and stays when something else is shown later", () => {
  const after = (...shown: (typeof mine)[][]) => {
    const dice = new SeenDice({ seedHash: "first" });
    for (const contributions of shown) dice.saw({ seedHash: "another", contributions });
    dice.saw({ seedHash: "another" });
    expect(dice.seedHash).toBe("first");
    return dice.contributions;
  };
  expect(after()).toEqual([]);
  expect(after([mine], [mine, tors])).toEqual([mine, tors]);
  expect(after([mine, tors], [mine, late])).toEqual([mine, tors]);
  expect(after([mine, tors], [mine])).toEqual([mine, tors]);
  expect(after([mine], [{ ...mine, from: 1 }])).toEqual([mine]);
});

test("a match without what was added from here isn't sound, whatever else is right about it", () => {
  const sound: Verdict = { sound: true, unproved: [] };
  expect(withOwn(sound, { contributions: [mine, tors] }, mine.value)).toBe(sound);
  expect(withOwn(sound, {}, undefined)).toBe(sound);
  const swapped = withOwn(sound, { contributions: [tors] }, mine.value);
  expect(swapped).toMatchObject({ sound: false, said: { key: "refused.save-other-contributions" } });
  expect(withOwn(sound, {}, mine.value)).toMatchObject({ sound: false });
});

test("a replay is checked against what was shown at the table and what was added from here", () => {
  const ruleset = lanternQuay;
  const match = Match.start(ruleset, { seed: "house", contributions: [mine, tors] });
  const player = new ReplayPlayer({ ruleset } as never, match.save() as Save);
  expect(verify(ruleset, match.save(), match.seedHash).sound).toBe(true);
  expect(player.verify(match.seedHash, [mine, tors], mine.value)).toMatchObject({ sound: true });
  expect(player.verify(match.seedHash, [tors, mine])).toMatchObject({ sound: false });
  expect(player.verify(match.seedHash, [mine, tors], late.value)).toMatchObject({ sound: false });
});
