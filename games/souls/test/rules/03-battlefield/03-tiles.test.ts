import { describe, expect, test } from "vitest";
import { battlefields, tileSides } from "../../../content/index.js";
import { tileProblems } from "../../../content/validate/tiles.js";
import { areasApart, throughTheAir } from "../../../queries/board/areas.js";
import { questMap } from "../../../queries/board/quest-map.js";
import { terrainOn } from "../../../queries/board/terrain.js";

/** The areas beside an area; a barrier has an exclamation mark. */
function beside(map: ReturnType<typeof questMap>, area: string): string[] {
  return map.sides[area]!.map((side) => (typeof side === "string" ? side : `${side.to}!`)).sort();
}

describe("tiles on the table", () => {
  test("SS-3-d: areas on both sides of a joint are two areas, and adjacent", () => {
    const map = questMap(
      [
        { tile: "1A", at: [0, 0] },
        { tile: "5A", at: [4, 0] },
      ],
      tileSides,
    );
    expect(beside(map, "1A-2")).toEqual(["1A-1", "1A-4", "5A-1"]);
    const { map: graph } = terrainOn(map);
    expect(areasApart(graph, "1A-2", "5A-1", throughTheAir(graph))).toBe(1);
  });

  test("SS-3-c: areas that only touch at a corner, or with a wall between them, aren't adjacent", () => {
    const map = questMap([{ tile: "5A", at: [0, 0] }], tileSides);
    expect(beside(map, "5A-1")).toEqual(["5A-2"]);
    expect(beside(map, "5A-4")).toEqual(["5A-2", "5A-3"]);
  });

  test("SS-2.2.1: tiles that lie apart aren't joined", () => {
    const map = questMap(
      [
        { tile: "1A", at: [0, 0] },
        { tile: "5A", at: [5, 0] },
      ],
      tileSides,
    );
    expect(beside(map, "1A-2")).toEqual(["1A-1", "1A-4"]);
  });

  test("SS-3.2.2-a: a barrier stands in one area only", () => {
    const map = questMap([{ tile: "10A", at: [0, 0] }], tileSides);
    expect(beside(map, "10A-2")).toEqual(["10A-1!"]);
    expect(beside(map, "10A-1")).toEqual(["10A-2"]);
  });

  test("a tile may be turned: its exits turn with it", () => {
    // A corridor runs from top to bottom; turned by a quarter, from right to left.
    const joined = (turned: 0 | 1) =>
      questMap(
        [
          { tile: "2A", at: [0, 0], turned },
          { tile: "1A", at: [4, 0] },
        ],
        tileSides,
      );
    expect(beside(joined(0), "2A-1")).toEqual(["2A-2"]);
    expect(beside(joined(1), "2A-1")).toEqual(["1A-1", "1A-3", "2A-2"]);
  });

  test("SS-3.4-a: a wall, solid ground and the rim of a tile stop sight", () => {
    const seen = (map: ReturnType<typeof questMap>, from: string, to: string) => {
      const { sight, map: graph } = terrainOn(map);
      return sight.between[graph.numbers.get(from)! * graph.names.length + graph.numbers.get(to)!] !== undefined;
    };
    const village = questMap([{ tile: "6A", at: [0, 0] }], tileSides);
    expect([seen(village, "6A-3", "6A-4"), seen(village, "6A-1", "6A-2")]).toEqual([false, true]);
    const round = questMap([{ tile: "11A", at: [0, 0] }], tileSides);
    expect([seen(round, "11A-1", "11A-4"), seen(round, "11A-1", "11A-2")]).toEqual([false, true]);
    const bend = questMap(
      [
        { tile: "2A", at: [0, 4] },
        { tile: "3A", at: [0, 0] },
      ],
      tileSides,
    );
    expect([seen(bend, "2A-2", "3A-2"), seen(bend, "2A-2", "3A-1")]).toEqual([false, true]);
  });

  test("SS-3.4-a, SS-3.4-g: whoever stands in the open side door of the throne room sees into it", () => {
    for (const id of ["the-ember-heart", "the-hollow-king"]) {
      const { sight, map } = terrainOn(battlefields[id]!);
      const pair = map.numbers.get("11B-4")! * map.names.length + map.numbers.get("19B-1")!;
      expect(sight.between[pair]).toBeDefined();
    }
  });

  test("every quest's battlefield can be drawn", () => {
    for (const field of Object.values(battlefields)) expect(terrainOn(field).map.names.length).toBeGreaterThan(15);
  });
});

test("SS-3-a: every area of every tile has one mark inside it, and whoever is on the map stands in one area", () => {
  for (const [id, { drawing, sides }] of Object.entries(battlefields)) {
    expect([id, Object.keys(drawing.marks).sort()]).toEqual([id, Object.keys(sides).sort()]);
  }
  const side = tileSides["1A"]!;
  const twice = { ...side, marks: { 1: [0, 0], 99: [4, 4] } } as const;
  expect(tileProblems(side, "1A")).toEqual([]);
  expect(tileProblems(twice, "1A").map(({ field }) => field)).toContain("1A.marks.99");
});
