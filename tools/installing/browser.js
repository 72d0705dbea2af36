import { accessSync, constants, existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Where a browser is looked for. The defaults are this machine's.
 * @typedef {object} Surroundings
 * @property {Record<string, string | undefined>} [env]
 * @property {NodeJS.Platform} [platform]
 * @property {boolean} [isRoot]
 */

/**
 * The system's Chromium or Chrome: the one that CHROMIUM_PATH names, else one on the PATH, else one installed as an application.
 * @param {Surroundings} [surroundings]
 * @returns {string | undefined}
 */
export function findBrowser({ env = process.env, platform = process.platform } = {}) {
  const named = env["CHROMIUM_PATH"];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is "${named}", which can't be run: name a Chromium or Chrome there, or unset it.`);
  }
  return [...onPath(env, platform), ...applications(env, platform)].find(isExecutable);
}

/**
 * How Playwright starts the browser: the system's where there is one, else the one that it has downloaded itself.
 * @param {Surroundings} [surroundings]
 */
export function howToLaunch({ isRoot = process.getuid?.() === 0, ...where } = {}) {
  const executablePath = findBrowser(where);
  const which = executablePath ? { executablePath } : { channel: "chromium" };
  return { ...which, chromiumSandbox: !isRoot }; // the sandbox refuses root
}

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** @type {(env: Record<string, string | undefined>, platform: NodeJS.Platform) => string[]} */
function onPath(env, platform) {
  const folders = (env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const suffix = platform === "win32" ? ".exe" : "";
  return commands.flatMap((command) => folders.map((folder) => join(folder, command + suffix)));
}

/** @type {(env: Record<string, string | undefined>, platform: NodeJS.Platform) => string[]} */
function applications(env, platform) {
  if (platform === "darwin") {
    return ["Chromium", "Google Chrome"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (platform !== "win32") return [];
  return ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"]
    .map((variable) => env[variable])
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, "Google", "Chrome", "Application", "chrome.exe"));
}

/** @param {string} path */
export function isExecutable(path) {
  if (!existsSync(path) || !statSync(path).isFile()) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // accessSync has no other way to say no
  }
}
