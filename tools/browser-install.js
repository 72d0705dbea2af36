import { existsSync, readFileSync } from "node:fs";
import { findBrowser } from "./browser.js";
import { whenRunAsCommand } from "./command.js";
import { commandOf } from "./house.js";
import { run, runNode } from "./run.js";

/** Makes sure that there is a browser for the browser tests, and says which. */
export async function ensureBrowser() {
  if (!findBrowser()) await (mayInstallDebianPackages() ? installDebianPackage() : download());
  const browser = findBrowser();
  if (!browser) throw new Error("There is still no browser: install Chromium or Chrome, or name one in CHROMIUM_PATH.");
  console.log(`The browser is ${browser}.`);
}

/** Ubuntu is left out: its package only points to a snap, which doesn't start in a container. */
function mayInstallDebianPackages() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get") || !existsSync("/etc/os-release")) return false;
  return isDebian(readFileSync("/etc/os-release", "utf8"));
}

/**
 * Whether a system is Debian or is made from it without being Ubuntu or made from that.
 * @param {string} osRelease the text of /etc/os-release
 */
export function isDebian(osRelease) {
  const named = [...osRelease.matchAll(/^ID(?:_LIKE)?="?([^"\n]*)"?$/gm)].flatMap(([, names = ""]) => names.split(" "));
  return named.includes("debian") && !named.includes("ubuntu");
}

async function installDebianPackage() {
  console.log("Installing Debian's Chromium.");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await must("apt-get", run("apt-get", ["update"], { env }));
  await must("apt-get", run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env }));
}

async function download() {
  console.log("Downloading a Chromium with Playwright.");
  const withLibraries = process.getuid?.() === 0 ? ["--with-deps"] : [];
  await must(
    "Playwright",
    runNode(commandOf("playwright-core"), ["install", "--no-shell", ...withLibraries, "chromium"]),
  );
}

/**
 * @param {string} who
 * @param {Promise<number>} running
 */
async function must(who, running) {
  const code = await running;
  if (code === 0) return;
  throw new Error(
    `${who} couldn't install a browser (exit code ${code}): install Chromium or Chrome, or name one in CHROMIUM_PATH.`,
  );
}

whenRunAsCommand(import.meta.url, ensureBrowser);
