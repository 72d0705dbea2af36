import { correctionsText } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { dieFaces } from "../../../content/die-faces.js";
import { spawnCount } from "../../../rules/15-enemies/spawn.js";
import { type Scene, scene, stub, thing } from "../../scenes/scene.js";

describe("15.4 Shadows", () => {
  const corridor = (tokens: Record<string, string[]>, more: Scene = {}) =>
    scene({
      map: ["A B C D E F G H"],
      heroes: { ecarus: "A", thorgar: "A" },
      decks: { enemy: ["gremlin-green-1", "bandit-blue-1", "orc-warrior-green-1"] },
      ...more,
      arrange: (s, content) => {
        Object.assign(s.shadows, tokens);
        more.arrange?.(s, content);
      },
    });

  test("SS-15.4-b: revealed from five areas away, not from six", () => {
    const t = corridor({ H: ["shadow-enemy-1"] });
    t.does("ecarus", "move:B");
    expect(t.events("shadow-revealed")).toEqual([]);
    t.does("ecarus", "move:C");
    expect(t.events("shadow-revealed")).toMatchObject([{ area: "H", kind: "enemy" }]);
  });

  test("SS-15.4-b: a Ghost Soul reveals nothing, and enemies in between hide it", () => {
    const ghost = corridor(
      { D: ["shadow-enemy-1"] },
      { heroes: { ecarus: { at: "A", kind: "ghost" }, thorgar: "H" }, features: { walls: ["F|G"] } },
    );
    ghost.does("ecarus", "move:B");
    expect(ghost.events("shadow-revealed")).toEqual([]);
    stub("stub");
    const hidden = corridor({ D: ["shadow-enemy-1"] }, { foes: { "stub-1": "C" } });
    hidden.does("ecarus", "move:B");
    expect(hidden.events("shadow-revealed")).toEqual([]);
  });

  test("SS-15.4-c, SS-15.4-d: it interrupts the Movement, which goes on afterwards", () => {
    const t = corridor({ G: ["shadow-enemy-1"] });
    t.does("ecarus", "move:B");
    expect(t.log.indexOf("shadow-revealed")).toBeGreaterThan(t.log.indexOf("figure-moved"));
    expect(t.state.turn).toMatchObject({ moving: true, points: 2 });
    expect(t.isThere("gremlin-green-1")).toBe(true);
  });

  test("SS-15.4-c, SS-15.10-e: what a Horde hid is seen when its last figure has left, before it attacks", () => {
    const t = corridor(
      { E: ["shadow-enemy-1"] },
      {
        heroes: { ecarus: { at: "A", version: "black-rose" }, thorgar: "A" },
        foes: { "gremlin-horde-green-1": { at: ["C", "C"] } },
        decks: { enemy: ["bandit-blue-1"], encounter: ["lone-strike"] },
        step: "enemy-turn",
        dice: ["B10", "B10", "B10"],
        arrange: (s) => {
          s.turn.side = "enemies";
        },
      },
    );
    while (t.asked.endsWith("choose-victim")) t.does("ecarus", "figure:ecarus");
    expect(t.events("shadow-revealed")).toMatchObject([{ area: "E" }]);
    expect(t.log.indexOf("shadow-revealed")).toBeLessThan(t.log.indexOf("attack-declared"));
  });

  test("SS-15.4-c, SS-3.4.1: what the Fog hid is seen when it lifts, also under a Story Event", () => {
    const foggy = (more: Scene) =>
      corridor(
        { E: ["shadow-enemy-1"] },
        {
          ...more,
          arrange: (s, content) => {
            s.decks.event.faceUp = ["fog"];
            more.arrange?.(s, content);
          },
        },
      );
    const over = foggy({ step: "event", events: ["quiet-wind", "quiet-wind"] });
    expect(over.events("shadow-revealed")).toMatchObject([{ area: "E" }]);
    expect(over.log.indexOf("shadow-revealed")).toBeLessThan(over.log.lastIndexOf("phase-begins"));
    const covered = foggy({
      quest: { stories: [{ card: 1, at: "B", ontoDeck: true, acts: [{ act: "soul-points", amount: 1 }] }] },
      arrange: (s) => {
        s.stories["B"] = "story-first";
        s.shadows["F"] = s.shadows["E"]!;
        delete s.shadows["E"];
      },
    });
    covered.does("ecarus", "move:B");
    expect(covered.events("shadow-revealed")).toMatchObject([{ area: "F" }]);
    expect(covered.log.indexOf("soul-points-gained")).toBeLessThan(covered.log.indexOf("shadow-revealed"));
  });

  describe("SS-15.4-c: who fell no longer hides what is behind", () => {
    const falls = (quest: Scene["quest"]) => {
      stub("wall", { hp: 1 }, { rank: "red" });
      const bow = thing("test-bow", { range: 4, attack: { hits: 3, red: 0, blue: 0 } });
      return corridor(
        { D: ["shadow-enemy-1"] },
        {
          heroes: { laegon: { at: "A", slots: { primary: bow } }, thorgar: "A" },
          foes: { "wall-1": "C" },
          quest: {
            triggers: [
              { id: "fell", when: { on: "enemy-killed", enemy: "wall-1" }, acts: [{ act: "soul-points", amount: 1 }] },
            ],
            ...quest,
          },
        },
      )
        .does("laegon", "attack:test-bow-1:wall-1")
        .does("laegon", "no");
    };

    test("the Shadow is revealed before what the Quest says about the death", () => {
      const t = falls({});
      expect(t.events("shadow-revealed")).toMatchObject([{ area: "D" }]);
      expect(t.log.indexOf("enemy-killed")).toBeLessThan(t.log.indexOf("shadow-revealed"));
      expect(t.log.indexOf("shadow-revealed")).toBeLessThan(t.log.indexOf("soul-points-gained"));
    });

    test("SS-4.4-a: nothing is revealed after the death that ends the Quest", () => {
      const t = falls({ victory: [{ id: "wall", open: true, when: { kind: "killed", enemy: "wall-1" } }] });
      expect([t.events("shadow-revealed"), t.log.includes("soul-points-gained")]).toEqual([[], true]);
      expect(t.state.ended).toMatchObject({ won: true });
    });
  });

  test("SS-15.4-f: the active player orders several", () => {
    const t = corridor(
      { F: ["shadow-enemy-1"], G: ["shadow-enemy-2"] },
      { heroes: { thorgar: "H", ecarus: "A" }, features: { walls: ["D|E"] }, doors: {} },
    );
    t.does("thorgar", "end-turn");
    const door = scene({
      map: ["A B C"],
      doors: { "A|B": "door" },
      decks: { trap: ["empty-click"], enemy: ["gremlin-green-1", "bandit-blue-1"] },
      arrange: (s) => {
        Object.assign(s.shadows, { B: ["shadow-enemy-1"], C: ["shadow-enemy-2"] });
      },
    });
    door.does("ecarus", "open:A|B");
    expect(door.asked).toBe("ecarus: shadow-order");
    door.does("ecarus", "area:C");
    expect([door.figure("gremlin-green-1").area, door.figure("bandit-blue-1").area]).toEqual(["C", "B"]);
  });

  test("SS-15.4-g: a townsman is no enemy", () => {
    const t = corridor({ G: ["shadow-man-1"] }).does("ecarus", "move:B");
    expect([t.state.enemies, t.state.decks.shadow.discard]).toEqual([[], ["shadow-man-1"]]);
  });

  test("SS-15.4-g, SS-14-j: where a Quest says so, she is a pedlar, who deals with those who are there", () => {
    const t = scene({
      map: ["A B C"],
      heroes: { ecarus: "A", thorgar: "C" },
      doors: { "A|B": "door", "B|C": "wall" },
      decks: { trap: ["empty-click", "empty-click"] },
      quest: { citizens: { woman: [{ act: "emporium", who: "with-active" }] } },
      arrange: (s) => {
        s.shadows["B"] = ["shadow-woman-1"];
      },
    });
    t.does("ecarus", "open:A|B");
    expect(t.asked).toBe("ecarus: outfit");
    t.does("ecarus", "ready");
    expect([t.asked, t.state.enemies]).toEqual(["ecarus: hero-turn", []]);
  });

  test("SS-15.4-i: an Enemy token is replaced by the top enemy", () => {
    const t = corridor({ G: ["shadow-enemy-1"] }).does("ecarus", "move:B");
    expect([t.figure("gremlin-green-1").area, t.state.decks.shadow.discard]).toEqual(["G", ["shadow-enemy-1"]]);
  });

  test("SS-15.4-k: two enemies, assigned one after the other", () => {
    const t = corridor({ G: ["shadow-two-enemies-1"] }).does("ecarus", "move:B");
    expect(t.state.enemies.map(({ id, controller }) => `${id} ${t.state.heroes[controller]!.figure}`)).toEqual([
      "gremlin-green-1 ecarus",
      "bandit-blue-1 thorgar",
    ]);
  });

  test("SS-15.4-r, SS-15.6-g: without Enemy cards only the token goes", () => {
    const t = corridor({ G: ["shadow-two-enemies-1"] }, { decks: { enemy: ["gremlin-green-1"] } }).does(
      "ecarus",
      "move:B",
    );
    expect(t.state.enemies.map(({ id }) => id)).toEqual(["gremlin-green-1"]);
    expect(t.events("no-enemy-left")).toHaveLength(1);
  });

  test("SS-15.4-a: Shadows don't block sight", () => {
    const t = corridor(
      { C: ["shadow-enemy-1"] },
      {
        features: {
          sight: [
            ["A", "C", false],
            ["B", "C", false],
          ],
        },
        foes: { "gremlin-red-1": "E" },
      },
    );
    t.does("ecarus", "move:B");
    expect(t.events("shadow-revealed")).toEqual([]);
  });
});

describe("15.5 Spawn Gates, 4.3 formulas", () => {
  const spawned = (gates: Record<string, boolean>, dice: string[], more: Scene = {}) =>
    scene({
      map: ["A B C D"],
      features: { walls: ["A|B"] },
      heroes: { ecarus: "A", thorgar: "A", shae: "A" },
      step: "event",
      events: ["reinforcements", "quiet-wind"],
      decks: { enemy: ["gremlin-green-1", "bandit-blue-1", "orc-warrior-green-1"] },
      dice,
      ...more,
      arrange: (s, content) => {
        const areas = ["B", "C", "D"];
        for (const [i, symbol] of Object.keys(gates).entries())
          s.gates[symbol] = { area: areas[i]!, open: gates[symbol]! };
        more.arrange?.(s, content);
      },
    });

  test("SS-15.5-a, SS-15.5-b: the only open gate, or the one that the die shows", () => {
    expect(spawned({ hit: false, shield: true }, []).figure("gremlin-green-1").area).toBe("C");
    const t = spawned({ hit: true, shield: true }, ["B1", "B5"]);
    expect([t.figure("gremlin-green-1").area, t.figure("bandit-blue-1").area]).toEqual(["C", "B"]);
  });

  test("SS-15.5-c: thrown again until an open gate fits", () => {
    const t = spawned({ hit: true, shield: true }, ["B8", "B10", "B5", "B1"]);
    expect([t.figure("gremlin-green-1").area, t.diceLeft]).toEqual(["B", 0]);
  });

  test("SS-15.5-c: where no face of a corrected die fits an open gate, the active player chooses, and nobody throws", () => {
    const none = Object.fromEntries(Object.keys(dieFaces.blue).map((face) => [`dice.blue.${face}`, 0]));
    const ofBox = correctionsText({ ...none, "dice.blue.miss": 9, "dice.blue.magic": 1 });
    const t = spawned({ hit: true, shield: true, magic: false }, [], { options: { corrections: ofBox } });
    expect(t.asked).toBe("ecarus: choose-gate");
    t.does("ecarus", "gate:shield");
    expect([t.figure("gremlin-green-1").area, t.asked]).toEqual(["C", "ecarus: choose-gate"]);
  });

  test("SS-15.5-d: with two results that fit, the active player chooses", () => {
    const t = spawned({ ability: true, shield: true }, ["B3", "B1"]);
    expect(t.asked).toBe("ecarus: choose-gate");
    t.does("ecarus", "gate:ability");
    expect(t.figure("gremlin-green-1").area).toBe("B");
    expect(spawned({ hit: true, shield: true }, ["B3", "B1"]).figure("gremlin-green-1").area).toBe("C");
  });

  test("SS-15.5-e: without an open gate nobody comes", () => {
    const t = spawned({ hit: false }, []);
    expect([t.state.enemies, t.state.decks.enemy.draw.length]).toEqual([[], 3]);
  });

  test("SS-15.5-f: the top card, assigned", () => {
    expect(spawned({ hit: true }, []).enemy("gremlin-green-1").controller).toBe("player-1");
  });

  test("SS-4.3-f: the standard formula", () => {
    const count = (heroes: number, enemies: number) => {
      const t = scene({
        heroes: Object.fromEntries(
          ["ecarus", "thorgar", "shae", "auriel", "laegon"].slice(0, heroes).map((name) => [name, "A"]),
        ),
      });
      for (let i = 0; i < enemies; i++)
        t.state.enemies.push({
          id: `x${i}`,
          scroll: "gremlin-green",
          controller: "player-1",
          charges: 0,
          powers: [],
          side: "A",
        });
      return spawnCount(t.state, { formula: "standard" });
    };
    expect([count(3, 0), count(3, 1), count(2, 1), count(4, 1), count(5, 0), count(2, 5)]).toEqual([2, 1, 0, 1, 3, 0]);
  });

  test("SS-4.3-g: the other formulas", () => {
    const count = (heroes: number, enemies: number, plus: number) => {
      const t = scene({
        heroes: Object.fromEntries(["ecarus", "thorgar", "shae", "auriel"].slice(0, heroes).map((name) => [name, "A"])),
      });
      for (let i = 0; i < enemies; i++)
        t.state.enemies.push({
          id: `x${i}`,
          scroll: "gremlin-green",
          controller: "player-1",
          charges: 0,
          powers: [],
          side: "A",
        });
      return spawnCount(t.state, { formula: "difference", plus });
    };
    expect([count(4, 1, 0), count(2, 3, 0), count(3, 2, 1), count(2, 4, 1)]).toEqual([3, 0, 2, 0]);
  });

  test("SS-4.3-h, SS-15.2.1-a: Ghost Souls don't count, and a Horde is one enemy", () => {
    const t = scene({
      heroes: { ecarus: "A", thorgar: "A", shae: "A", auriel: { at: "A", kind: "ghost" } },
      foes: { "gremlin-horde-green-1": "A" },
    });
    expect(spawnCount(t.state, { formula: "standard" })).toBe(1);
  });

  test("SS-4.3-i: a single hero uses the first line", () => {
    const t = scene({ heroes: { ecarus: "A", thorgar: { at: "A", kind: "ghost" } } });
    expect(spawnCount(t.state, { formula: "standard" })).toBe(0);
  });
});
