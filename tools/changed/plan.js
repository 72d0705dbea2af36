import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.js";
import { gameOf, touched } from "./affected.js";
import { changedSince } from "./last-green.js";
import { fits, inBrowser, testFiles, withServers } from "./test-files.js";

/**
 * What a check has to look at.
 * @typedef {object} Plan
 * @property {readonly string[] | undefined} tests the test files that run; all when nothing is said
 * @property {readonly string[] | undefined} lint the files that are looked through; all when nothing is said
 * @property {readonly string[]} games the games that have changed, where nothing else has: tests of the whole take those, and random matches are few
 * @property {string} why what is skipped and why
 */

const everything = (/** @type {string} */ why) => ({ tests: undefined, lint: undefined, games: [], why });

/** So many files are told to a command by name; more are quicker looked through with all others. */
const mostNamed = 300;

/**
 * @param {import("./last-green.js").State | undefined} before when a check was last green
 * @param {import("./last-green.js").State} now
 * @returns {Plan}
 */
export function planSince(before, now) {
  if (!before) return everything("Everything runs: no check was green here yet.");
  const changed = changedSince(before, now);
  const files = new Set(Object.keys(now.files));
  const all = [...files].filter((path) => fits(path, testFiles) && !fits(path, [...inBrowser, ...withServers]));
  const found = touched(changed, all, { files, packages: packagesIn(files) }, read);
  if ("everything" in found) return everything(`Everything runs: ${found.everything} since ${before.commit}.`);
  const lint = changed.filter((path) => files.has(path));
  const games = onlyIn(changed);
  return {
    games,
    tests: found.tests.length > mostNamed ? undefined : found.tests,
    lint: lint.length > mostNamed ? undefined : lint,
    why: saying(found.tests.length, all.length, before.commit) + playing(games),
  };
}

/**
 * The games in whose folders all changes lie, besides those of documents.
 * @param {readonly string[]} changed
 */
function onlyIn(changed) {
  const games = changed.filter((path) => !/^(?:docs\/|[A-Z]+(?:\.md)?$)/.test(path)).map(gameOf);
  return games.every((game) => game !== undefined) ? [...new Set(games)].map((game) => game.split("/")[1] ?? "") : [];
}

/** @param {readonly string[]} games */
function playing(games) {
  return games.length === 0
    ? ""
    : `\nOnly ${games.join(" and ")} changed: tests of all games play no other, and random matches are few.`;
}

/** @type {(running: number, all: number, commit: string) => string} */
function saying(running, all, commit) {
  if (running > mostNamed)
    return `Everything runs: ${running} of ${all} test files import what has changed since ${commit}.`;
  const why = `nothing that they import has changed since ${commit}`;
  return `Skipped ${all - running} of ${all} test files: ${why} (npm run check -- --all runs them).`;
}

/**
 * The packages of the house, by their names.
 * @param {ReadonlySet<string>} files
 */
function packagesIn(files) {
  const named = [...files].filter((path) => /^(?:(?:packages|apps)\/[^/]+|games|bench|e2e)\/package\.json$/.test(path));
  return new Map(
    named.map((path) => {
      const { name, exports = {} } = JSON.parse(read(path));
      return [name, { folder: path.replace(/\/package\.json$/, ""), exports }];
    }),
  );
}

/** @param {string} path */
function read(path) {
  return readFileSync(join(root, path), "utf8");
}
