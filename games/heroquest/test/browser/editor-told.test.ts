import { stopped, tab, tool } from "@tavolata/e2e/support/editor.js";
import { expect, test } from "@tavolata/e2e/support/test.js";
import { press } from "./support/editor-board.js";

/** A house from which nobody can leave, with a table and an event on as many squares as an event may have. */
const crowded = {
  ...{ tavolata: "quest", format: 1, game: "heroquest", language: "en" },
  quest: {
    ...{ side: "A", start: [], exit: [], wandering: "orc", goal: { kind: "escape", heroes: 1 } },
    scenery: [{ type: "table", at: "10,8" }],
    triggers: [
      {
        id: "everywhere",
        when: {
          on: "square-entered",
          squares: Array.from({ length: 64 }, (_, i) => `${1 + (i % 16)},${10 + (i >> 4)}`),
        },
        acts: [{ act: "text", text: "aloud" }],
      },
    ],
  },
  texts: { en: { title: "Crowded", aloud: "It is crowded." } },
};

test("the editor does what it was told, and no more: nothing is asked for, mended, turned or taken back that nobody wished", async ({
  page,
}) => {
  await page.goto("/#/editor");
  await page.getByLabel("… or paste it here").fill(JSON.stringify(crowded));
  await page.getByRole("button", { name: "Take it" }).click();
  await stopped(page).waitFor();

  // What lies over the board is pressed for itself: the chosen table isn't turned, and Space doesn't wake the board's cursor.
  const undo = page.getByRole("button", { name: "Undo" });
  await press(page, 10, 8);
  await page.getByRole("heading", { name: "Table" }).waitFor();
  const nearer = page.getByRole("button", { name: "Nearer" });
  await nearer.dblclick();
  expect(await undo.isDisabled()).toBe(true);
  const width = async () => (await page.locator(".he-board .hq-world").boundingBox())!.width;
  const before = await width();
  await nearer.press("Space");
  await expect.poll(width).toBeGreaterThan(before);
  await page.keyboard.press("0");

  // With every square that it may have, an event asks for no other. What is read stays where it is while an orc is put down.
  await tab(page, "Events").click();
  const pick = (what: string) => page.getByRole("button", { name: `Pick on the board ${what}` });
  expect(await pick("Which squares").isDisabled()).toBe(true);
  const panel = page.locator(".ed-panel");
  await panel.evaluate((it) => it.scrollTo(0, 150));
  await tool(page, "Orc").click();
  await press(page, 14, 9);
  await expect.poll(() => undo.isEnabled()).toBe(true);
  expect(await panel.evaluate((it) => it.scrollTop)).toBe(150);
  await page.keyboard.press("Escape");

  // A place is asked for no longer once the quest has changed otherwise.
  await page.getByLabel("When", { exact: true }).selectOption("room-entered");
  const asked = page.locator(".eb-hint", { hasText: "Which room" });
  for (const change of [() => page.getByLabel("Read aloud").fill("Crowded!"), () => undo.click()]) {
    await pick("Which room").click();
    await asked.waitFor();
    await change();
    await asked.waitFor({ state: "detached" });
  }

  // Goals are taken back one by one.
  await tab(page, "Goal").click();
  const goals = page.getByLabel("The heroes win when they");
  for (const _ of [2, 3]) await page.getByRole("button", { name: "Add a goal" }).click();
  for (const left of [3, 2, 1]) {
    await expect.poll(() => goals.count()).toBe(left);
    if (left > 1) await undo.click();
  }

  // What is to be mended as soon as the quest is checked isn't mended in another than that.
  await tab(page, "Checks").click();
  const noStart = page.locator(".ed-list[aria-busy=false] .ed-problem", { hasText: "start squares" });
  await noStart.waitFor();
  await page.evaluate(async () => {
    for (const key of ["z", "f", "Z"]) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey: key === "Z", bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await page.locator(".ed-list[aria-busy=true]").waitFor();
  await page.locator(".ed-list[aria-busy=false]").waitFor();
  expect(await noStart.count()).toBe(1);
});
