import { delimiter, join } from "node:path";
import { whenRunAsCommand } from "../command.js";
import { isExecutable } from "./browser.js";
import { installDebianPackage, mayInstallDebianPackages } from "./debian.js";

/** Where Debian and others put what only root needs. */
const ofRoot = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];

/**
 * Finds an nginx for the test of the door: the one that NGINX_PATH names, else one on the PATH or where root has it.
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined}
 */
export function findNginx(env = process.env) {
  const named = env["NGINX_PATH"];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`NGINX_PATH is "${named}", which can't be run: name an nginx there, or unset it.`);
  }
  const folders = (env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return [...folders, ...ofRoot].map((folder) => join(folder, "nginx")).find(isExecutable);
}

/** Makes sure that there is an nginx where one can be installed; elsewhere the test of the door is left out, and that is said. */
export async function ensureNginx() {
  if (!findNginx() && mayInstallDebianPackages()) await installDebianPackage("nginx-light");
  const nginx = findNginx();
  if (nginx) console.log(`The nginx is ${nginx}.`);
  else if (mayInstallDebianPackages())
    throw new Error("There is still no nginx: install one, or name it in NGINX_PATH.");
  else console.log("There is no nginx here: the door isn't tried. Install one, or name it in NGINX_PATH.");
}

whenRunAsCommand(import.meta.url, ensureNginx);
