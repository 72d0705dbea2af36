import { describe, expect, test } from "vitest";
import { type Foes, fighter } from "../../scenes/enemy-scene.js";
import { blade, scene, stub, thing } from "../../scenes/scene.js";
import { attacksIn } from "../../scenes/turn-scene.js";

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

  test("SS-6.1.1-b: engaged, nobody strikes at enemies elsewhere by a Rune, and laying one or healing keeps its range", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: {
        thorgar: { at: "A", version: "rune-master", powers: ["offensive-rune", "heal-wounds"] },
        ecarus: { at: "B", wounds: 2 },
      },
      foes: { "stub-1": "A", "stub-2": "B" },
      arrange: (s) => {
        for (const area of ["A", "B"])
          s.tokens.push({ token: "offensive-rune", owner: "player-1", power: "offensive-rune", area, level: 1 });
      },
    });
    expect(t.offered("thorgar")).toEqual(
      expect.arrayContaining(["power:rune-burst:A", "power:offensive-rune:1:B", "power:heal-wounds:1:ecarus"]),
    );
    expect(t.barredBy("thorgar", "power:rune-burst:B")).toBe("SS-6.1.1-b");
  });

  test("SS-6.1.1-b: engaged, nobody taunts an enemy in another area", () => {
    fighter("brute");
    fighter("green");
    const taunts = (foes: Foes) =>
      scene({
        map: ["A B"],
        heroes: { ecarus: "A", thorgar: "B" },
        foes,
        decks: { encounter: ["lone-strike"] },
        step: "enemy-turn",
        dice: ["B1", "B1", "B1"],
        arrange: (s) => {
          s.turn.side = "enemies";
        },
      }).asked;
    expect(taunts({ "brute-1": { at: "B", controller: "ecarus" } })).toBe("ecarus: taunt");
    const engaging = { at: "A", controller: "thorgar" };
    expect(taunts({ "brute-1": { at: "B", controller: "ecarus" }, "green-1": engaging })).not.toBe("ecarus: taunt");
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

  test("SS-6.1.2-b, SS-10.2-g: pushed on the way, he goes on from where he is; nobody else reaches him there", () => {
    const paid = [{ cost: {}, effects: [{ effect: "push" as const }] }];
    const weapons = { ram: { attack: { hits: 1, red: 0, blue: 0 }, damage: "blunt" as const, paid } };
    stub("pusher", {}, { weapons, primary: "ram" });
    const t = scene({
      map: ["Z A B C"],
      heroes: { ecarus: { at: "A", cameFrom: "Z" } },
      foes: { "pusher-1": "A", "pusher-2": "A" },
      dice: ["B1"],
    });
    t.does("ecarus", "move:B");
    expect([t.figure("ecarus").area, t.state.turn.points, attacksIn(t).length]).toEqual(["Z", 3, 1]);
    expect(t.offered("ecarus").filter((id) => id.startsWith("move"))).toEqual(["move:A"]);
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
