import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Metric } from "./metric.js";
import type { Scale } from "./part.js";

const alone = fileURLToPath(new URL("./alone.js", import.meta.url));

/** How Node.js is started: as it comes, or as a server in service. boardgame.io checks the whole state at every move in the first. */
export type Mode = "default" | "production";

/** Runs a measurement in a process of its own, so that none depends on what ran before it. */
export async function measureAlone(part: string, name: string, mode: Mode, scale: Scale): Promise<readonly Metric[]> {
  const { NODE_ENV: _mode, ...rest } = process.env;
  const env = mode === "production" ? { ...rest, NODE_ENV: mode } : rest;
  const args = ["--expose-gc", alone, part, name, JSON.stringify(scale)];
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (code !== 0) throw new Error(`The measurement "${name}" ended with exit code ${code}: see what it says above.`);
  return JSON.parse(printed.trim().split("\n").at(-1)!) as readonly Metric[];
}
