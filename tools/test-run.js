import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandOf } from "./house.js";
import { runNode } from "./run.js";
import { tallyOf } from "./tally.js";

/**
 * Runs Vitest once, shows what it shows, and counts. Whatever the tests, or Vitest itself, leave in the folder for
 * temporary files is removed with it, also when the run was broken off.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ code: number; tally: import("./tally.js").Tally }>}
 */
export async function testRun(args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), "tavolata-"));
  const file = join(folder, "report.json");
  const temporary = join(folder, "tmp");
  mkdirSync(temporary);
  for (const path of [folder, temporary]) chmodSync(path, 0o711); // for programs that tests run as another user
  try {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const code = await runNode(commandOf("vitest"), ["run", ...args, ...reporters], {
      env: { ...env, TMPDIR: temporary, TEMP: temporary, TMP: temporary },
    });
    const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
    return { code, tally: tallyOf(report, code) };
  } finally {
    rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
  }
}
