import { describe, expect, test } from "vitest";
import { at, type Scene } from "../../scene.js";
import { casting, fateScene, names, onMovement } from "../../scenes/fate-scene.js";

describe("Uncertain Shot", () => {
  const archer = { heroes: { elf: { at: "10,9", items: ["crossbow"] }, dwarf: "15,10" }, foes: { orc: "15,9" } };

  test("HQ-RH7-m-uncertain-shot: as if two ? had been rolled: any figure in sight takes it", () => {
    const t = fateScene({ misfortune: ["uncertain-shot"] }, { ...archer, dice: ["S ? L"] });
    t.does("elf", "shoot:orc-1").does("evil-wizard", "play:uncertain-shot");
    names(t, "elf");
    expect(t.offered("evil-wizard")).toEqual(["victim:olm", "victim:orc-1"]);
    t.does("evil-wizard", "victim:olm");
    expect(t.figure("dwarf").body).toBe(5);
    expect(t.table.events("body-lost")[0]?.rules).toContain("HQ-7.5-e");
    expect(t.isOnBoard("orc")).toBe(true);
  });

  test("HQ-RH7-m-uncertain-shot: or the next shot of a named hero", () => {
    const t = onMovement("uncertain-shot", archer, ["S S L"]);
    names(t, "elf").does("elf", "stop").does("elf", "shoot:orc-1").does("evil-wizard", "victim:olm");
    expect(t.figure("dwarf").body).toBe(5);
    expect(t.figure("elf").lasting).toEqual([]);
  });
});

describe("Intensity", () => {
  test("HQ-RH7-m-intensity: one more attack of an antagonist, with one more die", () => {
    const t = onMovement("intensity", { heroes: { elf: "12,9" }, foes: { orc: "13,9" } }, ["S S L L", "O O"]);
    expect(t.throws).toEqual(["movement 2", "attack 4", "defence 2"]);
    expect(t.figure("elf").body).toBe(4);
    expect(t.figure("orc").lasting).toEqual([]);
    expect(t.state.turn).toMatchObject({ figure: "ferrin", actions: 1, movement: { left: 3 } });
  });

  test("HQ-RH7-m-intensity: also for one who has used both actions", () => {
    const t = fateScene(
      { misfortune: ["intensity"] },
      {
        phase: "wizard",
        heroes: { barbarian: "12,9" },
        foes: { orc: "13,9" },
        dice: ["S L L", "L O", "HQ L L", "L L L L", "O O", "O O"],
      },
    );
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf").does("evil-wizard", "attack:hrolf");
    t.does("evil-wizard", "exchange:intensity");
    expect(t.throws).toEqual(["attack 3", "defence 2", "attack 3", "attack 4", "defence 2", "defence 2"]);
  });

  test("HQ-RH7-m-intensity: who is felled by it walks no further", () => {
    const heroes = { elf: { at: "12,9", body: 2 }, dwarf: "10,7" };
    const t = onMovement("intensity", { heroes, foes: { orc: "13,9" } }, ["S S L L", "O O"]);
    expect(t.figure("elf").prone).toBeGreaterThan(0);
    expect(t.state.turn?.movement ?? null).toBeNull();
  });
});

describe("what a card has felled", () => {
  test("HQ-RH7-e: neither casts nor strikes any more", () => {
    const heroes = { wizard: { at: "12,9", body: 1 }, dwarf: "10,7" };
    const spell = casting("intensity", ["S S ?", "S S L L", "O O"], { heroes, foes: { orc: "13,9", goblin: "12,11" } });
    spell.does("wizard", "cast:ember").does("wizard", "pay").does("wizard", "target:goblin-1");
    spell.does("evil-wizard", "play:intensity");
    if (spell.offered("evil-wizard")?.includes("antagonist:orc-1")) spell.does("evil-wizard", "antagonist:orc-1");
    expect(spell.table.events("spell-failed")).toHaveLength(1);
    expect(spell.isOnBoard("goblin")).toBe(true);
    const blow = fateScene(
      { misfortune: ["intensity"] },
      {
        heroes: { barbarian: { at: "12,9", body: 1 }, dwarf: "10,7" },
        foes: { orc: "13,9" },
        options: { fumbleScope: "die" },
        dice: ["S S ?", "S L L L", "O O"],
      },
    );
    blow.does("barbarian", "attack:orc-1").does("evil-wizard", "play:intensity");
    expect(blow.figure("barbarian").prone).toBeGreaterThan(0);
    expect(blow.isOnBoard("orc")).toBe(true);
  });
});

describe("If Your Hand Slips", () => {
  const fighter = { heroes: { barbarian: { at: "12,9", items: ["broadsword"] } }, foes: { orc: "13,9" } };

  test("HQ-RH7-m-hand-slips: the attack is lost, and the weapon lies within three squares", () => {
    const t = fateScene({ misfortune: ["hand-slips"] }, { ...fighter, dice: ["S ? S"] });
    t.does("barbarian", "attack:orc-1").does("evil-wizard", "play:hand-slips");
    expect(t.offered("evil-wizard")).toContain("to:11,9");
    expect(t.offered("evil-wizard")).not.toContain("to:13,9");
    t.does("evil-wizard", "to:10,8");
    expect(t.figure("barbarian")).toMatchObject({ items: [], held: "" });
    expect(t.state.piles).toEqual([{ square: at("10,8"), items: ["broadsword"], gold: 0, slipped: true }]);
    expect(t.isOnBoard("orc")).toBe(true);
    expect([t.table.events("attack-missed"), t.diceLeft]).toEqual([[], 0]);
  });

  test("HQ-RH7-m-hand-slips: or with the next attack of a named hero", () => {
    const t = onMovement("hand-slips", fighter, ["S S S"]);
    t.does("barbarian", "stop").does("barbarian", "attack:orc-1").does("evil-wizard", "to:12,8");
    expect(t.isOnBoard("orc")).toBe(true);
    expect(t.figure("barbarian").lasting).toEqual([]);
    expect(t.state.piles).toHaveLength(1);
  });

  test("HQ-RH7-m-hand-slips: who stands beside picks it up, unless an enemy is adjacent", () => {
    const lost = (foes: Scene["foes"]) =>
      fateScene(
        {},
        {
          ...fighter,
          foes: foes ?? {},
          arrange: ({ piles }) => void piles.push({ square: at("12,8"), items: ["longsword"], gold: 0, slipped: true }),
        },
      );
    const t = lost({ orc: "15,11" }).does("barbarian", "take:12,8");
    expect(t.figure("barbarian").items).toContain("longsword");
    expect(t.table.events("pile-taken")[0]?.rules).toEqual(["HQ-10.4-a", "HQ-RH7-m-hand-slips"]);
    const hindered = lost({ orc: "13,9" }).does("barbarian", "take:12,8");
    expect(hindered.state.piles).toHaveLength(1);
  });

  test("HQ-RH7-m-hand-slips, HQ-6.14.d-a: where something lies already it is one pile, taken at once", () => {
    const t = fateScene(
      { misfortune: ["hand-slips"] },
      {
        ...fighter,
        dice: ["S ? S"],
        arrange: ({ piles }) => void piles.push({ square: at("12,8"), items: ["helmet"], gold: 5 }),
      },
    );
    t.does("barbarian", "attack:orc-1").does("evil-wizard", "play:hand-slips").does("evil-wizard", "to:12,8");
    expect(t.state.piles).toEqual([{ square: at("12,8"), items: ["helmet", "broadsword"], gold: 5 }]);
  });

  test("HQ-RH7-m-hand-slips: bare hands lose nothing", () => {
    const bare = { ...fighter, heroes: { barbarian: { at: "12,9", items: [] } } };
    const t = onMovement("hand-slips", bare, ["HQ", "L L"]);
    t.does("barbarian", "stop").does("barbarian", "attack:orc-1");
    expect(t.isOnBoard("orc")).toBe(false);
  });
});
