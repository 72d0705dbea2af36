import type { Page } from "@playwright/test";
import { accessibilityFaults } from "@tavolata/e2e/support/page/accessibility.js";
import { expect, test } from "@tavolata/e2e/support/test.js";
import { actions, ending, log, question } from "@tavolata/e2e/support/visitor.js";
import { openHeroQuest } from "./support/laid-quest.js";

const heroes = ["adventurer-1", "adventurer-2", "adventurer-3", "adventurer-4"];

/** The address of a link that somebody at this page makes. */
async function makeLink(page: Page, table: string, at: "join" | "watch", to: object): Promise<string> {
  const token = await page.evaluate(
    async ({ table, to }) => {
      const response = await fetch(`/api/tables/${table}/links`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(to),
      });
      return ((await response.json()) as { token: string }).token;
    },
    { table, to },
  );
  return `/#/${at}/${token}`;
}

/** Passes whatever is told first, and what a hero would do is asked. */
async function goOn(page: Page): Promise<void> {
  const story = page.locator(".hq-story .button");
  await page.getByRole("region", { name: "The dungeon" }).waitFor();
  if ((await story.count()) > 0) await story.click();
}

const throwDice = (page: Page) => page.locator("button.hq-group-head", { hasText: "throw the dice" }).click();

test("what dice have shown is taken back when all agree, and done again; a matter is put to the vote; a moment is looked at again", async ({
  come,
}) => {
  const mira = await come();
  const { id, asked } = await openHeroQuest(mira, {
    mine: heroes,
    seed: "company",
    undo: "friendly",
    until: ({ kind, seat }) => kind === "action" && heroes.includes(seat),
  });
  const acting = asked[0]!.seat;
  const torsSeat = heroes.find((seat) => seat !== acting)!;
  const tor = await come(await makeLink(mira, id, "join", { leads: "seat", seat: torsSeat }));
  await tor.getByRole("textbox", { name: "What you are called at the table" }).fill("Tor");
  await tor.getByRole("button", { name: "Sit down" }).click();
  await goOn(tor);
  await goOn(mira);

  // A vote that is refused, and one that is carried.
  await throwDice(mira);
  await question(mira).getByText("Where do you go?").waitFor();
  const before = await log(mira).getByRole("listitem").count();
  for (const [says, word] of [
    ["No", "Where do you go?"],
    ["I agree", "What do you do?"],
  ] as const) {
    await mira.getByRole("button", { name: "Undo" }).click();
    const dialog = mira.getByRole("dialog", { name: "Undo" });
    await dialog.getByText("all must agree").waitFor();
    await dialog.locator(".undo-events li").first().waitFor(); // what would be taken back
    await dialog.getByRole("button", { name: "Ask the others" }).click();
    await tor.getByText("Mira would like to take back. All must agree.").waitFor();
    expect(await accessibilityFaults(tor)).toEqual([]);
    await tor.locator(".bar.vote").getByRole("button", { name: says }).click();
    await tor.locator(".bar.vote").waitFor({ state: "detached" });
    await mira.locator(".bar.vote").waitFor({ state: "detached" });
    await question(mira).getByText(word).waitFor();
  }
  await mira.getByRole("button", { name: "Redo" }).click();
  await question(mira).getByText("Where do you go?").waitFor();
  await expect.poll(() => log(mira).getByRole("listitem").count()).toBe(before);

  // What can't be called now says why; at rest a matter is raised by whoever isn't asked.
  await tor.getByText("At any time").click();
  await tor.getByText("Something is still under way").first().waitFor();
  await mira.getByRole("button", { name: "Stop here" }).last().click();
  await question(mira).getByText("What do you do?").waitFor();
  await tor.getByRole("button", { name: "Raise a matter that the rules don’t settle" }).click();
  await question(tor).getByText("What do you propose?").waitFor();
  await actions(tor).getByRole("button", { name: "Nothing but an entry in the record" }).click();
  for (let votes = 0; votes < heroes.length - 1; votes++) {
    await question(mira).getByText("for the record only").waitFor();
    const before = await question(mira).innerText();
    await question(mira).getByRole("button", { name: "Yes" }).click();
    await expect.poll(() => question(mira).innerText()).not.toBe(before);
  }
  await question(tor).getByRole("button", { name: "Yes" }).click();
  await log(tor).getByText("Accepted and recorded").waitFor();
  await question(mira).getByText("What do you do?").waitFor();

  // The first moment of the log, step by step, and back to now.
  const now = await question(mira).innerText();
  await mira.locator(".log-moment").last().click();
  await question(mira).getByText("This is how the table looked then.").waitFor();
  expect(await actions(mira).locator("button.hq-group-head").count()).toBe(0);
  await mira.getByRole("button", { name: "Later", exact: true }).click();
  await mira.locator(".log-line.now").waitFor();
  expect(await accessibilityFaults(mira)).toEqual([]);
  await mira.keyboard.press("Escape");
  await expect.poll(() => question(mira).innerText()).toBe(now);
});

test("who leads both heroes is told so when one asks to pass the other", async ({ page }) => {
  await openHeroQuest(page, {
    mine: heroes,
    seed: "both",
    until: ({ kind, seat }) => kind === "passage" && heroes.includes(seat),
  });
  await question(page).getByText("You lead both:").waitFor();
});

test("a quest that is over: its numbers, its dice against what was to be expected, its proof", async ({ page }) => {
  await openHeroQuest(page, { mine: heroes, seed: "over", until: "over" });
  await ending(page).waitFor();
  await ending(page).getByRole("button", { name: "Statistics" }).click();
  const numbers = page.getByRole("dialog", { name: "Statistics" });
  await numbers.getByText(/\d+ rounds? · \d+ decisions?/).waitFor();
  await numbers
    .getByRole("cell", { name: /^\d+ \/ [\d.]+$/ })
    .first()
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Throws" }).click();
  const throws = page.getByRole("dialog", { name: "Throws of this match" });
  await throws.getByRole("row", { name: /^Skull \d+ [\d.]+$/i }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await question(page).getByRole("button", { name: "Result" }).click();
  const verify = ending(page).getByRole("button", { name: "Verify" });
  if (!(await verify.isVisible())) await ending(page).locator(".end-proof summary").click();
  await verify.click();
  await ending(page).getByText("Sound: the seed fits").waitFor();
});

test("between two quests of a campaign: the market, the chronicle, and the campaign as a file", async ({ page }) => {
  const { id } = await openHeroQuest(page, {
    options: { campaign: true },
    mine: heroes,
    seed: "market",
    undo: "friendly",
    until: ({ kind, seat, ids }) =>
      kind === "market" && heroes.includes(seat) && ids.some((one) => one.startsWith("buy:")),
  });
  const wares = page.locator(".hq-wares").first();
  await wares.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const purse = page.locator(".hq-visitor .hq-purse");
  const before = await purse.innerText();
  await wares.locator("li:not(.greyed)").first().getByRole("button").first().click();
  await expect.poll(() => purse.innerText()).not.toBe(before);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Statistics" }).click();
  await page.getByText("1 chapter is over").waitFor();
  await page.keyboard.press("Escape");
  await page.goto(`/#/campaign/${id}`);
  await page.locator(".chronicle-quest").first().waitFor();
  expect(await page.locator(".chronicle-quest").count()).toBe(2); // the one that was played, and the next
  expect(await accessibilityFaults(page)).toEqual([]);
  const exported = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export the campaign" }).click();
  const file = await (await exported).path();
  await page.getByLabel("Import a match").setInputFiles(file);
  await page.locator(".hq-wares").first().waitFor();
  expect(page.url()).not.toContain(id);
});
