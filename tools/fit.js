/** npm run fit: builds on the side, and finds from played matches what counts for victory. */
import { join } from "node:path";
import { whenRunAsCommand } from "./command.js";
import { commandOf, house } from "./house.js";
import { install } from "./install.js";
import { runNode } from "./run.js";

whenRunAsCommand(import.meta.url, async (args) => {
  await install({ output: "stderr" });
  const code = await runNode(commandOf("typescript", "tsc"), ["-b", "bench"], { output: "stderr" });
  if (code !== 0) throw new Error(`The build ended with exit code ${code}: see what it says above.`);
  return runNode(join(house, "bench", "dist", "fit", "main.js"), args);
});
