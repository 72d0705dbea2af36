import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { commandOf, root } from "../root.js";
import { runNode } from "../run.js";
import { resultsOf } from "./tally.js";

/** How each runner is started, and told where to leave its report. */
const runners = {
  Vitest: (/** @type {string} */ file) => ({
    command: [commandOf("vitest"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    env: {},
  }),
  Playwright: (/** @type {string} */ file) => ({
    command: [commandOf("@playwright/test", "playwright"), "test", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }),
};

/**
 * Runs Vitest or Playwright once, shows what it shows, and says what became of the tests.
 * @param {keyof typeof runners} runner
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ code: number; results: import("./tally.js").Result[] }>}
 */
export async function testRun(runner, args, env = {}) {
  const file = join(root, "node_modules", ".cache", "tavolata", `${runner}.json`);
  rmSync(file, { force: true });
  const { command, env: own } = runners[runner](file);
  const [script = "", ...how] = command;
  const code = await runNode(script, [...how, ...args], { env: { ...own, ...env } });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  const results = resultsOf(report, code);
  return { code, results: results.map((one) => ({ ...one, file: relative(root, resolve(root, one.file)) })) };
}
