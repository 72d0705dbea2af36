import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

/**
 * Where a browser is looked for. The defaults are this machine's.
 * @typedef {object} Surroundings
 * @property {Record<string, string | undefined>} [env]
 * @property {string} [home]
 * @property {NodeJS.Platform} [platform]
 */

/**
 * Finds a Chromium or Chrome for the browser tests: the one that CHROMIUM_PATH names, else one on the PATH, else one
 * installed as an application, else the newest that Playwright has downloaded.
 * @param {Surroundings} [surroundings]
 * @returns {string | undefined}
 */
export function findBrowser({ env = process.env, home = homedir(), platform = process.platform } = {}) {
  const named = env["CHROMIUM_PATH"];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is "${named}", which can't be run: name a Chromium or Chrome there, or unset it.`);
  }
  return [...onPath(env, platform), ...applications(env, platform), ...downloaded(env, home, platform)].find(
    isExecutable,
  );
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

/** Where a browser that Playwright downloaded has its executable, in its own folder. */
const executables = [
  "chrome-linux64/chrome",
  "chrome-linux-arm64/chrome",
  "chrome-linux/chrome",
  "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
  "chrome-win64/chrome.exe",
  "chrome-win/chrome.exe",
];

/** @type {(env: Record<string, string | undefined>, home: string, platform: NodeJS.Platform) => string[]} */
function downloaded(env, home, platform) {
  const folder = env["PLAYWRIGHT_BROWSERS_PATH"] || join(caches(env, home, platform), "ms-playwright");
  if (!existsSync(folder)) return [];
  const revision = (/** @type {string} */ name) => Number(name.slice("chromium-".length));
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => revision(b) - revision(a))
    .flatMap((name) => executables.map((path) => join(folder, name, path)));
}

/** @type {(env: Record<string, string | undefined>, home: string, platform: NodeJS.Platform) => string} */
function caches(env, home, platform) {
  if (platform === "darwin") return join(home, "Library", "Caches");
  if (platform === "win32") return env["LOCALAPPDATA"] ?? join(home, "AppData", "Local");
  return env["XDG_CACHE_HOME"] || join(home, ".cache");
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
