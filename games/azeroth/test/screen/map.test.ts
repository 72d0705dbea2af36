import { describe, expect, test } from "vitest";
import { distance, spaceAt, spaceIds } from "../../queries/board.js";
import { forbiddenSpaces } from "../../screen/map/forbidden.js";
import { places, radius, sheet } from "../../screen/map/layout.js";

type Point = readonly [number, number];

const roads = spaceIds.flatMap((id) =>
  spaceAt(id)
    .links.filter((other) => id < other)
    .map((other) => [id, other] as const),
);

/** On which side of a line a point lies. */
function side(a: Point, b: Point, p: Point): boolean {
  return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0;
}

describe("the map of the adventure game", () => {
  test("has a place on the sheet for every space, and for nothing else", () => {
    expect(Object.keys(places).sort()).toEqual([...spaceIds].sort());
    for (const [x, y] of Object.values(places)) {
      expect(x).toBeGreaterThan(2 * radius);
      expect(x).toBeLessThan(sheet.width - 2 * radius);
      expect(y).toBeGreaterThan(radius);
      expect(y).toBeLessThan(sheet.height - 2 * radius);
    }
  });

  test("what is barred within the reach of the die is hatched, and nothing else", () => {
    const [near] = spaceAt("n1").links;
    const far = spaceIds.find((id) => distance("n1", id) === 3)!;
    const barred = [{ place: `space:${near}` }, { place: `space:${far}` }, { place: "hero:player-2" }, {}];
    expect(forbiddenSpaces(barred, "n1", 2)).toEqual([near]);
    expect(forbiddenSpaces(barred, "n1", 3)).toEqual([near, far]);
    expect(forbiddenSpaces(barred, "n1", 0)).toEqual([]);
  });

  test("no two spaces touch", () => {
    for (const a of spaceIds) {
      for (const b of spaceIds) {
        if (a >= b) continue;
        const [[ax, ay], [bx, by]] = [places[a]!, places[b]!];
        expect(Math.hypot(ax - bx, ay - by), `${a} and ${b}`).toBeGreaterThan(3 * radius);
      }
    }
  });

  test("roads hardly ever cross", () => {
    let crossings = 0;
    for (const [i, [a, b]] of roads.entries()) {
      for (const [c, d] of roads.slice(0, i)) {
        if ([a, b].includes(c) || [a, b].includes(d)) continue;
        const [pa, pb, pc, pd] = [places[a]!, places[b]!, places[c]!, places[d]!];
        if (side(pa, pb, pc) !== side(pa, pb, pd) && side(pc, pd, pa) !== side(pc, pd, pb)) crossings += 1;
      }
    }
    expect(crossings).toBeLessThan(3);
  });
});
