import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./root.js";

/** Who started us. */
const parent = process.ppid;

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] set on top of this process's own environment
 * @property {"stdout" | "stderr"} [output] where the command's standard output goes; "stdout" unless told
 */

/**
 * Runs a command in the repository's folder and in this terminal, and answers with its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, output = "stdout" } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["inherit", output === "stderr" ? 2 : "inherit", "inherit"],
    });
    const stopPassingOn = passSignalsOn(child);
    child.on("error", (error) => {
      stopPassingOn();
      reject(new Error(`"${command}" can't be started: ${error.message}`, { cause: error }));
    });
    child.on("exit", (code, signal) => {
      stopPassingOn();
      resolve(code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)]);
    });
  });
}

/**
 * Runs a script with this very Node.js.
 * @param {string} script
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runNode(script, args, options) {
  return run(process.execPath, [script, ...args], options);
}

/**
 * Runs npm: the one that started us, where one did.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const npm = process.env["npm_execpath"];
  if (npm && /npm-cli\.c?js$/.test(npm)) return runNode(npm, args, options);
  return process.platform === "win32" ? run("cmd", ["/c", "npm", ...args], options) : run("npm", args, options);
}

/**
 * Whoever ends us ends the command, too. An interrupt typed at a terminal reaches the command by itself; passing it on
 * as well would look to the command like somebody's second, impatient one. And npm starts us through a shell that
 * passes nothing on: when that shell is gone, npm was ended.
 * @param {import("node:child_process").ChildProcess} child
 */
function passSignalsOn(child) {
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    if (signal === "SIGINT" && process.stdin.isTTY) return;
    child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, passOn);

  const lookAfterNpm = setInterval(() => {
    if (process.env["npm_lifecycle_event"] && process.ppid !== parent) child.kill("SIGTERM");
  }, 500);
  return () => {
    for (const signal of signals) process.off(signal, passOn);
    clearInterval(lookAfterNpm);
  };
}
