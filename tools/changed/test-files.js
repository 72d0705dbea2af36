/** Where the tests lie that npm run check and npm test run outside a browser. */
export const testFiles = [
  "packages/*/test/**/*.test.ts",
  "games/*/test/**/*.test.ts",
  "games/test/**/*.test.ts",
  "apps/*/test/**/*.test.ts",
  "packages/kernel/examples/*/test/**/*.test.ts",
  "bench/test/**/*.test.ts",
  "e2e/chaos/test/**/*.test.ts",
  "tools/test/**/*.test.ts",
];

/** Those in a browser have a run of their own: playwright.config.ts. */
export const inBrowser = ["games/*/test/browser/**"];

/** These start servers with their databases: npm test has the time for them. */
export const withServers = [
  "apps/server/test/**/*.test.ts",
  "games/*/test/server/**/*.test.ts",
  "apps/cli/test/backup.test.ts",
  "apps/cli/test/serve.test.ts",
  "e2e/chaos/test/short.test.ts",
];

/**
 * Whether a path, from the root of the house, fits one of these patterns.
 * @param {string} path
 * @param {readonly string[]} patterns
 */
export function fits(path, patterns) {
  return patterns.some((pattern) => asExpression(pattern).test(path));
}

/** @param {string} pattern */
function asExpression(pattern) {
  const parts = pattern.split(/(\*\*\/|\*\*|\*)/).map((part) => {
    if (part === "**/") return "(?:.*/)?";
    if (part === "**") return ".*";
    if (part === "*") return "[^/]*";
    return part.replace(/[.+^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("")}$`);
}
