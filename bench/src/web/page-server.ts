import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startServer } from "@tavolata/server";
import { type Browser, chromium, type Page } from "playwright-core";
import { howToLaunch } from "../../../tools/installing/browser.js";
import type { PageGlobals } from "./page-globals.js";

const web = fileURLToPath(new URL("../../../apps/web", import.meta.url));

/** The server with the page, and a browser that looks at it. */
export interface PageServer {
  readonly address: string;
  readonly browser: Browser;
  /** Somebody who was never here. */
  newcomer(): Promise<Page>;
  close(): Promise<void>;
}

export async function openHouse(): Promise<PageServer> {
  buildPage();
  const folder = await mkdtemp(join(tmpdir(), "tavolata-bench-"));
  const much = 1_000_000_000;
  const server = await startServer({
    place: { folder },
    port: 0,
    page: { folder: join(web, "dist"), notFound: "There is nothing here." },
    limits: { requestsPerMinute: much, changesPerMinute: much },
    quotas: { running: much, tables: much, guestsPerHour: much },
    logger: false,
  });
  const browser = await chromium.launch({ ...howToLaunch(), args: ["--disable-gpu"] });
  const address = `http://localhost:${server.port}`;
  return {
    address,
    browser,
    newcomer: async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
      await context.addInitScript(() => {
        const here = globalThis as PageGlobals;
        here.localStorage.setItem("tavolata.preferences", '{"pace":2}');
      });
      return context.newPage();
    },
    close: async () => {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Lays the first table by a tap, and waits for its first question. */
export async function playNow(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator(".question.asked").waitFor();
}

function buildPage(): void {
  const vite = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin", "vite.js");
  const { status } = spawnSync(process.execPath, [vite, "build", "--logLevel", "error"], {
    cwd: web,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The page couldn't be built: see what vite says above.");
}
