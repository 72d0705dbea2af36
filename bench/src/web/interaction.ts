import { games } from "@tavolata/games";
import { Match } from "@tavolata/kernel";
import type { Page } from "playwright-core";
import { quantile } from "../measuring/quantile.js";
import { lessIsBetter, type Metric } from "../metric.js";
import type { PageGlobals } from "./page-globals.js";
import { openHouse } from "./page-server.js";

const slowness = 4;
const inputs = 40;

export async function measure(): Promise<readonly Metric[]> {
  const house = await openHouse();
  try {
    const page = await house.newcomer();
    await watchBots(page, house.address);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
    await observe(page);
    for (let done = 0; done < inputs; done++) await input(page, done);
    const times = await observed(page);
    const target = { under: 100 };
    const p75 = { name: "interaction-p75", ours: quantile(times, 0.75), peer: null, unit: "ms", target };
    const worst = { name: "interaction-worst", ours: Math.max(...times), peer: null, unit: "ms" };
    return [lessIsBetter(p75), lessIsBetter(worst)];
  } finally {
    await house.close();
  }
}

/** Opens a table of the first game at which bots play all sides, and looks on: every step of theirs is shown for some time. */
async function watchBots(page: Page, address: string): Promise<void> {
  const game = games[0]!;
  const { seats } = Match.start((await game.module()).ruleset, { seed: "bench" });
  const bots = Object.fromEntries(seats.map((seat) => [seat, { sits: "bot", bot: "normal" }]));
  const botTable = { game: game.id, seats: bots };
  await page.goto(address);
  await page.evaluate(async (table) => {
    const { fetch, location, localStorage } = globalThis as PageGlobals;
    const post = (path: string, body: object) =>
      fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    await post("/api/me", { name: "Bench" });
    localStorage.setItem("tavolata.known", "yes");
    const { id } = (await (await post("/api/tables", table)).json()) as { id: string };
    location.hash = `#/table/${id}`;
  }, botTable);
  await page.locator(".pace").waitFor();
}

/** What somebody does who watches: reads the rules, looks for a key, sifts the log, stops the bots and lets them go on. */
async function input(page: Page, number: number): Promise<void> {
  const keys = ["?", "Escape", "r", "Escape"];
  if (number % 6 < keys.length) await page.keyboard.press(keys[number % 6]!);
  else await page.locator(".pace button").first().click();
  await page.waitForTimeout(150);
}

interface Observing {
  inputTimes?: number[];
  readonly PerformanceObserver: new (
    seen: (list: { getEntries(): { duration: number; interactionId?: number }[] }) => void,
  ) => { observe(how: object): void };
}

async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const here = globalThis as Observing;
    const times: number[] = [];
    here.inputTimes = times;
    new here.PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries()) if (interactionId) times.push(duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: false });
  });
}

async function observed(page: Page): Promise<readonly number[]> {
  await page.waitForTimeout(500);
  return page.evaluate(() => (globalThis as Observing).inputTimes ?? []);
}
