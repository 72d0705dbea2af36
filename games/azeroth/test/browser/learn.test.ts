import type { Locator, Page } from "@playwright/test";
import { atStep, lesson } from "@tavolata/e2e/support/lesson.js";
import { expect, test } from "@tavolata/e2e/support/test.js";

test("on a tablet the ring is around what is seen, and leads to the drawer in which the rest lies; nothing is pushed aside for it", async ({
  come,
}) => {
  const page = await come(undefined, { viewport: { width: 1024, height: 768 }, hasTouch: true });
  await page.goto("/#/learn/azeroth");
  const ring = page.locator(".lesson-ring");
  const actions = page.locator(".table-drawers .button").last();
  const [next, show] = ["Next", "Do it for me"].map((name) => lesson(page).getByRole("button", { name })) as [
    Locator,
    Locator,
  ];
  await atStep(page, 1);
  await next.tap();
  for (const step of [2, 3, 4]) {
    await atStep(page, step);
    expect([step, await isOnScreen(page, ring)]).toEqual([step, true]);
    await show.tap();
  }
  // A card of the hand stands in the list, too, which is put away.
  await atStep(page, 5);
  await actions.tap();
  await page.locator(".table.right-open").waitFor();
  await expect.poll(() => isOnScreen(page, ring)).toBe(true);
  await actions.tap();
  await expect.poll(() => isOnScreen(page, ring)).toBe(true);
  expect(await page.locator(".table").evaluate((table) => table.scrollLeft)).toBe(0);
});

async function isOnScreen(page: Page, what: Locator): Promise<boolean> {
  const { width, height } = page.viewportSize()!;
  const box = await what.boundingBox();
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}
