import { whenRunAsCommand } from "../command.js";
import { commandOf } from "../root.js";
import { runNode } from "../run.js";
import { findBrowser } from "./browser.js";
import { installDebianPackage, mayInstallDebianPackages } from "./debian.js";

/** Makes sure that there is a browser for the browser tests, and says which. */
export async function ensureBrowser() {
  if (!findBrowser() && mayInstallDebianPackages()) await must("apt-get", installDebianPackage("chromium"));
  const browser = findBrowser();
  if (browser) return console.log(`The browser is ${browser}.`);
  console.log("The browser is Playwright's own Chromium.");
  const withLibraries = process.getuid?.() === 0 ? ["--with-deps"] : [];
  const args = ["install", "--no-shell", ...withLibraries, "chromium"]; // does nothing where it is installed
  await must("Playwright", runNode(commandOf("@playwright/test", "playwright"), args));
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
