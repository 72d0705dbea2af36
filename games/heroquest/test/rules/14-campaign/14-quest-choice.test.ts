import { scriptedTable } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { questBook } from "../../../content/quests/book.js";
import { testCorridor } from "../../../content/quests/test-quests/test-corridor.js";
import { playable } from "../../../rules/14-campaign/adventures.js";
import type { PlayedQuest } from "../../../rules/14-campaign/state.js";
import { game } from "../../scene.js";

describe("which adventure is played", () => {
  const chooses = (more: object = {}) =>
    scriptedTable(game, { options: { quest: "wizard-chooses", adventurers: 1, fillSeats: false, ...more } });

  test("HQ-2.7-a: the Evil Wizard chooses before all else, and nothing changes it any more", () => {
    const t = chooses();
    expect(t.match.asked.map(({ seat }) => seat)).toEqual(["wizard"]);
    expect(t.offered("wizard")).toEqual(["quest:test-room", "quest:test-corridor"]);
    t.answer("wizard", "quest:test-corridor");
    expect(t.state.quest).toBe("test-corridor");
    t.answer("adventurer-1", "hero:dwarf");
    expect(() => t.answer("wizard", "quest:test-room")).toThrow();
    t.answer("adventurer-1", "figure:olm");
    expect(t.state).toMatchObject({ quest: "test-corridor", introduced: true });
  });

  test("HQ-16.1: nothing tells the adventurers what was chosen before it begins", () => {
    const t = chooses().answer("wizard", "quest:test-corridor");
    const { state } = t.match.view("adventurer-1");
    for (const field of ["quest", "side", "start", "secrets"]) expect(state).not.toHaveProperty(field);
    const chosen = (seat: string) => t.match.events(seat).find(({ type }) => type === "quest-chosen");
    expect(chosen("adventurer-1")).not.toHaveProperty("quest");
    expect(chosen("wizard")).toHaveProperty("quest");
    t.answer("adventurer-1", "hero:dwarf").answer("adventurer-1", "figure:olm");
    expect(t.match.view("adventurer-1").state).toMatchObject({ quest: "test-corridor", side: testCorridor.side });
  });

  test("HQ-16.1: at an open table the title is public as soon as it is locked, the map isn't", () => {
    const t = chooses({ secretAdventure: false }).answer("wizard", "quest:test-corridor");
    expect(t.match.view("adventurer-1").state).toHaveProperty("quest", "test-corridor");
    expect(t.match.view("adventurer-1").state).not.toHaveProperty("secrets");
    expect(t.match.events("adventurer-1").find(({ type }) => type === "quest-chosen")).toHaveProperty("quest");
  });

  test("HQ-16.1: for an adventurer it may be any that could be chosen", () => {
    const t = chooses().answer("wizard", "quest:test-corridor");
    const worlds = Array.from({ length: 12 }, (_, i) => t.match.fork("adventurer-1", `world-${i}`).state.quest);
    expect(new Set(worlds)).toEqual(new Set(["test-room", "test-corridor"]));
    expect(t.match.fork("wizard", "world").state.quest).toBe("test-corridor");
  });

  const played = (quest: string, won: boolean): PlayedQuest => ({
    quest,
    won,
    how: won ? "goal-met" : "given-up",
    rounds: 1,
    lost: [],
    gold: 0,
  });

  test("HQ-16.1: in a campaign what is neither won nor lost twice can be chosen", () => {
    const ids = (...record: PlayedQuest[]) => playable(questBook, record).map(({ id }) => id);
    expect(ids()).toHaveLength(12);
    expect(ids(played("the-stolen-bell", true))).not.toContain("the-stolen-bell");
    expect(ids(played("the-stolen-bell", false))).toContain("the-stolen-bell");
    expect(ids(played("the-stolen-bell", false), played("the-stolen-bell", false))).not.toContain("the-stolen-bell");
  });

  test("HQ-16.3: of a chain only the first part can be chosen, and the chain is won with its last part", () => {
    const ids = (...record: PlayedQuest[]) => playable(questBook, record).map(({ id }) => id);
    const parts = ["the-barrow-road", "the-drowned-gate", "odruns-rest"];
    expect(ids().filter((id) => parts.includes(id))).toEqual(["the-barrow-road"]);
    const lost = [played("the-barrow-road", true), played("the-drowned-gate", false)];
    expect(ids(...lost)).toContain("the-barrow-road");
    expect(ids(...lost, ...lost)).not.toContain("the-barrow-road");
    expect(ids(...parts.map((part) => played(part, true)))).not.toContain("the-barrow-road");
  });
});
