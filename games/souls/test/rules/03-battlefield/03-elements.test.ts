import { describe, expect, test } from "vitest";
import { movementDistance, nextAreas } from "../../../queries/board/distance.js";
import { seesBetween } from "../../../queries/board/sight.js";
import { scene, stub, thing } from "../../scenes/scene.js";

describe("3.3 elements", () => {
  test("SS-3.3-a: a door stops steps and sight", () => {
    const t = scene({ map: ["A B"], doors: { "A|B": "door" } });
    expect(t.offered("ecarus")).not.toContain("move:B");
    expect(seesBetween(t.content, t.state, "heroes", "A", "B")).toBe(false);
  });

  test("SS-3.3-b: first the Trap, then the door is gone for good", () => {
    const t = scene({ map: ["A B"], doors: { "A|B": "door" }, decks: { trap: ["flames"] }, dice: ["B1", "B1"] });
    t.does("ecarus", "open:A|B");
    expect(t.log.indexOf("trap-sprung")).toBeLessThan(t.log.indexOf("door-opened"));
    expect([t.offered("ecarus").includes("move:B"), seesBetween(t.content, t.state, "heroes", "A", "B")]).toEqual([
      true,
      true,
    ]);
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
    // No Crowns are in it, and nobody says that some are gained.
    expect(t.events("crowns-gained")).toEqual([]);
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
