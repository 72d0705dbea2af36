import { describe, expect, test } from "vitest";
import type { Effect } from "../../../content/types.js";
import { knockOut, lethal, strikes } from "../../scenes/effect-scene.js";
import { blade, scene, stub } from "../../scenes/scene.js";

describe("10.4 AoE", () => {
  const area = (range: number): Effect => ({ effect: "area", range });

  test("SS-10.4-a, SS-10.4-b: everybody of the target's faction there, one roll, each with its own defence", () => {
    const t = strikes(2, [area(0)], { armour: 1 }, { foes: { "stub-1": "A", "stub-2": { at: "A", ko: true } } });
    expect([t.wounds("stub-1"), t.wounds("stub-2"), t.wounds("ecarus")]).toEqual([1, 2, 0]);
  });

  test("SS-10.4-b: the attack is rolled once", () => {
    stub("stub", { defenceDice: 1 });
    const item = blade("test-blade", 0, 1, 0, { paid: [{ cost: {}, effects: [area(0)] }] });
    const t = scene({
      heroes: { ecarus: { at: "A", slots: { primary: item } } },
      foes: { "stub-1": "A", "stub-2": "A" },
      dice: ["R3", "B1", "B10"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("ecarus", "attack:test-blade-1:stub-1").does("ecarus", "pay:test-blade-1#1");
    expect([t.wounds("stub-1"), t.wounds("stub-2"), t.diceLeft]).toEqual([1, 2, 0]);
  });

  test("SS-10.4-c: deaths come after all defences", () => {
    const t = strikes(2, [area(0)], { hp: 1 }, { foes: { "stub-1": "A", "stub-2": "A" } });
    expect(t.log.indexOf("enemy-killed")).toBeGreaterThan(t.log.lastIndexOf("defended"));
    expect(t.events("enemy-killed")).toHaveLength(2);
  });

  test("SS-10.4-c: also who dies beside somebody that strikes back, and by the attacker", () => {
    const thorns: Effect = { effect: "wounds", amount: 1, on: "attacker" };
    stub("thorny", {}, { powers: { thorns: { type: "reaction", when: "attacked", effects: [thorns] } } });
    const t = strikes(2, [area(0)], { hp: 1 }, { foes: { "stub-1": "A", "thorny-1": "A" } });
    expect(t.events("enemy-killed")).toMatchObject([{ figure: "stub-1", by: "ecarus" }]);
    expect(t.wounds("ecarus")).toBe(1);
  });

  test("SS-10.4-c: nobody dies while others are still to defend, whoever is pushed meanwhile", () => {
    const t = strikes(2, [area(0), { effect: "push" }], { hp: 2 }, { foes: { "stub-1": "A", "stub-2": "A" } });
    t.does("ecarus", "push:W");
    t.does("ecarus", "push:W");
    expect(t.log.indexOf("enemy-killed")).toBeGreaterThan(t.log.lastIndexOf("defended"));
    expect(t.events("enemy-killed").map(({ by }) => by)).toEqual(["ecarus", "ecarus"]);
  });

  test("SS-10.4-ex-0: the same hits and effects in the area, nobody next door", () => {
    const t = strikes(2, [knockOut, area(0)], {}, { foes: { "stub-1": "A", "stub-2": "A", "stub-3": "B" } });
    expect([t.wounds("stub-1"), t.wounds("stub-2"), t.wounds("stub-3")]).toEqual([2, 2, 0]);
    expect([t.figure("stub-1").ko, t.figure("stub-2").ko, t.figure("stub-3").ko]).toEqual([true, true, false]);
  });

  test("SS-10.4-ex-1: {1} along legal paths from the target, out of the attacker's sight, not through walls", () => {
    const t = strikes(
      1,
      [area(1)],
      {},
      {
        map: ["A P", "Q ."],
        features: { walls: ["A|Q"], sight: [["A", "P", false]] },
        heroes: { ecarus: { at: "A", slots: { primary: "test-blade-1" } } },
        foes: { "stub-1": "A", "stub-2": "P", "stub-3": "Q" },
      },
    );
    expect([t.wounds("stub-2"), t.wounds("stub-3")]).toEqual([1, 0]);
  });

  test("SS-10.4-d: outwards from the target: a barrier there stops it", () => {
    const t = strikes(
      1,
      [area(1)],
      {},
      {
        map: ["A P"],
        features: { barriers: ["A>P"] },
        heroes: { ecarus: { at: "A", slots: { primary: "test-blade-1" } } },
        foes: { "stub-1": "A", "stub-2": "P" },
      },
    );
    expect(t.wounds("stub-2")).toBe(0);
  });

  test("SS-9.1-g: one check of supremacy, in the primary target's area", () => {
    const t = strikes(
      1,
      [area(1)],
      {},
      {
        map: ["A B"],
        heroes: { ecarus: { at: "A", slots: { primary: "test-blade-1" } }, thorgar: "A" },
        foes: { "stub-1": "A", "stub-2": "B" },
      },
    );
    expect([t.wounds("stub-1"), t.wounds("stub-2")]).toEqual([2, 2]);
  });

  test("SS-10.4-e: healing spreads to heroes, not to enemies", () => {
    const t = scene({
      heroes: {
        auriel: { at: "A", soulrank: 5, wounds: 3, powers: ["healing-light"] },
        thorgar: { at: "A", wounds: 3 },
      },
      foes: { "orc-warrior-red-1": { at: "A", wounds: 3 } },
    });
    t.does("auriel", "power:healing-light:5:thorgar");
    expect([t.wounds("auriel"), t.wounds("thorgar"), t.wounds("orc-warrior-red-1")]).toEqual([1, 1, 3]);
  });

  test("SS-10.4-f: a hidden hero is caught, a Ghost Soul isn't", () => {
    stub(
      "burner",
      {},
      {
        weapons: {
          flame: { attack: { hits: 1, red: 0, blue: 0 }, damage: "arcane", paid: [{ cost: {}, effects: [area(0)] }] },
        },
        primary: "flame",
        lines: [{ range: [0], say: [{ do: "attack", weapon: "flame" }] }],
      },
    );
    const t = scene({
      heroes: { thorgar: "A", shae: { at: "A", hidden: true }, laegon: { at: "A", kind: "ghost" } },
      foes: { "burner-1": "A" },
      decks: { encounter: ["lone-strike"] },
      dice: ["B10", "B10"],
      step: "enemy-turn",
    });
    expect([t.wounds("thorgar"), t.wounds("shae"), t.wounds("laegon")]).toEqual([1, 1, 0]);
  });
});

describe("10.5 Lethal", () => {
  const totals = (hits: number, effects: Effect[]) => strikes(hits, effects).events("hits-totalled")[0]?.lethal;

  test("SS-10.5-a: all, or so many, never more than there are", () => {
    expect([totals(3, [lethal(5)]), totals(3, [lethal(1)]), totals(3, [lethal("all")])]).toEqual([3, 1, 3]);
  });

  test("SS-10.5-b: it makes no hit", () => {
    expect(strikes(0, [lethal(1)]).wounds("stub-1")).toBe(0);
  });

  test("SS-10.5-c, SS-10.5-f: magic shields stop lethal hits first", () => {
    const t = strikes(2, [lethal(1)], { magicShields: 1, defenceDice: 1 }, { dice: ["B10"] });
    expect([t.wounds("stub-1"), t.diceLeft]).toEqual([1, 0]);
    expect(strikes(2, [lethal(2)], { magicShields: 2 }).wounds("stub-1")).toBe(0);
  });

  test("SS-10.5-d: neither armour nor dice", () => {
    expect(strikes(1, [lethal(1)], { armour: 3, defenceDice: 4 }).wounds("stub-1")).toBe(1);
  });

  test("SS-10.5-e: shields don't stop it", () => {
    const t = strikes(2, [lethal(1)], { defenceDice: 2 }, { dice: ["B1"] });
    expect(t.wounds("stub-1")).toBe(1);
  });

  test("SS-10.5-f: a magic shield each", () => {
    expect(strikes(2, [lethal(2)], { magicShields: 2 }).figure("stub-1").magicShields).toBe(0);
  });

  test("SS-10.5-g: a resistance takes the lethal hit first", () => {
    stub("stub", { types: { pierce: -1 }, armour: 1 });
    const item = blade("test-blade", 2, 0, 0, { damage: "pierce", paid: [{ cost: {}, effects: [lethal(1)] }] });
    const t = scene({
      heroes: { ecarus: { at: "A", slots: { primary: item } } },
      foes: { "stub-1": "A" },
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("ecarus", "attack:test-blade-1:stub-1").does("ecarus", "pay:test-blade-1#1");
    expect(t.wounds("stub-1")).toBe(0);
  });

  test("SS-10.5-h: what a weakness adds is normal, unless all is lethal", () => {
    const added = (hits: number | "all") => {
      stub("stub", { types: { pierce: 1 } });
      const item = blade("test-blade", 2, 0, 0, { damage: "pierce", paid: [{ cost: {}, effects: [lethal(hits)] }] });
      const t = scene({
        heroes: { ecarus: { at: "A", slots: { primary: item } } },
        foes: { "stub-1": "A" },
        arrange: (s) => {
          s.turn.action = 0;
        },
      });
      t.does("ecarus", "attack:test-blade-1:stub-1").does("ecarus", "pay:test-blade-1#1");
      const [first] = t.events("defended");
      return [first?.lethal, first?.normal];
    };
    expect([added(1), added("all")]).toEqual([
      [1, 2],
      [3, 0],
    ]);
  });

  test("SS-10.5-i: several add up", () => {
    expect([totals(4, [lethal(1), lethal(2)]), totals(2, [lethal(1), lethal(2)])]).toEqual([3, 2]);
  });

  test("SS-10.5-j: dice only for normal hits", () => {
    const t = strikes(3, [lethal(2)], { defenceDice: 3 }, { dice: ["B1"] });
    expect([t.wounds("stub-1"), t.diceLeft]).toEqual([2, 0]);
  });

  test("SS-10.5-ex-1: Laegon's dagger kills a Red Gremlin with one HP left", () => {
    const t = scene({
      heroes: { laegon: { at: "A", version: "archer", slots: { primary: "dagger-1" } }, ecarus: "A" },
      foes: { "gremlin-red-1": { at: "A", wounds: 3 }, "gremlin-green-1": "A" },
      dice: ["R4"],
      decks: { treasure: ["crystal-dagger-1"] },
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("laegon", "attack:dagger-1:gremlin-red-1").does("laegon", "pay:dagger-1#1");
    expect([t.isThere("gremlin-red-1"), t.diceLeft]).toEqual([false, 0]);
  });

  test("SS-10.5-ex-2: Shae's crystal dagger: four hits, two lethal, two wounds", () => {
    const t = scene({
      heroes: { shae: { at: "A", slots: { primary: "crystal-dagger-1" } } },
      foes: { "orc-warrior-red-1": "A" },
      dice: ["R8", "B6 B6"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("shae", "attack:crystal-dagger-1:orc-warrior-red-1").does("shae", "pay:crystal-dagger-1#1");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 4, lethal: 2 }]);
    expect([t.wounds("orc-warrior-red-1"), t.diceLeft]).toEqual([2, 0]);
  });
});
