import { describe, expect, test } from "vitest";
import { ranks } from "../../../queries/enemies/scroll.js";
import { hpOf } from "../../../queries/profile.js";
import { enemyTurn, fighter } from "../../scenes/enemy-scene.js";
import { scene, stub, thing } from "../../scenes/scene.js";

describe("15 ranks and cards", () => {
  test("SS-15-a: Green, Blue, Red, Purple", () => {
    expect(ranks).toEqual(["green", "blue", "red", "purple"]);
  });

  test("SS-15-c: two copies have their own wounds and one scroll", () => {
    const t = scene({
      map: ["A B"],
      foes: { "gremlin-blue-1": { at: "B", wounds: 1 }, "gremlin-blue-2": "B" },
    });
    expect([t.wounds("gremlin-blue-1"), t.wounds("gremlin-blue-2")]).toEqual([1, 0]);
    expect(t.enemy("gremlin-blue-1").scroll).toBe(t.enemy("gremlin-blue-2").scroll);
  });

  test("SS-15-e, SS-15.3-a: the second copy draws an Enemy Power card when it enters, the first doesn't", () => {
    const t = scene({
      map: ["A B"],
      decks: {
        enemy: ["gremlin-blue-2", "gremlin-blue-1"],
        enemyPower: ["thick-hide", "vigour"],
        trap: ["empty-click"],
      },
      doors: { "A|B": "door" },
      arrange: (s) => {
        s.shadows["B"] = ["shadow-two-enemies-1"];
      },
    });
    t.does("ecarus", "open:A|B");
    expect([t.enemy("gremlin-blue-2").powers, t.enemy("gremlin-blue-1").powers]).toEqual([["thick-hide"], []]);
  });

  test("SS-15.3-a, SS-15.2.1-a: what hands out Enemy Power cards gives a Horde one and a Master none", () => {
    const horn = thing(
      "test-horn",
      { activity: "free", effects: [{ effect: "draw-enemy-powers", count: 1, on: "enemies" }] },
      { kind: "permanent" },
    );
    const t = scene({
      heroes: { ecarus: { at: "A", inventory: [horn] }, thorgar: "A" },
      foes: { "gremlin-horde-green-1": "A", troll: "A", "bandit-green-1": "A" },
      decks: { enemyPower: ["thick-hide", "vigour", "hunter", "rally"] },
    });
    t.does("ecarus", `use:${horn}`);
    expect(t.enemy("gremlin-horde-green-1").powers).toEqual(["thick-hide"]);
    expect(t.enemy("troll").powers).toEqual([]);
    expect(t.enemy("bandit-green-1").powers).toEqual(["vigour"]);
  });

  test("SS-15.12-b: Red ones have the HP of the party's size, Ghost Souls included", () => {
    const heroes = {
      ecarus: "A",
      thorgar: "A",
      shae: { at: "A", kind: "ghost" },
      auriel: { at: "A", kind: "ghost" },
    } as const;
    const many = scene({ heroes, foes: { "gremlin-red-1": "A" } });
    expect(hpOf(many.content, many.state, many.figure("gremlin-red-1"))).toBe(6);
    const few = scene({ heroes: { ecarus: "A", thorgar: "A" }, foes: { "gremlin-red-1": "A" } });
    expect(hpOf(few.content, few.state, few.figure("gremlin-red-1"))).toBe(4);
  });

  test("SS-15.2-c, SS-15.2-d: all except Arcane", () => {
    const hit = (damage?: "arcane" | "slash") => {
      stub("warded", { types: { arcane: 0 }, otherTypes: -1 });
      const item = thing("test-edge", {
        range: 0,
        attack: { hits: 3, red: 0, blue: 0 },
        ...(damage ? { damage } : {}),
      });
      const t = scene({
        heroes: { ecarus: { at: "A", slots: { primary: item } } },
        foes: { "warded-1": "A" },
        arrange: (s) => {
          s.turn.action = 0;
        },
      });
      t.does("ecarus", "attack:test-edge-1:warded-1");
      return t.wounds("warded-1");
    };
    expect([hit("slash"), hit(), hit("arcane")]).toEqual([2, 2, 3]);
  });

  test("SS-15.2-d: a Blunt hit is stopped, an Arcane one isn't", () => {
    stub("warded", { types: { arcane: 0 }, otherTypes: -1 });
    const item = thing("test-edge", { range: 0, attack: { hits: 1, red: 0, blue: 0 }, damage: "blunt" });
    const t = scene({
      heroes: { ecarus: { at: "A", slots: { primary: item } } },
      foes: { "warded-1": "A" },
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("ecarus", "attack:test-edge-1:warded-1");
    expect(t.wounds("warded-1")).toBe(0);
  });
});

describe("15.3 Enemy Power cards", () => {
  const champion = (powers: readonly string[], icons: number) => {
    stub("hero-hater", { powerIcons: icons } as never);
    const t = scene({
      map: ["A B"],
      decks: { enemy: ["hero-hater-1"], enemyPower: powers, trap: ["empty-click"] },
      doors: { "A|B": "door" },
      arrange: (s) => {
        s.shadows["B"] = ["shadow-champion-1"];
      },
    });
    return t.does("ecarus", "open:A|B");
  };

  test("SS-15.3-b, SS-15.4-j: never more than two, and a Champion has one more", () => {
    expect(champion(["thick-hide", "brutal", "riposte"], 2).enemy("hero-hater-1").powers).toEqual([
      "thick-hide",
      "brutal",
    ]);
    expect(champion(["thick-hide", "brutal", "riposte"], 1).enemy("hero-hater-1").powers).toEqual([
      "thick-hide",
      "brutal",
    ]);
  });

  test("SS-15.3-c: of different types: others are discarded and redrawn", () => {
    const t = champion(["brutal", "venomous", "thick-hide"], 1);
    expect(t.enemy("hero-hater-1").powers).toEqual(["brutal", "thick-hide"]);
    expect(t.state.decks.enemyPower.discard).toEqual(["venomous"]);
  });

  test("SS-15.3-d: when no other type is left, it gets none", () => {
    expect(champion(["brutal", "venomous"], 1).enemy("hero-hater-1").powers).toEqual(["brutal"]);
  });

  test("SS-15.3-e, SS-15.3-f: in Act I the first level counts", () => {
    fighter("brute");
    const t = enemyTurn(
      "lone-strike",
      { ecarus: "A" },
      { "brute-1": { at: "A", powers: ["brutal"] } },
      { dice: ["B10"] },
    );
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 2 }]);
  });

  test("SS-15.3-f: all Quests of the box are Act I", () => {
    const t = scene({ foes: { "gremlin-green-1": { at: "A", powers: ["vigour"] } } });
    expect(hpOf(t.content, t.state, t.figure("gremlin-green-1"))).toBe(4);
  });

  test("SS-15.3.1-a: a Green enemy that kills a hero gains a power", () => {
    fighter("brute");
    const t = enemyTurn(
      "lone-strike",
      { ecarus: { at: "A", wounds: 8 }, thorgar: "A" },
      { "brute-1": "A" },
      {
        dice: ["B10"],
        decks: { encounter: ["lone-strike"], enemyPower: ["thick-hide"] },
      },
    );
    expect(t.figure("ecarus").kind).toBe("ghost");
    expect(t.enemy("brute-1").powers).toEqual(["thick-hide"]);
  });

  test("SS-15.3.1-b: a death by Poison has no killer", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", wounds: 8, poison: 1 }, thorgar: "A" },
      foes: { "gremlin-green-1": "A" },
      decks: { enemyPower: ["thick-hide"] },
      step: "time",
    });
    expect([t.figure("ecarus").kind, t.enemy("gremlin-green-1").powers]).toEqual(["ghost", []]);
  });
});
