/** Reads what Vitest and Playwright report of a run, and says it in the lines that close a whole check. */

/**
 * What became of a test. "skipped" is also what was only planned.
 * @typedef {{ title: string; file: string; seconds: number; status: "passed" | "failed" | "skipped" }} Result
 */

/**
 * The part of Vitest's JSON report that is read here: what is in each test file.
 * @typedef {{ name: string; status: string; assertionResults: { title: string; status: string; duration?: number | null }[] }} VitestFile
 */

/**
 * The part of Playwright's JSON report that is read here: suites within suites.
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string; file: string; tests: { status: string; results: { duration: number }[] }[] }[]} [specs]
 */

/** @typedef {{ testResults: VitestFile[] } | { suites: PlaywrightSuite[]; errors: unknown[] }} Report */

/**
 * What became of the tests of a run. A file that failed as a whole, before any test of its own could, counts as one failure; so does a run that ended
 * badly and whose report says nothing of it, or that left no report.
 * @param {Report | undefined} report
 * @param {number} exitCode the run's
 * @returns {Result[]}
 */
export function resultsOf(report, exitCode) {
  const results = report === undefined ? [] : "suites" in report ? report.suites.flatMap(ofSuite) : ofVitest(report);
  if (exitCode === 0 || results.some(({ status }) => status === "failed")) return results;
  return [...results, { title: "the run as a whole", file: "", seconds: 0, status: "failed" }];
}

/**
 * @param {{ testResults: VitestFile[] }} report
 * @returns {Result[]}
 */
function ofVitest({ testResults }) {
  return testResults.flatMap(({ name: file, status, assertionResults }) => {
    const results = assertionResults.map((one) => ({
      title: one.title,
      file,
      seconds: (one.duration ?? 0) / 1000,
      status: statusOf(one.status),
    }));
    if (status !== "failed" || results.some((one) => one.status === "failed")) return results;
    return [...results, { title: "the file as a whole", file, seconds: 0, status: /** @type {const} */ ("failed") }];
  });
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {Result[]}
 */
function ofSuite({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      title,
      file,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      status: statusOf(status),
    })),
  );
  return [...own, ...suites.flatMap(ofSuite)];
}

/**
 * @param {string} status
 * @returns {Result["status"]}
 */
function statusOf(status) {
  if (status === "passed" || status === "expected") return "passed";
  return status === "failed" || status === "unexpected" || status === "flaky" ? "failed" : "skipped";
}

/**
 * The lines that name the slowest tests, the slowest first.
 * @param {Result[]} results
 * @param {number} count
 */
export function slowest(results, count) {
  const ran = results.filter(({ status }) => status !== "skipped").sort((a, b) => b.seconds - a.seconds);
  return ran
    .slice(0, count)
    .map(({ seconds, file, title }) => `${seconds.toFixed(1).padStart(7)} s  ${file}: ${title}`);
}

/**
 * The last line of a whole check.
 * @param {Result[]} results
 */
export function closingLine(results) {
  const count = (/** @type {Result["status"]} */ wanted) => results.filter(({ status }) => status === wanted).length;
  const skipped = count("skipped");
  return `${count("passed")} passed, ${count("failed")} failed` + (skipped > 0 ? `, ${skipped} skipped` : "");
}
