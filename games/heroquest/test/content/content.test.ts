import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Effect } from "../../content/effects.js";
import { fateCards } from "../../content/fate-cards.js";
import { allies } from "../../content/figures/allies.js";
import { antagonists } from "../../content/figures/antagonists.js";
import { champions } from "../../content/figures/champions.js";
import { archetypes } from "../../content/figures/heroes.js";
import { traits } from "../../content/figures/traits.js";
import { artifacts } from "../../content/items/artifacts.js";
import { equipment } from "../../content/items/equipment.js";
import { items } from "../../content/items/items.js";
import { runes } from "../../content/items/runes.js";
import { scrolls } from "../../content/items/scrolls.js";
import { scenery } from "../../content/scenery.js";
import { antagonistPile, spells } from "../../content/spells/index.js";
import { trapKinds } from "../../content/trap-kinds.js";
import { treasureDeck } from "../../content/treasure-deck.js";
import type { Item } from "../../content/types.js";

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
    const catalogue = readFileSync(new URL("../../catalogue.yaml", import.meta.url), "utf8");
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
      for (const spell of champion.spells) expect(antagonistPile).toContain(spell);
    }
    for (const { startItems } of Object.values(archetypes)) {
      for (const item of startItems) expect(equipment).toHaveProperty(item);
    }
  });
});
