/**
 * How many tests passed, failed and were skipped.
 * @typedef {{ passed: number; failed: number; skipped: number }} Tally
 */

/**
 * The part of Vitest's JSON report that is read here.
 * @typedef {object} Report
 * @property {{ status: string; assertionResults: { status: string }[] }[]} testResults one for each test file
 */

/**
 * Counts what a run's report says. A file that failed as a whole, before any test of its own could, counts as one
 * failure; so does a run that ended badly and whose report says nothing of it, or that left no report.
 * @param {Report | undefined} report
 * @param {number} exitCode the run's
 * @returns {Tally}
 */
export function tallyOf(report, exitCode) {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const file of report?.testResults ?? []) {
    const failedBefore = tally.failed;
    for (const { status } of file.assertionResults) {
      if (status === "passed") tally.passed += 1;
      else if (status === "failed") tally.failed += 1;
      else tally.skipped += 1;
    }
    if (file.status === "failed" && tally.failed === failedBefore) tally.failed += 1;
  }
  if (exitCode !== 0 && tally.failed === 0) tally.failed = 1;
  return tally;
}

/**
 * The last line of a whole check.
 * @param {Tally[]} tallies
 */
export function closingLine(tallies) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of tallies) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return `${sum.passed} passed, ${sum.failed} failed` + (sum.skipped > 0 ? `, ${sum.skipped} skipped` : "");
}
