import { shared } from "@tavolata/ui/table/shared.js";
import { expect, test } from "vitest";

const before = {
  figures: [
    { id: "orc", at: 1 },
    { id: "elf", at: 2 },
  ],
  doors: [3, 4],
  turn: null,
};

test("what is equal comes from the value before, down to every part", () => {
  expect(shared(before, structuredClone(before))).toBe(before);
  const moved = structuredClone(before);
  moved.figures[1]!.at = 5;
  const now = shared(before, moved);
  expect(now).toEqual(moved);
  expect(now.doors).toBe(before.doors);
  expect(now.figures[0]).toBe(before.figures[0]);
  expect(now.figures[1]).not.toBe(before.figures[1]);
});

test("what is longer, shorter or of another kind is told anew", () => {
  expect(shared(before, { ...before, doors: [3] }).doors).toEqual([3]);
  expect(shared(before, { ...before, doors: [3, 4, 5] }).doors).toEqual([3, 4, 5]);
  expect(shared([1, 2], { 0: 1, 1: 2 })).toEqual({ 0: 1, 1: 2 });
  expect(shared({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(shared(undefined, before)).toBe(before);
});
