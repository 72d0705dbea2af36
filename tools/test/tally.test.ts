import { expect, test } from "vitest";
import { closingLine, tallyOf } from "../tally.js";

/** A test file's part of a report. */
const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

const unit = { testResults: [file("passed", "passed", "passed"), file("passed", "passed")] };
const browser = { testResults: [file("failed", "passed", "failed", "failed")] };

test("two runs are added up in one closing line", () => {
  expect(closingLine([tallyOf(unit, 0), tallyOf(browser, 1)])).toBe("4 passed, 2 failed");
});

test("skipped tests are named only when there are any", () => {
  const skipping = { testResults: [file("passed", "passed", "skipped", "todo", "pending")] };
  expect(closingLine([tallyOf(unit, 0)])).toBe("3 passed, 0 failed");
  expect(closingLine([tallyOf(unit, 0), tallyOf(skipping, 0)])).toBe("4 passed, 0 failed, 3 skipped");
});

test("a test file that can't even be loaded is a failure", () => {
  const broken = { testResults: [file("passed", "passed"), file("failed")] };
  expect(tallyOf(broken, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test("a run that ends badly is a failure, though every test passed", () => {
  expect(tallyOf(unit, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

test("a run that leaves no report is a failure", () => {
  expect(tallyOf(undefined, 137)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
