import type { Page } from "@playwright/test";
import { gameOf } from "@tavolata/games";
import { answeredByChance } from "@tavolata/kernel/testing";
import { layWithLinks } from "../../support/invited.js";
import { goToTable, layMatch, quick } from "../../support/laid-table.js";
import { accessibilityFaults, faultsInBothSchemes } from "../../support/page/accessibility.js";
import { faultsAtTwice, layoutFaults } from "../../support/page/layout.js";
import { expect, test } from "../../support/test.js";
import { ending, overflow, phone, question } from "../../support/visitor.js";

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

test("a table waits for who was invited, begins by itself, and shows what each added to the dice", async ({ come }) => {
  const mira = await come();
  const [link = ""] = await layWithLinks(mira, "Lantern Quay", ["Warden"]);
  await mira.getByRole("status").getByText("Waiting for players · One seat is free").waitFor();
  await seats(mira).getByText("nobody yet").waitFor();
  await mira.getByText("The game starts by itself once every seat is taken.").waitFor();
  await mira.getByText("Fair dice").click();
  await mira.getByText("nobody can know or choose them").waitFor();
  expect(await contributions(mira).allInnerTexts()).toEqual([expect.stringContaining("yours")]);
  expect(await faultsInBothSchemes(mira)).toEqual([]);

  const tor = await come(link);
  await sitDown(tor, "Tor");
  for (const page of [mira, tor]) {
    await question(page).waitFor();
    await board(page).waitFor();
  }
  const added = await addedIn(mira);
  expect(added).toHaveLength(2);
  expect(await addedIn(tor)).toEqual(added);
  const kept = await tor.evaluate(() => localStorage.getItem("tavolata.contributions") ?? "");
  expect(Object.values(JSON.parse(kept) as object)).toEqual([added[1]]);
  await tor.getByRole("button", { name: "Menu" }).click();
  await contributions(tor).nth(1).getByText("yours").waitFor();
});

test("the owner starts early: whoever comes later takes a seat of the running match and adds to what isn't thrown yet", async ({
  come,
}) => {
  const mira = await come();
  const [link = ""] = await layWithLinks(mira, "Lantern Quay", ["Warden"]);
  await mira.getByRole("button", { name: "Start the game" }).focus();
  await mira.keyboard.press("Enter");
  await board(mira).waitFor();
  const tor = await come(link);
  await sitDown(tor, "Tor");
  await board(tor).waitFor();
  await tor.getByRole("button", { name: "Menu" }).click();
  await contributions(tor).getByText("counts from").waitFor();
  expect(await contributions(tor).count()).toBe(2);
});

/** Lays an open table with four seats, of which Mira has one; the page stays where it is. */
function layOpenTable(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const send = async (path: string, body: object) => {
      const headers = { "content-type": "application/json" };
      const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      return (await response.json()) as { id: string };
    };
    await send("/api/me", { name: "Mira" });
    localStorage.setItem("tavolata.known", "yes");
    const seats = { "smuggler-1": { sits: "me" } };
    return (await send("/api/tables", { game: "lantern-quay", options: { pairs: 2 }, open: true, seats })).id;
  });
}

test("at an open table people sit down, talk and stand up again; with bots in the last seats it begins, on a phone, too", async ({
  come,
}) => {
  const mira = await come(quick);
  const id = await layOpenTable(mira);
  await mira.goto("/");
  const card = mira.locator(`.table-card-link[href="#/table/${id}"]`, { hasText: "Lantern Quay" });
  await card.getByText("Waiting for players · 3 seats are free").waitFor();
  await card.click();
  await seats(mira).getByRole("button", { name: "Link for a person" }).first().click();
  expect(await seats(mira).getByRole("textbox").inputValue()).toContain("/#/join/");

  const tor = await come(`/#/table/${id}`, phone);
  await tor.getByText("Mira starts the game.").waitFor();
  expect(await tor.getByRole("button", { name: "Start the game" }).count()).toBe(0);
  await tor.getByRole("button", { name: "Sit here Warden 2" }).click();
  await mira.getByRole("status").getByText("2 seats are free").waitFor();
  await tor.getByRole("textbox", { name: "Say something" }).fill("Shall we?");
  await tor.keyboard.press("Enter");
  await mira.getByText("Shall we?").waitFor();
  await mira.getByText("Fair dice").click();
  await expect.poll(() => contributions(mira).count()).toBe(2);
  await tor.getByText("Fair dice").click();
  for (const page of [mira, tor]) {
    expect([await overflow(page), ...(await layoutFaults(page)), ...(await faultsAtTwice(page))]).toEqual([0]);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  for (const [language, waits] of [
    ["Italiano", "In attesa di giocatori · 2 posti sono liberi"],
    ["Français", "En attente de joueurs · 2 places sont libres"],
    ["English", "Waiting for players · 2 seats are free"],
  ] as const) {
    await tor.getByRole("button", { name: language }).click();
    await tor.getByRole("status").getByText(waits).waitFor();
    expect([await overflow(tor), ...(await layoutFaults(tor))]).toEqual([0]);
  }
  await tor.getByRole("button", { name: "Stand up" }).click();
  await mira.getByRole("status").getByText("3 seats are free").waitFor();
  expect(await contributions(mira).count()).toBe(2); // what was added stays
  await tor.getByRole("button", { name: "Sit here Warden 1" }).click();
  for (const seat of ["Smuggler 2", "Warden 2"]) {
    await mira.getByRole("combobox", { name: `Who plays for ${seat}` }).selectOption("easy");
  }
  for (const page of [mira, tor]) await question(page).waitFor();
  expect(await addedIn(tor)).toHaveLength(2);
});

test("a table at which nobody is missing begins at once, without a lobby; whoever takes its file out is told of to everybody", async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector(".lobby")) document.documentElement.dataset["lobby"] = "seen";
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/#/new");
  await page.getByRole("radio", { name: "Lantern Quay" }).check();
  await page.getByRole("button", { name: "Lay a table" }).click();
  await board(page).waitFor();
  expect(await page.locator("html").getAttribute("data-lobby")).toBeNull();
  const mark = page.getByRole("img", { name: /^Somebody here may know the coming dice: its file was taken out/ });
  expect(await mark.count()).toBe(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("the file also tells the dice to come. Everybody at the table is told.").waitFor();
  const exported = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export the match" }).click();
  expect((await exported).suggestedFilename()).toMatch(/^lantern-quay-[0-9a-f]{8}-with-seed\.json$/);
  await page.getByRole("dialog").getByText("Somebody here may know the coming dice: its file was taken out").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await mark.waitFor();
});

/** The link into a seat of a table of whoever is at this page. */
function linkInto(page: Page, table: string, seat: string): Promise<string> {
  return page.evaluate(
    async ([table, seat]) => {
      const response = await fetch(`/api/tables/${table}/links`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ leads: "seat", seat }),
      });
      return `/#/join/${((await response.json()) as { token: string }).token}`;
    },
    [table, seat],
  );
}

test("everybody is told of a match from a file; its rematch waits in the lobby until the other comes, too", async ({
  come,
}) => {
  const mira = await come(quick);
  const { ruleset } = await gameOf("lantern-quay").module();
  const whole = answeredByChance(ruleset, {}, Number.POSITIVE_INFINITY, "again").save();
  const { outcome: _outcome, mark: _mark, answers, ...rest } = whole;
  const nearEnd = { ...rest, answers: answers.slice(0, -1) };
  const id = await layMatch(mira, nearEnd, { "smuggler-1": { sits: "me" } });
  const tor = await come(`${await linkInto(mira, id, "warden-1")}`);
  await tor.getByText("Somebody here may know the coming dice: this match came from a file.").waitFor();
  await sitDown(tor, "Tor");
  await tor.getByRole("button", { name: "Menu" }).waitFor();
  const list = await tor.context().newPage(); // where one comes by before one goes to a table
  await list.goto("/#/");
  await list
    .getByRole("img", { name: /^Somebody here may know the coming dice: this match came from a file/ })
    .waitFor();
  await list.close();
  await goToTable(mira, id);
  for (const page of [mira, tor]) {
    await page
      .getByRole("img", { name: /^Somebody here may know the coming dice: this match came from a file/ })
      .waitFor();
  }
  const isEnded = async () => {
    for (const page of [mira, tor])
      if ((await page.locator(".question.asked").count()) > 0) await page.keyboard.press("1");
    return ending(mira).isVisible();
  };
  await expect.poll(isEnded, { intervals: [50] }).toBe(true);
  await ending(mira).getByText("Somebody here may have known the dice:").waitFor();
  await ending(mira).getByRole("button", { name: "Play again" }).click();
  await mira.getByRole("status").getByText("Waiting for players · Waiting for Tor").waitFor();
  await seats(mira).getByText("not here yet").waitFor();
  await ending(tor).getByRole("button", { name: "Play again" }).click();
  for (const page of [mira, tor]) await board(page).waitFor();
  expect(await tor.getByRole("img", { name: /^Somebody here may/ }).count()).toBe(0);
  expect(await addedIn(tor)).toHaveLength(2);
});
