import type { Page } from "playwright-core";
import { quantile } from "../measuring/quantile.js";
import { lessIsBetter, type Metric, moreIsBetter } from "../metric.js";
import type { PageGlobals } from "./page-globals.js";
import { openHouse, playNow } from "./page-server.js";

const seconds = 3;

export async function measure(): Promise<readonly Metric[]> {
  const house = await openHouse();
  try {
    const page = await house.newcomer();
    await playNow(page, house.address);
    await reachFirstTurn(page);
    const frames = await framesWhilePanning(page);
    const rate = (frames.length * 1_000) / frames.reduce((sum, time) => sum + time, 0);
    return [
      moreIsBetter({ name: "panning-rate", ours: rate, peer: null, unit: "frames/s", target: { atLeast: 58 } }),
      lessIsBetter({ name: "panning-frame-p95", ours: quantile(frames, 0.95), peer: null, unit: "ms" }),
    ];
  } finally {
    await house.close();
  }
}

async function reachFirstTurn(page: Page): Promise<void> {
  for (let answers = 0; answers < 20; answers++) {
    if (await page.locator(".question").getByText("What do you do?").count()) return;
    await page.locator(".actions button").first().click();
    await page.waitForTimeout(200);
  }
}

/** Where the page keeps what was measured. */
interface Drawing {
  frames?: number[];
}

/** The times between frames while somebody drags the board to and fro. */
async function framesWhilePanning(page: Page): Promise<readonly number[]> {
  const box = await page.locator(".table-centre").boundingBox();
  if (!box) throw new Error("There is no board to drag.");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height * 0.8 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.evaluate(() => {
    const here = globalThis as PageGlobals & Drawing;
    const frames: number[] = [];
    here.frames = frames;
    let before: number | undefined;
    const draw = (now: number) => {
      if (before !== undefined) frames.push(now - before);
      before = now;
      here.requestAnimationFrame(draw);
    };
    here.requestAnimationFrame(draw);
  });
  const end = performance.now() + seconds * 1_000;
  for (let step = 0; performance.now() < end; step++) {
    const way = Math.sin(step / 12) * 160;
    await page.mouse.move(middle.x + way, middle.y + way / 3);
  }
  const frames = await page.evaluate(() => (globalThis as PageGlobals & Drawing).frames ?? []);
  await page.mouse.up();
  return frames;
}
