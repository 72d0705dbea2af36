import { describe, expect, test } from "vitest";
import type { PaidEffect } from "../../../content/types.js";
import { duel, left } from "../../scenes/duel-scene.js";
import { scene, stub, thing } from "../../scenes/scene.js";

describe("9 the worked examples", () => {
  const noAction = (s: { turn: { action: number } }) => {
    s.turn.action = 0;
  };

  test("SS-9-ex-1: Thunder Lord on a Red Orc Warrior: K.O., three hits, two wounds", () => {
    const t = scene({
      map: ["A B"],
      heroes: { auriel: { at: "A", powers: ["thunder-lord"] }, ecarus: "A" },
      foes: { "orc-warrior-red-1": "B" },
      dice: ["R4", "B7", "B1 B10"],
      arrange: noAction,
    });
    t.does("auriel", "power:thunder-lord:1:orc-warrior-red-1").does("auriel", "pay:thunder-lord#1");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 2 }]);
    expect([left(t, "defence-1"), left(t, "defence-2")]).toEqual([[3], [3]]);
    expect([t.wounds("orc-warrior-red-1"), t.figure("orc-warrior-red-1").ko]).toEqual([2, true]);
  });

  test("SS-9-ex-2: the Longbow's Critical stuns the Red Gremlin, armour and a die stop its hits", () => {
    const t = scene({
      map: ["A B"],
      heroes: { laegon: { at: "A", version: "archer", slots: { primary: "longbow-1" } }, ecarus: "A" },
      foes: { "gremlin-red-1": "B" },
      decks: { critical: ["critical-stun-1"] },
      dice: ["R4 R5", "B1"],
      arrange: noAction,
    });
    t.does("laegon", "attack:longbow-1:gremlin-red-1").does("laegon", "pay:longbow-1#1");
    expect([left(t, "defence-2"), t.wounds("gremlin-red-1"), t.figure("gremlin-red-1").stunned]).toEqual([
      [1],
      0,
      "held",
    ]);
    expect(t.state.decks.critical.discard).toEqual(["critical-stun-1"]);
  });

  test("SS-9-ex-3: Bash moves the Green Bandit although its armour stops the hit", () => {
    const t = scene({
      map: ["W A"],
      heroes: { ecarus: { at: "A", slots: { secondary: "wooden-shield-1" } } },
      foes: { "bandit-green-1": { at: "A", cameFrom: "W" } },
      dice: ["B5"],
      arrange: noAction,
    });
    t.does("ecarus", "attack:wooden-shield-1:bandit-green-1").does("ecarus", "pay:wooden-shield-1#1");
    expect([t.figure("bandit-green-1").area, t.wounds("bandit-green-1")]).toEqual(["W", 0]);
  });

  test("SS-9-ex-4: Shae's dagger breaks the Shaman's shields, and her focused second attack kills it", () => {
    const t = scene({
      heroes: {
        shae: { at: "A", version: "assassin", slots: { primary: "dagger-1", secondary: "greedy-sting-1" } },
        ecarus: "A",
      },
      foes: { "orc-shaman-green-1": { at: "A", wounds: 1 } },
      dice: ["R4", "B5", "B10"],
      arrange: (s) => {
        s.items["dagger-1"] = { back: true, charges: 0, shields: 0 };
        // Without supremacy, as in the example.
        s.figures.find(({ id }) => id === "ecarus")!.ko = true;
      },
    });
    t.does("shae", "attack:dagger-1:orc-shaman-green-1").does("shae", "no").does("shae", "pay:dagger-1#1");
    expect([t.wounds("orc-shaman-green-1"), t.figure("orc-shaman-green-1").magicShields]).toEqual([1, 0]);
    t.does("shae", "figure:orc-shaman-green-1").does("shae", "yes");
    expect(t.isThere("orc-shaman-green-1")).toBe(false);
    expect([t.state.turn.action, t.state.turn.combat, t.diceLeft]).toEqual([0, 0, 0]);
  });
});

describe("9.1 supremacy", () => {
  test("SS-9.1-a: +1 hit on a target in a dominated area", () => {
    const t = duel({ hits: 1 }, {}, [], {
      heroes: { ecarus: { at: "A", slots: { primary: "test-blade-1" } }, thorgar: "A" },
    });
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 2 }]);
    expect(duel({ hits: 1 }, {}, []).events("hits-totalled")).toMatchObject([{ hits: 1 }]);
  });

  test("SS-9.1-b: it is checked once, at the start", () => {
    const knock: PaidEffect = { cost: {}, effects: [{ effect: "condition", condition: "ko" }] };
    const t = duel({ hits: 1, paid: [knock] }, {}, [], {
      heroes: { ecarus: { at: "A", slots: { primary: "test-blade-1" } }, thorgar: "A" },
      foes: { "stub-1": "A", "stub-2": "A" },
      arrange: (s) => {
        s.turn.combat = 2;
      },
    });
    t.does("ecarus", "pay:test-blade-1#1").does("ecarus", "attack:test-blade-1:stub-2").does("ecarus", "keep-results");
    expect(t.events("hits-totalled").map(({ hits }) => hits)).toEqual([1, 2]);
  });

  test("SS-9.1-c: a ranged attacker gets it, too", () => {
    stub("stub");
    const bow = thing("test-bow", { range: 3, attack: { hits: 1, red: 0, blue: 0 } });
    const t = scene({
      map: ["A B"],
      heroes: { laegon: { at: "A", version: "archer", slots: { primary: bow } }, ecarus: "B", thorgar: "B" },
      foes: { "stub-1": "B" },
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("laegon", "attack:test-bow-1:stub-1");
    expect(t.events("hits-totalled")[0]).toMatchObject({ hits: 2 });
  });

  test("SS-9.1-h: a reaction attack has its own check", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: "A" },
      foes: { "stub-1": "A", "stub-2": "A", "stub-3": "A" },
      dice: ["B10", "B10", "B10"],
    });
    t.does("ecarus", "move:B");
    expect(t.events("hits-totalled").map(({ hits }) => hits)).toEqual([2, 2, 2]);
  });
});
