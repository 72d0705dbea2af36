import { spawnSync } from "node:child_process";
import { root } from "./root.js";

/**
 * The tree as it was last committed, in another folder.
 * @param {string} copy
 */
export function cloneTo(copy) {
  return runIn(copy, "git", "clone", "--quiet", "--no-hardlinks", root, copy);
}

/**
 * Runs a command in a folder, and answers with its exit code.
 * @param {string} cwd
 * @param {string} command
 * @param {string[]} args
 */
export function runIn(cwd, command, ...args) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: "inherit", shell: process.platform === "win32" });
  if (error) throw error;
  return status ?? 1;
}
