import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { copy, whyNotPlain } from "../src/index.js";

describe("plain data", () => {
  test("is copied whole and shares nothing", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const copied = copy(value);
        expect(JSON.stringify(copied)).toBe(JSON.stringify(value));
        expect(shared(copied, objectsIn(value))).toBe(false);
      }),
    );
  });

  const once = { x: 1 };
  test.each([
    ["undefined", { a: undefined }, "state.a is undefined"],
    ["a function", { a: [() => 1] }, "state.a[0] is a function"],
    ["not a number", { a: Number.NaN }, "state.a is NaN"],
    ["minus zero", { a: -0 }, "state.a is -0"],
    ["a class", { a: new Map() }, "state.a has a class"],
    ["the same object twice", { a: once, b: once }, "state.b is the same object as state.a"],
  ])("isn't %s", (_what, value, problem) => {
    expect(whyNotPlain(value)).toBe(problem);
  });

  test("is everything that JSON has", () => {
    expect(whyNotPlain({ a: [1, "two", null, true, { b: {} }] })).toBeUndefined();
  });
});

function objectsIn(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value !== "object" || value === null) return found;
  found.add(value);
  for (const inner of Object.values(value)) objectsIn(inner, found);
  return found;
}

function shared(value: unknown, others: Set<unknown>): boolean {
  return [...objectsIn(value)].some((object) => others.has(object));
}
