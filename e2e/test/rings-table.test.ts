import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "../support/accessibility.js";
import { launchBrowser } from "../support/browser.js";
import { answerByClicks, openRings, questionAt, seedFor, type Twin, twinOf } from "../support/rings.js";
import { type Server, startServer } from "../support/server.js";
import { overflow, phone } from "../support/visitor.js";

/** Pictures of the table at four widths, for people to look at. */
const pictures = fileURLToPath(new URL("../pictures", import.meta.url));
const widths = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

let server: Server;
let browser: Browser;
const mistakes: string[] = [];

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  await mkdir(pictures, { recursive: true });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  expect(mistakes.splice(0)).toEqual([]);
});

async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    reducedMotion: "reduce",
    colorScheme: "dark",
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on("pageerror", (error) => mistakes.push(String(error)));
  return page;
}

/** Looks at a moment at every width: nothing sticks out, nothing is wrong for those who don't see it, and it is kept as a picture. */
async function lookAround(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of widths) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: join(pictures, `rings-${name}-${width}.png`) });
    if ((await overflow(page)) > 0) faults.push(`${name} sticks out at ${width} pixels`);
    if (width === 360 || width === 1280)
      faults.push(...(await accessibilityFaults(page)).map((one) => `${name} at ${width}: ${one}`));
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.screenshot({ path: join(pictures, `rings-${name}-light.png`) });
  faults.push(...(await accessibilityFaults(page)).map((one) => `${name} in the light: ${one}`));
  await page.emulateMedia({ colorScheme: "dark" });
  return faults;
}

/** The moments that are looked at, each when it comes for the first time: its kind of question. */
const moments = ["deck", "plan", "payment", "commit", "travel", "defender", "attackers"];

/** Answers everything as the bot would, by clicks alone, until the match is over. */
async function playOut(
  page: Page,
  twin: Twin,
  look: (kind: string) => Promise<void>,
): Promise<{ cards: number; buttons: number }> {
  const { match } = twin;
  let cards = 0;
  let buttons = 0;
  while (match.asked[0]) {
    const { kind, seat } = match.asked[0];
    await questionAt(page, match.decision(seat)!).waitFor();
    await look(kind);
    if ((await answerByClicks(page, twin)) === "card") cards += 1;
    else buttons += 1;
  }
  return { cards, buttons };
}

test("a person wins the first scenario by clicks on cards and buttons, and every moment looks right at every width", async () => {
  const seed = await seedFor("won");
  const twin = await twinOf(seed);
  const page = await newPage();
  await openRings(page, server.url, seed);
  const faults: string[] = [];
  const seen = new Set<string>();
  const { cards } = await playOut(page, twin, async (kind) => {
    if (!moments.includes(kind) || seen.has(kind)) return;
    seen.add(kind);
    faults.push(...(await lookAround(page, kind)));
  });
  const ending = page.getByRole("dialog");
  await ending.getByText("The quest is completed").waitFor();
  await ending.getByText("enemies defeated").waitFor();
  faults.push(...(await lookAround(page, "won")));
  expect(faults).toEqual([]);
  expect(cards).toBeGreaterThan(20);
});

test("a person loses the first scenario by clicks, and is told so", async () => {
  const seed = await seedFor("lost");
  const twin = await twinOf(seed);
  const page = await newPage();
  await openRings(page, server.url, seed);
  await playOut(page, twin, async () => {});
  const ending = page.getByRole("dialog");
  await ending.getByText("All players are eliminated").waitFor();
  expect(await ending.getByRole("heading", { level: 2 }).innerText()).toBe("All is lost");
});

test("on a phone a finger looks first and picks with the second tap, in three languages", async () => {
  const page = await newPage(phone);
  await openRings(page, server.url, "phone");
  const twin = await twinOf("phone");
  const faults: string[] = [];
  for (const language of ["en", "it", "fr"] as const) {
    await page.evaluate((chosen) => {
      localStorage.setItem("tavolata.preferences", JSON.stringify({ language: chosen }));
    }, language);
    await page.reload();
    await questionAt(page, twin.match.decision("player-1")!).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    if ((await overflow(page)) > 0) faults.push(`it sticks out in ${language}`);
    const text = await page.evaluate(() => document.body.innerText);
    faults.push(...(text.match(/⟨[^⟩]*⟩|rings\.[a-z.-]+/g) ?? []));
  }
  expect(faults).toEqual([]);
});
