import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { commandOf } from "./house.js";
import { runNode } from "./run.js";
import { tallyOf } from "./tally.js";

/** Where a system keeps files in its memory, and how much room databases for tests want there. */
const inMemory = "/dev/shm";
const roomWanted = 4 * 1024 ** 3;

/** A folder in which what is written needn't wait for a disk; nothing where there is none with enough room. */
function quickFolder() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, freemem()) > roomWanted ? mkdtempSync(join(inMemory, "tavolata-")) : undefined;
  } catch {
    return undefined; // a system that has none, or lets nobody write there: then the disk has to do
  }
}

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
  const quick = quickFolder();
  for (const path of [folder, temporary]) chmodSync(path, 0o711); // for programs that tests run as another user
  try {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const code = await runNode(commandOf("vitest"), ["run", ...args, ...reporters], {
      env: {
        ...env,
        TMPDIR: temporary,
        TEMP: temporary,
        TMP: temporary,
        ...(quick ? { TAVOLATA_QUICK_FOLDER: quick } : {}),
      },
    });
    const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
    return { code, tally: tallyOf(report, code) };
  } finally {
    for (const left of [folder, ...(quick ? [quick] : [])]) {
      rmSync(left, { recursive: true, maxRetries: 20, retryDelay: 100 });
    }
  }
}
