import { goToTable, layMatch, quick } from "@tavolata/e2e/support/laid-table.js";
import { accessibilityFaults } from "@tavolata/e2e/support/page/accessibility.js";
import { entry, expectOnTable, thatIsIt } from "@tavolata/e2e/support/real-board.js";
import { matchWithRealDice } from "@tavolata/e2e/support/real-dice.js";
import { expect, test } from "@tavolata/e2e/support/test.js";
import { overflow } from "@tavolata/e2e/support/visitor.js";
import { rings } from "../../game.js";

test("a drawn hand is entered by a few letters, and fits a phone", async ({ page }) => {
  const save = await matchWithRealDice({
    game: rings,
    options: { players: 1 },
    seed: "companion",
    until: ({ kind }) => kind === "enter-cards",
  });
  await page.goto(quick);
  await goToTable(page, await layMatch(page, save, { "player-1": { sits: "me" } }));
  const search = entry(page).getByRole("searchbox");
  await search.waitFor();
  expect(await page.locator(".lr-offer").count()).toBe(0); // the deck isn't offered twice, over the table
  for (let cards = 1; cards <= 6; cards++) {
    await search.fill("e");
    await search.press("Enter");
    await entry(page).getByText(`${cards} of 6`).waitFor();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await entry(page).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await thatIsIt(page).click();
  await entry(page).waitFor({ state: "detached" });
});

test("whoever lays a table says what lies on it", ({ page }) =>
  expectOnTable(page, "rings", { ours: "The players’ decks", machines: "The encounter deck" }));
