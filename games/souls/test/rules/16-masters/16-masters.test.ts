import { describe, expect, test } from "vitest";
import { controls } from "../../../queries/board/control.js";
import { seatsFromActive } from "../../../queries/enemies/order.js";
import { spawnCount } from "../../../rules/15-enemies/spawn.js";
import { attacked, enemyTurn, token, troll } from "../../scenes/master-scene.js";
import { blade, scene, thing } from "../../scenes/scene.js";

describe("16 Master Enemies", () => {
  test("SS-16-a: one card with two sides; the one in force counts", () => {
    const t = troll({ thorgar: "A", laegon: "B" }, "D", ["thorgar", 1]);
    expect(t.enemy("troll").side).toBe("A");
  });

  test("SS-16-c: nobody's, and so always the active player's", () => {
    const t = troll({ thorgar: "A", laegon: "A" }, "G", ["thorgar", 1], {
      foes: { "orc-warrior-green-1": { at: "G", controller: "thorgar" }, troll: "G" },
      decks: { encounter: ["lone-strike"] },
      ...enemyTurn,
    });
    expect(t.events("enemy-activated")).toMatchObject([{ enemy: "troll" }]);
    expect(seatsFromActive(t.state)[0]).toBe("player-1");
  });

  test("SS-16-e: Stunned is ignored, without a wound", () => {
    const mace = thing("test-mace", {
      range: 0,
      attack: { hits: 1, red: 0, blue: 0 },
      paid: [{ cost: {}, effects: [{ effect: "critical" }] }],
    });
    const t = troll({ thorgar: { at: "A", slots: { primary: mace } }, laegon: "B" }, "A", ["thorgar", 1], {
      decks: { critical: ["critical-stun-1"] },
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("thorgar", "attack:test-mace-1:troll").does("thorgar", "pay:test-mace-1#1");
    expect([t.figure("troll").stunned, t.wounds("troll"), t.state.decks.critical.discard]).toEqual([
      "none",
      0,
      ["critical-stun-1"],
    ]);
  });

  test("SS-16-f: otherwise an enemy like any other", () => {
    const t = troll({ thorgar: "A", laegon: "A" }, "A", ["thorgar", 1]);
    expect([controls(t.state, "heroes", "A"), spawnCount(t.state, { formula: "difference", plus: 0 })]).toEqual([
      true,
      1,
    ]);
  });

  test("SS-16.1-a: only the Menacing Hero's distance counts, and he is the victim", () => {
    const t = troll({ thorgar: "D", shae: "A" }, "A", ["thorgar", 1], { ...enemyTurn, dice: ["R10", "B10", "B10"] });
    expect(t.events("behaviour-chosen")).toMatchObject([{ enemy: "troll", victim: "thorgar" }]);
    expect(attacked(t)[0]).toMatch(/thorgar$/);
  });

  test("SS-16.1-b: without sight of him it goes towards him", () => {
    const t = troll({ thorgar: "C", shae: "A" }, "A", ["thorgar", 1], {
      ...enemyTurn,
      features: { sight: [["A", "C", false]] },
    });
    expect([t.figure("troll").area, attacked(t)]).toEqual(["C", []]);
  });

  test("SS-16.1-k, SS-16.1-l: Taunt takes the token at I, and the line is chosen anew", () => {
    const t = troll({ laegon: "B", ecarus: "A" }, "A", ["laegon", 2], { ...enemyTurn, dice: ["R10", "B10", "B10"] });
    expect(t.asked).toBe("ecarus: taunt");
    t.does("ecarus", "power:taunt");
    expect([token(t), t.events("behaviour-chosen").map(({ victim, line }) => `${victim} ${line}`)]).toEqual([
      "ecarus 1",
      ["laegon 3", "ecarus 2"],
    ]);
    expect(attacked(t)[0]).toMatch(/ecarus$/);
  });

  test("SS-16.1-n: then nobody is attacked", () => {
    const t = troll(
      { shae: { at: "A", hidden: true }, ecarus: { at: "B", kind: "ghost" } },
      "A",
      ["shae", 1],
      enemyTurn,
    );
    expect(attacked(t)).toEqual([]);
  });

  test("SS-16.1-o, SS-16.1-p: the victim stays the same although the token moves", () => {
    const t = troll({ thorgar: "B", auriel: "A" }, "A", ["thorgar", 1], {
      ...enemyTurn,
      dice: ["R10", "B10", "B10"],
      arrange: (s) => {
        s.tokens.push({ token: "hunting-trap", owner: "player-2", power: "hunting-trap", area: "B", level: 1 });
      },
    });
    expect([token(t), attacked(t)[0]]).toEqual(["auriel 1", "troll-claws thorgar"]);
  });

  test("SS-16.1-p: the attack still goes to the first victim", () => {
    const t = troll({ thorgar: "B", auriel: "A" }, "A", ["thorgar", 2], {
      ...enemyTurn,
      dice: ["R10", "B10", "B10"],
      arrange: (s) => {
        s.tokens.push({ token: "hunting-trap", owner: "player-2", power: "hunting-trap", area: "B", level: 1 });
      },
    });
    expect([token(t), attacked(t)]).toEqual(["thorgar 1", ["troll-claws thorgar"]]);
  });
});

describe("16 a card that is turned", () => {
  /** The Hollow King with 14 hit points, struck by Thorgar. */
  function struck(wounds: number, hits: number) {
    const item = blade("test-blade", hits, 0, 0, { damage: "arcane" });
    const t = scene({
      heroes: { thorgar: { at: "A", slots: { primary: item } }, laegon: "A" },
      foes: { "hollow-king": { at: "A", wounds, magicShields: 0, stunned: "none", poison: 1 } },
      dice: ["B10 B10"],
      arrange: (s) => {
        s.turn.action = 0;
        s.menace = { hero: "thorgar", level: 1 };
      },
    });
    return t.does("thorgar", "attack:test-blade-1:hollow-king");
  }

  test("SS-16-b: at half of its hit points it is turned; wounds and tokens stay", () => {
    // Two heroes against one: supremacy adds a hit, armour takes one.
    const t = struck(5, 2);
    const { wounds, poison, magicShields } = t.figure("hollow-king");
    expect([t.enemy("hollow-king").side, wounds, poison, magicShields]).toEqual(["B", 7, 1, 2]);
    expect(t.events("master-turns")).toHaveLength(1);
  });

  test("SS-16-b, SS-10.4-c: struck dead, it isn't turned on the way to the end of the attack", () => {
    const item = blade("test-blade", 1, 0, 0, {
      paid: [
        { cost: {}, effects: [{ effect: "wounds", amount: 14 }] },
        { cost: {}, effects: [{ effect: "push" }] },
      ],
    });
    const t = scene({
      map: ["A B"],
      heroes: { thorgar: { at: "A", slots: { primary: item } }, laegon: "A" },
      foes: { "hollow-king": { at: "A", cameFrom: "B", magicShields: 0 } },
      arrange: (s) => {
        s.turn.action = 0;
        s.menace = { hero: "thorgar", level: 1 };
      },
    });
    t.does("thorgar", "attack:test-blade-1:hollow-king");
    t.does("thorgar", "pay:test-blade-1#1").does("thorgar", "pay:test-blade-1#2");
    expect([t.isThere("hollow-king"), t.events("figure-moved").length, t.events("master-turns")]).toEqual([
      false,
      1,
      [],
    ]);
  });

  test("SS-16-b: not before", () => {
    const t = struck(4, 2);
    expect([t.enemy("hollow-king").side, t.wounds("hollow-king"), t.events("master-turns")]).toEqual(["A", 6, []]);
  });

  test("SS-16-b: the Troll's sides are independent: only a Quest turns its card", () => {
    const t = troll(
      { thorgar: { at: "A", slots: { primary: blade("test-axe", 11) } }, laegon: "B" },
      "A",
      ["thorgar", 1],
      {
        dice: ["B10 B10 B10"],
        arrange: (s) => {
          s.turn.action = 0;
        },
      },
    );
    t.does("thorgar", "attack:test-axe-1:troll");
    expect([t.wounds("troll") >= 6, t.enemy("troll").side]).toEqual([true, "A"]);
  });
});
