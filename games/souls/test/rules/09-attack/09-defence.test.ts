import { describe, expect, test } from "vitest";
import type { PaidEffect } from "../../../content/types.js";
import { ability, duel, left } from "../../scenes/duel-scene.js";
import { blade, scene, stub, thing } from "../../scenes/scene.js";

describe("9 the DEFENCE phase", () => {
  test("SS-9-def-1-a: a resistance takes hits, never more than there are", () => {
    const slash = (hits: number) => left(duel({ hits, damage: "slash" }, { types: { slash: -1 } }, []), "defence-1");
    expect([slash(3), slash(1)]).toEqual([[2], [0]]);
  });

  test("SS-9-def-1-b: a sword against a Blue Gremlin loses one hit", () => {
    blade("test-blade", 3, 0, 0, { damage: "slash" });
    const t = scene({
      heroes: { ecarus: { at: "A", slots: { primary: "test-blade-1" } } },
      foes: { "gremlin-blue-1": "A" },
      dice: ["B10 B10"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("ecarus", "attack:test-blade-1:gremlin-blue-1");
    expect(left(t, "defence-1")).toEqual([2]);
  });

  test("SS-9-def-1-c: the steps stop when no hit is left", () => {
    const t = duel({ hits: 2 }, { armour: 2, magicShields: 2, defenceDice: 2 }, []);
    expect([left(t, "defence-2"), t.figure("stub-1").magicShields]).toEqual([[0], 2]);
  });

  test("SS-9-def-2-a: armour isn't used up", () => {
    const t = duel({ hits: 2 }, { armour: 1 }, [], {
      arrange: (s) => {
        s.turn.combat = 2;
      },
    });
    t.does("ecarus", "attack:test-blade-1:stub-1");
    expect(left(t, "defence-2")).toEqual([1, 1]);
    expect(left(duel({ hits: 2 }, {}, []), "defence-2")).toEqual([2]);
  });

  test("SS-9-def-2-b: K.O. ignores armour, also by the same attack", () => {
    const knock: PaidEffect = { cost: {}, effects: [{ effect: "condition", condition: "ko" }] };
    const t = duel({ hits: 3, paid: [knock] }, { armour: 2 }, []);
    t.does("ecarus", "pay:test-blade-1#1");
    expect(left(t, "defence-2")).toEqual([3]);
  });

  test("SS-9-def-2-d: armour 2 removes the first two hits of any attack", () => {
    const against = (hits: number, ko = false) =>
      left(
        duel({ hits }, { armour: 2 }, [], {
          foes: { "stub-1": { at: "A", ko } },
          ...(ko ? { heroes: { ecarus: { at: "A", slots: { primary: "test-blade-1" } }, thorgar: "B" } } : {}),
        }),
        "defence-2",
      );
    expect([against(1), against(2), against(3)]).toEqual([[0], [0], [1]]);
    // One more by supremacy: nobody stands against Ecarus.
    expect(against(3, true)).toEqual([4]);
  });

  test("SS-9-def-3-a, SS-9-def-3-c: magic shields are spent hit by hit", () => {
    const t = duel({ hits: 1 }, { magicShields: 2 }, [], {
      arrange: (s) => {
        s.turn.combat = 2;
      },
    });
    expect([t.figure("stub-1").magicShields, t.wounds("stub-1")]).toEqual([1, 0]);
    t.does("ecarus", "attack:test-blade-1:stub-1");
    expect(t.figure("stub-1").magicShields).toBe(0);
    const three = duel({ hits: 3 }, { magicShields: 2 }, []);
    expect([left(three, "defence-3"), three.wounds("stub-1")]).toEqual([[1], 1]);
  });

  test("SS-9-def-3-c: two magic shields stop one hit, then one of two", () => {
    const t = duel({ hits: 1 }, { magicShields: 2 }, []);
    expect(t.events("magic-shields-spent")).toMatchObject([{ count: 1, left: 1 }]);
  });

  test("SS-9-def-3-d: who is K.O. still has magic shields and dice", () => {
    const t = duel({ hits: 2 }, { armour: 2, magicShields: 1, defenceDice: 2 }, ["B1 B1"], {
      foes: { "stub-1": { at: "A", ko: true } },
    });
    expect([t.figure("stub-1").magicShields, t.wounds("stub-1"), t.diceLeft]).toEqual([0, 0, 0]);
  });

  test("SS-9-def-4-a, SS-9-def-4-c: a die for each hit, up to the defence value", () => {
    expect(duel({ hits: 1 }, { defenceDice: 2 }, ["B1"]).wounds("stub-1")).toBe(0);
    expect(duel({ hits: 4 }, { defenceDice: 2 }, ["B1 B10"]).wounds("stub-1")).toBe(3);
  });

  test("SS-9-def-4-b: without a defence value no die is rolled", () => {
    expect(duel({ hits: 2 }, {}, []).wounds("stub-1")).toBe(2);
  });

  test("SS-9-def-4-c: defence 2 rolls one die against one hit", () => {
    expect(duel({ hits: 1 }, { defenceDice: 2 }, ["B10"]).diceLeft).toBe(0);
  });

  test("SS-9-def-6-a, SS-9-def-6-b: shields cancel hits, the rest are wounds", () => {
    expect(duel({ hits: 3 }, { defenceDice: 2 }, ["B1 B1"]).wounds("stub-1")).toBe(1);
    expect(duel({ hits: 1 }, { defenceDice: 2 }, ["B1"]).wounds("stub-1")).toBe(0);
  });

  test("SS-9-def-6-b: each hit that is left is a wound", () => {
    expect(duel({ hits: 2 }, {}, []).events("wounded")).toMatchObject([{ figure: "stub-1", wounds: 2 }]);
  });

  test("SS-9-def-6-c: only shields block", () => {
    expect(duel({ hits: 2 }, { defenceDice: 2 }, ["B5 B10"]).wounds("stub-1")).toBe(2);
  });

  test("SS-9-j: armour never falls below 0", () => {
    const less = (name: string) => ({
      name,
      on: "stub-1",
      effect: { effect: "armour", change: -1 } as const,
      until: "time-phase" as const,
    });
    const t = duel({ hits: 2 }, { armour: 1 }, [], { arrange: (s) => void s.lasting.push(less("a"), less("b")) });
    expect(left(t, "defence-2")).toEqual([2]);
  });
});

/** A stub with sure hits attacks Ecarus in its turn. */
function attacked(
  hits: number,
  hero: Record<string, unknown>,
  dice: readonly string[],
  paid: readonly PaidEffect[] = [],
) {
  stub(
    "brute",
    {},
    {
      weapons: { fist: { attack: { hits, red: 0, blue: 0 }, damage: "blunt", paid } },
      primary: "fist",
      lines: [{ range: [0], say: [{ do: "attack", weapon: "fist" }] }],
    },
  );
  return scene({
    heroes: { ecarus: { at: "A", ...hero } },
    foes: { "brute-1": "A" },
    dice,
    decks: { encounter: ["lone-strike"] },
    step: "enemy-turn",
    arrange: (s) => {
      s.turn.side = "enemies";
    },
  });
}

describe("9 a hero defends", () => {
  test("SS-8.3: without armour one die", () => {
    const t = attacked(3, {}, ["B1"]);
    expect(t.wounds("ecarus")).toBe(2);
  });

  test("SS-9-def-5-a, SS-9-def-5-b: results pay for rerolls, once for each effect and die", () => {
    const mail = thing(
      "test-mail",
      { armour: 0, defenceDice: 2, paid: [ability({ effect: "reroll", dice: "defence", count: "all" })] },
      { kind: "armour" },
    );
    const t = attacked(2, { slots: { armour: mail } }, ["B8 B5", "B1 B10"]);
    t.does("ecarus", `pay:${mail}#1`).does("ecarus", "die:1", "die:2");
    expect([t.wounds("ecarus"), t.diceLeft]).toEqual([1, 0]);
  });

  test("SS-8.3.1-c: magic shields of several items are one pool", () => {
    const mail = thing("test-mail", { magicShields: 1, defenceDice: 0 }, { kind: "armour" });
    const ring = thing("test-ring", { magicShields: 1 }, { kind: "artefact" });
    const t = attacked(2, { slots: { armour: mail, artefact: ring } }, []);
    expect(t.wounds("ecarus")).toBe(0);
    expect(t.events("magic-shields-spent")).toMatchObject([{ count: 2, left: 0 }]);
    const one = attacked(1, { slots: { armour: mail, artefact: ring } }, []);
    expect(one.asked).toBe("ecarus: spend-shield");
  });

  test("SS-9-f, SS-6.5-e: a reaction is the defender's, outside his own turn", () => {
    const t = attacked(2, { powers: ["shield-wall"] }, ["B1 B1"]);
    t.does("ecarus", "power:shield-wall:1");
    expect([t.wounds("ecarus"), t.hero("ecarus").powers[0]?.cooldown]).toEqual([0, 2]);
  });

  test("SS-9-def-4-a: more dice aren't offered where there are enough for all hits", () => {
    const t = attacked(1, { powers: ["shield-wall"] }, ["B1"]);
    expect([t.wounds("ecarus"), t.hero("ecarus").powers[0]?.cooldown, t.diceLeft]).toEqual([0, 0, 0]);
  });

  test("SS-9-f, SS-10.5-g: hits that a power stops are told as its deed", () => {
    const t = attacked(2, { powers: ["stone-skin"] }, ["B10"]);
    t.does("ecarus", "power:stone-skin:1");
    expect(t.events("hits-cancelled")).toMatchObject([{ figure: "ecarus", power: "stone-skin", count: 1 }]);
  });

  test("SS-10.1-e, SS-10.1-d: who avoids the attack avoids its Critical, too", () => {
    stub(
      "brute",
      {},
      {
        weapons: {
          fist: {
            attack: { hits: 1, red: 0, blue: 0 },
            damage: "blunt",
            paid: [{ cost: {}, effects: [{ effect: "critical" }] }],
          },
        },
        primary: "fist",
        lines: [{ range: [0], say: [{ do: "attack", weapon: "fist" }] }],
      },
    );
    const t = scene({
      heroes: { shae: { at: "A", soulrank: 2, powers: ["dodge"] } },
      foes: { "brute-1": "A" },
      decks: { encounter: ["lone-strike"] },
      step: "enemy-turn",
      arrange: (s) => {
        s.turn.side = "enemies";
      },
    });
    expect(t.asked).toBe("shae: react");
    t.does("shae", "power:dodge:2");
    expect([t.wounds("shae"), t.events("critical-drawn"), t.events("defended")]).toEqual([0, [], []]);
  });

  test("SS-10.5-g: a power that cancels hits cancels lethal ones first", () => {
    stub(
      "brute",
      {},
      {
        weapons: {
          fist: {
            attack: { hits: 2, red: 0, blue: 0 },
            damage: "blunt",
            paid: [{ cost: {}, effects: [{ effect: "lethal", hits: 1 }] }],
          },
        },
        primary: "fist",
        lines: [{ range: [0], say: [{ do: "attack", weapon: "fist" }] }],
      },
    );
    const t = scene({
      heroes: { thorgar: { at: "A", powers: ["stone-skin"] } },
      foes: { "brute-1": "A" },
      decks: { encounter: ["lone-strike"] },
      step: "enemy-turn",
      dice: ["B1"],
      arrange: (s) => {
        s.turn.side = "enemies";
      },
    });
    t.does("thorgar", "power:stone-skin:1");
    expect(t.wounds("thorgar")).toBe(0);
  });
});
