import { accessibilityFaults } from "@tavolata/e2e/support/page/accessibility.js";
import { finger } from "@tavolata/e2e/support/page/finger.js";
import { keepPicture } from "@tavolata/e2e/support/page/look-around.js";
import { expect, test } from "@tavolata/e2e/support/test.js";
import { goAfresh, overflow, phone } from "@tavolata/e2e/support/visitor.js";

test("figures of a box are corrected, shared and played with; what lies there is explained; a table is silenced", async ({
  come,
  page,
}) => {
  await page.goto("/");
  await goAfresh(page, "#/figures/souls");
  const search = page.getByRole("searchbox");
  const value = page.locator(".figure-row input");
  await search.fill("dice.red.hit");
  await value.first().fill("99");
  await page.getByText("A whole number from 0 to 10.").waitFor();
  await value.first().fill("3");
  await page.getByText("The red die must have ten faces: now it has 11.").waitFor();
  await search.fill("dice.red.miss");
  await value.first().fill("0");
  await page.locator(".figure-problems").waitFor({ state: "detached" });
  await page.getByText("2 corrections").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await keepPicture(page, "figures-1280");
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await overflow(page)).toBe(0);
  await keepPicture(page, "figures-360");
  await page.setViewportSize({ width: 1280, height: 900 });

  // Whoever follows the link sees what it changes before it counts, on a phone, in another language.
  const link = await page.locator(".share-link input").inputValue();
  const other = await come(undefined, { ...phone, locale: "it" });
  await other.goto(link);
  await other.getByText("2 cifre per").waitFor();
  expect(await overflow(other)).toBe(0);
  await other.getByRole("button", { name: "Aggiungi alle mie" }).click();
  await other.getByText("2 correzioni").waitFor();

  // Whoever comes back without what this browser kept finds them with the account.
  await page.getByRole("link", { name: "Back to the settings" }).click();
  await page.getByLabel("What you are called at the table").fill("Mira");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await page.getByText("So be it.").waitFor();
  const quiet = page.getByRole("group", { name: "Quiet hours" });
  await quiet.getByRole("checkbox", { name: "No notices at night" }).check();
  await page.getByText("Your quiet hours are kept.").waitFor();
  await quiet.getByLabel("From").fill("23:15");
  await goAfresh(page, "#/settings");
  await expect.poll(() => quiet.getByLabel("From").inputValue()).toBe("23:15");
  expect(await quiet.getByLabel("To").inputValue()).toBe("07:00");
  await quiet.getByRole("checkbox", { name: "No notices at night" }).uncheck();
  await quiet.getByLabel("From").waitFor({ state: "detached" });
  await goAfresh(page, "#/figures/souls");
  await page.getByText("2 corrections").waitFor();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("tavolata.figures-common.souls")))
    .toContain("dice.red.hit");
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("tavolata.figures")) localStorage.removeItem(key);
  });
  await goAfresh(page, "#/figures/souls");
  await page.getByText("2 corrections").waitFor();

  // What another device had otherwise and can't be had as well is told, and can be taken instead: here and there.
  await page.evaluate(() => {
    const left = { "dice.red.hit+hit": 2, "dice.red.miss": 0 };
    localStorage.setItem("tavolata.figures-apart.souls", JSON.stringify({ left, isTooMany: false }));
  });
  await goAfresh(page, "#/figures/souls");
  await page.getByText("Another of your devices had corrected these otherwise").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const takeThese = page.getByRole("button", { name: "Take these instead" });
  await takeThese.focus();
  await page.keyboard.press("Enter");
  await takeThese.waitFor({ state: "detached" });
  await search.fill("dice.red.hit+hit");
  await expect.poll(() => value.first().inputValue()).toBe("2");
  await page.getByText("2 corrections").waitFor();

  // A new table begins with them, and says so to everybody at it.
  await goAfresh(page, "#/new/souls");
  const own = page.getByRole("checkbox", { name: "Play with the figures of my box (2)" });
  expect(await own.isChecked()).toBe(true);
  await page.locator(".new-go .button.main").click();
  await page.locator(".question").waitFor();
  await page.getByRole("button", { name: "dice faces: of a box" }).first().waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("Corrected figures (2)").waitFor();
  expect(await page.locator(".table-figures .figure-lines li").count()).toBe(2);
  const notices = page.getByRole("checkbox", { name: "Tell me when it is my turn at this table" });
  await notices.uncheck();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect.poll(() => notices.isChecked()).toBe(false);
  await page.keyboard.press("Escape");

  // By a key, then by the other button of the mouse.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(2, 2);
  await page.keyboard.press("i");
  const window = page.getByRole("dialog", { name: "Explain this" });
  await window.locator(".explain-list button").first().click();
  await window.getByText("What you may do with it now").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await keepPicture(page, "explain-1280");
  await page.keyboard.press("Escape");
  await window.waitFor({ state: "detached" });
  const thing = page.locator("[data-explain], [data-option], [data-at]").first();
  await thing.click({ button: "right" });
  await window.waitFor();
  await page.keyboard.press("Escape");
  await window.waitFor({ state: "detached" });

  // A finger that rests on it; one that only taps explains nothing.
  const { x, y, width, height } = (await thing.boundingBox())!;
  await finger(page, [{ x: x + width / 2, y: y + height / 2 }], 900);
  await window.waitFor();
});
