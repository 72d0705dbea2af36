import { describe, expect, test } from "vitest";
import type { Defences, PaidEffect } from "../src/content/types.js";
import { blade, type Scene, scene, stub, thing } from "./scene.js";

const ability = (...effects: PaidEffect["effects"]): PaidEffect => ({ cost: { ability: 1 }, effects });

/** Ecarus with a blade against a stub in his area; he has spent his Action, so that nobody asks for Focus. */
function duel(
  weapon: {
    hits?: number;
    red?: number;
    blue?: number;
    paid?: readonly PaidEffect[];
    damage?: "slash" | "blunt" | "pierce" | "arcane";
  },
  defences: Partial<Defences>,
  dice: readonly string[],
  more: Scene & { focus?: true } = {},
) {
  stub("stub", defences);
  const { hits = 0, red = 0, blue = 0, paid, damage } = weapon;
  const item = blade("test-blade", hits, red, blue, { ...(paid ? { paid } : {}), ...(damage ? { damage } : {}) });
  const { focus, ...rest } = more;
  const t = scene({
    map: ["A B"],
    heroes: { ecarus: { at: "A", slots: { primary: item } } },
    foes: { "stub-1": "A" },
    dice,
    ...rest,
    arrange: (s) => {
      if (!focus) s.turn.action = 0;
      rest.arrange?.(s);
    },
  });
  t.does("ecarus", "attack:test-blade-1:stub-1");
  return t;
}

const left = (t: ReturnType<typeof scene>, step: string) => {
  const found = t.events("defended").filter((event) => event.step === step);
  return found.map(({ normal, lethal }) => normal + lethal);
};

describe("9 the HIT phase", () => {
  test("SS-9-a: the steps come in their order, once each, for heroes and enemies", () => {
    const t = duel({ hits: 2 }, { defenceDice: 1 }, ["B10"]);
    expect(t.events("defended").map(({ step }) => step)).toEqual([
      "defence-1",
      "defence-2",
      "defence-3",
      "defence-4",
      "defence-5",
      "defence-6",
    ]);
    expect(t.wounds("stub-1")).toBe(2);
  });

  test("SS-9-b: a power that deals hits is an attack that can be defended", () => {
    stub("stub", { armour: 1, defenceDice: 1 });
    const wand = thing(
      "test-rod",
      { activity: "combat", range: 0, attack: { hits: 2, red: 0, blue: 0 } },
      { kind: "permanent" },
    );
    const t = scene({
      heroes: { ecarus: { at: "A", inventory: [wand] } },
      foes: { "stub-1": "A" },
      dice: ["B1"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("ecarus", "use:test-rod-1:stub-1");
    expect(t.wounds("stub-1")).toBe(0);
  });

  test("SS-9-c: suffered wounds can't be reduced", () => {
    stub("stub", { armour: 3, magicShields: 2, defenceDice: 4 });
    const rod = thing(
      "test-curse",
      { activity: "action", aim: { who: "enemy", range: 0 }, effects: [{ effect: "wounds", amount: 2 }] },
      { kind: "permanent" },
    );
    const t = scene({ heroes: { ecarus: { at: "A", inventory: [rod] } }, foes: { "stub-1": "A" } });
    t.does("ecarus", "use:test-curse-1:stub-1");
    expect([t.wounds("stub-1"), t.figure("stub-1").magicShields]).toEqual([2, 2]);
  });

  test("SS-9-d: a damage type is compared, an untyped attack isn't", () => {
    const against = (damage?: "blunt" | "pierce") =>
      left(duel({ hits: 2, ...(damage ? { damage } : {}) }, { types: { blunt: 1 } }, []), "defence-1");
    expect([against("blunt"), against("pierce"), against()]).toEqual([[3], [2], [2]]);
  });

  test("SS-9-e: each Combat activity is an attack of its own", () => {
    const t = duel({ hits: 1 }, {}, [], {
      arrange: (s) => {
        s.turn.combat = 2;
      },
    });
    t.does("ecarus", "attack:test-blade-1:stub-1");
    expect([t.events("attack-declared").length, t.state.turn.combat]).toEqual([2, 0]);
    expect(t.barredBy("ecarus", "attack:test-blade-1:stub-1")).toBe("SS-4.2.1-c");
  });

  test("SS-9-hit-1-b: sure hits need no dice", () => {
    const t = duel({ hits: 1, red: 1, blue: 1 }, {}, ["R8", "B10"]);
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 1 }]);
    expect(t.diceLeft).toBe(0);
  });

  test("SS-9-hit-1-c: all dice of an attack are rolled once, with those that effects add (SS-9-g)", () => {
    const t = duel({ red: 1, blue: 1 }, {}, ["R10", "B10 B10"], {
      arrange: (s) =>
        void s.lasting.push({
          name: "x",
          on: "ecarus",
          effect: { effect: "attack-dice", blue: 1 },
          until: "next-attack",
        }),
    });
    expect(t.diceLeft).toBe(0);
    expect(t.state.lasting).toEqual([]);
  });

  test("SS-9-g: an effect that adds dice is good for the next attack only", () => {
    const t = duel({ red: 1 }, {}, ["R10 R10", "R10"], {
      arrange: (s) => {
        s.turn.combat = 2;
        s.lasting.push({ name: "x", on: "ecarus", effect: { effect: "attack-dice", red: 1 }, until: "next-attack" });
      },
    });
    t.does("ecarus", "attack:test-blade-1:stub-1");
    expect(t.diceLeft).toBe(0);
  });

  test("SS-9-hit-2-a: a hero may decline to pay for an effect", () => {
    const t = duel({ red: 1, paid: [ability({ effect: "lethal", hits: 1 })] }, { armour: 1 }, ["R4"]);
    t.does("ecarus", "keep-results");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 1, lethal: 0 }]);
  });

  test("SS-9-hit-2-b: an effect is activated once in an attack", () => {
    const t = duel({ red: 1, blue: 1, paid: [ability({ effect: "hits", change: 1 })] }, {}, ["R7", "B8"]);
    t.does("ecarus", "pay:test-blade-1#1");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 1 }]);
  });

  test("SS-9-hit-2-c: the same effect printed twice is paid for twice", () => {
    const plus = ability({ effect: "hits", change: 1 });
    const t = duel({ red: 1, blue: 1, paid: [plus, plus] }, {}, ["R7", "B8"]);
    t.does("ecarus", "pay:test-blade-1#1").does("ecarus", "pay:test-blade-1#2");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 2 }]);
  });

  test("SS-9-hit-2-e: a result pays once", () => {
    const magic = (change: number): PaidEffect => ({ cost: { magic: 1 }, effects: [{ effect: "hits", change }] });
    const t = duel({ red: 1, paid: [magic(1), magic(2)] }, {}, ["R8"]);
    t.does("ecarus", "pay:test-blade-1#1");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 1 }]);
  });

  test("SS-9-hit-2-f: a double face pays one effect of two, or two of one", () => {
    const two: PaidEffect = { cost: { ability: 2 }, effects: [{ effect: "hits", change: 3 }] };
    const plus = ability({ effect: "hits", change: 1 });
    const once = duel({ red: 1, paid: [two, plus, plus] }, {}, ["R7"]);
    once.does("ecarus", "pay:test-blade-1#1");
    expect(once.events("hits-totalled")).toMatchObject([{ hits: 3 }]);
    const twice = duel({ red: 1, paid: [two, plus, plus] }, {}, ["R7"]);
    twice.does("ecarus", "pay:test-blade-1#2").does("ecarus", "pay:test-blade-1#3");
    expect(twice.events("hits-totalled")).toMatchObject([{ hits: 2 }]);
  });

  test("SS-9-hit-2-g: effects take hold in the order of activation, before the defence", () => {
    const t = duel(
      {
        hits: 1,
        red: 1,
        paid: [
          ability({ effect: "condition", condition: "slowed" }),
          ability({ effect: "condition", condition: "ko" }),
        ],
      },
      { armour: 1 },
      ["R7"],
    );
    t.does("ecarus", "pay:test-blade-1#2").does("ecarus", "pay:test-blade-1#1");
    expect(t.events("condition-gained").map(({ condition }) => condition)).toEqual(["ko", "slowed"]);
    expect(t.log.indexOf("condition-gained")).toBeLessThan(t.log.indexOf("defended"));
  });

  test("SS-9-hit-2-h, SS-9-hit-2-i: minus one armour lasts for one attack", () => {
    const t = duel(
      { hits: 2, red: 1, paid: [ability({ effect: "armour", change: -1 })] },
      { armour: 2 },
      ["R4", "R1"],
      {
        arrange: (s) => {
          s.turn.combat = 2;
        },
      },
    );
    t.does("ecarus", "pay:test-blade-1#1").does("ecarus", "attack:test-blade-1:stub-1");
    expect(left(t, "defence-2")).toEqual([2, 1]);
  });

  test("SS-9-hit-2-i: an attacker who pays for -1 armour has it for this attack only", () => {
    const t = duel({ hits: 3, paid: [{ cost: {}, effects: [{ effect: "armour", change: -1 }] }] }, { armour: 2 }, [], {
      arrange: (s) => {
        s.turn.combat = 2;
      },
    });
    t.does("ecarus", "pay:test-blade-1#1").does("ecarus", "attack:test-blade-1:stub-1").does("ecarus", "keep-results");
    expect(left(t, "defence-2")).toEqual([2, 1]);
  });

  test("SS-9-hit-2-j: an extra attack comes when this one is over", () => {
    const t = duel({ hits: 1, red: 1, paid: [ability({ effect: "extra-attack", with: "same" })] }, {}, ["R4", "R10"]);
    t.does("ecarus", "pay:test-blade-1#1").does("ecarus", "figure:stub-1");
    expect(t.log.filter((type) => ["attack-declared", "wounded"].includes(type))).toEqual([
      "attack-declared",
      "wounded",
      "attack-declared",
      "wounded",
    ]);
  });

  test("SS-9-hit-2-k: an effect on the target needs a hit", () => {
    const knock = [ability({ effect: "condition", condition: "ko" })];
    const missed = duel({ blue: 1, paid: knock }, {}, ["B8"]);
    missed.does("ecarus", "pay:test-blade-1#1");
    expect(missed.figure("stub-1").ko).toBe(false);
  });

  test("SS-9-hit-2-l: the Focus hit counts for what was paid before it", () => {
    const knock = [ability({ effect: "condition", condition: "ko" })];
    const t = duel({ blue: 1, paid: knock }, { armour: 1 }, ["B8"], { focus: true });
    t.does("ecarus", "yes").does("ecarus", "pay:test-blade-1#1");
    expect([t.figure("stub-1").ko, left(t, "defence-2")]).toEqual([true, [1]]);
  });

  test("SS-9-hit-2-m: shields and misses do nothing for the attacker", () => {
    expect(duel({ red: 1, blue: 2 }, {}, ["R1", "B1 B10"]).events("hits-totalled")).toMatchObject([{ hits: 1 }]);
  });

  test("SS-9-hit-2-n: a hit that pays is no hit any more", () => {
    const t = duel(
      { red: 1, blue: 1, paid: [{ cost: { hit: 1 }, effects: [{ effect: "condition", condition: "slowed" }] }] },
      {},
      ["R1", "B5"],
    );
    t.does("ecarus", "pay:test-blade-1#1");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 1 }]);
    expect(t.figure("stub-1").slowed).toBe("held");
  });

  test("SS-9-hit-3-a: sure hits, rolled hits, supremacy and Focus, less a Critical", () => {
    const t = duel({ hits: 1, red: 1 }, {}, ["R1"], {
      focus: true,
      heroes: {
        ecarus: { at: "A", slots: { primary: "test-blade-1" }, criticals: ["critical-lame-arm-1"] },
        thorgar: "A",
      },
    });
    t.does("ecarus", "yes");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 3 }]);
  });

  test("SS-9-hit-3-c: without a hit there is no defence, and a weakness makes none", () => {
    const t = duel({ red: 1, damage: "arcane" }, { types: { arcane: 1 }, magicShields: 1 }, ["R10"]);
    expect([t.wounds("stub-1"), t.figure("stub-1").magicShields, t.events("defended")]).toEqual([0, 1, []]);
  });

  test("SS-2-b: a die is rerolled once", () => {
    const again = ability({ effect: "reroll", dice: "attack", count: 1 });
    const t = duel({ red: 2, paid: [again, again] }, {}, ["R7 R10", "R4"]);
    t.does("ecarus", "pay:test-blade-1#1").does("ecarus", "die:2").does("ecarus", "pay:test-blade-1#2");
    expect(t.offered("ecarus")).toEqual(["die:1"]);
    t.does("ecarus");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 1 }]);
  });
});

describe("9 rerolls of items and powers", () => {
  test("SS-9-h, SS-6.5-j: a Talent rerolls an attack die once a Round, and only after the roll", () => {
    stub("stub");
    const item = blade("test-blade", 0, 1);
    const t = scene({
      heroes: { ecarus: { at: "A", powers: ["keen-eye"], slots: { primary: item } } },
      foes: { "stub-1": "A" },
      dice: ["R10", "R1", "R10"],
      arrange: (s) => {
        Object.assign(s.turn, { action: 0, combat: 2 });
      },
    });
    expect(t.offered("ecarus").filter((id) => id.includes("keen-eye"))).toEqual([]);
    t.does("ecarus", "attack:test-blade-1:stub-1").does("ecarus", "reroll:keen-eye").does("ecarus", "die:1");
    expect(t.wounds("stub-1")).toBe(1);
    t.does("ecarus", "attack:test-blade-1:stub-1");
    expect([t.wounds("stub-1"), t.diceLeft]).toEqual([1, 0]);
  });

  test("SS-9-h: a charm works once a Quest, with the dice", () => {
    stub("stub");
    const item = blade("test-blade", 0, 1);
    const t = scene({
      heroes: { ecarus: { at: "A", inventory: ["charm-1"], slots: { primary: item } } },
      foes: { "stub-1": "A" },
      dice: ["R10", "R1"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("ecarus", "attack:test-blade-1:stub-1").does("ecarus", "reroll:charm-1").does("ecarus", "die:1");
    expect([t.wounds("stub-1"), t.state.usedInQuest]).toEqual([1, ["charm-1"]]);
  });

  test("SS-9-h: a failed Save may be rerolled", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", powers: ["iron-will"] } },
      decks: { trap: ["crusher"] },
      dice: ["B10", "B1"],
      arrange: (s) => {
        s.chests["A"] = { lock: "", token: ["chest-small-1"] };
      },
    });
    t.does("ecarus", "force:chest").does("ecarus", "reroll:iron-will").does("ecarus", "die:1");
    expect(t.wounds("ecarus")).toBe(0);
  });
});

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
    const t = attacked(1, { powers: ["shield-wall"] }, ["B1"]);
    t.does("ecarus", "power:shield-wall:1");
    expect([t.wounds("ecarus"), t.hero("ecarus").powers[0]?.cooldown]).toEqual([0, 2]);
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
      heroes: { ecarus: { at: "A", slots: { secondary: "shield-1" } } },
      foes: { "bandit-green-1": { at: "A", cameFrom: "W" } },
      dice: ["B5"],
      arrange: noAction,
    });
    t.does("ecarus", "attack:shield-1:bandit-green-1").does("ecarus", "pay:shield-1#1");
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
