import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { type LeashedProcess, leash } from "../support/servers/leash.js";

const until = { timeout: 60_000, interval: 50 };

/** A command that tells its process id and goes on for ever. */
const endless: LeashedProcess["run"] = {
  command: process.execPath,
  args: ["-e", "console.log('pid ' + process.pid + '.'); setInterval(() => {}, 1000)"],
};

const pidIn = (printed: string) => {
  const [, pid] = /pid (\d+)\./.exec(printed) ?? [];
  return pid === undefined ? undefined : Number(pid);
};

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
    throw error;
  }
}

test("letting go ends the command and removes the folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "leash-"));
  const { watch, letGo } = leash({ run: endless, folder });
  const pid = await watch(pidIn);
  expect(isAlive(pid)).toBe(true);
  await letGo();
  expect(isAlive(pid)).toBe(false);
  expect(existsSync(folder)).toBe(false);
});

test("a killed holder's command ends, and its folder is removed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "leash-"));
  const script = fileURLToPath(new URL("../support/keeper.js", import.meta.url));
  const kept = JSON.stringify({ run: endless, folder });
  const source = `require("node:child_process").spawn(process.execPath, ${JSON.stringify([script, kept])}, {
    stdio: ["pipe", "inherit", "inherit"],
  })`;
  const holder = spawn(process.execPath, ["-e", source], { stdio: ["ignore", "pipe", "inherit"] });
  const [printed] = await once(holder.stdout.setEncoding("utf8"), "data");
  const pid = pidIn(printed);
  if (pid === undefined) throw new Error(`The command should have printed its process id, but printed "${printed}".`);
  holder.kill("SIGKILL");
  await vi.waitUntil(() => !isAlive(pid) && !existsSync(folder), until);
});

test("a command that ends by itself is reported with what it printed", async () => {
  const { watch } = leash({
    run: { command: process.execPath, args: ["-e", "console.error('no table'); process.exit(3)"] },
  });
  await expect(watch(() => undefined)).rejects.toThrow(/exit code 3.*\n.*no table/);
});

test("a command that isn't there is reported", async () => {
  const { watch } = leash({ run: { command: "/nowhere/command", args: [] } });
  await expect(watch(() => undefined)).rejects.toThrow('"/nowhere/command" can\'t be started');
});
