import { expect, test } from "vitest";
import { checkNodeVersion, fits } from "../installing/node-version.js";

test("a version is held against the least one", () => {
  expect(["18.20.0", "20.18.3", "20.19.0", "20.20.2", "26.0.0"].map((version) => fits(version, ">=20.19"))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test("a range may leave a gap", () => {
  const range = "^20.19 || >=22.12";
  expect(["20.19.1", "21.7.0", "22.11.0", "22.12.0", "24.0.0"].map((version) => fits(version, range))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
});

test("a range that isn't known is an error, not a yes", () => {
  expect(() => fits("20.19.0", "20.x")).toThrow('"20.x" isn\'t a range known here');
});

test("this Node.js fits", () => {
  expect(() => checkNodeVersion()).not.toThrow();
});
