import { atStep, lesson } from "@tavolata/e2e/support/lesson.js";
import { accessibilityFaults } from "@tavolata/e2e/support/page/accessibility.js";
import { expect, test } from "@tavolata/e2e/support/test.js";
import { goAfresh, overflow, phone, question } from "@tavolata/e2e/support/visitor.js";

test("the card game is learnt by touch on a phone: what isn't asked for is held back, and it is gone on with where it was left", async ({
  come,
}) => {
  const page = await come("/", phone);
  await goAfresh(page, "#/learn/rings");
  await atStep(page, 1);
  await lesson(page).getByRole("button", { name: "Next" }).tap();
  await lesson(page).getByRole("button", { name: "Do it for me" }).tap();
  await atStep(page, 3);
  await page.locator(".table-main").tap(); // done, without having played a card
  await question(page).getByRole("alert").getByText("the lesson is about something else").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await lesson(page).getByRole("button", { name: "Leave" }).tap();
  await page.getByText("You are at step 3.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Go on" }).tap();
  await atStep(page, 3);
  await lesson(page).getByRole("button", { name: "Back" }).tap();
  await atStep(page, 2);
});
