import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Runs a script's work when the script is what Node.js was started with, and not when it is imported. What the work
 * returns becomes the exit code; what it throws is told in one sentence.
 * @param {string} url the script's import.meta.url
 * @param {(args: string[]) => Promise<number | void>} work
 */
export async function whenRunAsCommand(url, work) {
  const started = process.argv[1];
  if (!started || realpathSync(started) !== realpathSync(fileURLToPath(url))) return;
  try {
    process.exitCode = (await work(process.argv.slice(2))) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Throws when a command that takes no arguments was given some.
 * @param {string} command
 * @param {string[]} args
 * @param {string} instead what to do instead
 */
export function takesNoArguments(command, args, instead) {
  if (args.length > 0)
    throw new Error(`"${command}" takes no arguments, but was given "${args.join(" ")}". ${instead}`);
}
