/**
 * Keeps a command, a folder or both on a leash: standard input. When whoever holds the other end lets go, on purpose or
 * because it was killed, the command is ended and the folder removed. This is a process of its own, so that it outlives
 * the one that it cleans up after.
 */
import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { constants } from "node:os";

/** How long a command may take to end when asked, before it is made to. */
const patience = 10_000;

/** @type {import("./servers/leash.js").LeashedProcess} */
const { run, folder } = JSON.parse(process.argv[2] ?? "{}");

// The terminal's signals are for the holder: how the command ends is decided by the leash alone.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

const letGo = new Promise((resolve) => process.stdin.on("close", resolve).resume());
if (run) {
  const { command, args, endWith, ...options } = run;
  const child = spawn(command, args, { ...options, stdio: ["ignore", "inherit", "inherit"] });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`"${command}" can't be started: ${error.message}`);
      resolve(127);
    });
    child.on("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
  letGo.then(() => {
    child.kill(endWith ?? "SIGTERM");
    setTimeout(() => child.kill("SIGKILL"), patience).unref();
  });
  process.exitCode = await ended;
} else {
  await letGo;
}
if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
process.stdin.destroy();
