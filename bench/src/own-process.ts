import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Figure } from "./figure.js";

const run = promisify(execFile);
const alone = fileURLToPath(new URL("./alone.js", import.meta.url));

/** How Node.js is started: as it comes, or as a server in service. boardgame.io checks the whole state at every move in the first. */
export type Mode = "default" | "production";

/** Runs a measurement in a process of its own, so that none depends on what ran before it. */
export async function measureAlone(part: string, name: string, mode: Mode): Promise<readonly Figure[]> {
  const { NODE_ENV: _mode, ...rest } = process.env;
  const env = mode === "production" ? { ...rest, NODE_ENV: mode } : rest;
  const { stdout } = await run(process.execPath, ["--expose-gc", alone, part, name], { env, maxBuffer: 1e7 });
  return JSON.parse(stdout.trim().split("\n").at(-1)!) as readonly Figure[];
}
