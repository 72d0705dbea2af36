import { nearestOf, stepsFrom } from "@tavolata/kit";
import { expect, test } from "vitest";
import {
  type AreaMap,
  areaMap,
  areaNamed,
  areasApart,
  areasWithin,
  borderLayer,
  borderName,
  onFoot,
  throughTheAir,
} from "../../../queries/board/areas.js";

// A barrier is printed in A on its side to B; the detour goes by C and D.
const cliff = areaMap({ A: [{ to: "B", barrier: true }, "C"], B: ["A", "D"], C: ["A", "D"], D: ["C", "B"] });

test("a barrier can't be walked over from its own side, but from the other", () => {
  expect(areasApart(cliff, "A", "B", onFoot(cliff))).toBe(3);
  expect(areasApart(cliff, "B", "A", onFoot(cliff))).toBe(1);
});

test("who flies or shoots doesn't care about barriers", () => {
  expect(areasApart(cliff, "A", "B", throughTheAir(cliff))).toBe(1);
});

test("a closed border stops everybody, from both sides", () => {
  const closed = borderLayer(cliff, ["A|B"]);
  for (const mayStep of [onFoot(cliff, closed), throughTheAir(cliff, closed)]) {
    expect(areasApart(cliff, "A", "B", mayStep)).toBe(3);
    expect(areasApart(cliff, "B", "A", mayStep)).toBe(3);
  }
});

test("where every way is closed there is no distance", () => {
  const closed = borderLayer(cliff, ["A|B", "A|C"]);
  expect(areasApart(cliff, "A", "D", throughTheAir(cliff, closed))).toBeUndefined();
  expect(areasApart(cliff, "A", "A", throughTheAir(cliff, closed))).toBe(0);
});

test("a side without its counterpart leads one way only", () => {
  const chute = areaMap({ top: ["bottom"], bottom: [] });
  expect(areasApart(chute, "top", "bottom", throughTheAir(chute))).toBe(1);
  expect(areasApart(chute, "bottom", "top", throughTheAir(chute))).toBeUndefined();
});

test("the areas within a range, nearest first, begin with the own one", () => {
  expect(areasWithin(cliff, "A", 0, onFoot(cliff))).toEqual(["A"]);
  expect(areasWithin(cliff, "A", 1, onFoot(cliff))).toEqual(["A", "C"]);
  expect(areasWithin(cliff, "A", 1, throughTheAir(cliff))).toEqual(["A", "B", "C"]);
  expect(areasWithin(cliff, "A", 2, onFoot(cliff))).toEqual(["A", "C", "D"]);
});

test("a border has one name, in whichever order its areas are given", () => {
  expect(borderName(cliff, "B", "A")).toBe("A|B");
  expect([...cliff.borders.keys()]).toEqual(["A|B", "A|C", "B|D", "C|D"]);
});

test("areas and borders that aren't there are refused by name", () => {
  expect(() => areaMap({ cave: ["ford"] })).toThrow('A side of "cave" leads to "ford", which isn\'t on the map.');
  expect(() => areasApart(cliff, "A", "E", onFoot(cliff))).toThrow('There is no area "E" on the map.');
  expect(() => borderName(cliff, "A", "D")).toThrow('The areas "A" and "D" have no border.');
  expect(() => borderLayer(cliff, ["B|A"])).toThrow('There is no border "B|A" on the map.');
});

test("the nearest cities of a road map, ties included", () => {
  const roads: AreaMap = areaMap({ spire: ["mill"], mill: ["spire", "ford"], ford: ["mill", "gate"], gate: ["ford"] });
  const cities = ["spire", "gate"].map((name) => areaNamed(roads, name));
  const nearest = (from: string) =>
    nearestOf(stepsFrom(roads.graph, areaNamed(roads, from)), cities).map((area) => roads.names[area]);
  expect(nearest("mill")).toEqual(["spire"]);
  expect(nearest("ford")).toEqual(["gate"]);
  const bridge = areaMap({ spire: ["ford"], ford: ["spire", "gate"], gate: ["ford"] });
  expect(nearestOf(stepsFrom(bridge.graph, areaNamed(bridge, "ford")), [0, 2])).toEqual([0, 2]);
});
