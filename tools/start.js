/** npm start: from a fresh clone to a running table. */
import { join } from "node:path";
import { whenRunAsCommand } from "./command.js";
import { install } from "./install.js";
import { root } from "./root.js";
import { run, runNpm } from "./run.js";
import { serverFlags } from "./server-flags.js";

whenRunAsCommand(import.meta.url, async (args) => {
  await install();
  console.log("Building.");
  const code = await runNpm(["run", "build", "--silent"]);
  if (code !== 0) throw new Error(`The build ended with exit code ${code}: see what it says above.`);
  const command = join(root, "apps", "cli", "bin", "tavolata.js");
  return run(process.execPath, [...serverFlags, command, "serve", ...args]);
});
