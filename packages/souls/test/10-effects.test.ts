import { describe, expect, test } from "vitest";
import type { Defences, Effect } from "../src/content/types.js";
import { areaFireAges, placeFire } from "../src/health/area-fire.js";
import { hpOf } from "../src/profile.js";
import { blade, type Scene, scene, stub } from "./scene.js";

/** Ecarus strikes a stub with these free effects, all paid in their order. */
function strikes(hits: number, effects: readonly Effect[], defences: Partial<Defences> = {}, more: Scene = {}) {
  stub("stub", defences);
  const item = blade("test-blade", hits, 0, 0, { paid: effects.map((effect) => ({ cost: {}, effects: [effect] })) });
  const t = scene({
    map: ["W A B"],
    heroes: { ecarus: { at: "A", slots: { primary: item } }, thorgar: "B" },
    foes: { "stub-1": "A" },
    ...more,
    arrange: (s) => {
      s.turn.action = 0;
      more.arrange?.(s);
    },
  });
  t.does("ecarus", "attack:test-blade-1:stub-1");
  for (const [i] of effects.entries()) t.does("ecarus", `pay:test-blade-1#${i + 1}`);
  return t;
}

const critical: Effect = { effect: "critical" };
const knockOut: Effect = { effect: "condition", condition: "ko" };
const lethal = (hits: number | "all"): Effect => ({ effect: "lethal", hits });

describe("10.1 Criticals", () => {
  const drawn = (tokens: readonly string[], more: Scene & { hits?: number } = {}) => {
    const { hits = 1, ...rest } = more;
    return strikes(hits, [critical], {}, { decks: { critical: tokens }, ...rest });
  };
  const with_ = (token: string, extra = {}) => ({ foes: { "stub-1": { at: "A", criticals: [token], ...extra } } });

  test("SS-10.1-a, SS-2-c: an empty pile is made anew from the discards", () => {
    const t = drawn([], {
      arrange: (s) => {
        s.decks.critical.discard = ["critical-gash-1"];
      },
    });
    expect(t.events("critical-drawn")).toMatchObject([{ critical: "critical-gash" }]);
  });

  test("SS-10.1-b: without a hit none is drawn", () => {
    expect(drawn(["critical-gash-1"], { hits: 0 }).state.decks.critical.draw).toHaveLength(1);
    expect(drawn(["critical-gash-1"]).state.decks.critical.draw).toHaveLength(0);
  });

  test("SS-10.1-c: before everything else, whatever was activated first", () => {
    const t = strikes(1, [knockOut, critical], {}, { decks: { critical: ["critical-torn-armour-1"] } });
    expect(t.log.indexOf("critical-drawn")).toBeLessThan(t.log.indexOf("condition-gained"));
    expect(t.log.indexOf("condition-gained")).toBeLessThan(t.log.indexOf("defended"));
  });

  test("SS-10.1-d: defence doesn't stop it", () => {
    const t = strikes(1, [critical], { armour: 1 }, { decks: { critical: ["critical-blinding-1"] } });
    expect([t.wounds("stub-1"), t.figure("stub-1").blinded]).toEqual([0, "held"]);
  });

  test("SS-10.1-f: Green works at once and is discarded", () => {
    const t = strikes(1, [critical], { armour: 1 }, { decks: { critical: ["critical-gash-1"] } });
    expect([t.wounds("stub-1"), t.state.decks.critical.discard, t.figure("stub-1").criticals]).toEqual([
      1,
      ["critical-gash-1"],
      [],
    ]);
  });

  test("SS-10.1-g: Blue is a condition, and discarded", () => {
    const t = drawn(["critical-slowing-1"]);
    expect([t.figure("stub-1").slowed, t.state.decks.critical.discard]).toEqual(["held", ["critical-slowing-1"]]);
  });

  test("SS-10.1-h: Red stays until the bearer dies", () => {
    const t = drawn(["critical-lame-arm-1"]);
    expect(t.figure("stub-1").criticals).toEqual(["critical-lame-arm-1"]);
    const dead = strikes(1, [critical], { hp: 1 }, { decks: { critical: ["critical-lame-arm-1"] } });
    expect([dead.isThere("stub-1"), dead.state.decks.critical.discard]).toEqual([false, ["critical-lame-arm-1"]]);
  });

  test("SS-10.1-i: the same one twice is a wound instead", () => {
    const t = strikes(
      1,
      [critical],
      { armour: 1 },
      { decks: { critical: ["critical-torn-armour-2"] }, ...with_("critical-torn-armour-1") },
    );
    expect([t.figure("stub-1").criticals, t.wounds("stub-1")]).toEqual([["critical-torn-armour-1"], 2]);
  });

  test("SS-10.1-j, SS-10.1-l: a greater one replaces a smaller one, without a wound", () => {
    const t = strikes(
      1,
      [critical],
      { hp: 5, armour: 1 },
      { decks: { critical: ["critical-grave-wound-1"] }, ...with_("critical-lasting-wound-1", { wounds: 1 }) },
    );
    expect([t.figure("stub-1").criticals, t.wounds("stub-1"), hpOf(t.state, t.figure("stub-1"))]).toEqual([
      ["critical-grave-wound-1"],
      1,
      3,
    ]);
    expect(t.state.decks.critical.discard).toEqual(["critical-lasting-wound-1"]);
  });

  test("SS-10.1-l: -1 max HP, then -2: the -2 stays", () => {
    const t = strikes(
      1,
      [critical],
      { hp: 9, armour: 1 },
      { decks: { critical: ["critical-grave-wound-1"] }, ...with_("critical-lasting-wound-1") },
    );
    expect(hpOf(t.state, t.figure("stub-1"))).toBe(7);
  });

  test("SS-10.1-k: a smaller one after a greater one is a wound", () => {
    const t = strikes(
      1,
      [critical],
      { armour: 1 },
      { decks: { critical: ["critical-lasting-wound-1"] }, ...with_("critical-grave-wound-1") },
    );
    expect([t.figure("stub-1").criticals, t.wounds("stub-1")]).toEqual([["critical-grave-wound-1"], 1]);
  });

  test("SS-10.1-m: Green ones may come again", () => {
    const t = strikes(
      1,
      [critical],
      { armour: 1 },
      {
        decks: { critical: ["critical-gash-1", "critical-gash-2"] },
        arrange: (s) => {
          s.turn.combat = 2;
        },
      },
    );
    t.does("ecarus", "attack:test-blade-1:stub-1").does("ecarus", "pay:test-blade-1#1");
    expect(t.wounds("stub-1")).toBe(2);
  });

  test("SS-10.1-n: Blue on who has the condition is a wound", () => {
    const t = strikes(
      1,
      [critical],
      { armour: 1 },
      { decks: { critical: ["critical-stun-1"] }, foes: { "stub-1": { at: "A", stunned: "held" } } },
    );
    expect([t.figure("stub-1").stunned, t.wounds("stub-1")]).toEqual(["held", 1]);
  });

  test("SS-10.1-o: in an AoE each draws, in the attacker's order", () => {
    const t = strikes(
      1,
      [{ effect: "area", range: 0 }, critical],
      {},
      {
        foes: { "stub-1": "A", "stub-2": "A" },
        decks: { critical: ["critical-blinding-1", "critical-slowing-1"] },
      },
    );
    t.does("ecarus", "figure:stub-2");
    expect([t.figure("stub-2").blinded, t.figure("stub-1").slowed]).toEqual(["held", "held"]);
  });
});

describe("10.2 Push", () => {
  const push: Effect = { effect: "push" };

  test("SS-10.2-a, SS-10.2-c: back where it came from, and the attack still resolves", () => {
    const t = strikes(3, [push], { armour: 1 }, { foes: { "stub-1": { at: "A", cameFrom: "W" } } });
    expect([t.figure("stub-1").area, t.wounds("stub-1")]).toEqual(["W", 2]);
  });

  test("SS-10.2-b: only with a hit", () => {
    expect(strikes(0, [push], {}, { foes: { "stub-1": { at: "A", cameFrom: "W" } } }).figure("stub-1").area).toBe("A");
  });

  test("SS-10.2-d: its controller chooses where the way back isn't known", () => {
    const t = strikes(1, [push]);
    expect([t.asked, t.offered("ecarus")]).toEqual(["ecarus: push-where", ["push:B", "push:W"]]);
  });

  test("SS-10.2-e: nowhere to go: it stays", () => {
    const t = strikes(
      2,
      [push],
      {},
      { map: ["A"], heroes: { ecarus: { at: "A", slots: { primary: "test-blade-1" } } } },
    );
    expect([t.figure("stub-1").area, t.wounds("stub-1")]).toEqual(["A", 2]);
  });

  test("SS-10.2-f: also when it can't move; the condition stays", () => {
    const t = strikes(1, [push], {}, { foes: { "stub-1": { at: "A", cameFrom: "W", ko: true } } });
    expect([t.figure("stub-1").area, t.figure("stub-1").ko]).toEqual(["W", true]);
  });

  const pushing = (more: Scene = {}) => {
    stub(
      "pusher",
      {},
      {
        weapons: {
          horns: { attack: { hits: 1, red: 0, blue: 0 }, damage: "blunt", paid: [{ cost: {}, effects: [push] }] },
        },
        primary: "horns",
        lines: [{ range: [0], say: [{ do: "attack", weapon: "horns" }] }],
      },
    );
    return scene({
      map: ["W A"],
      heroes: { thorgar: { at: "A", cameFrom: "W" } },
      foes: { "pusher-1": "A" },
      decks: { encounter: ["lone-strike"] },
      dice: ["B1"],
      step: "enemy-turn",
      ...more,
    });
  };

  test("SS-10.2-g: a pushed hero isn't attacked on the way", () => {
    const t = pushing({ foes: { "pusher-1": "A" } });
    expect([t.figure("thorgar").area, t.events("reaction-attack")]).toEqual(["W", []]);
  });

  test("SS-10.2-h: the area entered counts: Fire, deadly ground, Shadows", () => {
    const t = pushing({
      features: { deadly: ["W"] },
      arrange: (s) => {
        s.fires["W"] = [1];
      },
    });
    expect([t.wounds("thorgar"), t.figure("thorgar").fire]).toEqual([1, [1]]);
  });
});

describe("10.3 Fire", () => {
  const time = (fire: number[]) => scene({ heroes: { ecarus: { at: "A", fire }, thorgar: "A" }, step: "time" });

  test("SS-10.3-a, SS-10.3-e: another token beside those that are there, no wound", () => {
    const t = strikes(1, [{ effect: "fire", strength: 2 }], {}, { foes: { "stub-1": { at: "A", fire: [1] } } });
    expect([t.figure("stub-1").fire, t.wounds("stub-1")]).toEqual([[1, 2], 1]);
  });

  test("SS-10.3-b: Fire I burns once", () => {
    const t = time([1]);
    expect([t.wounds("ecarus"), t.figure("ecarus").fire]).toEqual([1, []]);
  });

  test("SS-10.3-c: Fire II burns and becomes Fire I", () => {
    const t = time([2]);
    expect([t.wounds("ecarus"), t.figure("ecarus").fire]).toEqual([1, [1]]);
  });

  test("SS-10.3-d: each token burns", () => {
    const t = time([1, 2]);
    expect([t.wounds("ecarus"), t.figure("ecarus").fire]).toEqual([2, [1]]);
  });

  test("SS-10.3-f: nothing prevents it", () => {
    const t = scene({ heroes: { ecarus: { at: "A", fire: [1], magicShields: 1 }, thorgar: "A" }, step: "time" });
    expect(t.wounds("ecarus")).toBe(1);
  });

  test("SS-10.3-g: whoever moves into burning ground burns, of either faction", () => {
    const t = scene({
      map: ["A B C"],
      arrange: (s) => {
        s.fires["B"] = [2];
      },
    });
    t.does("ecarus", "move:B").does("ecarus", "move:C");
    expect([t.figure("ecarus").fire, t.state.fires]).toEqual([[2], { B: [2] }]);
  });

  test("SS-10.3-h: burning ground cools in the Time phase, whoever was there", () => {
    const t = scene({
      map: ["A B"],
      step: "time",
      arrange: (s) => {
        s.fires["B"] = [2, 1];
      },
    });
    expect(t.state.fires).toEqual({ B: [1] });
    const table = { state: t.state, emit: () => {} } as never;
    areaFireAges(table);
    expect(t.state.fires).toEqual({});
  });

  test("SS-10.3-i: Fire that is placed burns who is there, and nobody who stays", () => {
    const t = scene({ map: ["A B"] });
    placeFire({ state: t.state, emit: () => {} } as never, "A", 1);
    expect([t.figure("ecarus").fire, t.figure("thorgar").fire]).toEqual([[1], [1]]);
  });
});

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

describe("10.6 conditions", () => {
  const slow: Effect = { effect: "condition", condition: "slowed" };

  test("SS-10.6-a, SS-10.6-b: each of them, several at once", () => {
    const t = strikes(1, [slow, knockOut, { effect: "condition", condition: "poisoned", strength: 1 }]);
    expect(t.figure("stub-1")).toMatchObject({ slowed: "held", ko: true, poison: 1, wounds: 1 });
  });

  test("SS-10.6-b: different ones cost no wound", () => {
    const t = strikes(1, [slow], { armour: 1 }, { foes: { "stub-1": { at: "A", poison: 1 } } });
    expect(t.wounds("stub-1")).toBe(0);
  });

  test("SS-10.6-c: the same one twice is a wound", () => {
    const t = strikes(1, [slow], { armour: 1 }, { foes: { "stub-1": { at: "A", slowed: "held" } } });
    expect([t.figure("stub-1").slowed, t.wounds("stub-1")]).toEqual(["held", 1]);
  });

  test("SS-10.6-d: bandages remove one, as their user chooses", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", poison: 1, criticals: ["critical-lame-arm-1"], inventory: ["small-bandages-1"] } },
    });
    t.does("ecarus", "use:small-bandages-1").does("ecarus", "condition:critical-lame-arm");
    expect([t.figure("ecarus").criticals, t.figure("ecarus").poison, t.state.decks.critical.discard]).toEqual([
      [],
      1,
      ["critical-lame-arm-1"],
    ]);
  });

  test("SS-10.6-e: a token from the own turn limits it, and the next one, too", () => {
    const t = scene({
      heroes: { thorgar: { at: "A", slowed: "held" }, ecarus: "A" },
      arrange: (state) => {
        state.decks.event.draw = ["quiet-wind", "quiet-wind"];
      },
    });
    t.does("thorgar", "end-turn");
    expect(t.figure("thorgar").slowed).toBe("held");
    t.does("ecarus", "end-turn").does("ecarus", "hero:thorgar");
    expect([t.state.round, t.figure("thorgar").slowed]).toEqual([2, "due"]);
    t.does("thorgar", "end-turn");
    expect(t.figure("thorgar").slowed).toBe("none");
  });

  test("SS-10.6.1-a: K.O., no Combat; SS-10.6.1-d: standing up costs a point; SS-10.6.1-e: then everything", () => {
    stub("stub");
    const t = scene({
      map: ["A B C D"],
      heroes: { ecarus: { at: "A", ko: true }, thorgar: "B" },
      foes: { "stub-1": "A" },
    });
    expect([t.barredBy("ecarus", "attack:unarmed:stub-1"), t.barredBy("ecarus", "move:B")]).toEqual([
      "SS-10.6.1-a",
      "SS-10.6.1-d",
    ]);
    t.does("ecarus", "stand-up");
    expect([t.state.turn.points, t.offered("ecarus").includes("attack:unarmed:stub-1")]).toEqual([2, true]);
  });

  test("SS-10.6.1-e: after a Dash he fights", () => {
    stub("stub");
    const t = scene({ heroes: { ecarus: { at: "A", ko: true } }, foes: { "stub-1": "A" } });
    t.does("ecarus", "dash");
    expect(t.offered("ecarus")).toContain("attack:unarmed:stub-1");
  });

  test("SS-10.6.1-d: with a point of the Movement he walks one area less", () => {
    const t = scene({ map: ["A B C D"], heroes: { ecarus: { at: "A", ko: true } } });
    t.does("ecarus", "stand-up").does("ecarus", "move:B").does("ecarus", "move:C");
    expect(t.barredBy("ecarus", "move:D")).toBe("SS-6.1-a");
  });

  test("SS-10.6.1-g: he may still use a potion", () => {
    const t = scene({ heroes: { ecarus: { at: "A", ko: true, wounds: 3, inventory: ["healing-potion-1"] } } });
    t.does("ecarus", "use:healing-potion-1");
    expect(t.wounds("ecarus")).toBe(0);
  });

  test("SS-10.6.2-b: one hit less", () => {
    stub(
      "brute",
      {},
      {
        lines: [{ range: [0], say: [{ do: "attack", weapon: "claws" }] }],
        weapons: { claws: { attack: { hits: 3, red: 0, blue: 0 }, damage: "slash" } },
      },
    );
    const t = scene({
      heroes: { thorgar: "A" },
      foes: { "brute-1": { at: "A", criticals: ["critical-lame-arm-1"] } },
      decks: { encounter: ["lone-strike"] },
      dice: ["B1"],
      step: "enemy-turn",
    });
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 2 }]);
  });

  test("SS-10.6.2-c: one armour less", () => {
    expect(
      strikes(3, [], { armour: 2 }, { foes: { "stub-1": { at: "A", criticals: ["critical-torn-armour-1"] } } }).wounds(
        "stub-1",
      ),
    ).toBe(2);
  });

  test("SS-10.6.2-d: fewer HP can kill at once, before the defence", () => {
    const t = strikes(
      1,
      [critical],
      { hp: 4, armour: 1 },
      { decks: { critical: ["critical-grave-wound-1"] }, foes: { "stub-1": { at: "A", wounds: 2 } } },
    );
    expect([t.isThere("stub-1"), t.events("defended")]).toEqual([false, []]);
  });

  test("SS-10.6.2-e: no effects of items and powers", () => {
    stub("stub");
    const t = scene({
      heroes: {
        shae: {
          at: "A",
          criticals: ["critical-confusion-1"],
          slots: { primary: "dagger-1" },
          inventory: ["healing-potion-1"],
        },
      },
      foes: { "stub-1": "A" },
      dice: ["R4"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    expect(t.barredBy("shae", "use:healing-potion-1")).toBe("SS-10.6.2-e");
    t.does("shae", "attack:dagger-1:stub-1");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 1, lethal: 0 }]);
  });

  test("SS-10.6.3-a, SS-10.6.3-e, SS-10.6.3-f: Poison and stronger, equal or weaker Poison", () => {
    const poisoned = (before: 0 | 1 | 2, strength: 1 | 2) => {
      const t = strikes(
        1,
        [{ effect: "condition", condition: "poisoned", strength }],
        { armour: 1 },
        { foes: { "stub-1": { at: "A", poison: before } } },
      );
      return [t.figure("stub-1").poison, t.wounds("stub-1")];
    };
    expect([poisoned(0, 1), poisoned(1, 2), poisoned(2, 1), poisoned(1, 1)]).toEqual([
      [1, 0],
      [2, 1],
      [2, 1],
      [1, 1],
    ]);
  });

  test("SS-10.6.3-e: I becomes II for a wound", () => {
    const t = strikes(
      1,
      [{ effect: "condition", condition: "poisoned", strength: 2 }],
      { armour: 1 },
      { foes: { "stub-1": { at: "A", poison: 1 } } },
    );
    expect(t.events("poisoned")).toMatchObject([{ strength: 2 }]);
  });

  test("SS-10.6.3-f: II stays II", () => {
    const t = strikes(
      1,
      [{ effect: "condition", condition: "poisoned", strength: 1 }],
      { armour: 1 },
      { foes: { "stub-1": { at: "A", poison: 2 } } },
    );
    expect(t.figure("stub-1").poison).toBe(2);
  });

  test("SS-10.6.3-b, SS-10.6.3-c: wounds in the Time phase, then a Save", () => {
    const time = (face: string) => {
      const t = scene({ heroes: { ecarus: { at: "A", poison: 2 }, thorgar: "A" }, step: "time", dice: [face] });
      return [t.wounds("ecarus"), t.figure("ecarus").poison];
    };
    expect([time("B1"), time("B10")]).toEqual([
      [2, 0],
      [2, 2],
    ]);
  });

  test("SS-10.6.3-c: who saves is rid of it", () => {
    const t = scene({ heroes: { ecarus: { at: "A", poison: 1 }, thorgar: "A" }, step: "time", dice: ["B1"] });
    expect(t.figure("ecarus").poison).toBe(0);
  });

  test("SS-10.6.3-d: who dies of it doesn't save", () => {
    const t = scene({ heroes: { ecarus: { at: "A", poison: 1, wounds: 8 }, thorgar: "A" }, step: "time" });
    expect(t.figure("ecarus").kind).toBe("ghost");
  });

  test("SS-10.6.4-a: Blinded, a Save before each activity", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: { at: "A", blinded: "due" }, thorgar: "A" },
      foes: { "stub-1": "A" },
      dice: ["B10", "B1"],
    });
    t.does("ecarus", "attack:unarmed:stub-1");
    expect([t.state.turn.combat, t.events("attack-declared")]).toEqual([0, []]);
    t.does("ecarus", "move:B");
    expect(t.figure("ecarus").area).toBe("B");
  });

  test("SS-10.6.4-b: a Free Action may be tried again", () => {
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: { at: "A", blinded: "due" } },
      doors: { "A|B": "door" },
      decks: { trap: ["empty-click"] },
      dice: ["B10", "B1"],
    });
    t.does("ecarus", "open:A|B");
    expect(Object.keys(t.state.doors)).toEqual(["A|B"]);
    t.does("ecarus", "open:A|B");
    expect(t.state.doors).toEqual({});
  });

  test("SS-10.6.5-a: Slowed, one activity besides Free Actions", () => {
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: { at: "A", slowed: "due" } },
      doors: { "A|B": "door" },
      decks: { trap: ["empty-click"] },
      arrange: (s) => {
        Object.assign(s.turn, { combat: 2, action: 2, spent: 1 });
      },
    });
    expect(t.barredBy("ecarus", "dash")).toBe("SS-10.6.5-a");
    t.does("ecarus", "open:A|B");
    expect(t.barredBy("ecarus", "move:B")).toBe("SS-10.6.5-a");
  });

  test("SS-10.6.6-a, SS-10.6.6-d: Stunned, the turn is skipped, the Enemy Turn isn't", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { thorgar: { at: "A", stunned: "due" }, ecarus: "A" },
      foes: { "stub-1": "B" },
      decks: { encounter: ["lull"] },
    });
    expect([t.events("turn-skipped").length, t.figure("thorgar").stunned, t.events("encounter-drawn").length]).toEqual([
      1,
      "none",
      1,
    ]);
    expect(t.asked).toBe("ecarus: hero-turn");
  });

  test("SS-10.6.6-b: no reactions while Stunned", () => {
    stub("brute", {}, { lines: [{ range: [0], say: [{ do: "attack", weapon: "claws" }] }] });
    const t = scene({
      heroes: { thorgar: { at: "A", stunned: "held", powers: ["stone-skin"] } },
      foes: { "brute-1": "A" },
      decks: { encounter: ["lone-strike"] },
      dice: ["B10"],
      step: "enemy-turn",
      arrange: (s) => {
        s.turn.side = "enemies";
      },
    });
    expect(t.wounds("thorgar")).toBe(1);
  });
});
