import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { desk, overflow } from "../visitor.js";
import { accessibilityFaults } from "./accessibility.js";
import { faultsAtTwice, layoutFaults } from "./layout.js";
import { tooSmall } from "./targets.js";

/** Pictures of every screen at four widths, for people to look at. */
export const pictures = fileURLToPath(new URL("../../pictures", import.meta.url));

/** Keeps what the page shows as a picture. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(pictures, `${name}.jpg`), type: "jpeg", quality: 85 });
}

const sizes = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** A phone on its side. */
const onItsSide = { width: 740, height: 360 };

/**
 * Looks at a moment at every width: nothing sticks out, nothing is wrong for those who don't see it, and it is kept as a picture. Closely:
 * also in the light.
 */
export async function lookAround(page: Page, name: string, isClose = false): Promise<string[]> {
  const faults: string[] = [];
  const check = async (how: string, extent?: "colours") => {
    faults.push(...(await accessibilityFaults(page, extent)).map((fault) => `${name} ${how}: ${fault}`));
  };
  await mkdir(pictures, { recursive: true });
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await keepPicture(page, `${name}-${width}`);
    if ((await overflow(page)) > 0) faults.push(`${name} sticks out at ${width} pixels`);
    if (width === 360 || width === 1280) await check(`at ${width}`);
    faults.push(...(await layoutFaults(page)).map((fault) => `${name} at ${width}: ${fault}`));
    if (isClose && (width === 360 || width === 1280)) {
      faults.push(...(await faultsAtTwice(page)).map((fault) => `${name} at ${width}, 200 %: ${fault}`));
    }
    if (width === 360) faults.push(...(await forAFinger(page)).map((fault) => `${name}: ${fault}`));
  }
  await page.setViewportSize(onItsSide);
  await page.screenshot({ path: join(pictures, `${name}-side.png`) });
  if ((await overflow(page)) > 0) faults.push(`${name} sticks out on a phone on its side`);
  await page.setViewportSize(desk);
  if (!isClose) return faults;
  await page.emulateMedia({ colorScheme: "light" });
  await keepPicture(page, `${name}-light`);
  await check("in the light", "colours");
  await page.emulateMedia({ colorScheme: "dark" });
  return faults;
}

/** On a phone the question has two lines, and what can be tapped is large enough. */
async function forAFinger(page: Page): Promise<string[]> {
  const high = await page.locator(".question").evaluate((bar) => bar.getBoundingClientRect().height);
  return [...(high > mostForQuestion ? [`the question is ${high} pixels high`] : []), ...(await tooSmall(page))];
}

/** Two lines, or a button beside them. */
const mostForQuestion = 72;
