import { describe, expect, test } from "vitest";
import { blade, scene, stub, thing } from "../../scenes/scene.js";

describe("6.2 to 6.4", () => {
  test("SS-6.2-c: one Combat, one attack, with either weapon", () => {
    stub("stub");
    const t = scene({
      heroes: { ecarus: { at: "A", slots: { primary: blade("long-blade", 1), secondary: blade("short-blade", 1) } } },
      foes: { "stub-1": "A" },
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("ecarus", "attack:short-blade-1:stub-1");
    expect(t.barredBy("ecarus", "attack:long-blade-1:stub-1")).toBe("SS-4.2.1-c");
  });

  test("SS-6.2-d, SS-6.2-e: melee in the own area, ranged also there", () => {
    stub("stub");
    const bow = thing("test-bow", { range: 3, attack: { hits: 1, red: 0, blue: 0 } });
    const at = (area: string) =>
      scene({
        map: ["A B C D E"],
        heroes: { ecarus: { at: "A", slots: { primary: bow, secondary: blade("test-blade", 1) } } },
        foes: { "stub-1": area },
        arrange: (s) => {
          s.turn.action = 0;
        },
      });
    const own = at("A").does("ecarus", "attack:test-bow-1:stub-1");
    expect(own.events("attack-declared")).toMatchObject([{ melee: false }]);
    expect(at("B").barredBy("ecarus", "attack:test-blade-1:stub-1")).toBe("SS-6.2-d");
    expect(at("D").offered("ecarus")).toContain("attack:test-bow-1:stub-1");
    expect(at("E").barredBy("ecarus", "attack:test-bow-1:stub-1")).toBe("SS-3.4.2-a");
  });

  test("SS-6.2-e: a ranged attack needs sight", () => {
    stub("stub");
    const bow = thing("test-bow", { range: 3, attack: { hits: 1, red: 0, blue: 0 } });
    const t = scene({
      map: ["A B C"],
      features: { sight: [["A", "C", false]] },
      heroes: { ecarus: { at: "A", slots: { primary: bow } } },
      foes: { "stub-1": "C" },
    });
    expect(t.barredBy("ecarus", "attack:test-bow-1:stub-1")).toBe("SS-3.4-a");
  });

  test("SS-8.2-c: bare hands only without a weapon", () => {
    stub("stub");
    const bare = scene({
      foes: { "stub-1": "A" },
      heroes: { ecarus: "A" },
      dice: ["B5"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    bare.does("ecarus", "attack:unarmed:stub-1");
    expect(bare.wounds("stub-1")).toBe(1);
    const armed = scene({
      foes: { "stub-1": "A" },
      heroes: { ecarus: { at: "A", slots: { secondary: blade("test-blade", 1) } } },
    });
    expect(armed.offered("ecarus")).not.toContain("attack:unarmed:stub-1");
  });

  test("SS-6.3.1-a, SS-6.3.1-b, SS-6.3.1-c: a Dash stands up or gives a point, once", () => {
    const up = scene({
      map: ["A B"],
      heroes: { ecarus: { at: "A", ko: true } },
      arrange: (s) => {
        s.turn.action = 2;
      },
    });
    up.does("ecarus", "dash");
    expect([up.figure("ecarus").ko, up.state.turn.points, up.barredBy("ecarus", "dash")]).toEqual([
      false,
      0,
      "SS-6.3.1-c",
    ]);
    const run = scene({ map: ["A B C D E F"] });
    expect(run.barredBy("ecarus", "dash")).toBe("SS-6.3.1-b");
    run.does("ecarus", "move:B").does("ecarus", "dash");
    expect(run.state.turn.points).toBe(3);
  });

  test("SS-6.3.1-b: four areas with a Dash", () => {
    const t = scene({ map: ["A B C D E F"] });
    t.does("ecarus", "move:B")
      .does("ecarus", "dash")
      .does("ecarus", "move:C")
      .does("ecarus", "move:D")
      .does("ecarus", "move:E");
    expect(t.barredBy("ecarus", "move:F")).toBe("SS-6.1-a");
  });

  test("SS-6.3.1-c: not for both uses", () => {
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: { at: "A", ko: true } },
      arrange: (s) => {
        s.turn.action = 2;
      },
    });
    t.does("ecarus", "dash").does("ecarus", "move:B");
    expect(t.barredBy("ecarus", "dash")).toBe("SS-6.3.1-c");
  });

  test("SS-6.3.2: a chest in the same area, a locked door beside it", () => {
    const t = scene({
      map: ["A B"],
      arrange: (s) => {
        s.chests["B"] = { lock: "", token: ["chest-small-1"] };
      },
    });
    expect(t.offered("ecarus")).not.toContain("force:chest");
    t.does("ecarus", "move:B");
    expect(t.offered("ecarus")).toContain("force:chest");
  });

  test("SS-6.3.3-a, SS-6.3.3-c: Focus is declared before the roll and adds a hit, also to a miss", () => {
    stub("stub");
    const attack = (face: string) => {
      const t = scene({
        heroes: { ecarus: { at: "A", slots: { primary: blade("test-blade", 0, 1) } } },
        foes: { "stub-1": "A" },
        dice: [face],
      });
      t.does("ecarus", "attack:test-blade-1:stub-1");
      expect([t.asked, t.events("hits-totalled")]).toEqual(["ecarus: focus", []]);
      t.does("ecarus", "yes");
      return [t.events("hits-totalled")[0]?.hits, t.state.turn.action];
    };
    expect([attack("R1"), attack("R10")]).toEqual([
      [2, 0],
      [1, 0],
    ]);
  });

  test("SS-6.3.3-b: once in a Round", () => {
    stub("stub");
    const t = scene({
      heroes: { ecarus: { at: "A", slots: { primary: blade("test-blade", 1) } } },
      foes: { "stub-1": "A" },
      arrange: (s) => {
        Object.assign(s.turn, { combat: 2, action: 2 });
      },
    });
    t.does("ecarus", "attack:test-blade-1:stub-1").does("ecarus", "yes").does("ecarus", "attack:test-blade-1:stub-1");
    expect(t.events("hits-totalled").map(({ hits }) => hits)).toEqual([2, 1]);
  });

  test("SS-6.3.3-d: it counts for all targets of an AoE", () => {
    stub("stub");
    const item = blade("test-blade", 1, 0, 0, { paid: [{ cost: {}, effects: [{ effect: "area", range: 0 }] }] });
    const t = scene({
      heroes: { thorgar: { at: "A", slots: { primary: item } } },
      foes: { "stub-1": "A", "stub-2": "A", "stub-3": "A" },
    });
    t.does("thorgar", "attack:test-blade-1:stub-1").does("thorgar", "yes").does("thorgar", "pay:test-blade-1#1");
    expect([t.wounds("stub-1"), t.wounds("stub-2"), t.wounds("stub-3")]).toEqual([2, 2, 2]);
  });

  test("SS-6.3-b: Actions may be repeated, where nothing limits them", () => {
    const potion = thing(
      "test-potion",
      { activity: "action", effects: [{ effect: "heal", amount: 1 }] },
      { kind: "permanent" },
    );
    const t = scene({
      heroes: { ecarus: { at: "A", wounds: 3, inventory: [potion] } },
      arrange: (s) => {
        s.turn.action = 2;
      },
    });
    t.does("ecarus", "use:test-potion-1").does("ecarus", "use:test-potion-1");
    expect([t.wounds("ecarus"), t.state.turn.action]).toEqual([1, 0]);
  });

  test("SS-6.4-a, SS-6.4.1: normal doors are free, also while engaged", () => {
    stub("stub");
    const t = scene({
      map: ["B A C"],
      heroes: { ecarus: "A", thorgar: "A" },
      foes: { "stub-1": "A" },
      doors: { "B|A": "door", "A|C": "door" },
      decks: { trap: ["empty-click", "rusted-spring"] },
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("ecarus", "open:B|A").does("ecarus", "open:A|C");
    expect(t.state.doors).toEqual({});
  });

  test("SS-6.4.2-a, SS-6.4.2-b, SS-6.4.2-c: dropping from a slot, taking into the inventory", () => {
    const mail = thing("test-mail", { armour: 2, magicShields: 1 }, { kind: "armour" });
    const t = scene({ heroes: { ecarus: { at: "A", slots: { armour: mail } } } });
    t.does("ecarus", "drop:test-mail-1");
    expect([t.hero("ecarus").slots.armour, t.state.ground["A"]?.items]).toEqual(["", ["test-mail-1"]]);
    t.does("ecarus", "take:test-mail-1");
    expect([t.hero("ecarus").slots.armour, t.hero("ecarus").inventory, t.state.ground]).toEqual([
      "",
      ["test-mail-1"],
      {},
    ]);
    // SS-8.3.1-d: what lay on it is lost.
    expect(t.state.items["test-mail-1"]?.shields).toBe(0);
  });

  test("SS-5.2.3-a, SS-5.2.3-b: with a full inventory nothing is picked up", () => {
    const potion = thing("test-potion", {}, { kind: "consumable" });
    const t = scene({
      heroes: { ecarus: { at: "A", inventory: [potion, "test-potion-2", "test-potion-3"] } },
      arrange: (s) => {
        s.ground["A"] = { items: ["test-potion-4"], crowns: 0, keys: [], loot: [], treasure: [] };
      },
    });
    expect(t.barredBy("ecarus", "take:test-potion-4")).toBe("SS-5.2.3-b");
    t.does("ecarus", "drop:test-potion-1");
    expect(t.offered("ecarus")).toContain("take:test-potion-4");
  });

  test("SS-6.5-f: without a range only for oneself", () => {
    const potion = thing(
      "test-potion",
      { activity: "action", effects: [{ effect: "heal", amount: 3 }] },
      { kind: "consumable" },
    );
    const t = scene({
      heroes: { auriel: { at: "A", wounds: 3, inventory: [potion] }, ecarus: { at: "A", wounds: 2 } },
    });
    expect(t.offered("auriel").filter((id) => id.startsWith("use:"))).toEqual(["use:test-potion-1"]);
    t.does("auriel", "use:test-potion-1");
    // SS-12.2-a: a consumable is used once.
    expect([t.wounds("auriel"), t.wounds("ecarus"), t.hero("auriel").inventory]).toEqual([0, 2, []]);
  });

  test("SS-6.5-h: what is good for the next attack ends with the turn", () => {
    const t = scene({
      heroes: { shae: { at: "A", powers: [] }, ecarus: "A" },
      arrange: (s) => {
        s.lasting.push({ name: "x", on: "shae", effect: { effect: "hits", change: 1 }, until: "next-attack" });
      },
    });
    t.does("shae", "end-turn");
    expect(t.state.lasting).toEqual([]);
  });

  test("SS-6.5-b: a Movement power costs the whole Movement, before any step", () => {
    const t = scene({ map: ["A B"], heroes: { auriel: "A" } });
    t.does("auriel", "power:meditation").does("auriel", "effect:attack-dice");
    expect(t.barredBy("auriel", "move:B")).toBe("SS-4.2.1-b");
    const late = scene({ map: ["A B"], heroes: { auriel: "A" } });
    late.does("auriel", "move:B");
    expect(late.barredBy("auriel", "power:meditation")).toBe("SS-4.2.1-b");
  });

  test("SS-6.5-c: a Combat power costs a Combat", () => {
    stub("stub");
    const t = scene({
      heroes: { auriel: { at: "A", powers: ["thunder-lord"] } },
      foes: { "stub-1": "A" },
      dice: ["R10", "B10"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("auriel", "power:thunder-lord:1:stub-1");
    expect(t.barredBy("auriel", "attack:unarmed:stub-1")).toBe("SS-4.2.1-c");
  });
});
