/** npm run kept: makes the kept pictures of printed pages anew, and shows which changed, so that somebody looks at them. */
import { takesNoArguments, whenRunAsCommand } from "./command.js";
import { commandOf } from "./house.js";
import { install } from "./install.js";
import { run, runNode } from "./run.js";

const test = "test/paper/kept-pages.test.ts";

whenRunAsCommand(import.meta.url, async (args) => {
  takesNoArguments("npm run kept", args, "All kept pictures are made anew; what didn't change shows no difference.");
  await install();
  const code = await runNode(commandOf("vitest"), ["run", test], { env: { TAVOLATA_KEPT: "renew" } });
  if (code !== 0) throw new Error(`The pages weren't all printed: exit code ${code}, see what stands above.`);
  const status = await run("git", ["status", "--short", "--", "games/*/test/paper/kept/*"]);
  if (status !== 0) throw new Error(`git status ended with exit code ${status}: see what it says above.`);
});
