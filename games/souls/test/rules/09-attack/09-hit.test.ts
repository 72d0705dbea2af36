import { describe, expect, test } from "vitest";
import type { PaidEffect } from "../../../content/types.js";
import { ability, duel, left } from "../../scenes/duel-scene.js";
import { blade, scene, stub, thing } from "../../scenes/scene.js";

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
