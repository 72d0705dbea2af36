/**
 * @typedef {object} Stage
 * @property {string} title
 * @property {() => Promise<number | void>} work answers with an exit code, where there is one; may throw
 */

/**
 * Goes through the stages in order, each under its headline and with its seconds, and stops at the first that fails.
 * Answers with that one's title.
 * @param {Stage[]} stages
 * @param {(line: string) => void} [say]
 * @returns {Promise<string | undefined>}
 */
export async function runStages(stages, say = console.log) {
  for (const { title, work } of stages) {
    say(`\n== ${title}`);
    const start = performance.now();
    const failure = await failureOf(work);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (failure !== undefined) {
      say(`== ${title}: failed after ${seconds} s: ${failure}`);
      return title;
    }
    say(`== ${title}: ${seconds} s`);
  }
  return undefined;
}

/**
 * Why a stage failed, or nothing when it didn't.
 * @param {Stage["work"]} work
 */
async function failureOf(work) {
  try {
    const code = (await work()) ?? 0;
    return code === 0 ? undefined : `exit code ${code}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
