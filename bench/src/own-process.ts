import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Figure } from "./figure.js";

const run = promisify(execFile);
const alone = fileURLToPath(new URL("./alone.js", import.meta.url));

/**
 * Runs a measurement in a process of its own, so that none depends on what ran before it. With NODE_ENV=production, as a
 * server runs: boardgame.io is many times slower without it, because it then checks the whole state at every move.
 */
export async function measureAlone(part: string, name: string): Promise<readonly Figure[]> {
  const env = { ...process.env, NODE_ENV: "production" };
  const { stdout } = await run(process.execPath, ["--expose-gc", alone, part, name], { env, maxBuffer: 1e7 });
  return JSON.parse(stdout.trim().split("\n").at(-1)!) as readonly Figure[];
}
