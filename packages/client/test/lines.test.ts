import { expect, test } from "vitest";
import { Lines } from "../src/lines.js";

const events = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => ({ type: `e${from + i}`, number: from + i, rules: [] }));

const held = (lines: Lines) => [lines.first, lines.newest.map(({ number }) => number), lines.next, lines.hasGap];

const row = (from: number, to: number) => events(from, to).map(({ number }) => number);

test("what comes next is put behind what was there, and what no longer counts is let go", () => {
  const lines = new Lines();
  lines.from(0, events(0, 5));
  lines.from(5, events(5, 8));
  expect(held(lines)).toEqual([0, row(0, 8), 8, false]);
  lines.from(3, events(3, 4));
  expect(held(lines)).toEqual([0, row(0, 4), 4, false]);
});

test("further on than what is known there is a hole, which older events fill", () => {
  const lines = new Lines();
  lines.from(0, events(0, 5));
  lines.from(20, events(20, 23));
  expect(held(lines)).toEqual([20, row(20, 23), 23, true]);
  expect(lines.before(12, events(12, 19))).toBe(false);
  expect(lines.before(12, events(12, 20))).toBe(true);
  expect(held(lines)).toEqual([12, row(12, 23), 23, true]);
  expect(lines.before(3, events(3, 12))).toBe(true);
  expect(held(lines)).toEqual([0, row(0, 23), 23, false]);
});

test("a page may reach beyond several holes", () => {
  const lines = new Lines();
  lines.from(10, events(10, 12));
  lines.from(20, events(20, 22));
  lines.from(30, events(30, 32));
  expect(lines.before(5, events(5, 30))).toBe(true);
  expect(held(lines)).toEqual([5, row(5, 32), 32, false]);
});

test("taken back to before a hole, what was known before it counts again", () => {
  const lines = new Lines();
  lines.from(0, events(0, 5));
  lines.from(20, events(20, 23));
  lines.from(4, events(4, 6));
  expect(held(lines)).toEqual([0, row(0, 6), 6, false]);
});

test("taken back into a hole, the events from there on are all that is known behind it", () => {
  const lines = new Lines();
  lines.from(0, events(0, 5));
  lines.from(20, events(20, 23));
  lines.from(10, events(10, 11));
  expect(held(lines)).toEqual([10, row(10, 11), 11, true]);
  lines.forget();
  expect(held(lines)).toEqual([0, [], 0, false]);
});
