import { accessibilityFaults } from "../../support/page/accessibility.js";
import { expect, test } from "../../support/test.js";
import { overflow, phone } from "../../support/visitor.js";

test("an experiment is started by the keyboard alone, and its plots are drawn", async ({ page }) => {
  await page.goto("/");
  await page.goto("/#/lab");
  await page.locator(".lab-form select").first().focus();
  await page.locator(".lab-form button").waitFor();
  for (let i = 0; i < 5; i++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator(".lab-plots svg").first().waitFor({ timeout: 120_000 });
  expect(await page.locator(".lab-result tbody tr").count()).toBe(2);
  expect(await page.locator(".lab-list li").count()).toBe(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  // It is still there for who comes back, on a telephone, too.
  await page.setViewportSize(phone.viewport!);
  await page.reload();
  await page.locator(".lab-plots svg").first().waitFor();
  expect(await overflow(page)).toBe(0);
});
