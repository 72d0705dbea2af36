/** Reads a document as what it tells its reader to do: files to write, changes to make, commands to run. */

/**
 * @typedef {{ does: "write", path: string, text: string }} Write a block of code below a line that ends with its path
 * @typedef {{ does: "change", path: string, hunks: string[] }} Change a block of `diff` below such a line: each hunk as it is written, in the order of the file
 * @typedef {{ does: "run", command: string }} Run a line of a block of `sh`
 * @typedef {Write | Change | Run} Step
 */

const block = /^```(\w*)\n([\s\S]*?)^```$/gm;

/**
 * The steps of a document. A block without a path and a language that is run is only there to be read.
 * @param {string} page
 * @returns {Step[]}
 */
export function stepsOf(page) {
  /** @type {Step[]} */
  const steps = [];
  for (const { 1: language, 2: text = "", index } of page.matchAll(block)) {
    const path = /`([\w./-]+\.\w+)`:$/.exec(page.slice(0, index).trimEnd())?.[1];
    if (language === "sh") steps.push(...commandsIn(text));
    else if (path !== undefined && language === "diff")
      steps.push({ does: "change", path, hunks: text.split(/^@@\n/m) });
    else if (path !== undefined) steps.push({ does: "write", path, text });
  }
  return steps;
}

/**
 * @param {string} text
 * @returns {Run[]}
 */
function commandsIn(text) {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((command) => ({ does: "run", command }));
}

/**
 * A file with the hunks of a change: lines with a minus go, lines with a plus come, all others stay.
 * @param {string} file
 * @param {Change} change
 */
export function changed(file, { path, hunks }) {
  return hunks.reduce((text, hunk) => {
    const lines = hunk.split("\n").slice(0, -1);
    const without = (/** @type {string} */ sign) =>
      lines.filter((line) => !line.startsWith(sign)).map((line) => `${line.slice(1)}\n`);
    const [old, fresh] = [without("+").join(""), without("-").join("")];
    if (text.split(old).length !== 2) throw new Error(`These lines don't stand in ${path} once:\n${old}`);
    return text.replace(old, () => fresh);
  }, file);
}
