import type { BrowserContextOptions, Locator, Page } from "@playwright/test";

export const desk = { width: 1280, height: 800 };
export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

let loads = 0;

/** Loads a screen from the beginning: where only what follows the # is another, a browser would keep the page that it has. */
export async function goAfresh(page: Page, screen: string): Promise<void> {
  loads += 1;
  await page.goto(`/?${loads}${screen}`);
}

/** How far the page sticks out to the right; in pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Holds something down for as long as it takes. */
export async function holdUntil(page: Page, what: Locator, wanted: Locator): Promise<void> {
  await what.hover();
  await page.mouse.down();
  await wanted.waitFor();
  await page.mouse.up();
}

export const question = (page: Page) => page.locator(".question");
export const actions = (page: Page) => page.locator(".actions");
export const log = (page: Page) => page.getByRole("log");
/** The window at the end of a match. */
export const ending = (page: Page) => page.getByRole("dialog").filter({ has: page.locator(".end-proof") });
