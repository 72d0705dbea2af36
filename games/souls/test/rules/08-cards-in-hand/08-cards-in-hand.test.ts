import { describe, expect, test } from "vitest";
import { blade, scene, stub, thing } from "../../scenes/scene.js";

describe("6.3.4, 6.3.5 and 8: what heroes do with their cards", () => {
  test("SS-6.3.4: any number of swaps for one Action; hands are respected (SS-8.2-b)", () => {
    const t = scene({
      heroes: {
        ecarus: { at: "A", slots: { primary: "sword-1", armour: "chain-1" }, inventory: ["war-axe-1", "dagger-1"] },
        shae: "A",
      },
    });
    t.does("ecarus", "reorganise")
      .does("ecarus", "equip:war-axe-1:primary")
      .does("ecarus", "equip:dagger-1:secondary")
      .does("ecarus", "stow:chain-1");
    t.does("ecarus", "done");
    expect([t.hero("ecarus").slots, t.state.turn.action]).toMatchObject([
      { primary: "war-axe-1", secondary: "dagger-1", armour: "" },
      0,
    ]);
    expect(t.hero("ecarus").inventory.sort()).toEqual(["chain-1", "sword-1"]);
  });

  test("SS-6.3.4: not while engaged", () => {
    stub("stub");
    const t = scene({ foes: { "stub-1": "A" } });
    expect(t.barredBy("ecarus", "reorganise")).toBe("SS-6.1.1-d");
  });

  test("SS-8.2-a, SS-8.2-b: two hands leave no other; strong and weak hands", () => {
    const t = scene({
      heroes: { laegon: { at: "A", slots: { secondary: "dagger-1" }, inventory: ["longbow-1", "dagger-2"] } },
    });
    t.does("laegon", "reorganise");
    expect(t.offered("laegon")).not.toContain("equip:longbow-1:primary");
    t.does("laegon", "stow:dagger-1").does("laegon", "equip:longbow-1:primary");
    expect(t.offered("laegon").filter((id) => id.startsWith("equip:dagger"))).toEqual([
      "equip:dagger-2:primary",
      "equip:dagger-1:primary",
    ]);
  });

  test("SS-8.2-b: a sword only in the primary hand, a shield only in the secondary", () => {
    const t = scene({ heroes: { ecarus: { at: "A", inventory: ["sword-1", "wooden-shield-1"] } } });
    t.does("ecarus", "reorganise");
    expect(t.offered("ecarus").filter((id) => id.startsWith("equip"))).toEqual([
      "equip:sword-1:primary",
      "equip:wooden-shield-1:secondary",
    ]);
  });

  test("SS-5-b: one card a slot", () => {
    const t = scene({ heroes: { ecarus: { at: "A", slots: { armour: "chain-1" }, inventory: ["chain-2"] } } });
    t.does("ecarus", "reorganise").does("ecarus", "equip:chain-2:armour");
    expect([t.hero("ecarus").slots.armour, t.hero("ecarus").inventory]).toEqual(["chain-2", ["chain-1"]]);
  });

  test("SS-8.3.1-d: armour taken off and on again has no magic shields until the Time phase", () => {
    const mail = thing("test-mail", { magicShields: 2, defenceDice: 1 }, { kind: "armour" });
    const t = scene({ heroes: { ecarus: { at: "A", slots: { armour: mail } } } });
    t.does("ecarus", "reorganise")
      .does("ecarus", "stow:test-mail-1")
      .does("ecarus", "equip:test-mail-1:armour")
      .does("ecarus", "done");
    expect(t.state.items["test-mail-1"]?.shields).toBe(0);
  });

  test("SS-7-h: a power that an artefact grants goes with it", () => {
    const tome = thing("test-tome", { effects: [{ effect: "more-powers", count: 1 }] }, { kind: "artefact" });
    const t = scene({
      heroes: { ecarus: { at: "A", inventory: [tome] } },
      arrange: (s) => {
        s.turn.action = 2;
      },
    });
    t.does("ecarus", "reorganise").does("ecarus", "equip:test-tome-1:artefact").does("ecarus", "power:cleave");
    expect(t.hero("ecarus").powers).toMatchObject([{ id: "cleave", from: "test-tome-1" }]);
    t.does("ecarus", "stow:test-tome-1");
    expect(t.hero("ecarus").powers).toEqual([]);
  });

  test("SS-6.3.5-a: one item and Crowns to another in the area, who must agree", () => {
    const t = scene({
      heroes: { auriel: { at: "A", crowns: 10, inventory: ["healing-potion-1", "healing-potion-2"] }, ecarus: "A" },
    });
    t.does("auriel", "exchange:ecarus")
      .does("auriel", "give:healing-potion-1")
      .does("auriel", "crowns:10")
      .does("ecarus", "yes");
    expect([
      t.hero("ecarus").inventory,
      t.hero("ecarus").crowns,
      t.hero("auriel").inventory,
      t.state.turn.action,
    ]).toEqual([["healing-potion-1"], 10, ["healing-potion-2"], 0]);
    const far = scene({ map: ["A B"], heroes: { auriel: "A", ecarus: "B" } });
    expect(far.offered("auriel")).not.toContain("exchange:ecarus");
  });

  test("SS-6.3.5-b: equipped at once where the slot is free", () => {
    const t = scene({ heroes: { ecarus: { at: "A", slots: { armour: "chain-1" } }, thorgar: "A" } });
    t.does("ecarus", "exchange:thorgar")
      .does("ecarus", "give:chain-1")
      .does("thorgar", "yes")
      .does("thorgar", "slot:armour");
    expect([t.hero("thorgar").slots.armour, t.hero("ecarus").slots.armour]).toEqual(["chain-1", ""]);
  });

  test("SS-6.3.5-c: a primary weapon for who has one goes to the inventory", () => {
    const t = scene({
      heroes: { thorgar: { at: "A", inventory: ["war-hammer-1"] }, ecarus: { at: "A", slots: { primary: "sword-1" } } },
    });
    t.does("thorgar", "exchange:ecarus").does("thorgar", "give:war-hammer-1").does("ecarus", "yes");
    expect(t.hero("ecarus").inventory).toEqual(["war-hammer-1"]);
    t.does("thorgar", "end-turn")
      .does("ecarus", "reorganise")
      .does("ecarus", "equip:war-hammer-1:primary")
      .does("ecarus", "done");
    expect([t.hero("ecarus").slots.primary, t.hero("ecarus").inventory]).toEqual(["war-hammer-1", ["sword-1"]]);
  });

  test("SS-8.2.1-b: a Soul Weapon awakens for Soul Points, until the Time phase", () => {
    const t = scene({ heroes: { ecarus: { at: "A", slots: { primary: "dawnbringer-1" } }, shae: "A" }, soulPoints: 3 });
    t.does("ecarus", "awaken:dawnbringer-1");
    expect([t.state.soulPoints, t.state.items["dawnbringer-1"]?.back]).toEqual([0, true]);
    t.does("ecarus", "end-turn").does("shae", "end-turn");
    expect(t.state.items["dawnbringer-1"]?.back).toBe(false);
    const poor = scene({ heroes: { ecarus: { at: "A", slots: { primary: "dawnbringer-1" } } }, soulPoints: 1 });
    expect(poor.barredBy("ecarus", "awaken:dawnbringer-1")).toBe("SS-8.2.1-b");
  });

  test("SS-8.2.1-c: out of its slot it sleeps", () => {
    const t = scene({ heroes: { ecarus: { at: "A", slots: { primary: "dawnbringer-1" } } }, soulPoints: 3 });
    t.does("ecarus", "awaken:dawnbringer-1").does("ecarus", "drop:dawnbringer-1");
    expect([t.state.items["dawnbringer-1"]?.back, t.state.soulPoints]).toEqual([false, 0]);
  });

  test("SS-8.2-e: two daggers are two daggers: a second attack", () => {
    stub("stub");
    const other = blade("test-edge", 1);
    const attack = (secondary: string) => {
      const t = scene({
        heroes: { shae: { at: "A", version: "assassin", slots: { primary: "dagger-1", secondary } } },
        foes: { "stub-1": "A" },
        dice: ["R10"],
        arrange: (s) => {
          s.turn.action = 0;
        },
      });
      t.does("shae", "attack:dagger-1:stub-1");
      return t.asked;
    };
    expect([attack("dagger-2"), attack(other)]).toEqual(["shae: extra-attack", "shae: hero-turn"]);
  });
});
