import type { Page } from "@playwright/test";
import {
  faultsInOtherLanguages,
  fine,
  linkToPlay,
  stopped,
  tab,
  takeByKeys,
  tool,
  tryTenTimes,
} from "@tavolata/e2e/support/editor.js";
import { accessibilityFaults } from "@tavolata/e2e/support/page/accessibility.js";
import { finger } from "@tavolata/e2e/support/page/finger.js";
import { tooSmall } from "@tavolata/e2e/support/page/targets.js";
import { expect, test } from "@tavolata/e2e/support/test.js";
import { overflow, phone } from "@tavolata/e2e/support/visitor.js";

async function begin(page: Page, which: string): Promise<void> {
  await page.goto("/#/editor");
  await page.getByRole("link", { name: "Immortal Souls" }).click();
  await page.locator(".ed-begin-one", { hasText: which }).click();
  await page.locator(".se-board").waitFor();
}

/** Presses a place of the table, in cells: a tile is four wide. */
async function press(page: Page, column: number, row: number): Promise<void> {
  const box = (await page.locator(".se-board .sw-world").boundingBox())!;
  const cell = box.width / 25;
  await page.mouse.click(box.x + (column + 0.5) * cell, box.y + (row + 0.5) * cell);
}

test("a Quest of Immortal Souls is laid by mouse, mended by a button, tried by bots, found again after a reload, shared and played", async ({
  comeOverheard,
  page,
}) => {
  await begin(page, "An empty board");
  await stopped(page).waitFor();
  await tool(page, "Tile 9A, .*").click();
  await press(page, 6, 6);
  await tool(page, "Tile 2A, .*").click();
  await press(page, 6, 2);
  await page.locator('.se-board [data-area="2A-1"]').waitFor();

  // The cursor that was on a tile begins anew on another when that tile is taken away.
  const cursor = page.locator(".se-board .eb-cursor");
  for (const key of ["Escape", "ArrowDown"]) await page.keyboard.press(key);
  await cursor.waitFor();
  await page.keyboard.press("z");
  await cursor.waitFor({ state: "detached" });
  await page.keyboard.press("ArrowDown");
  await cursor.waitFor();
  for (const key of ["Shift+Z", "Escape"]) await page.keyboard.press(key);
  await page.locator('.se-board [data-area="2A-1"]').waitFor();

  // Nobody has said where the heroes begin: a button mends it.
  await tab(page, "Checks").click();
  await page.getByRole("button", { name: /^Let the heroes begin/ }).click();
  await fine(page).waitFor();

  // A wall across the only way, and a button that takes it away.
  await tool(page, "Wall").click();
  await press(page, 6, 4);
  await stopped(page).waitFor();
  await page
    .getByRole("button", { name: /^Take the wall 9A-1\|2A-2 away/ })
    .first()
    .click();
  await fine(page).waitFor();

  await tool(page, "Door").click();
  await press(page, 6, 4);
  await tool(page, "Story Event").click();
  await press(page, 6, 6);
  await tab(page, "Piece").click();
  await page.getByLabel("Read aloud").fill("A kettle whistles, far away.");
  await tool(page, "Shadow").click();
  await press(page, 6, 3);
  await tool(page, "Spawn Gate").click();
  await press(page, 6, 1);
  await tool(page, "Enemy").click();
  await press(page, 6, 1);
  await page.keyboard.press("Escape");
  await tab(page, "Piece").click();
  await page.getByLabel("A certain enemy, not the next card").first().check();
  await page.locator(".ed-part select").first().selectOption("bandit-green-1");
  await tab(page, "Goal").click();
  await page.getByLabel("It is met when").selectOption("killed");
  await page.getByLabel("Who", { exact: true }).selectOption("bandit-green-1");
  await page.getByLabel("What is told of it").fill("Find the bandit.");
  await tab(page, "Events").click();
  await page.getByRole("button", { name: "Add an event" }).click();
  await page.getByLabel("Read aloud").fill("Somebody hums. It smells of marmalade.");
  await tab(page, "Texts").click();
  await page.getByLabel("Title").fill("The Humming House");
  await fine(page).waitFor();
  await tryTenTimes(page);

  await page.reload();
  await fine(page).waitFor();
  expect(await page.locator(".ed-title").innerText()).toBe("The Humming House");
  expect(await accessibilityFaults(page)).toEqual([]);

  // Shared by a link to play: whoever follows it plays, and never gets a word that is inside.
  await tab(page, "Keep").click();
  const printing = page.waitForEvent("download");
  await page.getByRole("button", { name: /^For whoever reads it aloud.* A4$/ }).click();
  expect((await printing).suggestedFilename()).toBe("The Humming House notes.pdf");
  const link = await linkToPlay(page);
  const { page: other, heard } = await comeOverheard(link);
  await other.getByRole("heading", { name: "The Humming House" }).waitFor();
  await other.getByRole("button", { name: "Play it now" }).click();
  await other.locator(".question").waitFor();
  expect(other.url()).toContain("#/table/");
  expect(heard.filter((text) => text.includes("marmalade"))).toEqual([]);

  // By a link to copy somebody gets the file itself.
  await page.getByRole("button", { name: "Link to copy it" }).click();
  await page.locator(".share-link", { hasText: "Link to copy it" }).waitFor();
  await other.goto(await page.locator(".share-link input").inputValue());
  await other.getByRole("button", { name: "Copy it into my editor" }).click();
  await fine(other).waitFor();
  await tab(other, "Events").click();
  expect(await other.getByLabel("Read aloud").inputValue()).toContain("marmalade");
});

test("one is laid by the keyboard alone on a phone's width, a tile by a finger, in three languages, and everything there is large enough for it", async ({
  come,
}) => {
  const page = await come(undefined, phone);
  await begin(page, "An empty board");
  await stopped(page).waitFor();
  await page.locator(".se-board").focus();
  await takeByKeys(page, "Tile 1A, village");
  for (const key of ["ArrowDown", "Enter", "Escape"]) await page.keyboard.press(key);
  await page.locator('.se-board [data-area="1A-1"]').waitFor({ state: "attached" });

  // A finger draws the whole map, and a tile once it is chosen.
  await page.keyboard.press("Escape");
  const world = page.locator(".se-board .sw-world");
  const slot = (await world.boundingBox())!.width * (4 / 25);
  const tile = page.locator('.se-board [data-area="1A-1"]');
  const middle = async () => {
    const { x, y, width, height } = (await tile.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  /** On the table, wherever that is on the glass. */
  const column = async () => Math.floor(((await middle()).x - (await world.boundingBox())!.x) / slot);
  const aSlotToTheRight = async () => {
    const from = await middle();
    const way = [0.3, 0.6, 1].map((part) => ({ x: from.x + part * slot, y: from.y }));
    await finger(page, [from, ...way], 150); // lifted while it moves it would throw the map, and the next tap would only halt it
  };
  await aSlotToTheRight();
  expect(await column()).toBe(0);
  const { x, y } = await middle();
  await page.touchscreen.tap(x, y);
  await page.locator(".eb-chosen").waitFor({ state: "attached" });
  await aSlotToTheRight();
  await expect.poll(column).toBe(1);
  await page.keyboard.press("z");
  await expect.poll(column).toBe(0);

  // From problem to problem: each is mended, also while the checks run anew.
  await page.keyboard.press("c");
  await page.locator(".ed-problem.current", { hasText: "where the heroes begin" }).waitFor();
  await page.keyboard.press("f");
  await fine(page).waitFor();

  await takeByKeys(page, "Wall");
  await page.locator(".eb-hint", { hasText: "Wall" }).waitFor();
  for (const key of ["ArrowDown", "Enter", "Escape"]) await page.keyboard.press(key);
  await tab(page, "Piece").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Wall 1A-/ }).waitFor();
  await page.keyboard.press("z");
  await page.getByRole("button", { name: /^Wall 1A-/ }).waitFor({ state: "detached" });

  for (const name of ["Tools", "Piece", "Goal", "Decks", "Events", "Texts", "Checks", "Try", "Keep"]) {
    await tab(page, name).click();
    expect([name, ...(await tooSmall(page, ".ed-label label, .ed-import label"))]).toEqual([name]);
    expect([name, ...(await accessibilityFaults(page))]).toEqual([name]);
  }
  expect(await overflow(page)).toBe(0);
  expect(await faultsInOtherLanguages(page)).toEqual([]);
});

test("a hostile file is refused and changes nothing", async ({ page }) => {
  await begin(page, "The Ferryman’s Bell");
  await fine(page).waitFor();
  await tab(page, "Keep").click();
  const field = page.getByLabel("… or paste it here");
  for (const hostile of [
    '{"tavolata":"quest","format":1,"game":"souls","language":"en","quest":{"__proto__":{"tiles":[]}},"texts":{}}',
    `{"quest":${"[".repeat(5_000)}`,
  ]) {
    await field.fill("");
    await field.fill(hostile);
    await page.locator(".ed-refused li").first().waitFor();
    expect(await page.getByRole("button", { name: "Take it" }).count()).toBe(0);
  }
  expect(await page.locator(".ed-title").innerText()).toBe("The Ferryman’s Bell");
});
