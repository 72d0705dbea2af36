import { describe, expect, test } from "vitest";
import { attackDistance, movementDistance } from "../../../queries/board/distance.js";
import { seesBetween } from "../../../queries/board/sight.js";
import type { Battlefield } from "../../../queries/board/terrain.js";
import { scene, stub, thing } from "../../scenes/scene.js";

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
    seesBetween(t.content, t.state, "heroes", a, b),
    seesBetween(t.content, t.state, "enemies", b, a),
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
    expect(seesBetween(t.content, t.state, "heroes", "A", "C")).toBe(false);
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
    expect([mutual(t, "A", "A"), seesBetween(t.content, t.state, "heroes", "A", "B")]).toEqual([[true, true], true]);
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
    expect(seesBetween(t.content, t.state, "heroes", "A", "B")).toBe(false);
    const said = scene({ battlefield: { ...corner, sight: [["A", "B", true]] } });
    expect(seesBetween(said.content, said.state, "heroes", "A", "B")).toBe(true);
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
    expect(seesBetween(open.content, open.state, "heroes", "A", "C")).toBe(true);
    const shut = scene({ map: ["A B C"], doors: { "B|C": "door" } });
    expect(seesBetween(shut.content, shut.state, "heroes", "A", "C")).toBe(false);
  });

  test("SS-3.4.1: nobody sees farther than five areas", () => {
    stub("stub");
    const far = thing("test-long-bow", { range: 7, attack: { hits: 1, red: 0, blue: 0 } });
    const t = scene({
      map: ["A B C D E F G"],
      heroes: { laegon: { at: "A", slots: { primary: far } } },
      foes: { "stub-1": "G" },
    });
    expect([
      seesBetween(t.content, t.state, "heroes", "A", "F"),
      seesBetween(t.content, t.state, "heroes", "A", "G"),
    ]).toEqual([true, false]);
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
    expect([
      seesBetween(t.content, t.state, "heroes", "A", "D"),
      seesBetween(t.content, t.state, "heroes", "A", "E"),
    ]).toEqual([true, false]);
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
