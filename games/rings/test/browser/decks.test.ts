import type { Page } from "@playwright/test";
import { accessibilityFaults } from "@tavolata/e2e/support/page/accessibility.js";
import { expect, test } from "@tavolata/e2e/support/test.js";
import { overflow, phone, question } from "@tavolata/e2e/support/visitor.js";

/** Forty-eight cards of Leadership and two that nobody knows here, as RingsDB writes them. */
const allies = ["Guard of the Citadel", "Faramir", "Son of Arnor", "Snowbourn Scout", "Silverlode Archer"];
const events = ["Ever Vigilant", "Common Cause", "For Gondor!", "Sneak Attack", "Valiant Sacrifice", "Grim Resolve"];
const others = ["Longbeard Orc Slayer", "Brok Ironfist", "Gandalf", "Steward of Gondor", "Celebrían's Stone"];
const list = [
  "The Long Road",
  "",
  "Hero (3)",
  "Aragorn (Core Set)",
  "Théodred (Core Set)",
  "Beravor (Core Set)",
  "",
  "Ally (50)",
  ...[...allies, ...events, ...others].map((name) => `3x ${name} (Core Set)`),
  "2x Warden of Healing (The Long Dark)",
  "",
  "50 cards",
].join("\n");
const lineOfUnknown = list.split("\n").findIndex((line) => line.includes("Warden of Healing")) + 1;

async function bring(page: Page, text: string): Promise<void> {
  await page.goto("/#/decks");
  await page.locator(".deck-import textarea").fill(text);
}

/** What a seat owns at a table, by title: from the match as a file. */
function ownedAt(page: Page, table: string): Promise<Record<string, number>> {
  return page.evaluate(async (id) => {
    const response = await fetch(`/api/tables/${id}/match`);
    const { save } = (await response.json()) as { save: { mark: { state: { owners: Record<string, string> } } } };
    const counts: Record<string, number> = {};
    for (const card of Object.keys(save.mark.state.owners)) {
      const title = card.slice(0, card.lastIndexOf("-"));
      counts[title] = (counts[title] ?? 0) + 1;
    }
    return counts;
  }, table);
}

test("a deck with an unknown card is brought, mended, tried and played with, by clicks alone", async ({ page }) => {
  await page.goto("/");
  await bring(page, list);
  await page.locator(".import-unknown", { hasText: `line ${lineOfUnknown}` }).waitFor();
  expect(await page.locator(".import-unknown li").allInnerTexts()).toEqual([
    `line ${lineOfUnknown} 2× Warden of Healing (The Long Dark)`,
  ]);
  await page.getByRole("button", { name: "Take it" }).click();

  // What nobody knows stays in the list by its name, and bars the way to the table by its rule.
  await page.locator(".deck-unknown", { hasText: "Warden of Healing" }).waitFor();
  expect(await page.getByRole("link", { name: "Play with this deck" }).count()).toBe(0);
  await page.locator(".deck-reasons.problem li", { hasText: "Warden of Healing" }).getByRole("button").click();
  await page.getByRole("dialog").getByText("LR-setup-4").first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  // LR-mode-4: whoever describes it may play it by hand, at a table that allows it.
  await page.getByRole("button", { name: "Describe it Warden of Healing (The Long Dark)" }).click();
  const form = page.locator(".proxy-form");
  await form.getByLabel("What it is called").fill("!");
  await form.getByRole("button", { name: "That is the card" }).click();
  await form.getByRole("alert").getByText("it wants a name").waitFor();
  await form.getByLabel("What it is called").fill("Warden of Healing");
  await form.getByLabel("Sphere").selectOption("lore");
  await form.getByLabel("Cost").fill("2");
  await form.getByLabel("What it says").fill("Exhaust it to heal 1 damage on up to 2 characters.");
  expect(await accessibilityFaults(page)).toEqual([]);
  await form.getByRole("button", { name: "That is the card" }).click();
  await page.locator(".deck-verdict.good").waitFor();
  await page.locator(".deck-reasons.warning li", { hasText: "plain proxies" }).waitFor();
  await page.locator(".deck-proxy-says", { hasText: "[ally lore 2, 1/1/1/1: Exhaust it" }).waitFor();

  // The likeliest card comes first; another one is taken here.
  const replace = page.getByLabel("Another card for Warden of Healing (The Long Dark)");
  await replace.selectOption("daughter-of-the-nimrodel");
  await page.locator(".deck-unknown").waitFor({ state: "detached" });
  await page.locator(".deck-verdict.good").waitFor();
  expect(await page.locator(".deck-head").innerText()).toContain("50 cards · threat 30");

  // Who presses in vain reads why, and by which rule.
  const contents = page.locator(".deck-contents");
  await contents.getByRole("button", { name: "One Gandalf more" }).click({ force: true });
  await contents.locator(".copies-why", { hasText: "at most three copies" }).getByText("LR-setup-4").waitFor();

  // One card less is one too few; one more, found by its text, mends it.
  await page.locator(".deck-contents").getByRole("button", { name: "One Grim Resolve less" }).click();
  await page.locator(".deck-reasons.problem li", { hasText: "49 cards" }).waitFor();
  await page.getByLabel("Name or text").fill("riversong");
  await page.locator(".deck-pool").getByRole("button", { name: "One Henamarth Riversong more" }).click();
  await page.locator(".deck-verdict.good").waitFor();

  await page.getByRole("button", { name: "Draw six cards" }).click();
  expect(await page.locator(".sample-hand li").count()).toBe(6);
  const mulligan = page.getByRole("button", { name: "Another hand instead" });
  await mulligan.click();
  expect(await page.locator(".sample-hand li").count()).toBe(6);
  expect(await mulligan.isDisabled()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("link", { name: "Play with this deck" }).click();
  const chosen = page.getByLabel("Own deck of player 1");
  await chosen.locator("option:checked", { hasText: "The Long Road" }).waitFor({ state: "attached" });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.locator(".new-go button").click();
  await page.waitForURL(/#\/table\//);
  await page.locator(".question").waitFor();
  const owned = await ownedAt(page, page.url().split("/").at(-1)!);
  expect(owned).toMatchObject({ aragorn: 1, theodred: 1, beravor: 1, gandalf: 3, "grim-resolve": 2 });
  expect(owned).toMatchObject({ "daughter-of-the-nimrodel": 2, "henamarth-riversong": 1 });
  expect(Object.values(owned).reduce((sum, count) => sum + count, 0)).toBe(53);

  // LR-mode-4: at a table that allows it a described card is played, and what it says is done by hand.
  await page.goto("/#/new/rings");
  for (const rules of await page.locator(".new-rules summary").all()) await rules.click();
  await page.getByLabel("Size of decks").selectOption("any");
  await page.getByLabel("Cards that the table doesn’t know, as plain proxies").check();
  await page.getByRole("combobox", { name: /Own deck/ }).selectOption("paste");
  const songs = ["Old", "New", "Long"].map((name) => `3x ${name} Song [event neutral 0: draw a card]`);
  await page.getByRole("textbox", { name: /Own deck/ }).fill(["Éowyn", ...songs].join("\n"));
  await page.locator(".new-go button.main").click();
  await page.waitForURL(/#\/table\//);
  await page.getByRole("button", { name: "No", exact: true }).first().click();
  const hand = page.locator(".lr-hand [data-card^='proxy.event']");
  await expect.poll(() => hand.count()).toBe(7);
  await page.locator("[data-card^='proxy.event'].open").last().click();
  await question(page).getByText("what is done by hand?").waitFor();
  const actions = page.getByRole("tab", { name: "Actions" });
  if (await actions.isVisible()) await actions.click();
  await page
    .locator(".lr-choices > li", { hasText: /draws? a card/ })
    .getByRole("button")
    .click();
  await expect.poll(() => hand.count()).toBe(7);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.locator(".table-main").click();
  await page.getByRole("log").getByText(/Song/).first().waitFor();
  await expect.poll(() => page.locator("[data-card^='proxy.event'].open").count()).toBe(7);
});

test("on a phone a deck goes out and comes back in every format, and a bad one is refused in one's language", async ({
  come,
}) => {
  const page = await come("/", { ...phone, locale: "it-IT", acceptDownloads: true });
  await page.goto("/#/decks/axes-and-arrows");
  const texts: string[] = [];
  for (const name of ["File di testo", "JSON di RingsDB", "OCTGN (.o8d)"]) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name, exact: true }).click(),
    ]);
    const parts: Buffer[] = [];
    for await (const part of await download.createReadStream()) parts.push(part as Buffer);
    texts.push(Buffer.concat(parts).toString("utf8"));
  }
  for (const text of texts) {
    await bring(page, text);
    await page.getByText("3 eroi, 50 carte").waitFor();
    expect(await page.locator(".import-unknown").count()).toBe(0);
    expect(await overflow(page)).toBe(0);
  }
  await page.goto("/#/decks");
  const file = { name: "From OCTGN.o8d", mimeType: "application/xml", buffer: Buffer.from(texts[2]!) };
  await page.locator(".deck-import input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Prendilo" }).click();
  await page.locator(".deck-verdict.good").waitFor();
  expect(await page.locator(".deck-name").inputValue()).toBe("From OCTGN");
  expect(await overflow(page)).toBe(0);
  await bring(page, "{");
  await page.getByRole("alert").getByText("non si può leggere").waitFor();

  // At the table, too, a list is refused by its rule: the one who brings it reads why.
  await page.goto("/#/new/rings");
  await page.getByRole("combobox", { name: /Mazzo proprio/ }).selectOption("paste");
  await page.getByRole("textbox", { name: /Mazzo proprio/ }).fill("1x aragorn\n2x Nobody at all");
  await page.locator(".new-go button.main").click();
  await page.locator(".new-go [role=alert]", { hasText: "«Nobody at all» (riga 2)" }).waitFor();
});
