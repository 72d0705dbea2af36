import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults } from "@tavolata/e2e/support/page/accessibility.js";
import { keepPicture, lookAround } from "@tavolata/e2e/support/page/look-around.js";
import { expect, test } from "@tavolata/e2e/support/test.js";
import { desk, overflow, phone, question } from "@tavolata/e2e/support/visitor.js";
import { answerByClicks, openRings, questionAt, seedFor, type Twin, twinOf } from "./support/twin.js";

test.use({ colorScheme: "dark" });

/** Answers everything as the bot would, by clicks alone, until the match is over. Says how often cards were clicked. */
async function playOut(page: Page, twin: Twin, look = async (_kind: string) => {}): Promise<number> {
  const { match } = twin;
  let cards = 0;
  while (match.asked[0]) {
    const { kind, seat } = match.asked[0];
    await questionAt(page, match.decision(seat)!).waitFor();
    await look(kind);
    if ((await answerByClicks(page, twin)) === "card") cards += 1;
  }
  return cards;
}

test("a person wins the first scenario by clicks on cards and buttons", async ({ page }) => {
  const seed = await seedFor("won");
  const twin = await twinOf(seed);
  await openRings(page, seed);
  expect(await playOut(page, twin)).toBeGreaterThan(20);
  const ending = page.getByRole("dialog");
  await ending.getByText("The quest is completed: Mira wins").waitFor();
  await ending.getByText("enemies defeated").waitFor();
  expect(await lookAround(page, "rings-won")).toEqual([]);
});

/** Whether the first card that can be picked lies before one's eyes: inside the zones, and under nothing. */
function isFirstOpenSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const card = document.querySelector(".lr-zones .open")?.getBoundingClientRect();
    const zones = document.querySelector(".lr-zones")?.getBoundingClientRect();
    const peek = document.querySelector(".lr-peek")?.getBoundingClientRect();
    if (!card || !zones) return false;
    return card.top >= zones.top && card.bottom <= Math.min(zones.bottom, peek?.top ?? zones.bottom);
  });
}

/** The moments that are looked at, each when it comes for the first time: its kind of question. */
const moments = ["deck", "plan", "commit", "travel", "engage", "defender", "payment", "attackers"];
/** Those of them that are looked at more closely. */
const closely = ["commit", "defender"];

test("a person loses the first scenario by clicks; every moment looks right at every width", async ({ page }) => {
  const seed = await seedFor("lost");
  const twin = await twinOf(seed);
  await openRings(page, seed);
  const faults: string[] = [];
  const seen = new Set<string>();
  await playOut(page, twin, async (kind) => {
    if (!moments.includes(kind) || seen.has(kind)) return;
    seen.add(kind);
    faults.push(...(await lookAround(page, `rings-${kind}`, closely.includes(kind))));
    if (!closely.includes(kind)) return;
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => isFirstOpenSeen(page)).toBe(true);
    await keepPicture(page, `rings-${kind}-seen-360`);
    await page.setViewportSize(desk);
  });
  const ending = page.getByRole("dialog");
  await ending.getByText("All players are eliminated").waitFor();
  expect(await ending.getByRole("heading", { level: 2 }).innerText()).toBe("All is lost");
  expect(faults).toEqual([]);
});

/** Takes the first deck on offer and keeps the hand. */
async function begin(page: Page): Promise<void> {
  await page.locator("button.lr-deck").first().click();
  await question(page).getByText("Shuffle this hand back").waitFor();
  await page.getByRole("button", { name: "No", exact: true }).first().click();
  await page.locator(".lr-quest").waitFor();
}

test("with the keyboard alone: arrows lead from card to card, numbers pick, Enter confirms, Space passes", async ({
  page,
}) => {
  await openRings(page, "keys");
  const { keyboard } = page;
  await page.locator("button.lr-deck").first().waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await keyboard.press("1");
  await question(page).getByText("Shuffle this hand back").waitFor();
  await keyboard.press(await page.locator(".lr-choices li", { hasText: "No" }).locator(".key").innerText());
  // Passes and is done until characters are committed to the quest.
  const asked = question(page).getByText("Who is committed to the quest?");
  for (let presses = 0; presses < 40 && (await asked.count()) === 0; presses++) {
    const before = await page.locator(".lr-board").getAttribute("data-question");
    await keyboard.press(" ");
    await expect.poll(() => page.locator(".lr-board").getAttribute("data-question")).not.toBe(before);
  }
  await page.locator(".lr-characters [data-card]").first().focus();
  await keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Hero");
  const reading = page.locator(".lr-reading h3");
  const name = await reading.innerText();
  await keyboard.press(" ");
  await page.locator(".lr-characters .picked").waitFor();
  await question(page)
    .getByText(/willpower [1-9]\d* against threat/)
    .waitFor();
  await keyboard.press("Enter");
  await page.getByRole("log").getByText(`Mira commits ${name} to the quest`).waitFor();
});

test("windows: one passes until something happens, or is never asked, and the setting is shown as it was left", async ({
  page,
}) => {
  await openRings(page, "windows");
  await begin(page);
  const number = async () => Number(await page.locator(".lr-board[data-question]").getAttribute("data-question"));
  const passOn = page.getByRole("button", { name: "Pass until something happens" });
  await passOn.waitFor(); // the window after the resource phase, with this seed
  const before = await number();
  await passOn.click();
  await expect.poll(number).toBeGreaterThan(before);
  await expect.poll(() => page.getByRole("button", { name: "Passing … stop" }).count()).toBe(0);
  await page.getByRole("button", { name: "Where am I asked?" }).click();
  const stops = page.getByRole("dialog", { name: "Where am I asked?" });
  await stops.getByRole("button", { name: "everywhere: never" }).click();
  await stops.getByRole("group", { name: "after staging" }).getByRole("radio", { name: "always" }).check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await stops.getByRole("button", { name: "So be it" }).click();
  await page.locator(".lr-notch.always").waitFor();
  expect(await page.locator(".lr-notch.never").count()).toBe(18);
});

test("it begins alone with one press, and round one device from the new table", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "The Lord of the Rings" }).click();
  await page.locator("button.lr-deck").first().waitFor();
  await page.goto("/#/new/rings");
  await page.getByRole("radio", { name: /The Lord of the Rings/ }).check();
  await page.locator(".new-count").getByRole("combobox").selectOption("2");
  const second = page.locator(".new-seat").nth(1);
  await second.getByRole("combobox").first().selectOption("here");
  await second.getByRole("textbox").fill("Tor");
  await page.getByRole("button", { name: "Lay a table" }).click();
  const cover = page.locator(".cover-hold");
  /** Waits for something at the table, and takes the device where it is covered. A reader that can only press needn't hold. */
  const uncover = async (wanted: Locator) => {
    await cover.or(wanted).first().waitFor();
    if ((await cover.count()) > 0) await cover.dispatchEvent("click");
    await wanted.waitFor();
  };
  const decks = page.locator("button.lr-deck");
  await uncover(decks.first());
  await decks.first().click();
  // LR-setup-3: the heroes of the first deck are taken.
  await uncover(page.locator(".lr-deck.barred", { hasText: "is with another player" }).first());
  await decks.first().click();
  await uncover(question(page).getByText("Shuffle this hand back"));
  expect(await page.locator(".lr-hand [data-card]").count()).toBe(6);
});

test("on a phone a finger looks first and picks with the second tap; three languages have room", async ({ come }) => {
  const page = await come(undefined, phone);
  await openRings(page, "phone");
  const deck = page.locator("button.lr-deck").first();
  await deck.tap();
  await page.getByRole("button", { name: "No", exact: true }).first().tap();
  await question(page).getByText("Shuffle this hand back").waitFor({ state: "detached" }); // what is looked at goes with it
  const hero = page.locator(".lr-characters [data-card]").first();
  await hero.tap();
  await page.getByRole("button", { name: "Read" }).tap();
  const read = page.getByRole("dialog");
  await read.locator(".lr-reading-text").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await read.getByRole("button", { name: "Close" }).tap();
  const faults: string[] = [];
  for (const language of ["it", "fr", "en"] as const) {
    await page.evaluate((chosen) => {
      localStorage.setItem("tavolata.preferences", JSON.stringify({ language: chosen }));
    }, language);
    await page.reload();
    await page.locator(`html[lang="${language}"] .lr-board[data-question]`).waitFor();
    await keepPicture(page, `rings-phone-${language}`);
    for (const tab of await page.getByRole("tab").all()) {
      await tab.tap();
      if ((await overflow(page)) > 0) faults.push(`it sticks out in ${language}`);
      const text = await page.evaluate(() => document.body.innerText);
      faults.push(...(text.match(/⟨[^⟩]*⟩|rings\.[a-z.-]+/g) ?? []));
    }
  }
  expect(faults).toEqual([]);
});

test("what is set in the settings holds at the table, and what is set at the table stands in the settings", async ({
  page,
}) => {
  await page.goto("/#/settings");
  await page.getByText("Where the card game asks me").click();
  await page.getByRole("button", { name: "everywhere: never" }).click();
  await page.getByRole("group", { name: "after staging" }).getByRole("radio", { name: "always" }).check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await openRings(page, "windows");
  await begin(page);
  await page.locator(".lr-notch.always").waitFor();
  expect(await page.locator(".lr-notch.never").count()).toBe(18);
  await page.getByRole("button", { name: "Where am I asked?" }).click();
  const stops = page.getByRole("dialog", { name: "Where am I asked?" });
  await stops.getByRole("button", { name: "everywhere: always" }).click();
  await stops.getByRole("button", { name: "So be it" }).click();
  await expect.poll(() => page.locator(".lr-notch.never").count()).toBe(0);
  await page.goto("/#/settings");
  await page.getByText("Where the card game asks me").click();
  await expect.poll(() => page.getByRole("radio", { name: "always", checked: true }).count()).toBe(19);
});

/** Draws a finger across an element, as a phone tells of it. */
async function swipe(on: Locator, across: number): Promise<void> {
  await on.evaluate((element, way) => {
    const { left, top, width } = element.getBoundingClientRect();
    const touchAt = (clientX: number) => new Touch({ identifier: 1, target: element, clientX, clientY: top + 4 });
    const [begin, end] = [left + width / 2, left + width / 2 + way];
    const touches = [touchAt(begin)];
    element.dispatchEvent(new TouchEvent("touchstart", { bubbles: true, touches, changedTouches: touches }));
    element.dispatchEvent(new TouchEvent("touchend", { bubbles: true, changedTouches: [touchAt(end)] }));
  }, across);
}

test("on a phone one player's area is laid out at a time, a swipe leads to the next, and the staging area is a sheet", async ({
  come,
}) => {
  const page = await come(undefined, phone);
  await openRings(page, "swipe", 2);
  const decks = page.locator("button.lr-deck");
  await decks.first().tap();
  await page.locator(".lr-deck.barred").first().waitFor(); // the heroes of the first deck are taken
  await decks.first().tap();
  await question(page).getByText("Shuffle this hand back").waitFor();
  await page.locator(".lr-zones").waitFor();
  expect(await page.locator(".lr-characters").count()).toBe(1);
  const shown = () =>
    page.locator(".lr-tabs button").evaluateAll((tabs) => tabs.map((tab) => tab.ariaPressed).join(" "));
  const before = await shown(); // whoever is first player is asked first
  expect(before).toMatch(/^(true false|false true)$/);
  const way = before === "true false" ? -120 : 120;
  await swipe(page.locator(".lr-zone-title").last(), way);
  await expect.poll(shown).not.toBe(before);
  await swipe(page.locator(".lr-zone-title").last(), -way);
  await expect.poll(shown).toBe(before);
  const pull = page.locator(".lr-staging-pull");
  const cards = page.locator(".lr-staging-cards");
  if ((await pull.getAttribute("aria-expanded")) === "true") await pull.tap();
  await cards.waitFor({ state: "hidden" });
  await pull.tap();
  await cards.waitFor();
  expect(await pull.getAttribute("aria-expanded")).toBe("true");
});

test("large counters are larger", async ({ page }) => {
  await openRings(page, "counters");
  await page.locator("button.lr-deck").first().click();
  const threat = page.locator(".table-left .number").first();
  const size = () => threat.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const usual = await size();
  await page.evaluate(() => localStorage.setItem("tavolata.preferences", JSON.stringify({ numbers: "big" })));
  await page.reload();
  await question(page).waitFor();
  await threat.waitFor();
  expect(await size()).toBeGreaterThan(usual * 1.2);
});
