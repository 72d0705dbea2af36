import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { gameOf } from "@tavolata/games";
import { layWithLinks, sitDown } from "../../support/invited.js";
import { openTable } from "../../support/laid-table.js";
import { overhear } from "../../support/page/overheard.js";
import { expect, test } from "../../support/test.js";
import { actions, holdUntil, log, question } from "../../support/visitor.js";

/** The token of a link into a seat of an open table, at which the match has begun, that somebody has taken. */
async function takenAtOpenTable(owner: Page, guest: Page): Promise<string> {
  const ask = (page: Page, path: string, body: object) =>
    page.evaluate(
      async ([at, sent]) => {
        const headers = { "content-type": "application/json" };
        const response = await fetch(`/api${at}`, { method: "POST", headers, body: JSON.stringify(sent) });
        return (await response.json()) as { readonly id: string; readonly token: string };
      },
      [path, body] as const,
    );
  const { id } = await ask(owner, "/tables", { game: "lantern-quay", open: true, begin: "now" });
  const { token } = await ask(owner, `/tables/${id}/links`, { leads: "seat", seat: "warden-1" });
  await ask(guest, "/invitations/accept", { token, contribution: "5eed".repeat(8) });
  return token;
}

/** Takes an action, and waits until the table has taken it: then another question is open, or none. */
async function takes(page: Page, action: string): Promise<void> {
  const before = await question(page).innerText();
  await actions(page).getByRole("button", { name: action }).first().click();
  await expect.poll(() => question(page).innerText()).not.toBe(before);
}

/** The page at home needs no more script than this; in bytes as they are sent, compressed. */
const mostScript = 150_000;

test("one tap leads to a table, which then waits at home", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name }) => (name.endsWith(".js") ? [name] : [])),
  );
  expect(scripts.length).toBeGreaterThan(0);
  const sizes = await Promise.all(
    scripts.map(async (script) => gzipSync(await (await fetch(script)).arrayBuffer()).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostScript);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator(".question.asked").waitFor();
  expect(await page.title()).toContain("Tavolata");
  await page.addInitScript(() => {
    navigator.setAppBadge = async (count) => {
      document.documentElement.dataset["badge"] = String(count);
    };
    navigator.clearAppBadge = async () => {
      document.documentElement.dataset["badge"] = "none";
    };
  });
  await page.goto("/");
  await page.getByRole("heading", { name: "Your tables" }).waitFor();
  await page.locator(".table-card-link").getByText("Your turn").waitFor();
  // So many tables wait: the window's name says it, and the icon of the installed app.
  await page.locator('html[data-badge="1"]').waitFor();
  expect(await page.title()).toMatch(/^\(1\)/);
});

test("two people and a looker-on sit at one table; a lost line loses nothing", async ({ come, comeOverheard }) => {
  const mira = await comeOverheard("/");
  const [link = ""] = await layWithLinks(mira.page, "Lantern Quay", ["Warden"]);
  const tor = await comeOverheard(link);
  await sitDown(tor.page, "Tor");
  await mira.page.getByText("Tor").first().waitFor();

  await mira.page.getByRole("button", { name: "Menu" }).click();
  await mira.page.getByRole("button", { name: "Link for lookers-on" }).click();
  const watching = await mira.page.locator(".desk .share-link input").inputValue();
  await mira.page.keyboard.press("Escape");
  const looker = await come(link);
  await looker.getByRole("heading", { name: "This seat is taken" }).waitFor();
  expect(await looker.getByRole("link", { name: "Watch instead" }).count()).toBe(0); // the table is closed
  await looker.goto(`/#/join/${await takenAtOpenTable(mira.page, tor.page)}`);
  await looker.getByRole("link", { name: "Watch instead" }).click();
  await looker.getByText("You are looking on.").waitFor();
  await looker.goto(watching);
  await looker.getByText("You are looking on.").waitFor();

  await takes(tor.page, "The north pier");
  await tor.dropLine();
  await mira.dropLine();
  await takes(mira.page, "The middle pier");
  for (const page of [mira.page, tor.page, looker])
    await log(page).getByText("Everybody shows where they stand").waitFor();
  expect(await actions(looker).getByRole("button").count()).toBe(0);

  await tor.page.getByRole("button", { name: "Talk" }).click();
  await tor.page.getByRole("textbox", { name: "Say something" }).fill("Mind the pits!");
  await tor.page.keyboard.press("Enter");
  await mira.page.getByRole("button", { name: /Talk.*1/ }).click();
  await mira.page.getByText("Mind the pits!").waitFor();
});

test("a lost line is told and the board stays; an answer that comes too late is refused with its reason, and changes nothing", async ({
  page,
}) => {
  const seats = { "smuggler-1": { sits: "bot", bot: "normal" }, "warden-1": { sits: "me" } } as const;
  await openTable(page, { game: gameOf("lantern-quay"), seats, seed: "late" });
  await page.locator(".question.asked").waitFor();
  const late = await overhear(await page.context().newPage());
  await late.page.goto(page.url());
  await late.page.locator(".question.asked").waitFor();
  await late.cutLine();
  await late.page.locator(".bar.lost").getByText("Your moves are kept").waitFor();
  await late.page
    .locator(".bar.lost")
    .getByText(/Trying again in \d+ s/)
    .waitFor();
  await late.page.getByRole("region", { name: "The quay" }).waitFor();
  await actions(late.page).getByRole("button").nth(1).click(); // kept, and sent when the line is there again
  const lines = () => log(page).textContent();
  await actions(page).getByRole("button").first().click();
  await log(page).getByText("Everybody shows where they stand").waitFor();
  await page.locator(".question.asked").waitFor(); // all that came of it is told
  const after = await lines();
  late.mendLine();
  await late.page.locator(".bar.lost").getByRole("button", { name: "Try again" }).click();
  await late.page.locator(".bar.lost").waitFor({ state: "detached" });
  await late.page.getByRole("button", { name: "Refused" }).click();
  await log(late.page).getByText("That question is no longer open").waitFor();
  await late.page.getByRole("group", { name: "What the log shows" }).getByRole("button", { name: "All" }).click();
  expect(await lines()).toBe(after);
  await expect.poll(() => log(late.page).textContent()).toBe(after);
});

test("two people at one device don't see each other's cards, and a slip is taken back", async ({ page }) => {
  await page.goto("/");
  await page.goto("/#/new");
  await page.getByRole("radio", { name: "Lantern Quay" }).check();
  for (const [seat, name] of [
    ["Smuggler", "Mira"],
    ["Warden", "Tor"],
  ] as const) {
    await page.getByRole("combobox", { name: seat, exact: true }).selectOption("here");
    await page.getByRole("textbox", { name: `Name of the person: ${seat}` }).fill(name);
  }
  await page.getByRole("button", { name: "Lay a table" }).click();
  const hand = page.getByRole("region", { name: "Your cards" });
  const hold = async (name: string) => {
    await page.getByRole("heading", { name: `Pass to ${name}` }).waitFor();
    expect(await hand.count()).toBe(0);
    await holdUntil(page, page.getByRole("button", { name: "Hold to look" }), hand);
  };
  await hold("Mira");
  await page.keyboard.press("1");
  await page.getByRole("button", { name: "Mira: take my answer back" }).click();
  await question(page).getByText("Where do you stand tonight?").waitFor();
  await page.keyboard.press("2");
  await hold("Tor");
  expect(await log(page).innerText()).toMatch(/Mira draws 4 cards(?!:)/);
  await page.reload();
  await page.getByRole("heading", { name: "Pass to Tor" }).waitFor();
});
