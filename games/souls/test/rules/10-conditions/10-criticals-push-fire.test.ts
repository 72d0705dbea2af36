import { describe, expect, test } from "vitest";
import type { Effect } from "../../../content/types.js";
import { hpOf } from "../../../queries/profile.js";
import { areaFireAges, placeFire } from "../../../rules/10-conditions/area-fire.js";
import { plain } from "../../plain.js";
import { critical, knockOut, strikes } from "../../scenes/effect-scene.js";
import { type Scene, scene, stub } from "../../scenes/scene.js";

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
    expect([t.figure("stub-1").criticals, t.wounds("stub-1"), hpOf(t.content, t.state, t.figure("stub-1"))]).toEqual([
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
    expect(hpOf(t.content, t.state, t.figure("stub-1"))).toBe(7);
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

  test("SS-10.4-c, SS-15.3.1-b: pushed to his death he sees nothing any more, and it is the ground's deed", () => {
    const t = pushing({
      map: ["V W A"],
      heroes: { thorgar: { at: "A", cameFrom: "W" }, laegon: "A" },
      features: { deadly: ["W"], sight: [["V", "A", false]] },
      decks: { encounter: ["lone-strike"], enemy: ["gremlin-green-1"], enemyPower: ["thick-hide"] },
      arrange: (s) => {
        s.shadows["V"] = ["shadow-enemy-1"];
        const [thorgar] = s.figures;
        thorgar!.wounds = hpOf(plain, s, thorgar!) - 1;
      },
    });
    expect([t.figure("thorgar").kind, t.figure("thorgar").area]).toEqual(["ghost", "W"]);
    expect([t.state.shadows, t.enemy("pusher-1").powers]).toEqual([{ V: ["shadow-enemy-1"] }, []]);
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
