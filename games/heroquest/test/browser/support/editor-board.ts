import type { Page } from "@playwright/test";

/** Where a place of the editor's board is on the screen; whole numbers are the middles of squares. */
export async function at(page: Page, column: number, row: number): Promise<[number, number]> {
  const box = (await page.locator(".he-board .hq-world").boundingBox())!;
  const unit = box.width / 26;
  return [box.x + (column + 0.5) * unit, box.y + (row + 0.5) * unit];
}

export async function press(page: Page, column: number, row: number): Promise<void> {
  await page.mouse.click(...(await at(page, column, row)));
}
