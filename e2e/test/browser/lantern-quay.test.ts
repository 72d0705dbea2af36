import type { Page } from "@playwright/test";
import { accessibilityFaults, faultsInBothSchemes } from "../../support/page/accessibility.js";
import { tooSmall } from "../../support/page/targets.js";
import { expect, test } from "../../support/test.js";
import { actions, ending, holdUntil, overflow, phone, question } from "../../support/visitor.js";

/** A page of its own on the start screen, in a browser that has kept no match. */
async function open(page: Page): Promise<void> {
  await page.goto("/#/quay");
  await startScreen(page);
}

const startScreen = (page: Page) => page.getByRole("heading", { level: 1, name: "Lantern Quay" }).waitFor();

async function playNow(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Play now" }).click();
  await question(page).getByText("Where do you stand tonight?").waitFor();
}

/** Takes the first of the actions whenever there is one, until something is reached. */
async function playUntil(page: Page, isReached: () => Promise<boolean>): Promise<void> {
  for (let answers = 0; answers < 200; answers++) {
    const action = actions(page).getByRole("button").first();
    await action.or(ending(page)).first().waitFor();
    if (await isReached()) return;
    await action.click();
  }
  throw new Error(`After 200 answers the question is still: ${await question(page).textContent()}`);
}

/** Opens a match that begins with a known seed, through the page's own import. */
async function importMatch(page: Page, changes: object = {}): Promise<void> {
  const games = (await (await page.request.get("/games.json")).json()) as { id: string; version: string }[];
  const game = games.find(({ id }) => id === "lantern-quay");
  const save = {
    format: 1,
    game: game?.id,
    version: game?.version,
    options: { pairs: 1 },
    settings: { autopass: true, undo: "friendly" },
    chance: { mode: "seeded" },
    seed: "a-known-seed",
    answers: [],
    ...changes,
  };
  const file = { name: "match.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(save)) };
  await page.getByLabel("Import a match").setInputFiles(file);
}

/** The warden against a bot, at the question where to stand. */
async function sitDownAsWarden(page: Page): Promise<void> {
  await importMatch(page, wardenAgainstBot);
  await question(page).getByText("Where do you stand tonight?").waitFor();
}

/** A person in the warden's seat; the bot has chosen the north pier already. */
const wardenAgainstBot = {
  answers: [{ seat: "smuggler-1", picks: ["pier:north"] }],
  table: { seating: { "smuggler-1": { kind: "bot", bot: "normal" }, "warden-1": { kind: "person", name: "Tor" } } },
};

test("a person plays a whole match against a bot, reloads half-way, changes the language and reads a rule", async ({
  page,
}) => {
  await open(page);
  await importMatch(page); // a known seed, so that the match is always the same
  await page.getByRole("region", { name: "The quay" }).getByRole("button", { name: "The middle pier" }).click();
  await playUntil(page, async () => (await page.getByText("Night 2 of 6").count()) > 0);

  const log = page.getByRole("log");
  const before = [await log.innerText(), await question(page).innerText()];
  await page.reload();
  await log.waitFor();
  expect([await log.innerText(), await question(page).innerText()]).toEqual(before);

  await page.getByRole("button", { name: "Italiano" }).click();
  await page.getByRole("heading", { level: 1, name: "Il molo delle lanterne" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("it");
  expect(await log.innerText()).toContain("Contrabbandiere");

  await log
    .getByRole("button", { name: /^LQ-1\.3/ })
    .first()
    .click();
  const rules = page.getByRole("dialog", { name: "Regole" });
  expect(await rules.locator("[aria-current]").innerText()).toContain(
    "Si mescola il mazzo e si danno quattro carte a testa.",
  );
  await page.keyboard.press("Escape");
  await rules.waitFor({ state: "detached" });

  await playUntil(page, async () => (await ending(page).count()) > 0);
  await ending(page).getByRole("button", { name: "Verifica" }).click();
  await ending(page).getByText("In regola: il seme corrisponde").waitFor();
  const exported = page.waitForEvent("download");
  await ending(page).getByRole("button", { name: "Esporta la partita" }).click();
  expect((await exported).suggestedFilename()).toMatch(/^lantern-quay-[0-9a-f]{8}\.json$/);

  await ending(page).getByRole("button", { name: "Gioca ancora" }).click();
  await page.getByText("Notte 1 di 6").waitFor();
});

test("an answer is taken back as long as nothing was shown, then with a reason and everybody's consent", async ({
  page,
}) => {
  await open(page);
  await sitDownAsWarden(page);
  await page.keyboard.press("1"); // the north pier
  await question(page).getByText("Search it?").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  const dialog = page.getByRole("dialog", { name: "Undo" });
  await dialog.getByText("all must agree").waitFor();
  await dialog.getByRole("button", { name: "Close" }).last().click();

  await question(page).getByRole("button", { name: "Yes" }).click();
  await question(page).getByText("Tor").waitFor();
  await question(page).getByText("as tip-offs?").waitFor();
  await page.keyboard.press("z");
  await question(page).getByText("Search it?").waitFor();

  await page.getByRole("button", { name: "Undo" }).click();
  await dialog.getByRole("button", { name: "Everybody agrees: take it back" }).click();
  await question(page).getByText("Where do you stand tonight?").waitFor();
});

test("several picks are ticked and confirmed, and what is barred says why", async ({ page }) => {
  await open(page);
  await sitDownAsWarden(page);
  await page.keyboard.press("1");
  await question(page).getByRole("button", { name: "Yes" }).click();
  const ticks = actions(page).getByRole("checkbox");
  await ticks.first().waitFor();
  await page.keyboard.press("1");
  expect(await ticks.first().getAttribute("aria-checked")).toBe("true");
  await ticks.first().click();
  expect(await ticks.first().getAttribute("aria-checked")).toBe("false");
  await actions(page).getByRole("button", { name: "Go on without any" }).waitFor();
  const card = page.getByRole("region", { name: "Your cards" }).getByRole("checkbox").first();
  await card.click();
  await actions(page).getByRole("button", { name: "Confirm one" }).waitFor();
  await page.keyboard.press("Escape");
  await actions(page).getByRole("button", { name: "Go on without any" }).waitFor();
  await card.click();
  await actions(page).getByRole("button", { name: "Confirm one" }).waitFor();

  const barred = actions(page).getByRole("list", { name: "Not possible now" });
  await barred.getByText("is worth nothing as a tip-off").first().waitFor();
  const cited = barred.getByRole("button", { name: /^LQ-4\.2/ }).first();
  await cited.click();
  const rule = page.getByRole("dialog", { name: "Rules" }).locator("[aria-current]");
  expect(await rule.innerText()).toContain("LQ-4.2");
  await page.keyboard.press("Escape");

  await cited.and(page.locator(":focus")).waitFor(); // where one was; from there Enter would open the rule again
  await cited.evaluate((button) => button.blur());
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByText("Tor searches the boat, helped by").waitFor();
});

test("with two people at one device the table is covered until the next one holds the button", async ({ page }) => {
  await open(page);
  const seats = page.getByRole("listitem").filter({ has: page.getByRole("combobox") });
  await seats.nth(1).getByRole("combobox").selectOption("person");
  await seats.nth(0).getByRole("textbox").fill("Mira");
  await seats.nth(1).getByRole("textbox").fill("Tor {’}'");
  await page.getByRole("button", { name: "Lay the table" }).click();

  const hold = page.getByRole("button", { name: "Hold to look" });
  const hand = page.getByRole("region", { name: "Your cards" });
  const look = async (name: string) => {
    await page.getByRole("heading", { name: `Pass to ${name}` }).waitFor();
    expect(await hand.count()).toBe(0);
    // Pressed and let go in the same moment, however slow the machine is.
    await hold.evaluate((button) => {
      for (const what of ["pointerdown", "pointerup"]) button.dispatchEvent(new PointerEvent(what, { bubbles: true }));
    });
    await page.getByText("Hold it a little longer.").waitFor();
    expect(await hand.count()).toBe(0);
    await holdUntil(page, hold, hand);
  };
  await look("Mira");
  const told = await page.getByRole("log").innerText();
  expect(told).toMatch(/Mira draws 4 cards: /);
  expect(told).toMatch(/Tor \{’\}' draws 4 cards(?!:)/);
  await page.keyboard.press("3");
  await page.getByRole("button", { name: "Mira: take my answer back" }).click();
  await question(page).getByText("Where do you stand tonight?").waitFor();
  await page.keyboard.press("2");
  await look("Tor {’}'");
  await page.reload();
  await page.getByRole("heading", { name: "Pass to Tor" }).waitFor();
  expect(await hand.count()).toBe(0);
});

test("a kept match that no longer opens says why, and can be dropped", async ({ page }) => {
  await open(page);
  await page.evaluate(() =>
    localStorage.setItem("tavolata.match", JSON.stringify({ format: 1, game: "lantern-quay" })),
  );
  await page.reload();
  await page.getByRole("heading", { name: "Your match no longer opens" }).waitFor();
  await page.getByText("This isn’t a saved match.").waitFor();
  await page.getByRole("button", { name: "Drop it" }).click();
  await page.getByRole("heading", { name: "Your match no longer opens" }).waitFor({ state: "detached" });
  expect(await page.evaluate(() => localStorage.getItem("tavolata.match"))).toBeNull();

  await importMatch(page, { version: "0.0.1" });
  await page.getByRole("alert").getByText("This match was saved by another version of the game.").waitFor();
});

test("a match can be played with the keyboard alone", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Play now" }).focus();
  await page.keyboard.press("Enter");
  await question(page).getByText("Where do you stand tonight?").waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await page.getByRole("dialog", { name: "Rules" }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("l");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("log");
  for (let answers = 0; answers < 100 && (await ending(page).count()) === 0; answers++) {
    await actions(page).getByRole("button").or(ending(page)).first().waitFor();
    await page.keyboard.press("1");
  }
  await ending(page).waitFor();
  await page.keyboard.press("Escape");
  await ending(page).waitFor({ state: "detached" });
});

test("bots play among themselves, paused or step by step, and the audience sees no hand", async ({ page }) => {
  await open(page);
  const seats = page.getByRole("listitem").filter({ has: page.getByRole("combobox") });
  await seats.nth(0).getByRole("combobox").selectOption("random");
  await page.getByRole("button", { name: "Lay the table" }).click();
  await page.getByRole("button", { name: "Pause the others" }).click();
  await question(page).getByText("The bots pause.").waitFor();
  expect(await page.getByRole("region", { name: "Your cards" }).count()).toBe(0);
  const lines = () => page.getByRole("log").getByRole("listitem").count();
  const before = await lines();
  for (let step = 0; step < 3; step++) await page.getByRole("button", { name: "One step of the others" }).click();
  await expect.poll(lines).toBeGreaterThan(before);
});

test("when the game's words don't come, the page says so and tries again", async ({ page }) => {
  await open(page);
  await page.route("**/messages/en.json", (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await page.getByRole("alert").getByText("can’t be loaded").waitFor();
  await page.unroute("**/messages/en.json");
  await page.getByRole("button", { name: "Try again" }).click();
  await startScreen(page);
});

test("when the page breaks, the match can be saved and a report copied", async ({ page }) => {
  await open(page);
  await playNow(page);
  await page.route("**/rules.json", (route) => route.fulfill({ json: [{ id: "LQ-2.1" }] }));
  await page.reload();
  await page.getByRole("heading", { name: "Something broke on this page" }).waitFor();
  await page.getByRole("button", { name: "Copy report" }).waitFor();
  const exported = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export save" }).click();
  expect((await exported).suggestedFilename()).toBe("tavolata-match.json");
  await page.unroute("**/rules.json");
  await page.getByRole("button", { name: "Reload" }).click();
  await question(page).getByText("Where do you stand tonight?").waitFor();
});

test("a match that goes on in another tab is held here until it is taken up again", async ({ page }) => {
  await open(page);
  await playNow(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await question(other).getByText("Where do you stand tonight?").waitFor();
  await other.keyboard.press("1");
  await page.getByText("This match went on in another tab.").waitFor();
  expect(await actions(page).getByRole("button").count()).toBe(0);
  await page.getByRole("button", { name: "Go on here" }).click();
  await page.getByRole("log").getByText("Everybody shows where they stand").waitFor();
});

test("nothing is wrong for those who can't see the page, use a mouse or tell colours apart, in the dark and in the light", async ({
  come,
}) => {
  const page = await come(undefined, { colorScheme: "dark" });
  await open(page);
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await sitDownAsWarden(page);
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press("1");
  await question(page).getByRole("button", { name: "Yes" }).click();
  await actions(page).getByRole("checkbox").first().click();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press("r");
  await page.getByRole("dialog", { name: "Rules" }).waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await playUntil(page, async () => (await ending(page).count()) > 0);
  expect(await faultsInBothSchemes(page)).toEqual([]);
});

test("on a phone nothing sticks out, everything can be reached and every target is large enough for a finger", async ({
  come,
}) => {
  const page = await come(undefined, phone);
  await open(page);
  expect(await overflow(page)).toBe(0);
  expect(await tooSmall(page)).toEqual([]);
  await sitDownAsWarden(page);
  await actions(page).getByRole("button", { name: "The north pier" }).click();
  await actions(page).getByRole("button", { name: "Yes" }).click();
  await actions(page).getByRole("checkbox").first().click();
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const tab of ["Act", "Table", "Log"]) {
    await page.getByRole("tab", { name: tab }).click();
    expect(await overflow(page)).toBe(0);
    expect(await tooSmall(page)).toEqual([]);
  }
  await page.getByRole("tab", { name: "Act" }).click();
  await playUntil(page, async () => (await ending(page).count()) > 0);
  expect(await overflow(page)).toBe(0);
  expect(await tooSmall(page)).toEqual([]);
});

for (const width of [768, 1920]) {
  test(`at ${width} pixels nothing sticks out`, async ({ come }) => {
    const page = await come(undefined, { viewport: { width, height: 1024 } });
    await open(page);
    expect(await overflow(page)).toBe(0);
    await playNow(page);
    await actions(page).getByRole("button").first().click();
    await question(page).getByText("Land a cargo, or lie low?").waitFor();
    expect(await overflow(page)).toBe(0);
  });
}
