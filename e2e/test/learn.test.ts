import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../support/accessibility.js";
import { setStage } from "../support/stage.js";
import { goAfresh, overflow, phone, question } from "../support/visitor.js";

const stage = setStage();

const lesson = (page: Page) => page.locator(".lesson");
const at = (page: Page, step: number) => lesson(page).getByText(`Step ${step} of 12`).waitFor();

test("HeroQuest is learnt by keyboard alone, from the home page to the last step", async () => {
  const { page, mistakes } = await stage.come(stage.url);
  await page.getByRole("link", { name: "To the tutorials" }).press("Enter");
  await page.getByRole("link", { name: "Begin" }).first().press("Enter");
  await at(page, 1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press(":");
  const line = page.getByRole("textbox", { name: "Type what you do" });
  await line.waitFor();
  const next = lesson(page).getByRole("button", { name: "Next" });
  const todo = page.locator(".lesson-todo");
  const end = lesson(page).getByRole("link", { name: "Lay a table" });
  while (true) {
    await next.or(todo).or(end).first().waitFor();
    if (await end.isVisible()) break;
    const before = await lesson(page).innerText();
    if (await next.isVisible()) await next.press("Enter");
    else {
      await line.pressSequentially(await todo.locator("strong").innerText());
      await line.press("Enter");
    }
    await page.waitForFunction((was) => document.querySelector<HTMLElement>(".lesson")?.innerText !== was, before);
  }
  await at(page, 12);
  expect(await accessibilityFaults(page)).toEqual([]);
  await lesson(page).press("Escape");
  await page.getByText("You are at step 12.").waitFor();
  expect(mistakes).toEqual([]);
});

test("the card game is learnt by touch on a phone: what isn't asked for is held back, and it is gone on with where it was left", async () => {
  const { page } = await stage.come(stage.url, phone);
  await goAfresh(page, stage.url, "#/learn/rings");
  await at(page, 1);
  await lesson(page).getByRole("button", { name: "Next" }).tap();
  await lesson(page).getByRole("button", { name: "Do it for me" }).tap();
  await at(page, 3);
  await page.locator(".table-main").tap(); // done, without having played a card
  await question(page).getByRole("alert").getByText("the lesson is about something else").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await lesson(page).getByRole("button", { name: "Leave" }).tap();
  await page.getByText("You are at step 3.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Go on" }).tap();
  await at(page, 3);
  await lesson(page).getByRole("button", { name: "Back" }).tap();
  await at(page, 2);
});

test("on a tablet the ring is around what is seen, and leads to the drawer in which the rest lies; nothing is pushed aside for it", async () => {
  const { page } = await stage.come(undefined, { viewport: { width: 1024, height: 768 }, hasTouch: true });
  await page.goto(`${stage.url}/#/learn/azeroth`);
  const ring = page.locator(".lesson-ring");
  const actions = page.locator(".table-drawers .button").last();
  const [next, show] = ["Next", "Do it for me"].map((name) => lesson(page).getByRole("button", { name })) as [
    Locator,
    Locator,
  ];
  await at(page, 1);
  await next.tap();
  for (const step of [2, 3, 4]) {
    await at(page, step);
    expect([step, await isOnScreen(page, ring)]).toEqual([step, true]);
    await show.tap();
  }
  // A card of the hand stands in the list, too, which is put away.
  await at(page, 5);
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
