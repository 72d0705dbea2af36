import { describe, expect, test } from "vitest";
import { controls, dominates } from "../../../queries/board/control.js";
import { nextAreas } from "../../../queries/board/distance.js";
import { seesBetween } from "../../../queries/board/sight.js";
import { figuresIn } from "../../../queries/figures.js";
import { blade, scene, stub, thing } from "../../scenes/scene.js";

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
    expect(seesBetween(t.content, t.state, "heroes", "A", "B")).toBe(false);
    expect(seesBetween(t.content, t.state, "enemies", "B", "A")).toBe(false);
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
