import { describe, expect, test } from "vitest";
import { blade, scene, stub, thing } from "./scene.js";

const attacksIn = (t: ReturnType<typeof scene>) =>
  t.events("attack-declared").map(({ attacker, weapon, target }) => `${attacker} ${weapon} ${target}`);

describe("4.2.1 the Hero Turn", () => {
  test("SS-4.2.1-a: the kinds of activities in any order", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: { at: "A", slots: { primary: blade("test-blade", 1) } }, thorgar: "B" },
      foes: { "stub-1": "A" },
    });
    expect(t.offered("ecarus")).toEqual(expect.arrayContaining(["move:B", "attack:test-blade-1:stub-1", "end-turn"]));
    t.does("ecarus", "attack:test-blade-1:stub-1").does("ecarus", "no");
    expect(t.offered("ecarus")).toContain("move:B");
  });

  test("SS-4.2.1-b, SS-4.2.1-d: a Combat ends the Movement for good", () => {
    stub("stub");
    const t = scene({
      map: ["A B C"],
      heroes: { ecarus: { at: "A", slots: { primary: blade("test-blade", 1) } }, thorgar: "C" },
      foes: { "stub-1": "B" },
    });
    t.does("ecarus", "move:B").does("ecarus", "attack:test-blade-1:stub-1").does("ecarus", "no");
    expect([t.state.turn.points, t.barredBy("ecarus", "move:C")]).toEqual([0, "SS-4.2.1-d"]);
  });

  test("SS-4.2.1-c: as many Combats and Actions as the gem shows", () => {
    const at = (soulrank: number) => {
      const t = scene({ heroes: { ecarus: { at: "A", soulrank }, thorgar: "A" }, step: "battle" });
      t.does("ecarus", "hero:ecarus");
      return [t.state.turn.combat, t.state.turn.action];
    };
    expect([at(1), at(4)]).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  test("SS-4.2.1-e: Actions and Free Actions nest in the Movement", () => {
    const t = scene({ map: ["A B C D"], doors: { "B|C": "door" }, decks: { trap: ["empty-click"] } });
    t.does("ecarus", "move:B").does("ecarus", "open:B|C").does("ecarus", "move:C");
    expect(t.state.turn.points).toBe(1);
  });

  test("SS-4.2.1-f: what isn't used is lost", () => {
    const t = scene({ heroes: { ecarus: "A", thorgar: "A" } });
    t.does("ecarus", "end-turn");
    expect(t.asked).toBe("thorgar: hero-turn");
    expect(t.hero("ecarus").ready).toBe(false);
  });
});

describe("6.1 Movement", () => {
  test("SS-5.2.5, SS-6.1-a: three points, three areas", () => {
    const t = scene({ map: ["A B C D E"] });
    t.does("ecarus", "move:B").does("ecarus", "move:C").does("ecarus", "move:D");
    expect(t.barredBy("ecarus", "move:E")).toBe("SS-6.1-a");
  });

  test("SS-6.1-b: nobody stands in the way", () => {
    stub("stub");
    const t = scene({ map: ["A B C"], heroes: { ecarus: "A", auriel: "B" } });
    t.does("ecarus", "move:B").does("ecarus", "move:C");
    expect(t.figure("ecarus").area).toBe("C");
  });

  test("SS-6.1-c: first what the area does, then Shadows", () => {
    const t = scene({
      map: ["A B C D E F G"],
      features: { deadly: ["B"] },
      decks: { enemy: ["gremlin-green-1"] },
      arrange: (s) => {
        s.shadows["G"] = ["shadow-enemy-1"];
      },
    });
    t.does("ecarus", "move:B");
    expect(t.log.indexOf("wounded")).toBeLessThan(t.log.indexOf("shadow-revealed"));
    expect(t.log.indexOf("wounded")).toBeGreaterThan(-1);
  });

  test("SS-6.1.1-a, SS-6.1.1-b: engaged by any enemy in the area, and only with those", () => {
    stub("stub");
    const bow = thing("test-bow", { range: 4, attack: { hits: 1, red: 0, blue: 0 } });
    const t = scene({
      map: ["A B"],
      heroes: { laegon: { at: "A", slots: { primary: bow } } },
      foes: { "stub-1": "A", "stub-2": "B" },
    });
    expect(t.offered("laegon")).toContain("attack:test-bow-1:stub-1");
    expect(t.barredBy("laegon", "attack:test-bow-1:stub-2")).toBe("SS-6.1.1-b");
  });

  test("SS-6.1.1-d: what engaged heroes may not do", () => {
    stub("stub");
    const potion = thing("test-potion", { activity: "action", effects: [] }, { kind: "consumable" });
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: { at: "A", inventory: [potion] } },
      foes: { "stub-1": "A" },
      doors: { "A|B": "locked" },
      arrange: (s) => {
        s.ground["A"] = { items: [], crowns: 5, keys: [], loot: [], treasure: [] };
      },
    });
    expect([
      t.barredBy("ecarus", "force:A|B"),
      t.barredBy("ecarus", "take:crowns"),
      t.barredBy("ecarus", "drop:test-potion-1"),
    ]).toEqual(["SS-6.3.2", "SS-6.1.1-d", "SS-6.1.1-d"]);
    expect(t.offered("ecarus")).toContain("use:test-potion-1");
  });
});

describe("6.1.2 Evade", () => {
  test("SS-6.1.1-c, SS-6.1.2-a: each enemy reacts with its primary weapon before the step", () => {
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: "A" },
      foes: { "gremlin-green-1": "A", "bandit-green-1": "A" },
      dice: ["R10", "B10", "B1", "B10", "B1"],
    });
    t.does("ecarus", "move:B");
    expect(attacksIn(t)).toEqual(["gremlin-green-1 claws ecarus", "bandit-green-1 bandit-sword ecarus"]);
    expect(t.log.lastIndexOf("attack-declared")).toBeLessThan(t.log.indexOf("figure-moved"));
    expect(t.figure("ecarus").area).toBe("B");
  });

  const tripping = () =>
    stub(
      "tripper",
      {},
      {
        weapons: {
          whip: {
            attack: { hits: 1, red: 0, blue: 0 },
            damage: "slash",
            paid: [{ cost: {}, effects: [{ effect: "condition", condition: "ko" }] }],
          },
        },
        primary: "whip",
      },
    );

  test("SS-6.1.2-b: knocked out on the way, he stands up and goes on without another attack", () => {
    tripping();
    const t = scene({ map: ["A B C"], heroes: { ecarus: "A" }, foes: { "tripper-1": "A" }, dice: ["B1"] });
    t.does("ecarus", "move:B");
    expect([t.figure("ecarus").area, t.state.turn.points]).toEqual(["A", 3]);
    t.does("ecarus", "stand-up").does("ecarus", "move:B");
    expect([t.figure("ecarus").area, t.state.turn.points, attacksIn(t).length]).toEqual(["B", 1, 1]);
  });

  test("SS-6.1.2-b, SS-11.1-q: who dies on the way stays there, and his turn is over", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: { at: "A", wounds: 8 }, thorgar: "B" },
      foes: { "stub-1": "A" },
      dice: ["B10"],
      decks: { encounter: ["lone-strike"], enemyPower: [] },
    });
    t.does("ecarus", "move:B");
    expect([t.figure("ecarus").area, t.figure("ecarus").kind, t.asked]).toEqual(["A", "ghost", "thorgar: hero-turn"]);
    expect(t.log).not.toContain("encounter-drawn");
  });

  test("SS-6.1.2-c: every exit is evaded again; SS-6.1.2-d: entering and staying are free", () => {
    stub("stub");
    const t = scene({
      map: ["A B", "C ."],
      heroes: { ecarus: "B", thorgar: "C" },
      foes: { "stub-1": "A" },
      dice: ["B1", "B1"],
    });
    t.does("ecarus", "move:A");
    expect(attacksIn(t)).toEqual([]);
    t.does("ecarus", "move:B").does("ecarus", "move:A");
    expect(attacksIn(t)).toHaveLength(1);
    t.does("ecarus", "dash").does("ecarus", "move:C");
    expect(attacksIn(t)).toHaveLength(2);
  });

  test("SS-6.1.2-d: who ends his Movement among enemies isn't attacked", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: "A", thorgar: "A" },
      foes: { "stub-1": "B", "stub-2": "B", "stub-3": "B" },
      decks: { encounter: ["lull"] },
    });
    t.does("ecarus", "move:B").does("ecarus", "end-turn");
    expect(attacksIn(t)).toEqual([]);
  });

  test("SS-6.1.2-e: no reaction when the heroes dominate; three against two isn't enough", () => {
    stub("stub");
    const two = scene({ map: ["A B"], heroes: { ecarus: "A", thorgar: "A" }, foes: { "stub-1": "A" } });
    two.does("ecarus", "move:B");
    expect(attacksIn(two)).toEqual([]);
    const three = scene({
      map: ["A B"],
      heroes: { ecarus: "A", thorgar: "A", auriel: "A" },
      foes: { "stub-1": "A", "stub-2": "A" },
      dice: ["B1", "B1"],
    });
    three.does("ecarus", "move:B");
    expect(attacksIn(three)).toHaveLength(2);
  });

  test("SS-6.1.2-g, SS-6.1.2-j: an Evade under domination breaks Shae's hiding, without attacks", () => {
    const t = scene({
      map: ["A B"],
      heroes: { shae: { at: "A", hidden: true }, ecarus: "A", thorgar: "A", laegon: "A" },
      foes: { "gremlin-green-1": "A", "bandit-green-1": "A" },
    });
    t.does("shae", "move:B");
    expect([t.figure("shae").hidden, t.figure("shae").area, attacksIn(t), t.state.turn.points]).toEqual([
      false,
      "B",
      [],
      3,
    ]);
  });

  test("SS-6.1.2-h: Stunned, K.O. and Blinded enemies don't react", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: "A" },
      foes: {
        "stub-1": { at: "A", stunned: "held" },
        "stub-2": { at: "A", ko: true },
        "stub-3": { at: "A", blinded: "held" },
        "orc-warrior-green-1": "A",
        "orc-warrior-green-2": "A",
      },
      dice: ["R10", "B1", "R10", "B1"],
    });
    t.does("ecarus", "move:B");
    expect(attacksIn(t)).toEqual(["orc-warrior-green-1 orc-axe ecarus", "orc-warrior-green-2 orc-axe ecarus"]);
  });

  test("SS-6.1.2-i: the active player's enemies first", () => {
    stub("stub");
    stub("other");
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: "A", thorgar: "B" },
      foes: { "stub-1": { at: "A", controller: "thorgar" }, "other-1": { at: "A", controller: "ecarus" } },
      dice: ["B1", "B1"],
    });
    t.does("ecarus", "move:B");
    expect(attacksIn(t).map((line) => line.split(" ")[0])).toEqual(["other-1", "stub-1"]);
  });

  test("SS-6.1.2-k: three against two: both react, one wound, then Ecarus is away", () => {
    stub("clawed");
    stub("sworded");
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: "A", thorgar: "A", laegon: "A" },
      foes: { "clawed-1": "A", "sworded-1": "A" },
      dice: ["B1", "B5"],
    });
    t.does("ecarus", "move:B");
    expect([t.wounds("ecarus"), t.figure("ecarus").area, attacksIn(t).length]).toEqual([1, "B", 2]);
  });

  test("SS-6.1.3-c: flying frees nobody from an Evade", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: "A" },
      foes: { "stub-1": "A" },
      dice: ["B1"],
      arrange: (s) => {
        s.lasting.push({ name: "wings", on: "ecarus", effect: { effect: "fly" }, until: "time-phase" });
      },
    });
    t.does("ecarus", "move:B");
    expect(attacksIn(t)).toHaveLength(1);
  });

  test("SS-6.1.3-a, SS-6.1.3-b: who flies ignores barriers, hard and deadly areas and K.O.", () => {
    const t = scene({
      map: ["A B C"],
      features: { barriers: ["A>B"], hard: ["B"], deadly: ["B"] },
      heroes: { ecarus: "A" },
      arrange: (s) => {
        s.lasting.push({ name: "wings", on: "ecarus", effect: { effect: "fly" }, until: "time-phase" });
      },
    });
    t.does("ecarus", "move:B");
    expect([t.state.turn.points, t.wounds("ecarus")]).toEqual([2, 0]);
  });
});

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
