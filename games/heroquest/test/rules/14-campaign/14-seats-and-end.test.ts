import { describe, expect, test } from "vitest";
import { scene } from "../../scene.js";
import { inMarket, over } from "../../scenes/campaign-scene.js";

describe("seats of the next adventure", () => {
  const dice = ["3", "6"];

  test("HQ-2.5-b: everybody rolls for a seat again", () => {
    const t = inMarket({ heroes: { barbarian: "12,9", dwarf: "10,7" }, dice });
    t.table.answer("adventurer-1", "done").answer("adventurer-2", "done");
    expect(t.throws).toEqual(["seating 1", "seating 1"]);
    expect(t.state.order).toEqual(["adventurer-2", "adventurer-1"]);
  });

  const seated = (completed: number, throws: string[], seatingBonus = true) => {
    const t = inMarket({
      heroes: { barbarian: { at: "12,9", completed: completed - 1 }, dwarf: "10,7" },
      dice: throws,
      options: { seatingBonus },
    });
    t.table.answer("adventurer-1", "done").answer("adventurer-2", "done");
    expect(t.diceLeft).toBe(0);
    return t.state.order[0];
  };

  test("HQ-2.5-d: one more for every three completed quests: 4 ties with 5, and both roll again", () => {
    expect(seated(3, ["4", "5", "1", "3"])).toBe("adventurer-2");
    expect(seated(3, ["4", "5"], false)).toBe("adventurer-2");
    expect(seated(2, ["4", "5"])).toBe("adventurer-2");
  });

  test("HQ-2.5-d: at most two, and HQ and ? stay what they are", () => {
    expect(seated(9, ["3", "5", "2", "3"])).toBe("adventurer-1");
    expect(seated(9, ["6", "HQ"])).toBe("adventurer-2");
    expect(seated(9, ["?", "1"])).toBe("adventurer-2");
  });
});

describe("the end of a campaign", () => {
  test("HQ-14.1-a: when as many adventures are over as the table wanted; more than half must be won", () => {
    const won = over({ options: { campaignLength: 1 } });
    expect(won.table.match.outcome).toMatchObject({
      winners: ["adventurer-1", "adventurer-2"],
      how: "campaign-won",
      scores: { wizard: 0, "adventurer-1": 1 },
    });
    const lost = over({ options: { campaignLength: 1 } }, "heroes-lost");
    expect(lost.table.match.outcome).toMatchObject({ winners: ["wizard"], how: "campaign-lost" });
  });

  test("HQ-14.1-a: when no quest is left to play", () => {
    const t = over({
      arrange: ({ campaign }) =>
        void campaign!.record.push({
          quest: "test-corridor",
          won: true,
          how: "goal-met",
          rounds: 3,
          lost: [],
          gold: 0,
        }),
    });
    expect(t.table.match.outcome?.how).toBe("campaign-won");
  });

  test("HQ-16.2: the adventurers end it together, and only together", () => {
    const t = inMarket();
    t.table.answer("adventurer-1", "retire").answer("adventurer-2", "no");
    expect(t.table.offered("adventurer-1")).not.toContain("retire");
    t.table.answer("adventurer-1", "done").answer("adventurer-2", "retire").answer("adventurer-1", "yes");
    expect(t.table.match.outcome).toMatchObject({ how: "campaign-won" });
  });
});

test("HQ-16.2: without a campaign a match is one quest", () => {
  const t = scene({ step: "quest-end", arrange: (state) => void Object.assign(state, { ended: "goal-met" }) });
  expect(t.table.match.outcome?.how).toBe("goal-met");
});
