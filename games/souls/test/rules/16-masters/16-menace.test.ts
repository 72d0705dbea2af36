import { describe, expect, test } from "vitest";
import { attacked, token, troll } from "../../scenes/master-scene.js";
import { blade, type PlacedHero, scene } from "../../scenes/scene.js";

const misses = (count: number) => Array.from({ length: count }, () => ["R10", "B10"]).flat();

describe("16.1 the Menacing Hero", () => {
  test("SS-16.1-c: with the Master comes the Menace token, to the active hero", () => {
    const comes = (laegon: PlacedHero) =>
      scene({
        map: ["A B"],
        heroes: { laegon, ecarus: "A", shae: "A" },
        step: "time",
        quest: {
          triggers: [
            {
              id: "troll",
              when: { on: "round", round: 2 },
              acts: [{ act: "place", enemies: [{ enemy: "troll", at: "B" }] }],
            },
          ],
        },
      });
    expect(token(comes({ at: "A" }))).toBe("laegon 1");
    // SS-16.1-m: a Ghost Soul can't be targeted.
    const t = comes({ at: "A", kind: "ghost" });
    t.does("laegon", "figure:shae");
    expect(token(t)).toBe("shae 1");
  });

  const wounding = (by: "ecarus" | "laegon", menace: [string, 1 | 2], attacks = 1, hits = 9) => {
    const item = blade("test-axe", hits);
    const t = troll(
      by === "ecarus"
        ? { ecarus: { at: "A", slots: { primary: item } }, laegon: "B" }
        : { laegon: { at: "A", version: "archer", slots: { primary: item } }, ecarus: "B" },
      "A",
      menace,
      {
        dice: Array.from({ length: attacks }, () => "B10 B10 B10"),
        arrange: (s) => {
          Object.assign(s.turn, { action: 0, combat: attacks });
        },
      },
    );
    for (let i = 0; i < attacks; i++) t.does(by, "attack:test-axe-1:troll");
    return token(t);
  };

  test("SS-16.1-d: the Menacing Hero's wounds raise it to II, where it stays", () => {
    expect([wounding("ecarus", ["ecarus", 1]), wounding("ecarus", ["ecarus", 2])]).toEqual(["ecarus 2", "ecarus 2"]);
  });

  test("SS-16.1-f, SS-16.1-i: another's wounds lower it, then take it, one step an attack", () => {
    expect([wounding("laegon", ["ecarus", 2]), wounding("laegon", ["ecarus", 1])]).toEqual(["ecarus 1", "laegon 1"]);
  });

  test("SS-16.1-i: nine wounds are one step", () => {
    expect(wounding("laegon", ["ecarus", 2], 1, 11)).toBe("ecarus 1");
  });

  test("SS-16.1-d: a blocked attack changes nothing", () => {
    const t = troll(
      { ecarus: { at: "A", slots: { primary: blade("test-axe", 1) } }, laegon: "B" },
      "A",
      ["ecarus", 1],
      {
        arrange: (s) => {
          s.turn.action = 0;
        },
      },
    );
    t.does("ecarus", "attack:test-axe-1:troll");
    expect(token(t)).toBe("ecarus 1");
  });

  test("SS-16.1-f: a rune that bursts under the Master counts as its owner's deed", () => {
    const t = troll({ thorgar: { at: "A", version: "rune-master" }, ecarus: "A" }, "B", ["ecarus", 1], {
      arrange: (s) => {
        s.tokens.push({ token: "offensive-rune", owner: "player-1", power: "offensive-rune", area: "B", level: 1 });
      },
    });
    t.does("thorgar", "power:rune-burst:B");
    expect([t.wounds("troll"), token(t)]).toEqual([1, "thorgar 1"]);
  });

  test("SS-16.1-f, SS-16.1-i: so do the wounds of a Critical, and with those of the attack they are one step", () => {
    const critical = (hits: number) => {
      const axe = blade("test-axe", hits, 0, 0, { paid: [{ cost: {}, effects: [{ effect: "critical" }] }] });
      const t = troll({ laegon: { at: "A", slots: { primary: axe } }, ecarus: "B" }, "A", ["ecarus", 2], {
        decks: { critical: ["critical-gash-1"] },
        dice: ["B10 B10 B10"],
        arrange: (s) => {
          s.turn.action = 0;
        },
      });
      t.does("laegon", "attack:test-axe-1:troll").does("laegon", "pay:test-axe-1#1");
      return token(t);
    };
    expect([critical(1), critical(6)]).toEqual(["ecarus 1", "ecarus 1"]);
  });

  test("SS-16.1-i: what a weapon does besides its hits is no second step", () => {
    const axe = blade("test-axe", 6, 0, 0, { paid: [{ cost: {}, effects: [{ effect: "wounds", amount: 1 }] }] });
    const t = troll({ laegon: { at: "A", slots: { primary: axe } }, ecarus: "B" }, "A", ["ecarus", 2], {
      dice: ["B10 B10 B10"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("laegon", "attack:test-axe-1:troll").does("laegon", "pay:test-axe-1#1");
    expect(token(t)).toBe("ecarus 1");
  });

  test("SS-16.1-m: the scream of a Ghost Soul wounds the Master, but doesn't make it menacing", () => {
    const t = troll({ auriel: { at: "A", version: "dark-enchantress", kind: "ghost" }, ecarus: "A" }, "A", [
      "ecarus",
      1,
    ]);
    t.does("auriel", "scream:troll");
    expect([t.wounds("troll"), token(t)]).toEqual([1, "ecarus 1"]);
  });

  test("SS-16.1-j: wounds in the Time phase change nothing", () => {
    const t = troll({ ecarus: "A", laegon: "A" }, "G", ["ecarus", 1], {
      step: "time",
      foes: { troll: { at: "G", poison: 1 } },
    });
    expect([t.wounds("troll"), token(t)]).toEqual([1, "ecarus 1"]);
  });

  test("SS-6.3.7, SS-16.1-e: the Menacing Hero provokes up or down, once a turn, for an Action", () => {
    const t = troll({ ecarus: "A", laegon: "A" }, "C", ["ecarus", 1], {
      arrange: (s) => {
        s.turn.action = 2;
      },
    });
    t.does("ecarus", "provoke");
    expect([token(t), t.state.turn.action, t.barredBy("ecarus", "provoke")]).toEqual(["ecarus 2", 1, "SS-6.3.7"]);
    expect(token(troll({ ecarus: "A", laegon: "A" }, "C", ["ecarus", 2]).does("ecarus", "provoke"))).toBe("ecarus 1");
    const hidden = troll({ ecarus: "A", laegon: "A" }, "C", ["ecarus", 1], {
      features: { sight: [["A", "C", false]] },
    });
    expect(hidden.barredBy("ecarus", "provoke")).toBe("SS-16.1-e");
  });

  test("SS-6.3.7: not without a Master", () => {
    expect(scene().offered("ecarus")).not.toContain("provoke");
  });

  test("SS-16.1-g: another hero lowers it, or takes it", () => {
    expect(token(troll({ shae: "A", ecarus: "A" }, "C", ["ecarus", 2]).does("shae", "provoke"))).toBe("ecarus 1");
    expect(token(troll({ shae: "A", ecarus: "A" }, "C", ["ecarus", 1]).does("shae", "provoke"))).toBe("shae 1");
  });

  test("SS-16.1-m: who dies passes the token on at level I", () => {
    const t = scene({
      map: ["A B"],
      features: { deadly: ["B"] },
      heroes: { ecarus: { at: "A", wounds: 8 }, shae: "A", laegon: "A" },
      foes: { troll: "A" },
      dice: misses(1).concat("B10"),
      arrange: (s) => {
        s.menace = { hero: "ecarus", level: 2 };
        s.figures.find(({ id }) => id === "troll")!.ko = true;
      },
    });
    t.does("ecarus", "move:B");
    expect(t.asked).toBe("ecarus: pass-menace");
    t.does("ecarus", "figure:shae");
    expect(token(t)).toBe("shae 1");
  });

  test("SS-16.1-m: who hides passes it on, too; SS-16.1-n: or keeps it when nobody can take it", () => {
    const t = troll({ shae: { at: "A", powers: ["hiding"] }, ecarus: "B" }, "G", ["shae", 2]);
    t.does("shae", "power:hiding:1");
    expect(token(t)).toBe("ecarus 1");
    const alone = troll({ shae: { at: "A", powers: ["hiding"] }, ecarus: { at: "B", kind: "ghost" } }, "G", [
      "shae",
      2,
    ]);
    alone.does("shae", "power:hiding:1");
    expect(token(alone)).toBe("shae 2");
  });

  test("SS-16.1-q: the token is passed on also when nobody is vengeful", () => {
    const item = blade("test-axe", 9);
    const t = scene({
      heroes: { laegon: { at: "A", version: "archer", slots: { primary: item } }, ecarus: "A" },
      foes: { "hollow-king": { at: "A", side: "B" } },
      dice: ["B10 B10"],
      arrange: (s) => {
        s.turn.action = 0;
        s.menace = { hero: "ecarus", level: 1 };
      },
    });
    t.does("laegon", "attack:test-axe-1:hollow-king");
    expect(token(t)).toBe("laegon 1");
  });

  test("SS-16.1-ex: Ecarus provokes, Laegon wounds twice, Ecarus taunts", () => {
    const axe = blade("test-axe", 4);
    const t = troll(
      {
        ecarus: { at: "A", soulrank: 4 },
        laegon: { at: "A", version: "ranger", slots: { primary: axe, secondary: "test-axe-2" } },
      },
      "A",
      ["ecarus", 1],
      { dice: ["R10", "B10", "B10", "R10", "B10", "B10", "B10 B10 B10", "B10 B10 B10", "R10", "B10", "B10"] },
    );
    t.does("ecarus", "provoke");
    expect(token(t)).toBe("ecarus 2");
    t.does("ecarus", "end-turn");
    expect(attacked(t)).toEqual(["troll-claws ecarus", "troll-claws ecarus"]);
    t.does("laegon", "attack:test-axe-1:troll").does("laegon", "no");
    expect(token(t)).toBe("ecarus 1");
    t.does("laegon", "figure:troll").does("laegon", "no");
    expect(token(t)).toBe("laegon 1");
    t.does("laegon", "end-turn").does("ecarus", "power:taunt");
    expect([token(t), attacked(t).at(-1)]).toEqual(["ecarus 1", "troll-claws ecarus"]);
  });
});
