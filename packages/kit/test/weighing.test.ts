import { expect, test } from "vitest";
import { type Learnt, likelihood, weighed } from "../src/index.js";

const learnt: Learnt = {
  constant: 0.5,
  begins: [0.1, 0],
  counts: [2, -1],
  features: { time: [1, 0.2, 0], wounds: [-0.5, 0, 0.3] },
};

test("features count by themselves, and through the units together", () => {
  const expected = 0.5 + 3 - 0.5 * 2 + 2 * Math.tanh(0.1 + 0.6) - Math.tanh(0.6);
  expect(weighed({ time: 3, wounds: 2 }, learnt)).toBeCloseTo(expected, 12);
});

test("what was never seen while it was learnt counts nothing", () => {
  expect(weighed({ time: 3, weather: 7 }, learnt)).toBe(weighed({ time: 3 }, learnt));
  expect(weighed({}, learnt)).toBeCloseTo(0.5 + 2 * Math.tanh(0.1), 12);
});

test("even odds are a half", () => {
  expect(likelihood(0)).toBe(0.5);
  expect(likelihood(Math.log(3))).toBeCloseTo(0.75, 12);
});
