import { expect, test } from "vitest";
import { closingLine, type Report, resultsOf, slowest } from "../testing/tally.js";

/** What Vitest says of a test file. */
const file = (status: string, ...tests: string[]) => ({
  name: "a.test.ts",
  status,
  assertionResults: tests.map((each, i) => ({ title: `test ${i}`, status: each, duration: 1_000 * (i + 1) })),
});

const unit: Report = { testResults: [file("passed", "passed", "passed"), file("passed", "passed")] };

/** What Playwright says of a test. */
const inBrowser = (title: string, status: string, ...durations: number[]) => ({
  title,
  file: "page.test.ts",
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

const browser: Report = {
  errors: [],
  suites: [
    {
      specs: [inBrowser("comes", "expected", 20_000), inBrowser("breaks", "unexpected", 500)],
      suites: [{ specs: [inBrowser("wavers", "flaky", 500, 1_500), inBrowser("isn't tried", "skipped")] }],
    },
  ],
};

test("two runs, of Vitest and of Playwright, are added up in one closing line", () => {
  const both = [...resultsOf(unit, 0), ...resultsOf(browser, 1)];
  expect(closingLine(both)).toBe("4 passed, 2 failed, 1 skipped");
});

test("skipped tests are named only when there are any", () => {
  const skipping: Report = { testResults: [file("passed", "passed", "skipped", "todo", "pending")] };
  expect(closingLine(resultsOf(unit, 0))).toBe("3 passed, 0 failed");
  expect(closingLine([...resultsOf(unit, 0), ...resultsOf(skipping, 0)])).toBe("4 passed, 0 failed, 3 skipped");
});

test("a test file that can't even be loaded is a failure", () => {
  const broken: Report = { testResults: [file("passed", "passed"), file("failed")] };
  expect(closingLine(resultsOf(broken, 1))).toBe("1 passed, 1 failed");
});

test("a run that ends badly is a failure, though every test passed", () => {
  expect(closingLine(resultsOf(unit, 1))).toBe("3 passed, 1 failed");
});

test("a run that leaves no report is a failure", () => {
  expect(closingLine(resultsOf(undefined, 137))).toBe("0 passed, 1 failed");
});

test("the slowest tests are named with their files, the slowest first; what was skipped isn't among them", () => {
  expect(slowest([...resultsOf(unit, 0), ...resultsOf(browser, 1)], 3)).toEqual([
    "   20.0 s  page.test.ts: comes",
    "    2.0 s  a.test.ts: test 1",
    "    2.0 s  page.test.ts: wavers",
  ]);
});
