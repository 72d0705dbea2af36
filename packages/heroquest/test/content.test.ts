import { readFileSync } from "node:fs";
import { languages, messageProblems } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import type { Effect, Item, Spell } from "../src/content/index.js";
import * as content from "../src/content/index.js";
import { questBook, testQuests } from "../src/content/quests/book.js";
import { messagesOf } from "./content-messages.js";

const {
  allies,
  antagonists,
  archetypes,
  artifacts,
  champions,
  elementPiles,
  elements,
  equipment,
  evocationCards,
  fateCards,
  foundItems,
  heroes,
  items,
  questItems,
  runes,
  scenery,
  scrolls,
  spells,
  traits,
  trapKinds,
  treasureDeck,
} = content;

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

describe("scenery and traps", () => {
  test("HQ-1.3: fifteen pieces of eleven kinds", () => {
    expect(Object.keys(scenery)).toHaveLength(11);
    expect(Object.values(scenery).reduce((sum, { pieces }) => sum + pieces, 0)).toBe(15);
  });

  test("HQ-1.3: a table is low and covers 2 × 3, a bookcase is tall and covers 1 × 3", () => {
    expect(scenery.table).toMatchObject({ width: 3, depth: 2, height: "low" });
    expect(scenery.bookcase).toMatchObject({ width: 3, depth: 1, height: "tall" });
    const tall = Object.entries(scenery).filter(([, { height }]) => height === "tall");
    expect(tall.map(([id]) => id).sort()).toEqual(["bookcase", "cupboard", "fireplace", "weapons-rack"]);
  });

  test("HQ-12.7-a: pits can't be disarmed, rocks, arrows, spears and axes can", () => {
    const disarmable = Object.entries(trapKinds).filter(([, kind]) => kind.disarmable);
    expect(disarmable.map(([id]) => id)).toEqual(["rocks", "landslide", "arrows", "spears", "axes"]);
    expect(Object.keys(trapKinds)).toHaveLength(8);
  });

  test("HQ-12-d: rocks leave rubble, arrows, spears and axes stay", () => {
    expect(trapKinds.rocks.afterwards).toBe("rubble");
    expect(trapKinds.landslide.afterwards).toBe("rubble");
    for (const kind of ["arrows", "spears", "axes"] as const) expect(trapKinds[kind].afterwards).toBe("stays");
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
    expect(content.antagonistPile).toHaveLength(12);
    for (const id of content.antagonistPile) expect(spells[id]).toMatchObject({ class: "antagonist", cost: 0 });
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
    for (const table of [content.movementAdvantages, content.movementDisadvantages, content.disadvantages]) {
      expect(table.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i))).toEqual([
        1, 2, 3, 4, 5, 6,
      ]);
      for (const { trait } of table) if (trait !== null) expect(traits).toHaveProperty(trait);
    }
  });

  test("HQ-RH3-e: twelve advantages by an even draw", () => {
    const named = Object.entries(traits).filter(([, { kind }]) => kind === "advantage");
    expect([...content.advantages].sort()).toEqual(named.map(([id]) => id).sort());
    expect(content.advantages).toHaveLength(12);
  });
});

describe("the tables together", () => {
  const cardTables = { equipment, artifacts, runes, scrolls, treasureDeck, fateCards, spells };

  test("HQ-1.2.e: every card is in one table, and every class has cards", () => {
    const ids = Object.values(cardTables).flatMap((table) => Object.keys(table));
    expect(ids.filter((id, i) => ids.indexOf(id) < i)).toEqual([]);
    const classes = new Set([
      ...Object.values(spells).map((card) => card.class),
      ...Object.values({ ...equipment, ...artifacts, ...runes, ...scrolls }).map((card) => card.class),
    ]);
    expect([...classes].sort()).toEqual([
      "antagonist",
      "artifact",
      "equipment",
      "evocation",
      "normal",
      "primordial",
      "rune",
      "scroll",
    ]);
  });

  test("HQ-RH7-h-more: the cards and traits cite rules that the catalogue knows", () => {
    const catalogue = readFileSync(new URL("../rules.yaml", import.meta.url), "utf8");
    const known = new Set([...catalogue.matchAll(/^- id: (\S+)/gm)].map(([, id]) => id));
    const cited = [...Object.values(fateCards), ...Object.values(traits)].map(({ rule }) => rule);
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
    expect(new Set(cited).size).toBe(cited.length);
  });

  test("HQ-8.6-a: whatever a card names is there", () => {
    const effects: Effect[] = [
      ...Object.values(items).flatMap((item: Item) => item.effects ?? []),
      ...Object.values(treasureDeck).flatMap((card) => card.effects),
      ...Object.values(fateCards).flatMap((card) => card.effects),
      ...Object.values(spells).flatMap((spell) => [
        ...spell.paid,
        ...(spell.unpaid === "as-paid" ? [] : spell.unpaid),
        ...spell.failed,
      ]),
    ];
    for (const one of effects) {
      if (one.effect === "gain-item") expect(items).toHaveProperty(one.item);
      if (one.effect === "summon-ally") expect(allies).toHaveProperty(one.ally);
      if (one.effect === "summon") {
        for (const { figures } of one.figures) {
          for (const kind of Object.keys(figures)) expect(antagonists).toHaveProperty(kind);
        }
      }
    }
    for (const champion of Object.values(champions)) {
      for (const spell of champion.spells) expect(content.antagonistPile).toContain(spell);
    }
    for (const { startItems } of Object.values(archetypes)) {
      for (const item of startItems) expect(equipment).toHaveProperty(item);
    }
  });
});

describe("names and texts", () => {
  const messages = messagesOf("content");
  const named = [
    ...[archetypes, heroes, antagonists, champions, allies, items, treasureDeck, scenery, trapKinds].flatMap(
      Object.keys,
    ),
    ...[spells, fateCards, traits].flatMap(Object.keys),
    ...elements,
    // On the board a hero is called by archetype and number.
    ...Object.values(heroes).map(({ archetype, figure }) => `${archetype}-${figure}`),
    ...[...questBook, ...testQuests].flatMap((quest) => quest.antagonists.flatMap(({ id }) => id ?? [])),
    ...[...questBook, ...testQuests].flatMap((quest) =>
      quest.triggers.flatMap(({ acts }) =>
        acts.flatMap((act) =>
          act.act === "place" || act.act === "ambush" ? act.antagonists.flatMap(({ id }) => id ?? []) : [],
        ),
      ),
    ),
  ];
  const told = [
    archetypes,
    heroes,
    antagonists,
    champions,
    allies,
    items,
    treasureDeck,
    trapKinds,
    spells,
    fateCards,
    traits,
  ];

  test("the three languages are in step", () => {
    expect(messageProblems(messages)).toEqual([]);
  });

  test.each(languages)("everything has a name and every card a text (%s)", (language) => {
    const table = messages[language];
    expect(named.filter((id) => table[`name.${id}`] === undefined)).toEqual([]);
    expect(told.flatMap(Object.keys).filter((id) => table[`text.${id}`] === undefined)).toEqual([]);
  });

  test.each(languages)("HQ-2.4-d: a hero's figure has the hero's name (%s)", (language) => {
    const table = messages[language];
    for (const [id, { archetype, figure }] of Object.entries(heroes)) {
      expect(table[`name.${archetype}-${figure}`]).toBe(table[`name.${id}`]);
    }
  });

  test("no name or text without its thing", () => {
    const known = new Set(named);
    const strays = Object.keys(messages.en).filter((key) => !known.has(key.replace(/^(name|text)\./, "")));
    expect(strays).toEqual([]);
  });

  test("items that are found or belong to a quest are items like the others", () => {
    for (const id of [...Object.keys(foundItems), ...Object.keys(questItems)]) expect(items).toHaveProperty(id);
  });
});
