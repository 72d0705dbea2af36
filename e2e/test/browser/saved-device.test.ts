import type { Page } from "@playwright/test";
import { fine } from "../../support/editor.js";
import { type FixtureDevice, fixtureDevices, keepDevice, readDevice } from "../../support/fixture-device.js";
import { expect, test } from "../../support/test.js";
import { actions, ending, goAfresh, log, question } from "../../support/visitor.js";

/** The release whose device is to be kept: `npm run device-fixture` names it. */
const release = process.env["TAVOLATA_KEEP_DEVICE"];

/** The games whose quests can be written. */
const edited = ["heroquest", "souls"];

const lines = (page: Page) => log(page).getByRole("listitem").count();
const tableOf = (page: Page) => /#\/table\/([\w-]+)/.exec(page.url())?.[1] ?? "";

/** The games that are played at the device, and how often somebody has answered when it is kept. */
const played = { heroquest: 0, rings: 1, souls: 0, azeroth: 0 };
/** The games in which whoever comes back answers with the first button. */
const playedOn = ["rings"];

/** Answers so often with the first way there is, and says where the match stands then. */
async function playOn(page: Page, game: string, answers: number): Promise<FixtureDevice["tables"][number]> {
  for (let given = 0; given < answers; given++) {
    await question(page).waitFor();
    const before = await lines(page);
    await actions(page).getByRole("button").first().click();
    await expect.poll(() => lines(page)).toBeGreaterThan(before);
  }
  await page.locator(".question.asked").waitFor();
  return { game, id: tableOf(page), lines: await lines(page) };
}

async function playHere(page: Page, game: string, answers: number): Promise<FixtureDevice["tables"][number]> {
  await goAfresh(page, `#/new/${game}`);
  await page.getByRole("radio", { name: "At this device" }).check({ force: true });
  await page.getByRole("button", { name: "Alone against the machine: begin" }).click();
  return playOn(page, game, answers);
}

async function botsPlayHere(page: Page): Promise<FixtureDevice["tables"][number]> {
  await goAfresh(page, "#/new/lantern-quay");
  await page.getByRole("radio", { name: "At this device" }).check({ force: true });
  const seats = page.locator(".new-seat").getByRole("combobox");
  await seats.first().waitFor();
  for (const seat of await seats.all()) await seat.selectOption("bot:easy");
  await page.getByRole("button", { name: "Lay a table" }).click();
  await ending(page).waitFor();
  return { game: "lantern-quay", id: tableOf(page), lines: await lines(page) };
}

test("a device is played at, and kept as it is then", async ({ page }) => {
  test.skip(!release, "no release is being made");
  await page.goto("/");
  const tables = [];
  for (const [game, answers] of Object.entries(played)) tables.push(await playHere(page, game, answers));
  tables.push(await botsPlayHere(page));
  const drafts: string[] = [];
  for (const game of edited) {
    await goAfresh(page, `#/editor/${game}`);
    const sample = page.locator(".ed-begin-one", { hasText: "A finished quest" }).first();
    drafts.push(await sample.locator("strong").innerText());
    await sample.click();
    await fine(page).waitFor();
  }
  await goAfresh(page, "#/decks");
  await page
    .locator(".deck-import textarea")
    .fill("The Long Road\n\nHero (1)\nAragorn (Core Set)\n\n3x Gandalf (Core Set)");
  await page.getByRole("button", { name: "Take it" }).click();
  await page.locator(".deck-reasons").first().waitFor();
  await goAfresh(page, "#/figures/heroquest");
  await page.getByRole("searchbox").fill("orc");
  const value = page.locator(".figure-row input").first();
  await value.fill(String(Number(await value.inputValue()) + 1));
  await page.getByText("1 correction").first().waitFor();
  await goAfresh(page, "#/learn/souls");
  await page.locator(".lesson").getByRole("button", { name: "Next" }).click();
  await page
    .locator(".lesson")
    .getByText(/^Step 2 of/)
    .waitFor();
  await goAfresh(page, "#/settings");
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await keepDevice(release!, page.context(), { tables, drafts });
});

for (const name of fixtureDevices) {
  test(`what a browser has kept of ${name} is there: tables, quests, decks, figures, lessons, settings`, async ({
    baseURL,
    come,
  }) => {
    test.skip(Boolean(release), "a release is being made");
    const { storage, tables, drafts } = readDevice(name, baseURL!);
    const page = await come("/", { storageState: storage });
    for (const { game, id, lines: told } of tables) {
      await goAfresh(page, `#/table/${id}`);
      await (game === "lantern-quay" ? ending(page) : page.locator(".question.asked")).waitFor();
      expect([game, await lines(page)]).toEqual([game, told]);
      if (playedOn.includes(game)) await playOn(page, game, 1);
    }
    for (const [i, game] of edited.entries()) {
      await goAfresh(page, `#/editor/${game}`);
      const draft = page.locator(".ed-draft", { hasText: drafts[i]! });
      await draft
        .getByRole("link")
        .or(draft.getByRole("button", { name: "Open" }))
        .first()
        .click();
      await fine(page).waitFor();
    }
    await goAfresh(page, "#/decks");
    await page.getByText("The Long Road").first().waitFor();
    await goAfresh(page, "#/figures/heroquest");
    await page.getByText("1 correction").first().waitFor();
    await goAfresh(page, "#/learn");
    await page.getByText("You are at step 2.").waitFor();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  });
}
