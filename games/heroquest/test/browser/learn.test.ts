import { atStep, lesson } from "@tavolata/e2e/support/lesson.js";
import { accessibilityFaults } from "@tavolata/e2e/support/page/accessibility.js";
import { expect, test } from "@tavolata/e2e/support/test.js";

test("HeroQuest is learnt by keyboard alone, from the home page to the last step", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "To the tutorials" }).press("Enter");
  await page.getByRole("link", { name: "Begin" }).first().press("Enter");
  await atStep(page, 1);
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
  await atStep(page, 12);
  expect(await accessibilityFaults(page)).toEqual([]);
  await lesson(page).press("Escape");
  await page.getByText("You are at step 12.").waitFor();
});
