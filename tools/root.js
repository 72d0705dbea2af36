import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the whole repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The script behind an installed package's command, to be run by this very Node.js: that works alike on every system,
 * also where commands are wrapped in shell files.
 * @param {string} packageName
 * @param {string} [command] when the package has more than one, or one that isn't called like the package
 */
export function commandOf(packageName, command = packageName) {
  const folder = join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const script = typeof bin === "string" ? bin : bin?.[command];
  if (!script) throw new Error(`The package ${packageName} has no command "${command}".`);
  return join(folder, script);
}
