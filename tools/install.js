import { whenRunAsCommand } from "./command.js";
import { whyInstall } from "./installing/installed.js";
import { checkNodeVersion } from "./installing/node-version.js";
import { root } from "./root.js";
import { runNpm } from "./run.js";

/** Makes sure that the dependencies are installed, as package-lock.json names them. Standard output is left to what is done with them. */
export async function install() {
  checkNodeVersion();
  const why = whyInstall(root);
  if (!why) return;
  console.error(`Installing the dependencies with npm ci: ${why}.`);
  const code = await runNpm(["ci", "--include=dev"], { output: "stderr" });
  if (code !== 0) throw new Error(`npm ci ended with exit code ${code}: see what it says above.`);
}

whenRunAsCommand(import.meta.url, () => install());
