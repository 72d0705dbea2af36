import { join } from "node:path";
import { commandOf, root } from "../root.js";
import { runNode, runNpm } from "../run.js";
import { runStages } from "./stages.js";
import { closingLine, slowest } from "./tally.js";
import { testRun } from "./test-run.js";

/** @typedef {import("./stages.js").Stage} Stage */
/** @typedef {import("./tally.js").Result} Result */

/** @type {Stage} */
export const types = { title: "Types", work: () => runNode(commandOf("typescript", "tsc"), ["-b"]) };

/**
 * Looks through these files, or through all.
 * @param {readonly string[]} [files]
 * @returns {Stage}
 */
export function lint(files = ["."]) {
  const args = ["check", "--no-errors-on-unmatched", "--files-ignore-unknown=true", ...files];
  return {
    title: "Lint",
    work: async () => (files.length === 0 ? 0 : runNode(commandOf("@biomejs/biome", "biome"), args)),
  };
}

/**
 * Nothing is exported that nobody uses, and nothing imported that no package declares: knip.jsonc.
 * @type {Stage}
 */
export const unused = {
  title: "Unused",
  work: () => runNode(commandOf("knip"), ["--no-progress", "--cache", "--cache-location", "node_modules/.cache/knip"]),
};

/** @type {Stage} */
export const webBuild = { title: "Web build", work: () => runNpm(["run", "build", "--workspace", "@tavolata/web"]) };

/**
 * What the page at home sends keeps to .size-limit.js.
 * @type {Stage}
 */
export const sizes = { title: "Sizes", work: () => runNode(commandOf("size-limit"), []) };

/** Where the browser tests keep their pictures. */
export const pictures = join(root, "e2e", "pictures");

/** @type {Stage} */
export const documents = {
  title: "Documents",
  work: () => runNode(join(root, "apps", "site", "dist", "main.js"), [root, pictures, join(root, "dist", "site")]),
};

/**
 * A stage that runs tests, and adds what became of them.
 * @param {string} title
 * @param {"Vitest" | "Playwright"} runner
 * @param {string[]} args
 * @param {Result[]} results
 * @param {Record<string, string>} [env]
 * @returns {Stage}
 */
export function tests(title, runner, args, results, env) {
  return {
    title,
    work: async () => {
      const run = await testRun(runner, args, env);
      results.push(...run.results);
      return run.code;
    },
  };
}

/**
 * Goes through the stages and closes with the slowest tests and with how many there were, if any ran. Answers with the exit code.
 * @param {Stage[]} stages
 * @param {Result[]} results what became of the tests, as the stages add it
 */
export async function checkAll(stages, results) {
  const failed = await runStages(stages);
  if (results.length > 0) console.log(["\nThe slowest tests:", ...slowest(results, 10)].join("\n"));
  console.log(failed ? `\nFailed: ${failed}.` : "\nAll is well.");
  if (results.length > 0) console.log(closingLine(results));
  return failed ? 1 : 0;
}
