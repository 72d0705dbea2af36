import { describe, expect, test } from "vitest";
import { figuresIn } from "../src/figures.js";
import { controls, dominates } from "../src/map/control.js";
import { attackDistance, movementDistance, nextAreas } from "../src/map/distance.js";
import { seesBetween } from "../src/map/sight.js";
import type { Battlefield } from "../src/map/terrain.js";
import { blade, scene, stub, thing } from "./scene.js";

describe("3.1 control and domination", () => {
  const area = (
    heroes: Record<string, string | { at: string; ko?: boolean; hidden?: boolean }>,
    foes: string[],
    koFoes = 0,
  ) => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes,
      foes: Object.fromEntries(foes.map((id, i) => [id, { at: "A", ko: i < koFoes }])),
    });
    return {
      heroes: [controls(t.state, "heroes", "A"), dominates(t.state, "heroes", "A")],
      enemies: [controls(t.state, "enemies", "A"), dominates(t.state, "enemies", "A")],
    };
  };
  const three = { ecarus: "A", thorgar: "A", auriel: "A" };

  test("SS-3.1-a: more figures control an area; as many don't", () => {
    expect(area(three, ["stub-1", "stub-2"]).heroes).toEqual([true, false]);
    expect(area({ ecarus: "A", thorgar: "A" }, ["stub-1", "stub-2"])).toEqual({
      heroes: [false, false],
      enemies: [false, false],
    });
  });

  test("SS-3.1-b: twice as many dominate it, which is control, too", () => {
    expect(area({ ecarus: "A", thorgar: "A" }, ["stub-1"]).heroes).toEqual([true, true]);
    expect(area({ ...three, shae: "A" }, ["stub-1", "stub-2"]).heroes).toEqual([true, true]);
  });

  test("SS-3.1-c: any number of figures stands in an area", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: "B", thorgar: "A", auriel: "A", shae: "A", laegon: "A" },
      foes: { "stub-1": "A", "stub-2": "A", "stub-3": "A", "gremlin-green-1": "A", "gremlin-green-2": "A" },
    });
    t.does("ecarus", "move:A");
    expect(figuresIn(t.state, "A", "heroes")).toHaveLength(5);
  });

  test("SS-3.1-d: figures that are K.O. count as none", () => {
    expect(area({ ecarus: "A", thorgar: { at: "A", ko: true } }, ["stub-1"])).toEqual({
      heroes: [false, false],
      enemies: [false, false],
    });
    expect(area({ ecarus: "A", thorgar: "B" }, ["stub-1", "stub-2"], 2).heroes).toEqual([true, true]);
    expect(area({ ecarus: { at: "A", ko: true }, thorgar: "B" }, ["stub-1"], 1)).toEqual({
      heroes: [false, false],
      enemies: [false, false],
    });
  });

  test("SS-3.1-e: who leaves changes it at once", () => {
    stub("stub");
    const t = scene({ map: ["A B"], heroes: three, foes: { "stub-1": "A", "stub-2": "A" }, dice: ["B1", "B1"] });
    expect(controls(t.state, "heroes", "A")).toBe(true);
    t.does("ecarus", "move:B");
    expect(controls(t.state, "heroes", "A")).toBe(false);
  });

  test("SS-3.1-f: nobody controls an area without an opponent", () => {
    expect(area(three, []).heroes).toEqual([false, false]);
  });

  test("SS-3.1-g: hidden heroes and each figure of a Horde count, Ghost Souls don't", () => {
    expect(area({ ecarus: "A", thorgar: { at: "B" } }, ["gremlin-horde-green-1"]).enemies).toEqual([true, true]);
    expect(area({ ecarus: "A", shae: { at: "A", hidden: true } }, ["stub-1"]).heroes).toEqual([true, true]);
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: "A", thorgar: { at: "A", kind: "ghost" } },
      foes: { "stub-1": "A" },
    });
    expect(dominates(t.state, "heroes", "A")).toBe(false);
  });

  test("SS-3.1-h: Shae makes the majority, and her Sneak Attack works there", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { shae: { at: "B", powers: ["sneak-attack"] }, ecarus: "A", thorgar: "A" },
      foes: { "stub-1": "A", "stub-2": "A" },
      dice: ["B1"],
    });
    t.does("shae", "move:A").does("shae", "attack:unarmed:stub-1").does("shae", "no");
    expect([t.asked, t.offered("shae")]).toEqual(["shae: add-hits", ["power:sneak-attack:1", "pass"]]);
    t.does("shae", "power:sneak-attack:1");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 1 }]);
  });

  test("SS-3.1-h: with two against two nobody controls the area, and it doesn't", () => {
    stub("stub");
    const t = scene({
      heroes: { shae: { at: "A", powers: ["sneak-attack"] }, ecarus: "A" },
      foes: { "stub-1": "A", "stub-2": "A" },
      dice: ["B1"],
    });
    t.does("shae", "attack:unarmed:stub-1").does("shae", "no");
    expect(t.asked).toBe("shae: hero-turn");
  });

  test("SS-3.1-i: two Gremlins dominate Thorgar: Banding and supremacy both count", () => {
    stub(
      "bander",
      {},
      {
        powers: {
          banding: {
            type: "attack",
            effects: [{ effect: "hits", change: 1, if: { targetAreaControlledBy: "own-side" } }],
          },
        },
        lines: [{ range: [0], say: [{ do: "attack", weapon: "claws" }] }],
      },
    );
    const t = scene({
      heroes: { thorgar: "A" },
      foes: { "bander-1": "A", "bander-2": "A" },
      decks: { encounter: ["lone-strike"] },
      dice: ["B10"],
      step: "enemy-turn",
    });
    t.does("thorgar", "enemy:bander-1");
    expect(t.events("hits-totalled")).toMatchObject([{ attacker: "bander-1", hits: 3 }]);
  });
});

describe("3.2 terrain", () => {
  test("SS-3.2.1-a: a wall stops everybody, and sight", () => {
    const t = scene({ map: ["A B"], features: { walls: ["A|B"] } });
    expect(t.offered("ecarus")).not.toContain("move:B");
    expect(nextAreas(t.state, "A", true)).toEqual([]);
    expect(seesBetween(t.state, "heroes", "A", "B")).toBe(false);
    expect(seesBetween(t.state, "enemies", "B", "A")).toBe(false);
  });

  test("SS-3.2.2-a: a barrier is walked over one way only, and flown over both ways", () => {
    const t = scene({ map: ["A B"], features: { barriers: ["A>B"] } });
    expect([nextAreas(t.state, "A"), nextAreas(t.state, "A", true), nextAreas(t.state, "B")]).toEqual([
      [],
      ["B"],
      ["A"],
    ]);
  });

  test("SS-3.2.2-b: a barrier stops neither sight nor shots", () => {
    stub("stub");
    const bow = thing("test-bow", { range: 1, attack: { hits: 1, red: 0, blue: 0 } });
    const t = scene({
      map: ["A B"],
      features: { barriers: ["A>B"] },
      heroes: { ecarus: { at: "A", slots: { primary: bow, secondary: blade("test-blade", 1) } } },
      foes: { "stub-1": "B" },
    });
    expect(t.offered("ecarus")).toContain("attack:test-bow-1:stub-1");
    expect(t.barredBy("ecarus", "attack:test-blade-1:stub-1")).toBe("SS-6.2-d");
  });

  test("SS-3.2.2-c: a hard area costs two points", () => {
    const t = scene({ map: ["A B C D"], features: { hard: ["B"] } });
    t.does("ecarus", "move:B");
    expect(t.state.turn.points).toBe(1);
    t.does("ecarus", "move:C");
    expect(t.barredBy("ecarus", "move:B")).toBe("SS-3.2.2-c");
    t.does("ecarus", "dash");
    expect(t.barredBy("ecarus", "move:B")).toBe("SS-3.2.2-c");
    expect(t.offered("ecarus")).toContain("move:D");
  });

  test("SS-3.2.2-d: a deadly area wounds whoever enters, each time", () => {
    const t = scene({ map: ["A B C"], features: { deadly: ["B"] } });
    t.does("ecarus", "move:B");
    expect(t.wounds("ecarus")).toBe(1);
    t.does("ecarus", "move:C").does("ecarus", "move:B");
    expect(t.wounds("ecarus")).toBe(2);
  });

  test("SS-3.2.2-e: enemies ignore hard and deadly areas, but not barriers", () => {
    stub("walker", {}, { lines: [{ range: "+", say: [{ do: "move", areas: 2 }] }] });
    const t = scene({
      map: ["A B C D"],
      features: { hard: ["B"], deadly: ["C"] },
      heroes: { ecarus: "D" },
      foes: { "walker-1": "A" },
      decks: { encounter: ["lone-strike"] },
      step: "enemy-turn",
    });
    expect([t.figure("walker-1").area, t.wounds("walker-1")]).toEqual(["C", 0]);
  });
});

describe("3.3 elements", () => {
  test("SS-3.3-a: a door stops steps and sight", () => {
    const t = scene({ map: ["A B"], doors: { "A|B": "door" } });
    expect(t.offered("ecarus")).not.toContain("move:B");
    expect(seesBetween(t.state, "heroes", "A", "B")).toBe(false);
  });

  test("SS-3.3-b: first the Trap, then the door is gone for good", () => {
    const t = scene({ map: ["A B"], doors: { "A|B": "door" }, decks: { trap: ["flames"] }, dice: ["B1", "B1"] });
    t.does("ecarus", "open:A|B");
    expect(t.log.indexOf("trap-sprung")).toBeLessThan(t.log.indexOf("door-opened"));
    expect([t.offered("ecarus").includes("move:B"), seesBetween(t.state, "heroes", "A", "B")]).toEqual([true, true]);
    expect(t.offered("ecarus").filter((id) => id.includes("A|B"))).toEqual([]);
  });

  test("SS-3.3-c: enemies don't open doors", () => {
    const t = scene({
      map: ["A B"],
      doors: { "A|B": "door" },
      foes: { "gremlin-blue-1": "B" },
      decks: { encounter: ["lone-strike"] },
      step: "enemy-turn",
    });
    expect(t.figure("gremlin-blue-1").area).toBe("B");
    expect(t.log).toContain("enemy-stays");
  });

  test("SS-3.3-d: a locked door costs an Action", () => {
    const t = scene({ map: ["A B"], doors: { "A|B": "locked" }, decks: { trap: ["empty-click"] } });
    t.does("ecarus", "force:A|B");
    expect([t.state.turn.action, t.state.doors]).toEqual([0, {}]);
    const none = scene({
      map: ["A B"],
      doors: { "A|B": "locked" },
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    expect(none.barredBy("ecarus", "force:A|B")).toBe("SS-4.2.1-c");
  });

  test("SS-3.3-e: a chest: Trap, Treasures, and the token is gone", () => {
    const t = scene({
      decks: { trap: ["lightning"], treasure: ["crystal-dagger-1", "greedy-sting-1"] },
      dice: ["B1", "B1"],
      arrange: (s) => {
        s.chests["A"] = { lock: "", token: ["chest-full-1"] };
      },
    });
    t.does("ecarus", "force:chest");
    expect(t.log.filter((type) => ["trap-sprung", "chest-opened", "treasures-drawn"].includes(type))).toEqual([
      "trap-sprung",
      "chest-opened",
      "treasures-drawn",
      "treasures-drawn",
    ]);
    expect([t.state.chests, t.hero("ecarus").inventory]).toEqual([{}, ["crystal-dagger-1", "greedy-sting-1"]]);
  });

  test("SS-3.3-f: what doesn't fit into the opener's inventory lies in the area", () => {
    const potion = thing("test-potion", {}, { kind: "consumable" });
    const t = scene({
      heroes: { ecarus: { at: "A", inventory: [potion, "test-potion-2"] } },
      decks: { trap: ["empty-click"], treasure: ["crystal-dagger-1", "greedy-sting-1"] },
      arrange: (s) => {
        s.chests["A"] = { lock: "", token: ["chest-full-1"] };
      },
    });
    t.does("ecarus", "force:chest");
    expect(t.hero("ecarus").inventory).toContain("crystal-dagger-1");
    expect(t.state.ground["A"]?.items).toEqual(["greedy-sting-1"]);
  });

  test("SS-3.3-g: a Magic Lock must go first; SS-3.3-h: with the key of its colour", () => {
    const lock = { map: ["A B"], doors: { "A|B": { kind: "locked", lock: "blue" } } } as const;
    const t = scene({ ...lock, heroes: { ecarus: { at: "A", keys: ["blue"] } }, decks: { trap: ["empty-click"] } });
    expect(t.barredBy("ecarus", "force:A|B")).toBe("SS-3.3-g");
    t.does("ecarus", "unlock:A|B");
    expect([t.state.turn.action, t.hero("ecarus").keys]).toEqual([1, ["blue"]]);
    t.does("ecarus", "force:A|B");
    expect(t.state.doors).toEqual({});
  });

  test("SS-3.3-h: not with another key, nor without one", () => {
    const lock = { map: ["A B"], doors: { "A|B": { kind: "locked", lock: "blue" } } } as const;
    const red = scene({ ...lock, heroes: { ecarus: { at: "A", keys: ["red"] } } });
    expect(red.barredBy("ecarus", "unlock:A|B")).toBe("SS-3.3-h");
  });

  test("SS-3.3-i: a Magic Key is taken from the ground and kept", () => {
    const t = scene({
      arrange: (s) => {
        s.ground["A"] = { items: [], crowns: 0, keys: ["blue"], loot: [], treasure: [] };
      },
    });
    t.does("ecarus", "take:key-blue");
    expect([t.hero("ecarus").keys, t.state.ground]).toEqual([["blue"], {}]);
  });

  test("SS-3.3-j: a dead hero's key lies where he died; an engaged hero can't take it", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      features: { deadly: ["B"] },
      heroes: { ecarus: { at: "A", keys: ["blue"], wounds: 8 }, thorgar: "B" },
      step: "hero-turn",
    });
    t.does("ecarus", "move:B");
    expect(t.state.ground["B"]?.keys).toEqual(["blue"]);
    expect(t.offered("thorgar")).toContain("take:key-blue");
    const engaged = scene({
      heroes: { thorgar: "A" },
      foes: { "stub-1": "A" },
      arrange: (s) => {
        s.ground["A"] = { items: [], crowns: 0, keys: ["blue"], loot: [], treasure: [] };
      },
    });
    expect(engaged.barredBy("thorgar", "take:key-blue")).toBe("SS-6.1.1-d");
  });

  test("SS-3.3-k: a wall token is a wall while it is there", () => {
    const t = scene({ map: ["A B"], doors: { "A|B": "wall" } });
    expect(nextAreas(t.state, "A")).toEqual([]);
    expect(t.offered("ecarus").filter((id) => id.includes("A|B"))).toEqual([]);
  });

  test("SS-3.3-l: a legal path goes round what is closed", () => {
    const t = scene({ map: ["A B", "C D"], doors: { "A|B": "door" } });
    expect(movementDistance(t.state, "A", "B")).toBe(3);
    const shut = scene({ map: ["A B"], doors: { "A|B": "door" } });
    expect(movementDistance(shut.state, "A", "B")).toBeUndefined();
  });

  test("SS-3.3-m: Ecarus spends three points on a normal and a hard area; the Gremlin comes to him", () => {
    const t = scene({
      map: ["E F H G"],
      features: { hard: ["H"] },
      heroes: { ecarus: "E" },
      foes: { "gremlin-blue-1": "G" },
      decks: { encounter: ["lone-strike"] },
      dice: ["B10", "B10"],
    });
    t.does("ecarus", "move:F");
    expect(t.state.turn.points).toBe(2);
    t.does("ecarus", "move:H");
    expect(t.barredBy("ecarus", "move:G")).toBe("SS-6.1-a");
    t.does("ecarus", "end-turn");
    expect(t.figure("gremlin-blue-1").area).toBe("H");
    expect(t.events("attack-declared")).toMatchObject([{ attacker: "gremlin-blue-1", target: "ecarus" }]);
  });

  test("SS-3.3-n: Laegon shoots over the barrier that he can't cross", () => {
    const t = scene({
      map: ["A B"],
      features: { barriers: ["A>B"] },
      heroes: { laegon: { at: "A", slots: { primary: "longbow-1" } } },
      foes: { "bandit-green-1": "B" },
    });
    expect(t.offered("laegon")).toContain("attack:longbow-1:bandit-green-1");
    expect(t.offered("laegon")).not.toContain("move:B");
  });
});

describe("3.3.1 Traps", () => {
  test("SS-3.3.1-a: every door and chest draws one, which is discarded", () => {
    const t = scene({
      map: ["B A C"],
      doors: { "B|A": "door", "A|C": "locked" },
      decks: { trap: ["empty-click", "rusted-spring", "flames"] },
    });
    t.does("ecarus", "open:B|A").does("ecarus", "force:A|C");
    expect(t.state.decks.trap).toEqual({ draw: ["flames"], discard: ["rusted-spring", "empty-click"] });
  });

  test("SS-3.3.1-b: in range along paths, without sight; SS-3.3.1-c: all of them save", () => {
    const t = scene({
      map: ["A B", ". C"],
      heroes: { ecarus: "A", auriel: "B", thorgar: "C" },
      decks: { trap: ["crusher"] },
      dice: ["B1", "B5"],
      arrange: (s) => {
        s.chests["A"] = { lock: "", token: ["chest-small-1"] };
      },
    });
    t.does("ecarus", "force:chest");
    expect([t.wounds("ecarus"), t.wounds("auriel"), t.wounds("thorgar")]).toEqual([0, 2, 0]);
    expect(t.diceLeft).toBe(0);
  });

  test("SS-3.3.1-c: a hero who saves is spared, another isn't", () => {
    const t = scene({
      heroes: { ecarus: "A", auriel: "A" },
      decks: { trap: ["crusher"] },
      dice: ["B1", "B5"],
      arrange: (s) => {
        s.chests["A"] = { lock: "", token: ["chest-small-1"] };
      },
    });
    t.does("ecarus", "force:chest");
    expect([t.wounds("ecarus"), t.wounds("auriel")]).toEqual([0, 2]);
  });

  test("SS-3.3.1-d: on a door both areas are at {1}", () => {
    const t = scene({
      map: ["A B C"],
      heroes: { ecarus: "A", thorgar: "B", auriel: "C" },
      doors: { "A|B": "door" },
      decks: { trap: ["crusher"] },
      dice: ["B10", "B10"],
    });
    t.does("ecarus", "open:A|B");
    expect([t.wounds("ecarus"), t.wounds("thorgar"), t.wounds("auriel")]).toEqual([2, 2, 0]);
  });

  test("SS-3.3.1-e: Ghost Souls aren't affected", () => {
    const t = scene({
      heroes: { ecarus: "A", thorgar: { at: "A", kind: "ghost" } },
      decks: { trap: ["crusher"] },
      dice: ["B10"],
      arrange: (s) => {
        s.chests["A"] = { lock: "", token: ["chest-small-1"] };
      },
    });
    t.does("ecarus", "force:chest");
    expect(t.wounds("thorgar")).toBe(0);
  });

  test("SS-3.3.1-f: Shae draws two Traps and plays one", () => {
    const t = scene({
      map: ["A B C D"],
      heroes: { shae: "A", ecarus: "C", laegon: "D" },
      decks: { trap: ["lightning", "pentacle"] },
      dice: ["B1", "B10"],
      arrange: (s) => {
        s.chests["A"] = { lock: "", token: ["chest-small-1"] };
      },
    });
    t.does("shae", "force:chest").does("shae", "trap:lightning");
    expect([t.wounds("shae"), t.wounds("ecarus"), t.wounds("laegon")]).toEqual([0, 1, 0]);
    expect([...t.state.decks.trap.discard].sort()).toEqual(["lightning", "pentacle"]);
  });

  test("SS-3.3.1-g: Ecarus and Thorgar save from the Flames, Auriel is out of range", () => {
    const t = scene({
      map: ["C A B"],
      heroes: { ecarus: "A", thorgar: "B", auriel: "C" },
      doors: { "A|B": "door" },
      decks: { trap: ["flames"] },
      dice: ["B1", "B5"],
    });
    t.does("ecarus", "open:A|B");
    expect([t.figure("ecarus").fire, t.figure("thorgar").fire, t.figure("auriel").fire]).toEqual([[], [1], []]);
    expect(t.state.doors).toEqual({});
  });
});

/** A battlefield with marks where a test wants them, and everything joined that is named. */
function drawn(
  marks: Record<string, [number, number]>,
  walls: [[number, number], [number, number]][],
  joined: string[],
): Battlefield {
  const sides: Record<string, string[]> = Object.fromEntries(Object.keys(marks).map((name) => [name, []]));
  for (const pair of joined) {
    const [a, b] = pair.split("|") as [string, string];
    sides[a]!.push(b);
    sides[b]!.push(a);
  }
  const square = ([x, y]: [number, number]): [number, number][] => [
    [x - 0.5, y - 0.5],
    [x + 0.5, y - 0.5],
    [x + 0.5, y + 0.5],
    [x - 0.5, y + 0.5],
  ];
  return {
    sides,
    drawing: {
      marks,
      outlines: Object.fromEntries(Object.entries(marks).map(([name, mark]) => [name, [square(mark)]])),
      walls,
      borders: {},
    },
  };
}

describe("3.4 line of sight", () => {
  const mutual = (t: ReturnType<typeof scene>, a: string, b: string) => [
    seesBetween(t.state, "heroes", a, b),
    seesBetween(t.state, "enemies", b, a),
  ];

  test("SS-3.4-b, SS-3.4-c: enemies in between stop heroes' sight, not enemies'", () => {
    const t = scene({
      map: ["A B C"],
      heroes: { laegon: "A" },
      foes: { "gremlin-green-1": "B", "orc-shaman-red-1": "C" },
    });
    expect([mutual(t, "A", "B"), mutual(t, "A", "C")]).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  test("SS-3.4-b: K.O. enemies and Horde figures stand in the way, too", () => {
    const t = scene({ map: ["A B C"], heroes: { laegon: "A" }, foes: { "gremlin-green-1": { at: "B", ko: true } } });
    expect(seesBetween(t.state, "heroes", "A", "C")).toBe(false);
  });

  test("SS-3.4-c: heroes never stand in the way", () => {
    const t = scene({ map: ["A B C"], heroes: { auriel: "A", ecarus: "B" }, foes: { "gremlin-green-1": "C" } });
    expect(mutual(t, "A", "C")).toEqual([true, true]);
  });

  test("SS-3.4-d: a power needs sight as well as range", () => {
    const behind = scene({
      map: ["A B C"],
      features: { sight: [["A", "C", false]] },
      heroes: { thorgar: { at: "A", powers: ["heal-wounds"] }, auriel: { at: "B", wounds: 1 } },
    });
    expect(behind.offered("thorgar")).toContain("power:heal-wounds:1:auriel");
    const walled = scene({
      map: ["A B"],
      features: { sight: [["A", "B", false]] },
      heroes: { thorgar: { at: "A", powers: ["heal-wounds"] }, auriel: { at: "B", wounds: 1 } },
    });
    expect(walled.barredBy("thorgar", "power:heal-wounds:1:auriel")).toBe("SS-3.4-a");
  });

  test("SS-3.4-e, SS-3.4-f: the own area is always in sight, and enemies in it don't hide other areas", () => {
    const t = scene({ map: ["A B"], heroes: { ecarus: "A" }, foes: { "gremlin-green-1": "A" } });
    expect([mutual(t, "A", "A"), seesBetween(t.state, "heroes", "A", "B")]).toEqual([[true, true], true]);
  });

  test("SS-3.4-g: touching the end of a wall is crossing it; a Quest may say otherwise", () => {
    const corner = drawn(
      { A: [0, 0], B: [2, 2] },
      [
        [
          [1, 1],
          [1, 3],
        ],
      ],
      ["A|B"],
    );
    const t = scene({ battlefield: corner });
    expect(seesBetween(t.state, "heroes", "A", "B")).toBe(false);
    const said = scene({ battlefield: { ...corner, sight: [["A", "B", true]] } });
    expect(seesBetween(said.state, "heroes", "A", "B")).toBe(true);
  });

  test("SS-3.4-h: the bend in the forest hides Laegon and the Warrior from each other", () => {
    const t = scene({
      battlefield: drawn(
        { L: [0, 0], G: [2, 0], S: [4, 0], W: [2, 2] },
        [
          [
            [0.5, 1],
            [1.5, 1],
          ],
        ],
        ["L|G", "G|S", "G|W"],
      ),
      heroes: { laegon: "L" },
      foes: { "gremlin-green-1": "G", "orc-shaman-red-1": "S", "orc-warrior-blue-1": "W" },
    });
    expect([mutual(t, "L", "G"), mutual(t, "L", "W"), mutual(t, "L", "S")]).toEqual([
      [true, true],
      [false, false],
      [false, true],
    ]);
  });

  test("SS-3.4-i: a wall between Thorgar and the Bandit, none between the others", () => {
    const t = scene({
      battlefield: drawn(
        { E: [0, 0], B: [4, 0], T: [0, 4], G: [4, 4] },
        [
          [
            [1, 2],
            [3, 2],
          ],
        ],
        ["E|B", "E|T", "T|G", "B|G"],
      ),
      heroes: { ecarus: "E", thorgar: "T" },
      foes: { "bandit-green-1": "B", "gremlin-red-1": "G" },
    });
    expect([mutual(t, "E", "B"), mutual(t, "T", "B"), mutual(t, "T", "G")]).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ]);
  });

  test("SS-3.4-j: the front enemies hide the Shaman; all enemies see the heroes", () => {
    const t = scene({
      battlefield: drawn({ T: [-2, 0], L: [0, 0], W: [2, 0], S: [4, 0] }, [], ["T|L", "L|W", "W|S"]),
      heroes: { thorgar: "T", laegon: "L" },
      foes: { "orc-warrior-blue-1": "W", "gremlin-green-1": "W", "orc-shaman-red-1": "S" },
    });
    for (const hero of ["T", "L"])
      expect([mutual(t, hero, "W"), mutual(t, hero, "S")]).toEqual([
        [true, true],
        [false, true],
      ]);
  });

  test("SS-3.4-a: an open line is sight, a door on it ends it", () => {
    const open = scene({ map: ["A B C"] });
    expect(seesBetween(open.state, "heroes", "A", "C")).toBe(true);
    const shut = scene({ map: ["A B C"], doors: { "B|C": "door" } });
    expect(seesBetween(shut.state, "heroes", "A", "C")).toBe(false);
  });

  test("SS-3.4.1: nobody sees farther than five areas", () => {
    stub("stub");
    const far = thing("test-long-bow", { range: 7, attack: { hits: 1, red: 0, blue: 0 } });
    const t = scene({
      map: ["A B C D E F G"],
      heroes: { laegon: { at: "A", slots: { primary: far } } },
      foes: { "stub-1": "G" },
    });
    expect([seesBetween(t.state, "heroes", "A", "F"), seesBetween(t.state, "heroes", "A", "G")]).toEqual([true, false]);
    expect(t.barredBy("laegon", "attack:test-long-bow-1:stub-1")).toBe("SS-3.4.1");
    t.does("laegon", "move:B");
    expect(t.offered("laegon")).toContain("attack:test-long-bow-1:stub-1");
  });

  test("SS-3.4.1: unless an event says otherwise: Fog", () => {
    const t = scene({
      map: ["A B C D E"],
      arrange: (s) => {
        s.decks.event.faceUp = ["fog"];
      },
    });
    expect([seesBetween(t.state, "heroes", "A", "D"), seesBetween(t.state, "heroes", "A", "E")]).toEqual([true, false]);
  });

  test("SS-3.4.2-a: {n} is up to n areas away, the own area included", () => {
    stub("stub");
    const bow = thing("short-range", { range: 2, attack: { hits: 1, red: 0, blue: 0 } });
    const at = (area: string) =>
      scene({ map: ["A B C D"], heroes: { laegon: { at: "A", slots: { primary: bow } } }, foes: { "stub-1": area } });
    for (const area of ["A", "B", "C"]) expect(at(area).offered("laegon")).toContain("attack:short-range-1:stub-1");
    expect(at("D").barredBy("laegon", "attack:short-range-1:stub-1")).toBe("SS-3.4.2-a");
  });

  test("SS-3.4.2-b: movement and attack distances differ over a barrier", () => {
    const t = scene({ map: ["A B", "C D"], features: { barriers: ["A>B"] } });
    expect([movementDistance(t.state, "A", "B"), attackDistance(t.state, "A", "B")]).toEqual([3, 1]);
  });

  test("SS-3.4.2-c: Auriel's wand reaches the Shaman over the barrier", () => {
    const t = scene({
      map: ["A S", "B C"],
      features: { barriers: ["A>S"] },
      heroes: { auriel: { at: "A", slots: { primary: "wand-1" } } },
      foes: { "orc-shaman-blue-1": "S" },
    });
    expect(movementDistance(t.state, "A", "S")).toBe(3);
    expect(t.offered("auriel")).toContain("attack:wand-1:orc-shaman-blue-1");
    expect(t.offered("auriel")).not.toContain("move:S");
  });

  test("SS-3.4.2-d, SS-3.2.1-b: a partly walled side is passed, but not seen through", () => {
    const t = scene({
      battlefield: drawn(
        { S: [0, 0], R: [2, 0], N: [0, 2], M: [2, 2] },
        [
          [
            [1, -1],
            [1, 0.5],
          ],
        ],
        ["S|R", "S|N", "N|M", "M|R"],
      ),
      heroes: { shae: { at: "S", inventory: ["knives-1"] } },
      foes: { "bandit-red-1": "R" },
    });
    expect(movementDistance(t.state, "S", "R")).toBe(1);
    expect(t.barredBy("shae", "use:knives-1:bandit-red-1")).toBe("SS-3.4-a");
    t.does("shae", "move:N").does("shae", "move:M");
    expect(t.offered("shae")).toContain("use:knives-1:bandit-red-1");
  });
});
