import { describe, expect, test } from "vitest";
import { type PlacedHero, scene, stub, thing } from "../../scenes/scene.js";

describe("5.2 saves, 8 and 12 items, 13 Crowns", () => {
  test("SS-5.2.4-a, SS-5.2.4-b: a result of the card saves, either of two", () => {
    const saved = (who: string, face: string) => {
      const t = scene({
        heroes: { [who]: "A" },
        decks: { trap: ["crusher"] },
        dice: [face],
        arrange: (s) => {
          s.chests["A"] = { lock: "", token: ["chest-small-1"] };
        },
      });
      t.does(who, "force:chest");
      return t.wounds(who) === 0;
    };
    expect([saved("thorgar", "B1"), saved("thorgar", "B5"), saved("auriel", "B4")]).toEqual([true, false, true]);
  });

  test("SS-5.2.4-b: either result will do", () => {
    const t = scene({
      heroes: { auriel: "A" },
      decks: { trap: ["crusher"] },
      dice: ["B3"],
      arrange: (s) => {
        s.chests["A"] = { lock: "", token: ["chest-small-1"] };
      },
    });
    t.does("auriel", "force:chest");
    expect(t.events("saving-throw")).toMatchObject([{ saved: true }]);
  });

  test("SS-8-a: what lies in the inventory doesn't protect", () => {
    stub(
      "brute",
      {},
      {
        lines: [{ range: [0], say: [{ do: "attack", weapon: "claws" }] }],
        weapons: { claws: { attack: { hits: 3, red: 0, blue: 0 }, damage: "slash" } },
      },
    );
    const mail = thing("test-mail", { armour: 2, defenceDice: 1 }, { kind: "armour" });
    const wounds = (hero: Partial<PlacedHero>) =>
      scene({
        heroes: { thorgar: { at: "A", ...hero } },
        foes: { "brute-1": "A" },
        decks: { encounter: ["lone-strike"] },
        dice: ["B10"],
        step: "enemy-turn",
      }).wounds("thorgar");
    expect([wounds({ inventory: [mail] }), wounds({ slots: { armour: mail } })]).toEqual([3, 1]);
  });

  test("SS-8-b: a gained item lies on the ground when the inventory is full", () => {
    const potion = thing("test-potion", {}, { kind: "consumable" });
    const t = scene({
      heroes: { ecarus: { at: "A", inventory: [potion, "test-potion-2", "test-potion-3"] } },
      decks: { trap: ["empty-click"], treasure: ["crystal-dagger-1"] },
      arrange: (s) => {
        s.chests["A"] = { lock: "", token: ["chest-small-1"] };
      },
    });
    t.does("ecarus", "force:chest");
    expect(t.state.ground["A"]?.items).toEqual(["crystal-dagger-1"]);
  });

  test("SS-8.1-a, SS-8.1-b, SS-8.1-c: who is compatible may use it, anybody may carry it", () => {
    const usable = (who: string, runes: Parameters<typeof thing>[1]["runes"]) => {
      const item = thing("test-rod", { runes: runes!, activity: "action", effects: [] }, { kind: "permanent" });
      return scene({ heroes: { [who]: { at: "A", inventory: [item] } } })
        .offered(who)
        .includes("use:test-rod-1");
    };
    expect([
      usable("ecarus", { for: "any-of", styles: ["strength"] }),
      usable("auriel", { for: "any-of", styles: ["strength", "faith"] }),
    ]).toEqual([true, false]);
    expect([
      usable("auriel", { for: "all-but", style: "magic" }),
      usable("thorgar", { for: "all-but", style: "magic" }),
    ]).toEqual([false, true]);
  });

  test("SS-8.1-b: an excluding rune", () => {
    const item = thing(
      "test-rod",
      { runes: { for: "all-but", style: "magic" }, activity: "action", effects: [] },
      { kind: "permanent" },
    );
    const t = scene({ heroes: { auriel: { at: "A", inventory: [item] } } });
    expect(t.barredBy("auriel", "use:test-rod-1")).toBe("SS-8.1-b");
  });

  test("SS-8.4-b, SS-8.4-c: charges are spent, and without enough of them it doesn't work", () => {
    const orb = thing(
      "test-orb",
      { activity: "action", effects: [{ effect: "heal", amount: 1 }], charges: { max: 3, cost: 2 } },
      { kind: "artefact" },
    );
    const t = scene({
      heroes: { ecarus: { at: "A", wounds: 3, slots: { artefact: orb } } },
      arrange: (s) => {
        s.turn.action = 2;
      },
    });
    t.does("ecarus", "use:test-orb-1");
    expect([t.state.items["test-orb-1"]?.charges, t.barredBy("ecarus", "use:test-orb-1")]).toEqual([1, "SS-8.4-c"]);
  });

  test("SS-12-a: an item costs its activity; on the ground it isn't offered", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", inventory: ["healing-potion-1"] } },
      arrange: (s) => {
        s.turn.action = 0;
        s.ground["A"] = { items: ["healing-potion-2"], crowns: 0, keys: [], loot: [], treasure: [] };
      },
    });
    expect(t.barredBy("ecarus", "use:healing-potion-1")).toBe("SS-4.2.1-c");
    expect(t.offered("ecarus")).not.toContain("use:healing-potion-2");
  });

  test("SS-12.1-a, SS-12.2-a: a permanent item stays, a consumable goes", () => {
    const rod = thing("test-rod", { activity: "free", effects: [] }, { kind: "permanent" });
    const t = scene({ heroes: { ecarus: { at: "A", wounds: 1, inventory: [rod, "healing-potion-1"] } } });
    t.does("ecarus", "use:test-rod-1").does("ecarus", "use:healing-potion-1");
    expect(t.hero("ecarus").inventory).toEqual(["test-rod-1"]);
  });

  test("SS-12.3-a, SS-12.3-b: a projectile is lost with a miss, not with a hit", () => {
    stub("stub");
    const thrown = (face: string) => {
      const knife = thing(
        "test-knife",
        { activity: "combat", range: 2, attack: { hits: 0, red: 0, blue: 1 } },
        { kind: "projectile", source: "emporium" },
      );
      const t = scene({
        heroes: { shae: { at: "A", inventory: [knife] } },
        foes: { "stub-1": "A" },
        dice: [face],
        arrange: (s) => {
          s.turn.action = 0;
        },
      });
      t.does("shae", "use:test-knife-1:stub-1");
      return [t.hero("shae").inventory.length, t.state.emporium.includes("test-knife-1")];
    };
    expect([thrown("B5"), thrown("B10")]).toEqual([
      [1, false],
      [0, true],
    ]);
  });

  test("SS-12.3-d: each back to where it belongs", () => {
    const gone = (source: "stash" | "treasure" | "emporium") => {
      const item = thing("test-potion", { activity: "free", effects: [] }, { kind: "consumable", source });
      const t = scene({ heroes: { shae: { at: "A", inventory: [item] } } });
      t.does("shae", "use:test-potion-1");
      return [t.state.stash, t.state.decks.treasure.discard, t.state.emporium].map((pile) =>
        pile.includes("test-potion-1"),
      );
    };
    expect([gone("stash"), gone("treasure"), gone("emporium")]).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });

  test("SS-13-b: a Treasure of Crowns is exchanged at once, also with a full inventory", () => {
    const potion = thing("test-potion", {}, { kind: "consumable" });
    const t = scene({
      heroes: { ecarus: { at: "A", inventory: [potion, "test-potion-2", "test-potion-3"] } },
      decks: { trap: ["empty-click"], treasure: ["crowns-25-1"] },
      arrange: (s) => {
        s.chests["A"] = { lock: "", token: ["chest-small-1"] };
      },
    });
    t.does("ecarus", "force:chest");
    expect([t.hero("ecarus").crowns, t.state.decks.treasure.discard]).toEqual([35, ["crowns-25-1"]]);
  });

  test("SS-13-e, SS-13-f: no more than the box holds, to the hero himself", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", crowns: 0 }, thorgar: { at: "A", crowns: 580 } },
      decks: { trap: ["empty-click"], treasure: [] },
      arrange: (s) => {
        s.chests["A"] = { lock: "", token: ["chest-rich-1"] };
      },
    });
    t.does("ecarus", "force:chest");
    expect([t.hero("ecarus").crowns, t.hero("thorgar").crowns]).toEqual([15, 580]);
  });
});

test("SS-5.2.3-a, SS-10.6.2-e: a Critical that makes the inventory too small leaves nobody stuck while reorganising", () => {
  const junk = ["knives-1", "knives-2", "charm-1", "whetstone-1", "antidote-1"];
  const t = scene({
    heroes: {
      ecarus: { at: "A", powers: ["pack-mule"], inventory: junk, criticals: ["critical-confusion-1"] },
      thorgar: "A",
    },
  });
  t.does("ecarus", "reorganise").does("ecarus", "done");
  expect([t.asked, t.hero("ecarus").inventory]).toEqual(["ecarus: hero-turn", junk]);
});
