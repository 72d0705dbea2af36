import { describe, expect, test } from "vitest";
import { antagonists } from "../../content/figures/antagonists.js";
import { champions } from "../../content/figures/champions.js";
import { archetypes, heroes } from "../../content/figures/heroes.js";
import { items } from "../../content/items/items.js";
import type { Item } from "../../content/types.js";

describe("heroes", () => {
  test("HQ-2.4-d: two heroes for each archetype, one male and one female", () => {
    for (const archetype of Object.keys(archetypes)) {
      const both = Object.values(heroes).filter((hero) => hero.archetype === archetype);
      expect(both.map(({ gender }) => gender).sort()).toEqual(["f", "m"]);
      expect(both.map(({ figure }) => figure).sort()).toEqual([1, 2]);
    }
  });

  test("HQ-1.4-a: attack, defence, body and mind with the starting weapon", () => {
    const values = Object.entries(archetypes).map(([archetype, sheet]) => {
      const weapon: Item = items[sheet.startItems[0] as keyof typeof items];
      return [archetype, sheet.blackAttack + (weapon.melee ?? 0), sheet.blackDefence, sheet.body, sheet.mind];
    });
    expect(values).toEqual([
      ["barbarian", 3, 2, 8, 2],
      ["dwarf", 2, 2, 7, 3],
      ["elf", 2, 2, 6, 4],
      ["wizard", 1, 2, 4, 6],
    ]);
  });

  test("HQ-1.4-d: a new dwarf has a short sword, a potion of healing and no gold", () => {
    expect(archetypes.dwarf.startItems).toEqual(["short-sword", "potion-of-healing"]);
    expect(archetypes.dwarf.startGold).toBe(0);
    expect(items["potion-of-healing"].effects).toEqual([{ effect: "heal-body", amount: 4 }]);
  });

  test("HQ-2.6-a: magic turns are one for the elf and three for the wizard", () => {
    expect(Object.values(archetypes).map(({ magicTurns }) => magicTurns)).toEqual([0, 0, 1, 3]);
  });

  test("HQ-10.2-b: only the dwarf disarms without tools", () => {
    expect(Object.keys(archetypes).filter((id) => archetypes[id as keyof typeof archetypes].skills.disarm)).toEqual([
      "dwarf",
    ]);
  });

  test("HQ-RH1.1: load capacities", () => {
    expect(Object.values(archetypes).map(({ loadCapacity }) => loadCapacity)).toEqual([12, 10, 8, 6]);
  });

  test("HQ-4.12-a: the maximum is six squares for each movement die", () => {
    for (const { maxMovement, movementDice } of Object.values(archetypes)) expect(maxMovement).toBe(6 * movementDice);
  });
});

describe("antagonists", () => {
  test("HQ-1.4-b: move, attack, defence, body and mind", () => {
    const values = Object.entries(antagonists).map(
      ([id, { move, attack, defence, body, mind }]) => `${id} ${move}/${attack}/${defence}/${body}/${mind}`,
    );
    expect(values).toEqual([
      "goblin 10/2/1/1/1",
      "orc 8/3/2/1/2",
      "fimir 6/3/3/2/3",
      "skeleton 6/2/2/1/0",
      "zombie 5/2/3/1/0",
      "mummy 4/3/4/2/0",
      "chaos-warrior 7/4/4/3/3",
      "gargoyle 6/4/5/3/4",
      "warlock 8/3/4/3/6",
    ]);
  });

  test("HQ-1.4-b: armour dice, and no more of them than defence dice", () => {
    expect(Object.values(antagonists).map(({ armour }) => armour)).toEqual([0, 1, 1, 1, 0, 1, 3, 3, 1]);
    for (const { armour, defence } of Object.values(champions)) expect(armour).toBeLessThanOrEqual(defence);
  });

  test("HQ-1.4-b: the figures in the box", () => {
    expect(Object.values(antagonists).map(({ figures }) => figures)).toEqual([6, 8, 3, 4, 2, 2, 4, 1, 1]);
  });

  test("HQ-8.8.a: the undead, and only they, are mindless", () => {
    for (const { mind, undead } of [...Object.values(antagonists), ...Object.values(champions)]) {
      expect(mind === 0).toBe(undead);
    }
  });

  test("HQ-1.4-c: six champions, each with a figure of the box and at least the values of its kind", () => {
    expect(Object.keys(champions)).toHaveLength(6);
    for (const champion of Object.values(champions)) {
      const kind = antagonists[champion.type as keyof typeof antagonists];
      expect(kind.figures).toBeGreaterThan(0);
      expect(champion.body).toBeGreaterThanOrEqual(kind.body);
      expect(champion.attack).toBeGreaterThanOrEqual(kind.attack);
    }
  });
});
