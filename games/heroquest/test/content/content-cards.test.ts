import { describe, expect, test } from "vitest";
import { fateCards } from "../../content/fate-cards.js";
import { allies } from "../../content/figures/allies.js";
import {
  advantages,
  disadvantages,
  movementAdvantages,
  movementDisadvantages,
  traits,
} from "../../content/figures/traits.js";
import { artifacts } from "../../content/items/artifacts.js";
import { equipment } from "../../content/items/equipment.js";
import { items } from "../../content/items/items.js";
import { runes } from "../../content/items/runes.js";
import { scrolls } from "../../content/items/scrolls.js";
import { antagonistPile, elementPiles, elements, evocationCards, spells } from "../../content/spells/index.js";
import { treasureDeck } from "../../content/treasure-deck.js";
import type { Item, Spell } from "../../content/types.js";

describe("equipment", () => {
  const priced = {
    dagger: 25,
    staff: 100,
    "short-sword": 150,
    "hand-axe": 200,
    spear: 250,
    broadsword: 250,
    longsword: 350,
    "battle-axe": 450,
    crossbow: 350,
    shield: 150,
    helmet: 125,
    "chain-mail": 500,
    "plate-mail": 850,
    bracers: 550,
    "tool-kit": 250,
    "potion-of-healing": 100,
    "potion-of-clarity": 100,
  } as const;

  test("HQ-1.2.b: the broadsword", () => {
    expect(equipment.broadsword).toMatchObject({ gold: 250, melee: 2, hands: 1 });
    expect(equipment.broadsword.allowed).not.toContain("wizard");
  });

  test.each(Object.entries(priced))("HQ-1.2.b: %s costs %i", (id, gold) => {
    expect(equipment[id as keyof typeof priced].gold).toBe(gold);
  });

  test("HQ-1.2.b: dice in melee and at range", () => {
    const dice = (id: keyof typeof equipment) => [equipment[id].melee, equipment[id].ranged];
    expect(dice("dagger")).toEqual([0, 1]);
    expect(dice("hand-axe")).toEqual([1, 2]);
    expect(dice("spear")).toEqual([1, 2]);
    expect(dice("longsword")).toEqual([2, undefined]);
    expect(dice("battle-axe")).toEqual([3, undefined]);
    expect(dice("crossbow")).toEqual([undefined, 3]);
  });

  test("HQ-1.2.b: what strikes diagonally, what is thrown, what excludes a shield, what needs two hands", () => {
    const those = (may: (item: Item) => boolean) => Object.keys(equipment).filter((id) => may(items[id as "dagger"]));
    expect(those(({ diagonal }) => diagonal === true)).toEqual(["staff", "spear", "longsword"]);
    expect(those(({ throwable }) => throwable === true)).toEqual(["dagger", "hand-axe", "spear"]);
    expect(those(({ excludesShield }) => excludesShield === true)).toEqual(["staff", "battle-axe"]);
    expect(those(({ hands }) => hands === 2)).toEqual(["staff", "battle-axe", "crossbow"]);
  });

  test("HQ-7.4: all armour counts against missiles", () => {
    const armour = Object.values(items).filter((item: Item) => item.defence !== undefined);
    expect(armour.length).toBeGreaterThan(4);
    for (const item of armour) expect(item.againstRanged).toBe(true);
  });

  test("HQ-1.2.b: plate mail takes a movement die", () => {
    expect(equipment["plate-mail"].effects).toEqual([{ effect: "movement-dice", change: -1, until: "while-carried" }]);
  });

  test("HQ-RH1.1: load costs", () => {
    const load = (id: keyof typeof equipment) => equipment[id].load;
    expect([load("dagger"), load("helmet"), load("bracers"), load("staff"), load("tool-kit")]).toEqual([1, 1, 1, 2, 2]);
    expect([load("short-sword"), load("shield"), load("crossbow"), load("battle-axe")]).toEqual([2, 2, 3, 4]);
    expect([load("chain-mail"), load("plate-mail"), load("potion-of-healing")]).toEqual([4, 6, 0]);
    for (const item of [...Object.values(scrolls), ...Object.values(runes)]) expect(item.load).toBe(0);
  });

  test("HQ-1.2.c: twelve artifacts, none of them for sale", () => {
    expect(Object.keys(artifacts)).toHaveLength(12);
    for (const id of Object.keys(artifacts)) expect(equipment).not.toHaveProperty(id);
  });

  test("HQ-8.6-g: six runes for those with magic, eight scrolls for everybody", () => {
    expect(Object.values(runes).map(({ allowed }) => allowed)).toEqual(Array(6).fill(["elf", "wizard"]));
    for (const { cost, charges } of Object.values(runes)) expect([cost! > 0, charges]).toEqual([true, undefined]);
    expect(Object.values(scrolls).map(({ allowed }) => allowed.length)).toEqual(Array(8).fill(4));
    for (const { cost, charges } of Object.values(scrolls)) expect([cost, charges]).toEqual([undefined, 1]);
  });
});

describe("the treasure deck", () => {
  test("HQ-1.2.d: twenty-four cards", () => {
    const copies = Object.fromEntries(Object.entries(treasureDeck).map(([id, card]) => [id, card.copies]));
    expect(Object.values(copies).reduce((sum, count) => sum + count, 0)).toBe(24);
    expect(copies).toMatchObject({ "wandering-monster": 6, hazard: 4, "found-healing": 3 });
  });

  test("HQ-1.2.d: wanderers and hazards go back, the rest doesn't", () => {
    const returning = Object.entries(treasureDeck).filter(([, { returns }]) => returns);
    expect(returning.map(([id]) => id)).toEqual(["wandering-monster", "hazard"]);
  });

  test("HQ-1.2.d: six valuables of 15, 25, 25, 35, 35 and 50 gold", () => {
    const gold = Object.values(treasureDeck).flatMap(({ copies, effects }) =>
      effects.flatMap((one) => (one.effect === "gold" ? Array<number>(copies).fill(one.amount) : [])),
    );
    expect(gold).toEqual([15, 25, 25, 35, 35, 50]);
  });
});

describe("spells", () => {
  test("HQ-1.2.a: nine cards of each element, six normal and three primordial", () => {
    for (const element of elements) {
      const pile = elementPiles[element].map((id) => spells[id]);
      expect(pile.map((spell) => spell.element)).toEqual(Array(9).fill(element));
      expect(pile.filter((spell) => spell.class === "normal")).toHaveLength(6);
      expect(pile.filter((spell) => spell.class === "primordial")).toHaveLength(3);
    }
  });

  test("HQ-1.2.a: normal cards cost 1 to 3, primordial ones nothing; all have an effect and a failure", () => {
    for (const spell of Object.values(spells)) {
      if (spell.class === "normal") expect([1, 2, 3]).toContain(spell.cost);
      if (spell.class === "primordial") expect(spell.cost).toBe(0);
      expect(spell.paid.length).toBeGreaterThan(0);
      expect(spell.failed.length).toBeGreaterThan(0);
    }
  });

  test("HQ-8.6-f: four primordial spells, one of each element, can be restored", () => {
    const restorable = Object.values(spells).filter((spell: Spell) => spell.restore !== undefined);
    expect(restorable.map(({ element }) => element)).toEqual([...elements]);
  });

  test("HQ-8.6-e: a fumbled familiar is a piglet until the end of the round", () => {
    expect(spells["call-familiar"].failed).toEqual([{ effect: "summon-ally", ally: "piglet", until: "end-of-round" }]);
    expect(allies.piglet).toMatchObject({ move: 0, attack: 0, playedBy: "nobody" });
  });

  test("HQ-19.1-b: twelve antagonist spells, free of cost", () => {
    expect(antagonistPile).toHaveLength(12);
    for (const id of antagonistPile) expect(spells[id]).toMatchObject({ class: "antagonist", cost: 0 });
  });

  test("HQ-8.6-d: eight evocations of cost 2", () => {
    expect(evocationCards).toHaveLength(8);
    for (const id of evocationCards) expect(spells[id]).toMatchObject({ class: "evocation", cost: 2 });
  });
});

describe("fate and experience", () => {
  test("HQ-RH7-h-more: ten names in each deck, two copies each", () => {
    for (const deck of ["heroic", "misfortune"]) {
      const cards = Object.values(fateCards).filter((card) => card.deck === deck);
      expect(cards.map(({ copies }) => copies)).toEqual(Array(10).fill(2));
    }
  });

  test("HQ-RH3-d: the tables of the movement die have no gap", () => {
    for (const table of [movementAdvantages, movementDisadvantages, disadvantages]) {
      expect(table.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i))).toEqual([
        1, 2, 3, 4, 5, 6,
      ]);
      for (const { trait } of table) if (trait !== null) expect(traits).toHaveProperty(trait);
    }
  });

  test("HQ-RH3-e: twelve advantages by an even draw", () => {
    const named = Object.entries(traits).filter(([, { kind }]) => kind === "advantage");
    expect([...advantages].sort()).toEqual(named.map(([id]) => id).sort());
    expect(advantages).toHaveLength(12);
  });
});
