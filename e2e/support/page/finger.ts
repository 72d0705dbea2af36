import type { Page } from "@playwright/test";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger on the glass: it goes from place to place, and rests so long at the last one. */
export async function finger(page: Page, way: readonly Point[], restFor = 0): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [first, ...others] = way;
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [first!] });
  for (const point of others)
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  if (restFor > 0) await page.waitForTimeout(restFor);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}
