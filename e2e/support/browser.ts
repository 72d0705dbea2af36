import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "../../tools/browser.js";

/** Keeps the browser from looking for anything outside: tests must not depend on a network. */
const alone = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts a Chromium without a window. Close it when done. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new Error('There is no browser: run "node tools/browser-install.js", or name one in CHROMIUM_PATH.');
  }
  const isRoot = process.getuid?.() === 0; // Chromium's sandbox refuses root
  return chromium.launch({ executablePath, headless: true, chromiumSandbox: !isRoot, args: alone });
}
