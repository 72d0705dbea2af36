import type { Locator, Page } from "@playwright/test";
import { desk } from "./visitor.js";

/** What the quest editor has for every game. */

/** Whether the quest can be played, as the head says it. */
export const fine = (page: Page): Locator => page.locator(".ed-health.fine");
export const stopped = (page: Page): Locator => page.locator(".ed-health.stops");
export const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name });
export const tool = (page: Page, name: string): Locator =>
  page.locator(".ed-tool", { hasText: new RegExp(`^${name}$`) });

/** Takes a tool by the keyboard alone: to the tools, along them, and back to the board with it. */
export async function takeByKeys(page: Page, name: string): Promise<void> {
  await page.keyboard.press("p");
  await page.locator(".ed-tool:focus").waitFor();
  const count = await page.locator(".ed-tool").count();
  const isThere = async () => (await page.locator(".ed-tool:focus").innerText()) === name;
  for (let i = 0; i < count && !(await isThere()); i++) await page.keyboard.press("ArrowRight");
  if (!(await isThere())) throw new Error(`There is no tool "${name}".`);
  await page.keyboard.press("Enter");
}

/** Lets bots play the quest ten times, and waits for how often they won. */
export async function tryTenTimes(page: Page): Promise<void> {
  await tab(page, "Try").click();
  await page.getByLabel("How often").selectOption("10");
  await page.getByRole("button", { name: "Let bots play it" }).click();
  await page.locator(".ed-rate", { hasText: "10 matches" }).waitFor();
  await page.locator(".ed-rate", { hasText: /Heroes win \d+ %/ }).waitFor();
}

/** Saves the quest at the server, and says the link by which others play it. */
export async function linkToPlay(page: Page): Promise<string> {
  await tab(page, "Keep").click();
  await page.getByRole("button", { name: "Save to the server" }).click();
  await page.getByRole("button", { name: "Link to play it" }).click();
  return page.locator(".share-link input").inputValue();
}

/**
 * What is wrong with the editor in Italian and French: a tab whose panel shows a key instead of its text, or tabs that stick out of their row.
 * It is wide enough for the switch of languages afterwards, and speaks French.
 */
export async function faultsInOtherLanguages(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize(desk);
  for (const [language, checks] of [
    ["Italiano", "Controlli"],
    ["Français", "Contrôles"],
  ] as const) {
    await page.locator(".ed-language").getByRole("button", { name: language }).click();
    await tab(page, checks).waitFor();
    for (const one of await page.getByRole("tab").all()) {
      await one.click();
      const keys = /⟨.*|\b(?:hero|souls)?editor\..*/.exec(await page.locator("main").innerText());
      if (keys) faults.push(`${language}, ${await one.innerText()}: ${keys[0]}`);
      const out = await page.locator(".ed-tabs").evaluate((row) => row.scrollWidth - row.clientWidth);
      if (out > 0) faults.push(`${language}, ${await one.innerText()}: the tabs stick out by ${out}`);
    }
  }
  return faults;
}
