import { findBrowser } from "./browser.js";
import { whenRunAsCommand } from "./command.js";
import { installDebianPackage, mayInstallDebianPackages } from "./debian.js";
import { commandOf } from "./house.js";
import { runNode } from "./run.js";

/** Makes sure that there is a browser for the browser tests, and says which. */
export async function ensureBrowser() {
  if (!findBrowser())
    await (mayInstallDebianPackages() ? must("apt-get", installDebianPackage("chromium")) : download());
  const browser = findBrowser();
  if (!browser) throw new Error("There is still no browser: install Chromium or Chrome, or name one in CHROMIUM_PATH.");
  console.log(`The browser is ${browser}.`);
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
