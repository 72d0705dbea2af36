import { describe, expect, test } from "vitest";
import { attack } from "../../../content/vocabulary.js";
import { newFigure } from "../../../queries/figures.js";
import type { Figure } from "../../../state.js";
import { type Scene, scene, stub, thing } from "../../scenes/scene.js";

/** Laegon with Fenrir somewhere. */
function wolf(at: string, more: Scene = {}, special: Partial<Figure> = {}) {
  return scene({
    map: ["A B C"],
    heroes: {
      laegon: { at: "A", soulrank: 2, powers: [{ id: "summon-fenrir", active: true }] },
      ecarus: { at: "A", version: "black-rose" },
    },
    ...more,
    arrange: (s, content) => {
      s.figures.push(
        newFigure({ id: "fenrir", faction: "heroes", kind: "companion", belongsTo: "player-1", area: at, ...special }),
      );
      more.arrange?.(s, content);
    },
  });
}

describe("7.2 companions", () => {
  test("SS-7.2-a: summoned into its owner's area, it acts at once, for one Action", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { laegon: { at: "A", soulrank: 2, powers: ["summon-fenrir"] }, ecarus: "A" },
      foes: { "stub-1": "B" },
      dice: ["R10"],
    });
    t.does("laegon", "power:summon-fenrir:2").does("laegon", "move:B").does("laegon", "strike:stub-1");
    expect([t.figure("fenrir").area, t.wounds("stub-1"), t.state.turn.action]).toEqual(["B", 1, 0]);
    expect(t.hero("laegon").powers[0]).toMatchObject({ active: true, cooldown: 0 });
  });

  test("SS-7.2-b: later for the same activity, once in a turn", () => {
    const t = wolf("B", {
      arrange: (s) => {
        s.turn.action = 2;
      },
    });
    t.does("laegon", "companion:fenrir").does("laegon", "pass");
    expect([t.state.turn.action, t.barredBy("laegon", "companion:fenrir")]).toEqual([1, "SS-7.2-b"]);
  });

  test("SS-11.1-s: who lost the power with his life can't call the wolf, and gets the card back as it is: in use", () => {
    const t = wolf("B", {
      step: "souls",
      soulPoints: 20,
      heroes: { laegon: { at: "A", soulrank: 1, powers: [] }, ecarus: { at: "A", version: "black-rose" } },
    });
    t.does("laegon", "raise").does("laegon", "power:summon-fenrir");
    expect(t.hero("laegon").powers).toMatchObject([{ id: "summon-fenrir", active: true, cooldown: 0 }]);
    const without = wolf("B", { heroes: { laegon: { at: "A" }, ecarus: { at: "A", version: "black-rose" } } });
    expect(without.barredBy("laegon", "companion:fenrir")).toBe("SS-11.1-s");
  });

  test("SS-7.2-e, SS-4.3.2-b: Night turns one power of each hero, and a companion has none of its own", () => {
    const t = wolf("B", {
      step: "event",
      events: ["night", "quiet-wind", "quiet-wind"],
      heroes: {
        laegon: {
          at: "A",
          soulrank: 2,
          powers: [
            { id: "summon-fenrir", active: true },
            { id: "aimed-attack", cooldown: 2 },
          ],
        },
        ecarus: { at: "A", version: "black-rose" },
      },
    });
    expect(t.events("power-shifted")).toMatchObject([{ power: "aimed-attack", hourglasses: 3 }]);
  });

  test("SS-7.2-c: its death takes it off the map, and its power cools down", () => {
    stub("brute", {}, { lines: [{ range: [0], say: [{ do: "attack", weapon: "claws" }] }] });
    const t = wolf(
      "B",
      {
        foes: { "brute-1": "B" },
        decks: { encounter: ["lone-strike"], enemyPower: [] },
        dice: ["B10"],
        step: "enemy-turn",
      },
      { wounds: 5 },
    );
    expect([t.isThere("fenrir"), t.hero("laegon").powers[0]]).toMatchObject([false, { active: false, cooldown: 3 }]);
  });

  test("SS-7.2-d: one attack, and a move that isn't split", () => {
    stub("stub");
    const t = wolf("A", { foes: { "stub-1": "B" }, dice: ["R10"] });
    t.does("laegon", "companion:fenrir").does("laegon", "move:B").does("laegon", "strike:stub-1");
    expect(t.asked).toBe("laegon: hero-turn");
  });

  test("SS-7.2-e: nobody else activates it, and it has no turn", () => {
    const t = wolf("B");
    t.does("laegon", "end-turn");
    expect(t.asked).toBe("ecarus: hero-turn");
    expect(t.offered("ecarus")).not.toContain("companion:fenrir");
  });

  test("SS-7.2-f: hard and deadly areas, and reaction attacks, as for heroes", () => {
    stub("stub");
    const t = wolf("A", {
      features: { hard: ["B"], deadly: ["C"] },
      foes: { "stub-1": "B", "stub-2": "B" },
      dice: ["B1 B1", "B1 B1"],
    });
    t.does("laegon", "companion:fenrir").does("laegon", "move:B").does("laegon", "move:C");
    expect([t.wounds("fenrir"), t.events("reaction-attack").length]).toEqual([1, 2]);
  });

  test("SS-7.2-g: it stands up for a point, and opens nothing", () => {
    const t = wolf("A", { doors: { "A|B": "door" } }, { ko: true });
    t.does("laegon", "companion:fenrir");
    expect(t.offered("laegon")).toEqual(["stand-up", "pass"]);
  });

  test("SS-7.2-h, SS-3.3.1-e: it saves as its owner does", () => {
    const saved = (face: string) => {
      const t = wolf("A", {
        decks: { trap: ["crusher"] },
        dice: ["B8", "B1", face],
        arrange: (s) => {
          s.chests["A"] = { lock: "", token: ["chest-small-1"] };
        },
      });
      t.does("laegon", "force:chest");
      return t.wounds("fenrir");
    };
    expect([saved("B8"), saved("B1")]).toEqual([0, 2]);
  });

  test("SS-7.2-i: it reveals nothing", () => {
    const t = wolf("B", {
      features: { sight: [["A", "C", false]] },
      decks: { enemy: ["gremlin-green-1"] },
      arrange: (s) => {
        s.shadows["C"] = ["shadow-enemy-1"];
      },
    });
    t.does("laegon", "companion:fenrir").does("laegon", "pass");
    expect(t.events("shadow-revealed")).toEqual([]);
  });

  test("SS-7.2-j: heroes don't heal it", () => {
    const t = scene({
      heroes: { thorgar: { at: "A", powers: ["heal-wounds"] }, laegon: "A" },
      arrange: (s) => {
        s.figures.push(
          newFigure({
            id: "fenrir",
            faction: "heroes",
            kind: "companion",
            belongsTo: "player-2",
            area: "A",
            wounds: 2,
          }),
        );
      },
    });
    expect(t.offered("thorgar")).not.toContain("power:heal-wounds:1:fenrir");
  });

  test("SS-7.2-k: Stunned it does nothing, Slowed it moves or attacks", () => {
    stub("stub");
    const stunned = wolf("A", {}, { stunned: "held" });
    stunned.does("laegon", "companion:fenrir");
    expect([stunned.figure("fenrir").stunned, stunned.state.turn.action, stunned.asked]).toEqual([
      "none",
      0,
      "laegon: hero-turn",
    ]);
    const slowed = wolf("A", { foes: { "stub-1": "B" } }, { slowed: "held" });
    slowed.does("laegon", "companion:fenrir").does("laegon", "move:B");
    expect(slowed.offered("laegon")).not.toContain("strike:stub-1");
  });

  test("SS-7.2-k, SS-10.6.4-a: Blinded it saves as its owner before its move and before its attack", () => {
    stub("stub");
    const t = wolf("A", { foes: { "stub-1": "A" }, dice: ["B1", "B8", "R10"] }, { blinded: "held" });
    t.does("laegon", "companion:fenrir").does("laegon", "move:B");
    expect([t.figure("fenrir").area, t.offered("laegon")]).toEqual(["A", ["strike:stub-1", "pass"]]);
    t.does("laegon", "strike:stub-1");
    // One more hit by supremacy.
    expect([t.wounds("stub-1"), t.figure("fenrir").blinded, t.diceLeft]).toEqual([2, "none", 0]);
  });

  test("SS-7.2-k, SS-10.6.6-a: Stunned on the way it does nothing more, and nothing the next time", () => {
    const stunning = { cost: {}, effects: [{ effect: "condition", condition: "stunned" }] } as const;
    stub("thug", {}, { weapons: { claws: { attack: attack(1, 0, 0), damage: "slash", paid: [stunning] } } });
    const t = wolf("B", {
      foes: { "thug-1": "B" },
      dice: ["B1"],
      decks: { encounter: ["lull", "lull", "lull"] },
    });
    t.does("laegon", "companion:fenrir").does("laegon", "move:C");
    expect([t.asked, t.figure("fenrir").area, t.figure("fenrir").stunned]).toEqual(["laegon: hero-turn", "B", "held"]);
    t.does("laegon", "end-turn").does("ecarus", "end-turn").does("ecarus", "hero:laegon");
    expect([t.state.round, t.asked, t.figure("fenrir").stunned]).toEqual([2, "laegon: hero-turn", "held"]);
    t.does("laegon", "companion:fenrir");
    expect([t.asked, t.figure("fenrir").area, t.figure("fenrir").stunned]).toEqual(["laegon: hero-turn", "B", "none"]);
    expect(t.state.turn.action).toBe(0);
  });

  test("SS-6.1.2-b: what its owner has evaded already it evades for itself", () => {
    stub("stub");
    const t = wolf("A", {
      foes: { "stub-1": "A", "stub-2": "A" },
      heroes: { laegon: { at: "A", soulrank: 2, powers: [{ id: "summon-fenrir", active: true }] }, ecarus: "C" },
      dice: ["B1", "B1"],
      arrange: (s) => {
        s.turn.evaded = "A";
      },
    });
    t.does("laegon", "companion:fenrir").does("laegon", "move:B").does("laegon", "pass");
    expect([t.events("reaction-attack").length, t.state.turn.evaded]).toEqual([2, "A"]);
  });

  test("SS-7-h, SS-11.1-s: an item that grants the power again doesn't bring a second wolf", () => {
    const tome = thing("test-tome", { effects: [{ effect: "more-powers", count: 1 }] }, { kind: "artefact" });
    const t = wolf("B", {
      heroes: { laegon: { at: "A", soulrank: 2, inventory: [tome] }, ecarus: { at: "A", version: "black-rose" } },
    });
    t.does("laegon", "reorganise").does("laegon", "equip:test-tome-1:artefact").does("laegon", "power:summon-fenrir");
    expect(t.hero("laegon").powers).toMatchObject([{ id: "summon-fenrir", active: true }]);
  });

  test("SS-11.1-s: its owner dead, it stays and can't be activated", () => {
    const t = wolf("B", { heroes: { laegon: { at: "A", kind: "ghost" }, ecarus: "A" } });
    expect([t.isThere("fenrir"), t.offered("laegon").includes("companion:fenrir")]).toEqual([true, false]);
  });

  test("SS-6.3.3-e: no Focus on its attack", () => {
    stub("stub");
    const t = wolf("A", {
      foes: { "stub-1": "A" },
      dice: ["R10"],
      arrange: (s) => {
        s.turn.action = 2;
      },
    });
    t.does("laegon", "companion:fenrir").does("laegon", "strike:stub-1");
    expect([t.wounds("stub-1") > 0, t.state.turn.action]).toEqual([true, 1]);
  });

  test("SS-9.1-ex: Fenrir brings supremacy, to himself and to Laegon's bow", () => {
    stub("bandit-like");
    const bow = thing("test-bow", { range: 4, attack: { hits: 1, red: 0, blue: 0 } });
    const t = wolf("A", {
      map: ["A M"],
      heroes: {
        laegon: { at: "A", version: "archer", soulrank: 2, slots: { primary: bow }, powers: ["summon-fenrir"] },
        ecarus: "M",
        thorgar: "M",
        shae: "M",
      },
      foes: { "bandit-like-1": "M", "bandit-like-2": "M" },
      dice: ["R10"],
    });
    t.does("laegon", "companion:fenrir").does("laegon", "move:M").does("laegon", "strike:bandit-like-1");
    expect(t.events("hits-totalled")).toMatchObject([{ attacker: "fenrir", hits: 2 }]);
    t.does("laegon", "attack:test-bow-1:bandit-like-2");
    expect(t.events("hits-totalled")[1]).toMatchObject({ attacker: "laegon", hits: 2 });
  });
});
