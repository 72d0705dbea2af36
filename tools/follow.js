/** npm run follow: does in a fresh clone all that a document tells its reader to do, to the letter. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { whenRunAsCommand } from "./command.js";
import { cloneTo, runIn } from "./copy-of-tree.js";
import { changed, stepsOf } from "./page-steps.js";
import { root } from "./root.js";
import { runStages } from "./testing/stages.js";

whenRunAsCommand(import.meta.url, async (args) => {
  const [page] = args;
  if (args.length !== 1 || !page) throw new Error('"node tools/follow.js PAGE" follows one document.');
  const steps = stepsOf(readFileSync(join(root, page), "utf8"));
  if (steps.length === 0) throw new Error(`${page} tells its reader to do nothing.`);
  const copy = mkdtempSync(join(tmpdir(), "tavolata-follow-"));
  const failed = await runStages([
    { title: `A fresh clone at ${copy}`, work: async () => cloneTo(copy) },
    ...steps.map((step) => ({ title: titleOf(step), work: async () => take(step, copy) })),
  ]);
  if (failed) console.log(`\n${page} doesn't lead there: ${failed}. The clone is left at ${copy}.`);
  else console.log(`\n${page} was followed to its end: ${countsOf(steps)}.`);
  if (!failed) rmSync(copy, { recursive: true, force: true });
  return failed ? 1 : 0;
});

/** @typedef {import("./page-steps.js").Step} Step */

/** @param {Step} step */
function titleOf(step) {
  if (step.does === "run") return step.command;
  return step.does === "write" ? `Write ${step.path}` : `Change ${step.path}`;
}

/**
 * @param {Step} step
 * @param {string} folder
 */
function take(step, folder) {
  if (step.does === "run") {
    const [command = "", ...args] = step.command.split(" ");
    return runIn(folder, command, ...args);
  }
  const file = join(folder, step.path);
  mkdirSync(dirname(file), { recursive: true });
  const text = step.does === "write" ? step.text : changed(readFileSync(file, "utf8"), step);
  writeFileSync(file, text, { flag: step.does === "write" ? "wx" : "w" });
  return 0;
}

/** @param {Step[]} steps */
function countsOf(steps) {
  const written = steps.flatMap((step) => (step.does === "write" ? [step] : []));
  const lines = written.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
  const of = (/** @type {string} */ does) => steps.filter((step) => step.does === does).length;
  return `${written.length} files of ${lines} lines written, ${of("change")} changed, ${of("run")} commands run`;
}
