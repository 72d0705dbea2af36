import type { Page } from "@playwright/test";
import { goToTable, layMatch, quick, type Sits } from "@tavolata/e2e/support/laid-table.js";
import { lookAround } from "@tavolata/e2e/support/page/look-around.js";
import {
  boardInstructionsAt,
  enterAndGoBack,
  entry,
  expectOnTable,
  face,
  isLarge,
  rolledDifferently,
  saidOfLastThrow,
  thatIsIt,
  whenThrown,
} from "@tavolata/e2e/support/real-board.js";
import { matchWithRealDice } from "@tavolata/e2e/support/real-dice.js";
import { expect, test } from "@tavolata/e2e/support/test.js";
import { heroQuest } from "../../game.js";

test.use({ hasTouch: true });

/** Enters the same face until all dice lie there. */
async function enterAll(page: Page, name: RegExp): Promise<void> {
  while (await thatIsIt(page).isDisabled()) await face(page, name).tap();
  await thatIsIt(page).tap();
}

test("beside a real board people enter their dice, are told what to do there, and mend what they misread", async ({
  page,
}) => {
  const save = await matchWithRealDice({
    game: heroQuest,
    seed: "companion",
    until: ({ kind, ids, min, seat }) =>
      kind === "enter-dice" && ids.includes("face:skull") && min > 1 && seat !== "wizard",
  });
  const heroes = ["adventurer-1", "adventurer-2", "adventurer-3", "adventurer-4"];
  const seats: Record<string, Sits> = { wizard: { sits: "bot", bot: "normal" } };
  for (const seat of heroes) seats[seat] = { sits: "me" };
  await page.goto(quick);
  await goToTable(page, await layMatch(page, save, seats));

  // What has happened so far is to be set up at the board.
  const boardInstructions = boardInstructionsAt(page);
  await boardInstructions
    .getByText(/Put|Move|Lay|Open/)
    .first()
    .waitFor();
  expect(await isLarge(boardInstructions.getByRole("button", { name: "Done", exact: true }))).toBe(true);
  const first = await boardInstructions.locator(".errand").innerText();
  await boardInstructions.getByRole("button", { name: "Done", exact: true }).tap();
  await expect.poll(() => boardInstructions.locator(".errand").innerText()).not.toBe(first);
  await boardInstructions.getByRole("button", { name: /^All done/ }).tap();
  await boardInstructions.waitFor({ state: "detached" });

  await entry(page).waitFor();
  expect(await isLarge(face(page, /skull/i))).toBe(true);
  expect(await page.locator(".question-buttons button").count()).toBe(0); // nothing but the dice answers it
  expect(await lookAround(page, "companion")).toEqual([]);
  const dice = Number((await entry(page).locator(".entry-count").innerText()).split(" ").at(-1));
  const before = await whenThrown(page);
  await enterAll(page, /skull/i);
  await expect.poll(() => whenThrown(page)).not.toBe(before);
  const thrown = (await saidOfLastThrow(page)).match(/skull/g) ?? [];
  expect(thrown).toHaveLength(dice);

  // "We rolled that differently": the old faces lie there, and one of them is another.
  await rolledDifferently(page);
  await entry(page).getByText(`${dice} of ${dice}`).waitFor();
  await entry(page).getByRole("button", { name: "Take back: Skull" }).first().tap();
  await face(page, /oval/i).tap();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("3");
  await page.keyboard.press("Enter");
  await expect.poll(() => saidOfLastThrow(page)).toContain("oval");
});

test("before an adventure the dice for the seats are entered by a thumb, and a misread throw is gone back to", ({
  page,
}) => enterAndGoBack(page, { game: heroQuest, least: 1, elsewhere: ".hq-pick" }));

test("whoever lays a table says what lies on it", ({ page }) =>
  expectOnTable(page, "heroquest", { ours: "The heroes’ dice", machines: "The Evil Wizard’s dice" }));
