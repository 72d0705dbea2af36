/** npm run ordeal: builds, and then kills servers under load to see whether anything is lost. */
import { join } from "node:path";
import { whenRunAsCommand } from "./command.js";
import { house } from "./house.js";
import { install } from "./install.js";
import { runNode, runNpm } from "./run.js";

whenRunAsCommand(import.meta.url, async (args) => {
  await install();
  const code = await runNpm(["run", "build", "--silent"]);
  if (code !== 0) throw new Error(`The build ended with exit code ${code}: see what it says above.`);
  return runNode(join(house, "tools", "ordeal", "main.js"), args);
});
