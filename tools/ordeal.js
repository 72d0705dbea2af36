/** npm run ordeal: builds on the side and leaves standard output to what was seen. */
import { join } from "node:path";
import { whenRunAsCommand } from "./command.js";
import { commandOf, house } from "./house.js";
import { install } from "./install.js";
import { runNode } from "./run.js";

whenRunAsCommand(import.meta.url, async (args) => {
  await install({ output: "stderr" });
  const code = await runNode(commandOf("typescript", "tsc"), ["-b", "e2e/ordeal", "apps/cli"], {
    output: "stderr",
  });
  if (code !== 0) throw new Error(`The build ended with exit code ${code}: see what it says above.`);
  return runNode(join(house, "e2e", "dist", "ordeal", "main.js"), args);
});
