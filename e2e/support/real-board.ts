import type { Locator, Page } from "@playwright/test";
import type { Game } from "@tavolata/game";
import { type Asked, Match } from "@tavolata/kernel";
import { goToTable, layMatch, quick } from "./laid-table.js";
import { matchWithRealDice } from "./real-dice.js";
import { expect } from "./test.js";
import { goAfresh, log } from "./visitor.js";

/** What people enter beside a real board, and how they go back to what they misread. */

export const entry = (page: Page): Locator => page.getByRole("region", { name: "What the dice and cards show" });
export const face = (page: Page, name: RegExp): Locator => entry(page).locator(".entry-face").filter({ hasText: name });
export const thatIsIt = (page: Page): Locator => entry(page).getByRole("button", { name: "That’s it" });
/** What is to be done at the real board. */
export const boardInstructionsAt = (page: Page): Locator => page.getByRole("region", { name: "At the real board" });

/** The last throw that was entered, as a line of the log. */
const lastThrow = (page: Page) => log(page).locator("li").filter({ hasText: "We rolled that differently" }).first();

/** What the log says of the last throw that was entered; nothing before the first. A line out of sight isn't laid out, and yet has its words. */
export async function saidOfLastThrow(page: Page): Promise<string> {
  const [said = ""] = await lastThrow(page).allTextContents();
  return said;
}

/** The number of the last throw that was entered; nothing before the first. */
export async function whenThrown(page: Page): Promise<string> {
  const [when = ""] = await lastThrow(page).locator(".log-when").allTextContents();
  return when;
}

/** Goes back to the last throw, to enter it again. */
export async function rolledDifferently(page: Page): Promise<void> {
  await lastThrow(page).getByRole("button", { name: "We rolled that differently" }).tap();
  const dialog = page.getByRole("dialog", { name: "We rolled that differently" });
  await dialog.getByRole("button", { name: "Enter it again" }).tap();
}

/** Large enough for a thumb beside the board. */
export async function isLarge(button: Locator): Promise<boolean> {
  const box = await button.boundingBox();
  return box !== null && box.width >= 64 && box.height >= 64;
}

/**
 * The first dice of a match, so many of them at least, are entered by a thumb or by keys; then they were misread, and are gone back to. They are offered
 * nowhere else: not where this game usually asks for a pick.
 */
export async function enterAndGoBack(
  page: Page,
  { game, least, elsewhere }: { readonly game: Game; readonly least: number; readonly elsewhere?: string },
): Promise<void> {
  await page.goto(quick);
  const until = ({ kind, min }: Asked) => kind === "enter-dice" && min >= least;
  const save = await matchWithRealDice({ game, seed: "companion", until });
  const { seats } = Match.load((await game.module()).ruleset, save);
  const mine = Object.fromEntries(seats.map((seat) => [seat, { sits: "me" } as const]));
  await goToTable(page, await layMatch(page, save, mine));
  await entry(page).waitFor();
  const all = boardInstructionsAt(page).getByRole("button", { name: /^All done/ });
  if (await all.isVisible()) await all.tap();
  const faces = entry(page).locator(".entry-face");
  expect(await isLarge(faces.first())).toBe(true);
  if (elsewhere !== undefined) expect(await page.locator(elsewhere).count()).toBe(0);
  const before = await whenThrown(page);
  await faces.first().tap();
  if (least > 1) {
    while (await thatIsIt(page).isDisabled()) await page.keyboard.press("2");
    await page.keyboard.press("Enter");
  }
  await expect.poll(() => whenThrown(page)).not.toBe(before);
  await rolledDifferently(page);
  await expect.poll(() => whenThrown(page)).toBe(before);
  await entry(page).waitFor();
}

/** Whoever lays a table beside a real board says what lies on it: usually what is ours, and not what the machine has. */
export async function expectOnTable(
  page: Page,
  game: string,
  { ours, machines }: { readonly ours: string; readonly machines: string },
): Promise<void> {
  await goAfresh(page, `#/new/${game}`);
  await page.getByRole("radio", { name: "Ours, beside a real board" }).dispatchEvent("click");
  const own = page.getByRole("group", { name: "What lies on your table" });
  expect(await own.getByRole("checkbox", { name: ours }).first().isChecked()).toBe(true);
  expect(await own.getByRole("checkbox", { name: machines }).first().isChecked()).toBe(false);
}
