import { gameOf } from "@tavolata/games";
import { type Asked, Match } from "@tavolata/kernel";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../support/accessibility.js";
import { goToTable, layMatch, quick, type Sits } from "../support/laid-table.js";
import { lookAround } from "../support/look-around.js";
import { matchWithRealDice } from "../support/real-dice.js";
import { setStage } from "../support/stage.js";
import { goAfresh, log, overflow } from "../support/visitor.js";

const stage = setStage();

const entry = (page: Page) => page.getByRole("region", { name: "What the dice and cards show" });
const face = (page: Page, name: RegExp) => entry(page).locator(".entry-face").filter({ hasText: name });
const thatIsIt = (page: Page) => entry(page).getByRole("button", { name: "That’s it" });
const lastThrow = (page: Page) => log(page).locator("li").filter({ hasText: "We rolled that differently" }).first();

/** The number of the last throw that was entered. */
const whenThrown = (page: Page) => lastThrow(page).locator(".log-when").innerText();

/** Large enough for a thumb beside the board. */
async function isLarge(button: Locator): Promise<boolean> {
  const box = await button.boundingBox();
  return box !== null && box.width >= 64 && box.height >= 64;
}

/** Enters the same face until all dice lie there. */
async function enterAll(page: Page, name: RegExp): Promise<void> {
  while (await thatIsIt(page).isDisabled()) await face(page, name).tap();
  await thatIsIt(page).tap();
}

test("beside a real board people enter their dice, are told what to do there, and mend what they misread", async () => {
  const { page, mistakes } = await stage.come(undefined, { hasTouch: true });
  const save = await matchWithRealDice({
    game: "heroquest",
    seed: "companion",
    until: ({ kind, ids, min, seat }) =>
      kind === "enter-dice" && ids.includes("face:skull") && min > 1 && seat !== "wizard",
  });
  const heroes = ["adventurer-1", "adventurer-2", "adventurer-3", "adventurer-4"];
  const seats: Record<string, Sits> = { wizard: { sits: "bot", bot: "normal" } };
  for (const seat of heroes) seats[seat] = { sits: "me" };
  await page.goto(`${stage.url}${quick}`);
  await goToTable(page, stage.url, await layMatch(page, save, seats));

  // What has happened so far is to be set up at the board.
  const errands = page.getByRole("region", { name: "At the real board" });
  await errands
    .getByText(/Put|Move|Lay|Open/)
    .first()
    .waitFor();
  expect(await isLarge(errands.getByRole("button", { name: "Done", exact: true }))).toBe(true);
  const first = await errands.locator(".errand").innerText();
  await errands.getByRole("button", { name: "Done", exact: true }).tap();
  await expect.poll(() => errands.locator(".errand").innerText()).not.toBe(first);
  await errands.getByRole("button", { name: /^All done/ }).tap();
  await errands.waitFor({ state: "detached" });

  await entry(page).waitFor();
  expect(await isLarge(face(page, /skull/i))).toBe(true);
  expect(await page.locator(".question-buttons button").count()).toBe(0); // nothing but the dice answers it
  expect(await lookAround(page, "companion")).toEqual([]);
  const dice = Number((await entry(page).locator(".entry-count").innerText()).split(" ").at(-1));
  const before = await whenThrown(page);
  await enterAll(page, /skull/i);
  await expect.poll(() => whenThrown(page)).not.toBe(before);
  const thrown = (await lastThrow(page).innerText()).match(/skull/g) ?? [];
  expect(thrown).toHaveLength(dice);

  // "We rolled that differently": the old faces lie there, and one of them is another.
  await lastThrow(page).getByRole("button", { name: "We rolled that differently" }).tap();
  const dialog = page.getByRole("dialog", { name: "We rolled that differently" });
  await dialog.getByRole("button", { name: "Enter it again" }).tap();
  await entry(page).getByText(`${dice} of ${dice}`).waitFor();
  await entry(page).getByRole("button", { name: "Take back: Skull" }).first().tap();
  await face(page, /oval/i).tap();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("3");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await lastThrow(page).innerText()).includes("oval")).toBe(true);
  expect(mistakes).toEqual([]);
});

test("a drawn hand is entered by a few letters, and fits a phone", async () => {
  const { page, mistakes } = await stage.come();
  const save = await matchWithRealDice({
    game: "rings",
    options: { players: 1 },
    seed: "companion",
    until: ({ kind }) => kind === "enter-cards",
  });
  await page.goto(`${stage.url}${quick}`);
  await goToTable(page, stage.url, await layMatch(page, save, { "player-1": { sits: "me" } }));
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
  expect(mistakes).toEqual([]);
});

test("in the other two games, and before an adventure, dice are entered by a thumb or by keys, and a misread throw is gone back to", async () => {
  const { page, mistakes } = await stage.come(undefined, { hasTouch: true });
  await page.goto(`${stage.url}${quick}`);
  for (const [game, least] of [
    ["heroquest", 1], // for the seats
    ["souls", 2],
    ["azeroth", 1], // each of its dice is asked for by itself
  ] as const) {
    const until = ({ kind, min }: Asked) => kind === "enter-dice" && min >= least;
    const save = await matchWithRealDice({ game, seed: "companion", until });
    const { seats } = Match.load((await gameOf(game).works()).ruleset, save);
    const mine = Object.fromEntries(seats.map((seat) => [seat, { sits: "me" } as const]));
    await goToTable(page, stage.url, await layMatch(page, save, mine));
    await entry(page).waitFor();
    const all = page.getByRole("region", { name: "At the real board" }).getByRole("button", { name: /^All done/ });
    if (await all.isVisible()) await all.tap();
    const faces = entry(page).locator(".entry-face");
    expect(await isLarge(faces.first())).toBe(true);
    expect(await page.locator(".hq-pick").count()).toBe(0); // the faces aren't offered twice
    const newest = async () => ((await lastThrow(page).count()) > 0 ? whenThrown(page) : "");
    const before = await newest();
    await faces.first().tap();
    if (least > 1) {
      while (await thatIsIt(page).isDisabled()) await page.keyboard.press("2");
      await page.keyboard.press("Enter");
    }
    await expect.poll(newest).not.toBe(before);
    await lastThrow(page).getByRole("button", { name: "We rolled that differently" }).tap();
    const dialog = page.getByRole("dialog", { name: "We rolled that differently" });
    await dialog.getByRole("button", { name: "Enter it again" }).tap();
    await expect.poll(newest).toBe(before);
    await entry(page).waitFor();
  }
  expect(mistakes).toEqual([]);
});

test("whoever lays a table says what lies on it, in every game", async () => {
  const { page } = await stage.come();
  for (const [game, ours, machines] of [
    ["heroquest", "The heroes’ dice", "The Evil Wizard’s dice"],
    ["rings", "The players’ decks", "The encounter deck"],
    ["souls", "The heroes’ dice", "The enemies’ dice"],
    ["azeroth", "The dice", "The challenge decks"],
  ] as const) {
    await goAfresh(page, stage.url, `#/new/${game}`);
    await page.getByRole("radio", { name: "Ours, beside a real board" }).dispatchEvent("click");
    const own = page.getByRole("group", { name: "What lies on your table" });
    expect(await own.getByRole("checkbox", { name: ours }).first().isChecked()).toBe(true);
    expect(await own.getByRole("checkbox", { name: machines }).first().isChecked()).toBe(false);
  }
});
