import type { Page } from "@playwright/test";
import { games } from "@tavolata/games";
import { fine, tryTenTimes } from "../../support/editor.js";
import { expect, test } from "../../support/test.js";
import { actions, ending, log, question } from "../../support/visitor.js";

/** Goes to a screen without a way over the network: only what follows the # is another. */
async function goTo(page: Page, screen: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, screen);
}

/** Answers whatever is asked with the first way there is, and waits until it is told. */
async function answer(page: Page): Promise<void> {
  await question(page).waitFor();
  const before = await log(page).getByRole("listitem").count();
  await actions(page).getByRole("button").first().click();
  await expect.poll(() => log(page).getByRole("listitem").count()).toBeGreaterThan(before);
}

const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await menu(page).waitFor();
}

/** Which table is shown. */
function tableOf(page: Page): string {
  return /#\/table\/([\w-]+)/.exec(page.url())?.[1] ?? "";
}

/** The games besides the one that a tap leads into, and the small one. */
const others = games.slice(1).flatMap(({ id }) => (id === "lantern-quay" ? [] : [id]));

/** Bots play Lantern Quay at this device to its end. */
async function botsPlay(page: Page): Promise<string> {
  await goTo(page, "#/new/lantern-quay");
  const seats = page.locator(".new-seat").getByRole("combobox");
  await seats.first().waitFor();
  for (const seat of await seats.all()) await seat.selectOption("bot:easy");
  await page.getByRole("button", { name: "Lay a table" }).click();
  await ending(page).waitFor();
  return tableOf(page);
}

test("without a network the page comes, games are played against bots, rules read and a match looked at again; later it goes to the server", async ({
  come,
}) => {
  const page = await come("/#/settings", { serviceWorkers: "allow" });
  const context = page.context();
  await page.getByRole("button", { name: "Make ready for no network" }).click();
  await page.getByText("Ready: everything is at this device.").waitFor();

  await context.setOffline(true);
  await page.reload();
  await goTo(page, "#/");
  await page.getByRole("status").getByText("No network.").waitFor();

  // The first game in one tap, and on after a reload from what this device has kept.
  await page.getByRole("button", { name: "Play now" }).click();
  for (let answers = 0; answers < 3; answers++) await answer(page);
  const first = tableOf(page);
  expect(first).toMatch(/^at-home-/);
  // What comes of an answer is told bit by bit: all of it when something is asked again.
  const asked = page.locator(".question.asked");
  await asked.waitFor();
  const told = await log(page).textContent();
  await page.reload();
  await asked.waitFor();
  await expect.poll(() => log(page).textContent()).toBe(told);

  // From hand to hand: the device is covered until the next one holds the button.
  await goTo(page, "#/new/lantern-quay");
  const seats = page.locator(".new-seat").getByRole("combobox");
  await seats.first().waitFor();
  for (const seat of await seats.all()) await seat.selectOption("here");
  await page.getByRole("button", { name: "Lay a table" }).click();
  await page.getByRole("button", { name: "Hold to look" }).waitFor();
  expect(tableOf(page)).toMatch(/^at-home-/);

  // The other games with their rules and lessons.
  for (const game of others) {
    await goTo(page, `#/new/${game}`);
    await page.getByRole("button", { name: "Alone against the machine: begin" }).click();
    await question(page).waitFor();
    await expect.poll(() => tableOf(page)).toMatch(/^at-home-/);
    await goTo(page, `#/rules/${game}`);
    await page.getByRole("searchbox", { name: "Search the rules" }).fill("card");
    await page.locator(".rulebook-rule").filter({ hasText: /card/i }).first().waitFor();
    await goTo(page, `#/learn/${game}`);
    const lesson = page.locator(".lesson");
    await lesson.getByText(/^Step 1 of \d+$/).waitFor();
    await lesson.getByRole("button", { name: "Next" }).click();
    await lesson.getByText(/^Step 2 of \d+$/).waitFor();
    await lesson.getByRole("button", { name: "Leave" }).click();
    await page.getByText("You are at step 2.").last().waitFor();
  }

  // The editor: a quest is opened, checked, tried by bots, and played.
  await goTo(page, "#/editor");
  await page.locator(".ed-begin-one", { hasText: "A finished quest" }).first().click();
  await fine(page).waitFor();
  await tryTenTimes(page);
  await page.getByRole("button", { name: "Play it now" }).click();
  await question(page).waitFor();
  await expect.poll(() => tableOf(page)).toMatch(/^at-home-/);

  // A whole match, and its replay.
  const over = await botsPlay(page);
  await ending(page).getByRole("link", { name: "Replay" }).click();
  await page.locator(".replay-board").waitFor();
  const again = await botsPlay(page);
  await openMenuOver(page);
  await menu(page).getByRole("button", { name: "Put aside" }).click(); // now it is kept whole
  await goTo(page, "#/");
  await page.getByRole("heading", { name: "At this device" }).waitFor();
  expect(await page.locator(".table-card").count()).toBe(others.length + 5);

  // A match that somebody has changed isn't believed.
  await context.setOffline(false);
  await tamper(page, again);
  await page.reload();
  await goTo(page, `#/table/${again}`);
  await openMenuOver(page);
  await menu(page).getByRole("button", { name: "Bring it to the server" }).click();
  await menu(page).getByRole("alert").getByText("it is refused").waitFor();
  expect(await menu(page).getByRole("alert").innerText()).toMatch(/\d/);

  // One that was played as it says is.
  await goTo(page, `#/table/${over}`);
  await openMenuOver(page);
  await menu(page).getByRole("button", { name: "Bring it to the server" }).click();
  await ending(page).waitFor();
  await expect.poll(() => tableOf(page)).not.toMatch(/^at-home-/);
  await ending(page).getByRole("button", { name: "Verify" }).click();
  await ending(page).getByText("Sound").waitFor();

  // The first game goes on there, where it was left.
  await goTo(page, `#/table/${first}`);
  await question(page).waitFor();
  await openMenu(page);
  await menu(page).getByRole("button", { name: "Bring it to the server" }).click();
  await expect.poll(() => tableOf(page)).not.toBe(first);
  await question(page).waitFor();
  await answer(page);

  // Whoever sits there alone may delete it, and it takes no room at the server any more.
  const brought = tableOf(page);
  await openMenu(page);
  await menu(page).getByRole("button", { name: "Delete this table" }).click();
  await menu(page).getByRole("button", { name: "Yes, delete it for good" }).click();
  await expect.poll(() => tableOf(page)).toBe("");
  expect((await page.request.get(`/api/tables/${brought}`)).status()).toBe(404);
});

test("what isn't at this device yet, a language or a screen, comes as soon as there is a network, and until then the page says so", async ({
  page,
}) => {
  await page.goto("/#/");
  const context = page.context();
  await page.getByRole("button", { name: "Play now" }).waitFor();
  await context.setOffline(true);
  const bar = page.locator(".offline-bar");
  await bar.getByText("No network.").waitFor();
  expect(await bar.evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(100); // where one looks
  await page.getByRole("button", { name: "Italiano" }).click();
  await bar.getByText("as soon as there is a network").waitFor();
  await goTo(page, `#/rules/${games[0]!.id}`);
  await page.getByRole("heading", { name: "as soon as there is a network" }).waitFor();
  expect(await page.locator(".version-bar").count()).toBe(0);
  await context.setOffline(false);
  await page.getByRole("searchbox", { name: "Cerca nelle regole" }).waitFor();
  expect(await bar.count()).toBe(0);
});

/** At a table whose match is over the window that says so is open. */
async function openMenuOver(page: Page): Promise<void> {
  await ending(page).waitFor();
  await page.keyboard.press("Escape");
  await ending(page).waitFor({ state: "detached" });
  await openMenu(page);
}

/** Somebody changes what one of the first answers was. */
function tamper(page: Page, table: string): Promise<void> {
  return page.evaluate(
    (id) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("tavolata");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const matches = opening.result.transaction("matches", "readwrite").objectStore("matches");
          const reading = matches.get(id);
          reading.onsuccess = () => {
            const save = reading.result as { answers: { picks: string[] }[] };
            save.answers[2]!.picks = ["elsewhere"];
            matches.put(save, id).onsuccess = () => {
              opening.result.close();
              resolve();
            };
          };
        };
      }),
    table,
  );
}
