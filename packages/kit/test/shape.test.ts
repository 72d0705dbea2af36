import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  either,
  fieldsOf,
  list,
  misfitsIn,
  mostMisfits,
  oneOfKinds,
  record,
  type Shape,
  text,
  whole,
  word,
  yesOrNo,
} from "../src/index.js";

interface Chest {
  readonly name: string;
  readonly gold: number;
  readonly locked?: boolean;
  readonly metal: "iron" | "brass";
  readonly keys: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly opens: { readonly on: "word"; readonly word: string } | { readonly on: "turn"; readonly turns: number };
  readonly at: string | readonly string[];
}

const chest: Shape<Chest> = fieldsOf<Chest>(
  {
    name: text(12),
    gold: whole(0, 500),
    locked: yesOrNo,
    metal: word(["iron", "brass"]),
    keys: list(text(4), 3),
    labels: record(text(8), 2, /^[a-z]+$/),
    opens: oneOfKinds<Chest["opens"]>("on", {
      word: fieldsOf<{ on: string; word: string }>({ on: text(8), word: text(8) }),
      turn: fieldsOf<{ on: string; turns: number }>({ on: text(8), turns: whole(1, 3) }),
    }),
    at: either(text(5, /^\d+,\d+$/), list(text(5, /^\d+,\d+$/), 2, 2)),
  },
  "locked",
);

const good: Chest = {
  name: "old chest",
  gold: 40,
  metal: "iron",
  keys: ["bone"],
  labels: { lid: "Beware" },
  opens: { on: "turn", turns: 2 },
  at: "3,4",
};

describe("the shape of what somebody wrote", () => {
  test("fits with and without what may be left out", () => {
    expect(misfitsIn(chest, good)).toEqual([]);
    expect(misfitsIn(chest, { ...good, locked: true, at: ["3,4", "3,5"] })).toEqual([]);
  });

  test.each([
    [{ name: 7 }, { field: "name", code: "kind", args: { kind: "text" } }],
    [{ name: "thirteen char" }, { field: "name", code: "too-long", args: { longest: 12 } }],
    [{ name: "nul \u0000" }, { field: "name", code: "word", args: { word: "" } }],
    [{ name: "half \ud83d" }, { field: "name", code: "word", args: { word: "" } }],
    [{ gold: "40" }, { field: "gold", code: "kind", args: { kind: "number" } }],
    [{ gold: 1e9 }, { field: "gold", code: "range", args: { least: 0, most: 500 } }],
    [{ gold: 1.5 }, { field: "gold", code: "range", args: { least: 0, most: 500 } }],
    [{ gold: null }, { field: "gold", code: "kind", args: { kind: "number" } }],
    [{ locked: "no" }, { field: "locked", code: "kind", args: { kind: "switch" } }],
    [{ metal: "gold" }, { field: "metal", code: "word", args: { word: "gold" } }],
    [{ metal: ["iron"] }, { field: "metal", code: "kind", args: { kind: "text" } }],
    [{ keys: {} }, { field: "keys", code: "kind", args: { kind: "list" } }],
    [{ keys: ["a", "b", "c", "d"] }, { field: "keys", code: "too-many", args: { most: 3 } }],
    [{ keys: ["a", 2] }, { field: "keys[1]", code: "kind", args: { kind: "text" } }],
    [{ labels: [] }, { field: "labels", code: "kind", args: { kind: "record" } }],
    [{ labels: { a: "", b: "", c: "" } }, { field: "labels", code: "too-many", args: { most: 2 } }],
    [{ labels: { Lid: "x" } }, { field: "labels", code: "unknown", args: { name: "Lid" } }],
    [{ labels: { constructor: "x" } }, { field: "labels", code: "unknown", args: { name: "constructor" } }],
    [{ labels: { lid: 3 } }, { field: "labels.lid", code: "kind", args: { kind: "text" } }],
    [{ opens: { turns: 2 } }, { field: "opens.on", code: "missing", args: {} }],
    [{ opens: { on: "constructor" } }, { field: "opens.on", code: "word", args: { word: "constructor" } }],
    [{ opens: { on: "turn", turns: 9 } }, { field: "opens.turns", code: "range", args: { least: 1, most: 3 } }],
    [{ at: ["3,4"] }, { field: "at", code: "range", args: { least: 2, most: 2 } }],
    [{ lock: 1 }, { field: "", code: "unknown", args: { name: "lock" } }],
    [{ ["x".repeat(99)]: 1 }, { field: "", code: "unknown", args: { name: `${"x".repeat(39)}…` } }],
  ])("is refused with its place and what would be right: %j", (change, misfit) => {
    expect(misfitsIn(chest, { ...good, ...change })).toEqual([misfit]);
  });

  test("lacks nothing that it must have, and inherits nothing", () => {
    expect(misfitsIn(chest, Object.create(good))).toHaveLength(7);
    for (const other of [null, undefined, 3, "chest", [good], () => good]) {
      expect(misfitsIn(chest, other)).toEqual([{ field: "", code: "kind", args: { kind: "record" } }]);
    }
  });

  test("never has fields that lead to other objects' own", () => {
    for (const name of ["__proto__", "constructor", "toString"]) {
      const spoilt = JSON.parse(JSON.stringify(good).replace("{", `{${JSON.stringify(name)}:{"gold":1},`)) as unknown;
      expect(misfitsIn(chest, spoilt)).toEqual([{ field: "", code: "unknown", args: { name } }]);
    }
    const labelled = JSON.parse('{"__proto__":"x"}') as unknown;
    expect(misfitsIn(record(text(3), 5, /./), labelled)).toHaveLength(1);
  });

  test("is told of up to a number that somebody reads, however much is wrong", () => {
    expect(misfitsIn(list(whole(0, 1), 1_000_000), new Array(100_000).fill("no"))).toHaveLength(mostMisfits);
    const wide = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`x${i}`, i]));
    expect(misfitsIn(chest, wide).length).toBeLessThanOrEqual(mostMisfits);
  });

  test("is found out of anything at all without a throw, and never the same for fit and misfit", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true }), (value) => {
        const misfits = misfitsIn(chest, value);
        expect(misfits.length).toBeGreaterThan(0);
        expect(chest(value, "", [])).toBe(false);
      }),
    );
    let deep: unknown = 1;
    for (let i = 0; i < 200_000; i++) deep = [deep];
    for (const field of Object.keys(good)) expect(misfitsIn(chest, { ...good, [field]: deep })).not.toEqual([]);
  });
});
