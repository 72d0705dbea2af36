import { scriptedTable } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { testCorridor } from "../../../content/quests/test-quests/test-corridor.js";
import { testRoom } from "../../../content/quests/test-quests/test-room.js";
import { heroFrom } from "../../../rules/02-setup/introduction.js";
import type { Experience } from "../../../rules/rh-3-experience/sheet.js";
import { heroQuestWith } from "../../../ruleset.js";
import { plain } from "../../plain.js";
import { sheet } from "../../scenes/experience-scene.js";

const chain = { name: "pair", of: 2 };
const pair = heroQuestWith([
  { ...testRoom, chain: { ...chain, part: 1, next: "test-corridor" } },
  { ...testCorridor, chain: { ...chain, part: 2 } },
]);

/** The elf has won or lost the first of two missions. */
const over = (ended: "goal-met" | "given-up", experience: Experience, dice: string[] = []) =>
  scriptedTable(pair, {
    options: { campaign: true, experience: true, quest: "test-room", adventurers: 1, fillSeats: false },
    step: "quest-end",
    dice,
    arrange: (state) => {
      state.ended = ended;
      state.introduced = true;
      state.round = 4;
      state.order = ["adventurer-1"];
      state.heroes = { "adventurer-1": "ferrin" };
      state.figures = [{ ...heroFrom(plain, "adventurer-1", "ferrin"), square: 200, completed: 2, experience }];
      Object.assign(state.spells, { magicTurn: 3, divided: true });
    },
  });

const used = () => {
  const { experience } = sheet({ trait: "resistance", used: 3 }, { trait: "move-plus-1", used: 2, permanent: false });
  return {
    ...experience,
    exceptionalDice: [4],
    defended: 4,
    wounds: 1,
    due: [{ table: "disadvantages", permanent: true }],
  } as Experience;
};

describe("experience in a campaign", () => {
  test("HQ-RH3-d: within a chain nothing is rolled, and what helps once in an adventure stays used", () => {
    const t = over("goal-met", used());
    expect(t.state.quest).toBe("test-corridor");
    expect(t.events("dice-rolled")).toEqual([]);
    expect(t.state.figures.find(({ id }) => id === "ferrin")?.experience).toEqual({
      ...used(),
      // The rounds of a mission are counted from one. HQ-RH3-b: and three quests have brought a die.
      exceptionalDice: [0, 0],
      defended: 0,
      traits: sheet("resistance", { trait: "move-plus-1", used: 2, permanent: false }).experience.traits,
    });
  });

  test("HQ-RH3-d: at the end of the adventure the tables are rolled on, and the sheet goes into the next one", () => {
    const t = over("given-up", used(), ["3"]);
    expect(t.state.campaign!.sheets["adventurer-1"]?.experience).toEqual({
      ...sheet("resistance", "chatterbox").experience,
      exceptionalDice: [0],
    });
  });

  test("HQ-RH3-g: an aversion is still there in the next adventure", () => {
    const t = over("given-up", sheet({ trait: "fear", of: "mummy" }).experience);
    expect(t.state.campaign!.sheets["adventurer-1"]!.experience!.traits).toMatchObject([
      { trait: "fear", of: "mummy" },
    ]);
  });
});
