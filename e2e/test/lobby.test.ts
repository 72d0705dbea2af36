import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityFaults, faultsInBothSchemes } from "../support/accessibility.js";
import { faultsAtTwice, layoutFaults } from "../support/layout.js";
import { setStage } from "../support/stage.js";
import { ending, overflow, phone, question } from "../support/visitor.js";

const stage = setStage();

/** Lays a table of Lantern Quay in the page, with these seats for others, and goes there; the links into them. */
async function layTable(page: Page, links: readonly string[]): Promise<string[]> {
  await page.goto(`${stage.url}/#/new`);
  await page.getByRole("radio", { name: "Lantern Quay" }).check();
  for (const seat of links) await page.getByRole("combobox", { name: seat, exact: true }).selectOption("link");
  await page.getByRole("button", { name: "Lay a table" }).click();
  const invitations = page.getByRole("dialog", { name: "Invite your friends" });
  await invitations.waitFor();
  const addresses = await invitations
    .getByRole("textbox")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await page.getByRole("button", { name: "To the table" }).click();
  await page.getByRole("button", { name: "Start the game" }).waitFor();
  return addresses;
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "What you are called at the table" }).fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
}

const seats = (page: Page) => page.getByRole("region", { name: "At the table" });
const contributions = (page: Page) => page.locator(".contributions li");
const board = (page: Page) => page.getByRole("region", { name: "Your cards" });

/** What the page shows of what everybody added: whole, in the table's menu. */
async function addedIn(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: "Menu" }).click();
  const values = await page.getByRole("dialog", { name: "Menu" }).locator(".contributions code").allInnerTexts();
  await page.keyboard.press("Escape");
  return values;
}

test("a table waits for who was invited, begins by itself, and shows what each added to the dice; so does a rematch", async () => {
  const mira = await stage.come();
  const [link = ""] = await layTable(mira.page, ["Warden"]);
  await mira.page.getByRole("status").getByText("Waiting for players · One seat is free").waitFor();
  await seats(mira.page).getByText("nobody yet").waitFor();
  await mira.page.getByText("The game starts by itself once every seat is taken.").waitFor();
  await mira.page.getByText("Fair dice").click();
  await mira.page.getByText("nobody can know or choose them").waitFor();
  expect(await contributions(mira.page).allInnerTexts()).toEqual([expect.stringContaining("yours")]);
  expect(await faultsInBothSchemes(mira.page)).toEqual([]);

  const tor = await stage.come(link);
  await sitDown(tor.page, "Tor");
  for (const { page } of [mira, tor]) {
    await question(page).waitFor();
    await board(page).waitFor();
  }
  const added = await addedIn(mira.page);
  expect(added).toHaveLength(2);
  expect(await addedIn(tor.page)).toEqual(added);
  const kept = await tor.page.evaluate(() => localStorage.getItem("tavolata.contributions") ?? "");
  expect(Object.values(JSON.parse(kept) as object)).toEqual([added[1]]);
  await tor.page.getByRole("button", { name: "Menu" }).click();
  await contributions(tor.page).nth(1).getByText("yours").waitFor();
  await tor.page.keyboard.press("Escape");

  // To the end, and again: whoever asks waits for the other, who comes when they like.
  for (const { page } of [mira, tor]) {
    await page.getByRole("button", { name: "Menu" }).click();
    const choice = page.getByRole("combobox", { name: /^Who plays for/ });
    await choice.first().selectOption("easy");
    await page.keyboard.press("Escape");
  }
  await ending(mira.page).waitFor();
});

test("the owner starts early: whoever comes later takes a seat of the running match and adds to what isn't thrown yet", async () => {
  const mira = await stage.come();
  const [link = ""] = await layTable(mira.page, ["Warden"]);
  await mira.page.getByRole("button", { name: "Start the game" }).focus();
  await mira.page.keyboard.press("Enter");
  await board(mira.page).waitFor();
  const tor = await stage.come(link);
  await sitDown(tor.page, "Tor");
  await board(tor.page).waitFor();
  await tor.page.getByRole("button", { name: "Menu" }).click();
  await contributions(tor.page).getByText("counts from").waitFor();
  expect(await contributions(tor.page).count()).toBe(2);
});

test("at an open table one sits down in the lobby, talks, stands up again; on a phone it is whole, too", async () => {
  const mira = await stage.come();
  await mira.page.goto(`${stage.url}/#/new`);
  await mira.page.getByRole("radio", { name: "Lantern Quay" }).check();
  await mira.page.getByRole("combobox", { name: "Warden", exact: true }).selectOption("link");
  await mira.page.getByText("Anybody", { exact: true }).click();
  await mira.page.getByRole("button", { name: "Lay a table" }).click();
  await mira.page.getByRole("button", { name: "To the table" }).click();
  await mira.page.getByRole("button", { name: "Link for a person" }).click();
  await seats(mira.page)
    .getByRole("textbox")
    .evaluate((field) => expect((field as HTMLInputElement).value).toContain("#/join/"));

  const tor = await stage.come(mira.page.url(), phone);
  await tor.page.getByText("Guest starts the game.").waitFor();
  expect(await tor.page.getByRole("button", { name: "Start the game" }).count()).toBe(0);
  expect([await overflow(tor.page), ...(await layoutFaults(tor.page)), ...(await faultsAtTwice(tor.page))]).toEqual([
    0,
  ]);
  expect(await accessibilityFaults(tor.page)).toEqual([]);
  await tor.page.getByRole("button", { name: "Sit here" }).click();
  await board(tor.page).waitFor();
});
