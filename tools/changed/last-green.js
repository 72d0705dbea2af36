import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../root.js";

/** Where it is noted what the house was when the last check was green. */
const note = join(root, "node_modules", ".cache", "tavolata", "last-green.json");

/**
 * What the house is at a moment: the commit, and what is in each file that git knows or would take.
 * @typedef {{ commit: string; files: Record<string, string> }} State
 */

/** @returns {State} */
export function stateNow() {
  const paths = git("ls-files", "--cached", "--others", "--exclude-standard", "-z").split("\0");
  const there = [...new Set(paths)].filter((path) => path !== "" && existsSync(join(root, path)));
  const files = there.map((path) => [path, hashOf(join(root, path))]);
  return { commit: git("rev-parse", "--short", "HEAD").trim(), files: Object.fromEntries(files) };
}

/** The state that was last seen green; nothing where none was, or git isn't there. */
export function lastGreen() {
  try {
    return /** @type {State} */ (JSON.parse(readFileSync(note, "utf8")));
  } catch {
    return undefined; // a fresh clone
  }
}

/** @param {State} state */
export function noteGreen(state) {
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify(state));
}

/**
 * What is new, different or gone.
 * @param {State} before
 * @param {State} now
 */
export function changedSince(before, now) {
  const all = new Set([...Object.keys(before.files), ...Object.keys(now.files)]);
  return [...all].filter((path) => before.files[path] !== now.files[path]).sort();
}

/** @param {string} file */
function hashOf(file) {
  return createHash("sha1").update(readFileSync(file)).digest("base64");
}

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, error } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  if (error || status !== 0) throw new Error(`git ${args[0]} failed${error ? `: ${error.message}` : ""}.`);
  return stdout;
}
