/** npm run golden: records the golden matches anew, and shows which changed, so that somebody reads and agrees. */
import { takesNoArguments, whenRunAsCommand } from "./command.js";
import { commandOf } from "./house.js";
import { install } from "./install.js";
import { run, runNode } from "./run.js";

/** It proves that a match without its record is refused, which isn't so while records are made. */
const testOfTheTool = "packages/kernel/test/golden.test.ts";

const goldenFiles = ["--", ":(glob)**/test/golden/**"];

whenRunAsCommand(import.meta.url, async (args) => {
  takesNoArguments(
    "npm run golden",
    args,
    "All golden matches are recorded anew; what didn't change shows no difference.",
  );
  await install();
  const files = ["golden", "--exclude", testOfTheTool];
  const code = await runNode(commandOf("vitest"), ["run", ...files], { env: { TAVOLATA_GOLDEN: "renew" } });
  if (code !== 0) throw new Error(`The golden tests ended with exit code ${code}: see what they say above.`);
  console.log("\nNew golden files:");
  await git("ls-files", "--others", "--exclude-standard", ...goldenFiles);
  console.log("\nChanged golden files:");
  await git("--no-pager", "diff", "--stat", ...goldenFiles);
});

/** @param {string[]} args */
async function git(...args) {
  const code = await run("git", args);
  if (code !== 0) throw new Error(`git ${args.join(" ")} ended with exit code ${code}: see what it says above.`);
}
