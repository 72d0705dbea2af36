import type { Page } from "@playwright/test";
import { gameOf, games } from "@tavolata/games";
import { Match } from "@tavolata/kernel";
import { type LaidTable, openTable } from "../../support/laid-table.js";
import { accessibilityFaults } from "../../support/page/accessibility.js";
import { layoutFaults } from "../../support/page/layout.js";
import { expect, test } from "../../support/test.js";

/** The warden's first question at a table of Lantern Quay: with nobody else there, unless told. */
async function openQuay(page: Page, seed: string, others: LaidTable["seats"] = {}): Promise<void> {
  const seats = { ...others, "warden-1": { sits: "me" } } as const;
  await openTable(page, { game: gameOf("lantern-quay"), seats, seed });
  await page.locator(".question.asked").waitFor();
}

test("the focus comes back to where it was when a window is closed by a click, also beside it", async ({ page }) => {
  await openQuay(page, "focus");
  const menu = page.getByRole("button", { name: "Menu" });
  const isBack = () => expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
  await menu.click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await isBack();
  await menu.click();
  await page.getByRole("dialog").waitFor();
  await page.mouse.click(8, 400);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await isBack();
});

test("the strong bot says what it would do when H is pressed", async ({ page }) => {
  await openQuay(page, "hint", { "smuggler-1": { sits: "bot", bot: "normal" } });
  await page.keyboard.press("h");
  const hint = page.locator(".bar.hint");
  await hint.getByText("I would pick").waitFor();
  await hint.getByRole("button", { name: "Close the hint" }).click();
  await hint.waitFor({ state: "detached" });
});

/** Opens the windows that lie over every table, one after the other, and looks for faults. */
async function windowFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const dialog = page.getByRole("dialog");
  for (const [name, open] of [
    ["keys", () => page.keyboard.press("?")],
    ["rules", () => page.keyboard.press("r")],
    ["menu", () => page.getByRole("button", { name: "Menu" }).click()],
  ] as const) {
    await open();
    await dialog.waitFor();
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${name}: ${fault}`));
    faults.push(...(await layoutFaults(page)).map((fault) => `${name}: ${fault}`));
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  return faults;
}

for (const game of games) {
  test(`the windows over a table of ${game.id} have no fault, and a rule names its files`, async ({ page }) => {
    const { ruleset } = await game.module();
    const { seat } = Match.start(ruleset, { options: {}, seed: "windows" }).asked[0]!;
    await openTable(page, { game, seats: { [seat]: { sits: "me" } }, seed: "windows" });
    await page.locator(".question").waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    expect(await windowFaults(page)).toEqual([]);
    await page.keyboard.press("r");
    const panel = page.getByRole("dialog");
    await panel.locator(".rule summary").first().click();
    await panel.locator(".rule-files dd").first().waitFor();
  });
}
