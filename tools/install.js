import { whenRunAsCommand } from "./command.js";
import { house } from "./house.js";
import { whyInstall } from "./installed.js";
import { checkNodeVersion } from "./node-version.js";
import { runNpm } from "./run.js";

/**
 * Makes sure that the dependencies are installed, as package-lock.json names them.
 * @param {import("./run.js").RunOptions} [options]
 */
export async function install({ output = "stdout" } = {}) {
  checkNodeVersion();
  const say = output === "stderr" ? console.error : console.log;
  const why = whyInstall(house);
  if (!why) return say("The dependencies are installed.");
  say(`Installing the dependencies with npm ci: ${why}.`);
  const code = await runNpm(["ci", "--include=dev"], { output });
  if (code !== 0) throw new Error(`npm ci ended with exit code ${code}: see what it says above.`);
}

whenRunAsCommand(import.meta.url, () => install());
