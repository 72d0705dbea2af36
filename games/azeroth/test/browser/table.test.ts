import { join } from "node:path";
import type { Page } from "@playwright/test";
import { goToTable, letBotPlay } from "@tavolata/e2e/support/laid-table.js";
import { accessibilityFaults } from "@tavolata/e2e/support/page/accessibility.js";
import { keepPicture, lookAround, pictures } from "@tavolata/e2e/support/page/look-around.js";
import { expect, test } from "@tavolata/e2e/support/test.js";
import { desk, ending, overflow, phone } from "@tavolata/e2e/support/visitor.js";
import { answerAzeroth, attackedTwin, azerothTwin, joinAsSecond, openAzeroth, shortMatch } from "./support/twin.js";

let seed: string;

test.beforeAll(async () => {
  seed = await shortMatch();
});

/** The moments that are looked at, each when it comes for the first time. */
const moments: readonly string[] = ["character", "city", "movement", "challenge", "combat", "maintenance"];

/** How large things are on the screen: the least width of what can be pressed on the map, of a space, and of a letter. */
function leastSizes(page: Page): Promise<{ target: number; space: number; letter: number }> {
  return page.evaluate(() => {
    const widths = (what: string) =>
      [...document.querySelectorAll(what)].map((one) => Math.round(one.getBoundingClientRect().width));
    const letters = [...document.querySelectorAll<SVGTextElement>(".az-things text")].map(
      (text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a,
    );
    return {
      target: Math.min(...widths(".az-target")),
      space: Math.min(...widths(".az-ring")),
      letter: Math.round(10 * Math.min(...letters)) / 10,
    };
  });
}

/** A fight is never begun by the first press: the space's card shows the odds. */
async function looksBeforeFighting(page: Page): Promise<void> {
  const question = await page.locator(".az-middle").getAttribute("data-question");
  await page.locator(".az-target.attack").first().click();
  const card = page.locator(".az-card");
  await card.locator(".az-odds small").first().waitFor();
  expect(await page.locator(".az-middle").getAttribute("data-question")).toBe(question);
  await card.locator(".az-card-close").click();
}

/** Three cards of cities; a place of one's quests is looked at on the map, and then the cards are there again. */
async function looksWhereQuestsLead(page: Page): Promise<void> {
  const cities = page.locator(".az-city");
  expect(await cities.count()).toBe(3);
  const place = page.locator(".az-quests .az-place").first();
  if ((await place.count()) === 0) return; // both quests are hunts
  await place.click();
  await page.locator(".az-card-close").click();
  await cities.first().waitFor();
}

test("two players in two browsers race to the end by clicks; every moment looks right at every width", async ({
  come,
}) => {
  const twin = await azerothTwin(seed);
  const { match } = twin;
  const mira = await come(undefined, { colorScheme: "dark" });
  const id = await openAzeroth(mira, twin);
  const tor = await joinAsSecond(mira, id, twin, come);
  const pages: Readonly<Record<string, Page>> = { "player-1": mira, "player-2": tor };
  const faults: string[] = [];
  const seen = new Set<string>();
  let onMap = 0;
  while (match.asked[0]) {
    const { kind, seat, number } = match.asked[0];
    const page = pages[seat]!;
    await page.locator(`[data-question="${number}"]`).waitFor();
    if (moments.includes(kind) && !seen.has(kind)) {
      faults.push(...(await lookAround(page, `azeroth-${kind}`)));
      if (kind === "challenge") await looksBeforeFighting(page);
      if (kind === "city") await looksWhereQuestsLead(page);
    }
    seen.add(kind);
    if ((await answerAzeroth(page, twin)) === "map") onMap += 1;
  }
  expect(onMap).toBeGreaterThan(5);
  for (const page of [mira, tor]) await ending(page).locator(".az-report td").first().waitFor();
  await tor.setViewportSize(phone.viewport!);
  await ending(tor).locator(".az-report.upright td").first().waitFor();
  expect(await overflow(tor)).toBe(0);
  await tor.screenshot({ path: join(pictures, "azeroth-end-360.png") });
  expect(faults).toEqual([]);
});

test("an attack on a hero: both see what is at stake and how long an answer may take; places in the log lead to the map", async ({
  come,
}) => {
  const twin = await attackedTwin();
  const { seat } = twin.match.asked[0]!;
  const mira = await come(undefined, { colorScheme: "dark" });
  const id = await openAzeroth(mira, twin, 3_600);
  const tor = await joinAsSecond(mira, id, twin, come);
  const defender = seat === "player-1" ? mira : tor;
  for (const page of [mira, tor]) {
    const fight = page.locator(".az-fight");
    await fight.locator(".az-answer-clock [role=timer]").waitFor();
    expect(await fight.locator(".az-answer-clock").innerText()).toMatch(/[45]\d:\d\d/);
    expect(await fight.locator(".az-stake").count()).toBe(2);
    expect(await page.locator(".az-player .az-waiting.due").count()).toBe(1);
  }
  expect(await lookAround(defender, "azeroth-attack")).toEqual([]);
  await defender.getByRole("tab", { name: "Log" }).click();
  const place = defender.locator(".log .word-link").first();
  const name = await place.innerText();
  await place.click();
  await defender.locator(".az-card", { hasText: name }).waitFor();
  await defender.locator(".az-pulse").waitFor({ state: "attached" });
  await keepPicture(defender, "azeroth-found-1280");
});

test("on a phone nothing is missing and nothing sticks out in any language; a place is found by its name", async ({
  come,
}) => {
  const twin = await azerothTwin(seed);
  const { match, table } = twin;
  while (match.asked[0]!.kind !== "movement") table.answer(match.asked[0]!);
  const page = await come(undefined, phone);
  const id = await openAzeroth(page, twin);
  for (const language of ["it", "fr", "en"]) {
    await page.evaluate((chosen) => {
      localStorage.setItem("tavolata.preferences", JSON.stringify({ language: chosen }));
    }, language);
    await goToTable(page, id);
    await page.locator(`html[lang="${language}"] .az-middle[data-question]`).waitFor();
    expect(await overflow(page), language).toBe(0);
    expect(await page.locator("body").innerText(), language).not.toMatch(/\bazeroth\.|\bname\.|\bevent\./);
    await page.screenshot({ path: join(pictures, `azeroth-phone-${language}.png`) });
  }
  // The text scale reaches the cards, which lie under the map and are whole in the own sheet.
  const scaled = (percent: string) =>
    page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), percent);
  const card = page.locator(".az-tray .az-ability").first();
  await card.waitFor();
  const size = () => card.evaluate((one) => getComputedStyle(one).fontSize);
  expect(await size()).toBe("16px");
  await scaled("200%");
  expect(await size()).toBe("32px");
  expect(await overflow(page)).toBe(0);
  await scaled("");
  await page.getByRole("tab", { name: "Me" }).click();
  await page.locator(".az-me .az-ability-text").first().waitFor();
  await page.screenshot({ path: join(pictures, "azeroth-me-360.png") });
  // A place in the log is shown on the map: the sheet makes room for it.
  await page.getByRole("tab", { name: "Log" }).click();
  await page.locator(".log .word-link").first().click();
  await page.locator(".sheet.low").waitFor();
  await page.locator(".az-card").waitFor();
  await page.screenshot({ path: join(pictures, "azeroth-found-360.png") });
  await page.locator(".az-card-close").click();
  await page.getByRole("tab", { name: "Act" }).click();
  await page.locator(".az-tool").click();
  await page.getByRole("searchbox").fill("silver");
  await page.getByRole("button", { name: /Silver Weald/ }).click();
  await page.locator(".az-card", { hasText: "Silver Weald" }).waitFor();
  await page.getByRole("button", { name: "Plan the way here" }).click();
  await page.locator(".az-card-close").click();
  await page.locator(".az-plan summary", { hasText: "Silver Weald" }).click();
  await page.locator(".az-plan li").first().waitFor();
  expect(await overflow(page)).toBe(0);
  await page.screenshot({ path: join(pictures, "azeroth-plan-360.png") });
});

test("a way is planned by keys and gone by one press, turn after turn; orders for an attack have their own place", async ({
  come,
}) => {
  const twin = await azerothTwin(seed);
  const { match, table } = twin;
  while (match.asked[0]!.kind !== "movement") table.answer(match.asked[0]!);
  const page = await come(undefined, { colorScheme: "light" });
  await openAzeroth(page, twin);
  await page.locator(".az-middle[data-question]").waitFor();
  // The whole map at 1280 pixels: what is pressed and read on it is large enough.
  const { target, space, letter } = await leastSizes(page);
  expect([target >= 44, space >= 44, letter >= 12]).toEqual([true, true, true]);
  // A phone on its side opens round the own hero, with the spaces apart from each other.
  const zoom = () =>
    page.locator(".az-world").evaluate((world) => Number((world as HTMLElement).style.getPropertyValue("--zoom")));
  const whole = await zoom();
  await page.setViewportSize({ width: 740, height: 360 });
  await expect.poll(zoom).toBeGreaterThan(0.7);
  await page.setViewportSize(desk);
  await expect.poll(zoom).toBeCloseTo(whole, 2);
  // Who could still move is asked before staying.
  await page.locator(".table-main").click();
  await page.locator(".question-warning").waitFor();
  await page.getByRole("button", { name: "Not yet" }).click();
  await page.keyboard.press("f");
  await page.getByRole("searchbox").fill("glass waste");
  await page.getByRole("button", { name: /Glass Waste/ }).click();
  const plan = page.locator(".az-plan");
  await page.locator(".az-card").getByRole("button", { name: "Plan the way here" }).click();
  await plan.getByText("it takes level yellow", { exact: false }).waitFor();
  await page.locator(".az-card-close").click();
  expect(await page.locator(".az-stops g").count()).toBeGreaterThan(1);
  await page.screenshot({ path: join(pictures, "azeroth-plan-1280.png") });
  expect(await accessibilityFaults(page)).toEqual([]);
  // The arrows begin at the own hero: P plans the way to the space under the cursor.
  await page.locator(".az-board").evaluate((board) => {
    (document.activeElement as HTMLElement | null)?.blur();
    board.scrollIntoView();
  });
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("p");
  await plan.locator("summary").filter({ hasNotText: "Glass Waste" }).waitFor();
  await plan.getByRole("button", { name: /Go on to/ }).click();
  await page.locator(".az-phases .now", { hasText: "Explore" }).waitFor();
  const nothing = page.locator('.az-orders input[value="nothing"]');
  await nothing.click();
  await page.locator('.az-orders input[value="nothing"]:checked').waitFor();
  // A bot that goes on says why in the log, as far as a rival may know it.
  await letBotPlay(page);
  await page.getByRole("log").locator(".log-reason").first().waitFor({ state: "attached" });
});
