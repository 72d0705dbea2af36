import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { leash } from "./leash.js";

export interface StartedServer {
  /** such as http://127.0.0.1:43210, without a slash at the end */
  url: string;
  stop(): Promise<void>;
}

const tavolata = fileURLToPath(new URL("../../../apps/cli/bin/tavolata.js", import.meta.url));

/** All visitors of the tests come from one address. */
const roomy = "guestsPerHour=1000000 running=1000000 tables=1000000 files=1000000";

/**
 * Starts the real server, as built, on a free port and in an empty folder, and waits until it prints its address.
 * @param args what follows `tavolata serve --port 0`
 */
export async function startServer(args: string[] = [], env: Record<string, string> = {}): Promise<StartedServer> {
  const folder = await mkdtemp(join(tmpdir(), "server-"));
  const command = [tavolata, "serve", "--port", "0", ...args];
  const { watch, letGo } = leash(
    { run: { command: process.execPath, args: command, cwd: folder }, folder },
    { TAVOLATA_QUOTAS: roomy, ...env },
  );
  try {
    const url = await watch((printed) => /http:\/\/(?:127\.0\.0\.1|localhost):\d+(?=\D)/.exec(printed)?.[0]);
    return { url, stop: letGo };
  } catch (error) {
    await letGo();
    throw error;
  }
}
