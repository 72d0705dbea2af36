import { changesBetween, type PlaceChange, withChanges } from "@tavolata/client/protocol";
import type { Json } from "@tavolata/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";

/** Small values with few keys, so that two of them have much in common. */
const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(null, true, false, 0, 1, "a", "b"),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "1", "2", "constructor", "__proto__"), tie("value"), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
})).value;

const asTold = (changes: PlaceChange[]) => JSON.parse(JSON.stringify(changes)) as PlaceChange[];

test("what was told as changes is what stands there, down to the order of keys, and what was there stays", () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const changes = changesBetween(before, after);
      if (!changes) return;
      const text = JSON.stringify(before);
      expect(JSON.stringify(withChanges(before, asTold(changes)))).toBe(JSON.stringify(after));
      expect(JSON.stringify(before)).toBe(text);
    }),
    { numRuns: 5_000 },
  );
});

test("a key that every object answers to is one like any other", () => {
  for (const key of ["constructor", "toString", "__proto__"]) {
    const with7 = JSON.parse(`{"${key}":7}`) as Json;
    for (const [before, after] of [
      [with7, {}],
      [{}, with7],
      [with7, { a: 1 }],
      [{ a: 1 }, with7],
    ] as const) {
      const changes = changesBetween(before, after);
      if (changes) expect(JSON.stringify(withChanges(before, asTold(changes)))).toBe(JSON.stringify(after));
    }
  }
});

test("a key without a value counts as one that isn't there", () => {
  const lent = (value: Json): Json => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(lent);
    const [first, ...rest] = Object.entries(value).map(([key, inner]) => [key, lent(inner)]);
    const unseen = ["unseen", undefined];
    return Object.fromEntries([unseen, ...(first ? [first] : []), ["too", undefined], ...rest]) as Json;
  };
  fc.assert(
    fc.property(json, json, (before, after) => {
      const changes = changesBetween(before, after);
      expect(changesBetween(before, lent(after))).toEqual(changes);
      expect(changesBetween(lent(before), lent(after))).toEqual(changes);
    }),
    { numRuns: 2_000 },
  );
});

test("two objects or two lists that only grew can always be told as changes", () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(changesBetween({ part: value }, { part: value })).toEqual([]);
      expect(changesBetween({ part: [value] }, { part: [value, 1] })).toEqual([{ at: ["part", 1], put: 1 }]);
    }),
  );
});

test.each<[string, Json, Json, PlaceChange[]]>([
  ["a value", { a: { b: 1 } }, { a: { b: 2 } }, [{ at: ["a", "b"], put: 2 }]],
  ["a key that is gone", { a: { b: 1, c: 1 } }, { a: { c: 1 } }, [{ at: ["a", "b"] }]],
  ["a new key", { a: {} }, { a: { b: null } }, [{ at: ["a", "b"], put: null }]],
  ["a shorter list", { a: [1, 2, 3] }, { a: [2, 3] }, [{ at: ["a"], put: [2, 3] }]],
  ["another order of keys", { a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, [{ at: ["a"], put: { c: 2, b: 1 } }]],
])("%s is told", (_, before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
});

test("what has nothing in common is told whole", () => {
  expect(changesBetween([1], { a: 1 })).toBeUndefined();
  expect(changesBetween(1, 2)).toBeUndefined();
  const many = (value: number) => Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`key-${i}`, value]));
  expect(changesBetween(many(1), many(2))).toBeUndefined();
});

test("a change that leads nowhere is an error, not damage", () => {
  expect(() => withChanges({ a: 1 }, [{ at: ["a", "b", "c"], put: 1 }])).toThrow("isn't there");
});

test("what didn't change is shared, so that nobody draws it anew", () => {
  const before = { figures: { orc: { at: 1 }, hero: { at: 2 } }, doors: [{ open: false }] };
  const after = withChanges(before, [{ at: ["figures", "orc", "at"], put: 3 }]) as typeof before;
  expect(after.doors).toBe(before.doors);
  expect(after.figures.hero).toBe(before.figures.hero);
  expect(after.figures.orc).toEqual({ at: 3 });
});
