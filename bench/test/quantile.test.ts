import { expect, test } from "vitest";
import { median, quantile } from "../src/measuring/quantile.js";

test("a quantile is one of the values, whatever their order", () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 99 - i);
  expect(quantile(hundred, 0.99)).toBe(99);
  expect(quantile(hundred, 0.5)).toBe(50);
  expect(median([3, 1, 2])).toBe(2);
  expect(quantile([7], 0.99)).toBe(7);
  expect(() => median([])).toThrow(RangeError);
});
