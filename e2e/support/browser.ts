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

let shared: Promise<Browser> | undefined;

/**
 * The browser that all test files of this process share, each with visitors of its own: starting one takes longer than many a test. It ends
 * with the process.
 */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await shared;
  if (browser?.isConnected()) return browser;
  shared = launchBrowser();
  return shared;
}

/** Starts a Chromium without a window. Close it when done. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new Error('There is no browser: run "node tools/browser-install.js", or name one in CHROMIUM_PATH.');
  }
  const isRoot = process.getuid?.() === 0; // Chromium's sandbox refuses root
  return chromium.launch({ executablePath, headless: true, chromiumSandbox: !isRoot, args: alone });
}
