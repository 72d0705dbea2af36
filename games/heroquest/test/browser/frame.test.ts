import type { Page } from "@playwright/test";
import { openTable } from "@tavolata/e2e/support/laid-table.js";
import { accessibilityFaults } from "@tavolata/e2e/support/page/accessibility.js";
import { expect, test } from "@tavolata/e2e/support/test.js";
import { actions, log, phone, question } from "@tavolata/e2e/support/visitor.js";
import { heroQuest } from "../../game.js";
import { openHeroQuest } from "./support/laid-quest.js";

const adventurers = ["adventurer-1", "adventurer-2", "adventurer-3", "adventurer-4"];

/** The first walk of the match: a step in the room of the stairs shows nothing new, and may be taken back. */
async function openFriendly(page: Page, seed: string): Promise<void> {
  const until = ({ kind, seat }: { kind: string; seat: string }) => kind === "walk" && adventurers.includes(seat);
  await openHeroQuest(page, { mine: adventurers, seed, undo: "friendly", until });
  await page.locator(".question.asked").waitFor();
}

test("a match can be played by typing: options by number and by name, rules, undo; Escape leaves the line", async ({
  page,
}) => {
  await openFriendly(page, "typing");
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press(":");
  const line = page.getByRole("textbox", { name: "Type what you do" });
  const told = page.locator(".typed-told");
  const type = async (words: string) => {
    await line.fill(words);
    await line.press("Enter");
  };
  await type("dance");
  await told.getByText("isn’t understood").waitFor();
  await type("help");
  await told.getByText("pick the option that begins so").waitFor();
  await type("?");
  await told
    .getByText(/^HQ-[\d.]+.*: ./)
    .first()
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const before = await log(page).innerText();
  const [step = ""] = (await actions(page).locator(".action-label").first().innerText()).split("\n");
  await type(step.toLowerCase());
  await expect.poll(() => log(page).innerText()).not.toBe(before);
  await type("u");
  await expect.poll(() => log(page).innerText()).toBe(before);
  await type("1");
  await expect.poll(() => log(page).innerText()).not.toBe(before);
  const rule = await question(page).locator(".rule-link").first().innerText();
  await type(`? ${rule.toLowerCase()}`);
  await page.getByRole("dialog").getByText(rule, { exact: true }).first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => line.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await line.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Menu");
});

test("a seat passes to a bot and back", async ({ page }) => {
  await openFriendly(page, "seat");
  await page.getByRole("button", { name: "Menu" }).click();
  const seat = page.locator(".desk-seats li").last();
  await seat.getByRole("combobox").selectOption("normal");
  await seat.getByRole("button", { name: /^Sit down/ }).click();
  await seat.getByText("you", { exact: true }).waitFor();
});

test("a bot of one's own side tells what it expected, and what it would have done next best", async ({ page }) => {
  await openFriendly(page, "hint");
  const [who = ""] = (await question(page).innerText()).split("\n");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator(".desk-seats li").last().getByRole("combobox").selectOption("strong");
  await page.keyboard.press("Escape");
  await page.locator(".question.asked", { hasNotText: who }).waitFor();
  await page.getByRole("button", { name: "What do the bots expect?" }).click();
  const hint = page.locator(".bar.hint");
  await hint.getByText(/: \d+ in 100, after \d+ play-outs?\. The next best: [^,]+.*, \d+ in 100\./).waitFor();
});

test("on a phone undo first tells what it takes back; the large button stands on the side of the thumb", async ({
  come,
}) => {
  const page = await come(undefined, phone);
  await openFriendly(page, "thumb");
  const asked = () => question(page).innerText();
  const before = await asked();
  // The sheet has three stops: low, nearly half, and high.
  const handle = page.locator(".sheet-handle");
  const high = () => page.locator(".sheet").evaluate((sheet) => sheet.getBoundingClientRect().height / innerHeight);
  await page.getByRole("tab", { name: "Act" }).tap();
  await expect.poll(high).toBeCloseTo(0.45, 2);
  await handle.press("ArrowUp");
  await expect.poll(high).toBeCloseTo(0.9, 2);
  await handle.press("ArrowDown");
  await handle.press("ArrowDown");
  await expect.poll(high).toBeLessThan(0.2);
  await handle.press("ArrowUp");
  await actions(page).getByRole("button").first().tap();
  await expect.poll(asked).not.toBe(before);
  await page.getByRole("button", { name: /^Undo/ }).tap();
  const window = page.getByRole("dialog", { name: "Undo" });
  await window.getByText("Take your last answer back").waitFor();
  await window.getByRole("button", { name: "Undo" }).tap();
  await expect.poll(asked).toBe(before);
  await page.setViewportSize({ width: 740, height: 360 });
  const isLeft = () => page.locator(".table-right").evaluate((rail) => rail.getBoundingClientRect().left < 40);
  await expect.poll(isLeft).toBe(false);
  await page.evaluate(() => localStorage.setItem("tavolata.preferences", JSON.stringify({ thumb: "left" })));
  await page.reload();
  await page.locator(".question.asked").waitFor();
  await expect.poll(isLeft).toBe(true);
});

test("a ruling names another rule: it leads there, and back", async ({ page }) => {
  await openTable(page, { game: heroQuest, seats: { "adventurer-1": { sits: "me" } }, seed: "windows" });
  await page.locator(".question").waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("r");
  const panel = page.getByRole("dialog");
  await panel.locator(".rule summary").first().click();
  await panel.locator(".rule-files dd").first().waitFor();
  const link = panel.locator(".rule p .rule-link").first();
  const id = (await link.textContent()) ?? ""; // it isn't laid out before it is scrolled to
  await link.click();
  await panel.locator(".rule.opened .rule-id").getByText(id, { exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});
