import { defineConfig } from "@playwright/test";
import { howToLaunch } from "./tools/installing/browser.js";

/** Keeps the browser from looking for anything outside: tests must not depend on a network. */
const alone = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The tests in the browser: of the whole, and of each game. */
export default defineConfig({
  testMatch: ["e2e/test/browser/**/*.test.ts", "games/*/test/browser/**/*.test.ts"],
  globalSetup: "./e2e/support/servers/shared-server.ts",
  // What is built is run as it is.
  build: { external: ["**/dist/**"] },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    baseURL: process.env["TAVOLATA_ADDRESS"] ?? "",
    launchOptions: { ...howToLaunch(), args: alone },
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block", // what a page keeps for later would come between a test and its server
    actionTimeout: 60_000, // a machine that others use as well is slow
    navigationTimeout: 60_000,
    screenshot: "only-on-failure",
    // What was done, asked for and said; to keep the page as it was at every step takes half as long again: --trace on does.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
  },
});
