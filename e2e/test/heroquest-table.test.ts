import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityFaults, faultsInBothSchemes } from "../support/accessibility.js";
import { openHeroQuest } from "../support/heroquest.js";
import { setStage } from "../support/stage.js";
import { ending, overflow, phone, question } from "../support/visitor.js";

const stage = setStage();
const heroes = ["adventurer-1", "adventurer-2", "adventurer-3", "adventurer-4"];

const board = (page: Page) => page.getByRole("region", { name: "The dungeon" });

/** Something to press: where it is, what it says, and whether the last such place is meant. */
interface Wanted {
  readonly at: string;
  readonly says?: string;
  readonly last?: true;
}

/** Presses the first of these that is there, in one moment: in the next one the table may have gone on. Says whether anything was. */
function pressFirst(page: Page, wanted: readonly Wanted[]): Promise<boolean> {
  return page.evaluate((list) => {
    for (const { at, says = "", last } of list) {
      const there = [...document.querySelectorAll(at)].filter(({ textContent }) => textContent?.includes(says));
      const pressed = there.at(last ? -1 : 0);
      if (!pressed) continue;
      pressed.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      return true;
    }
    return false;
  }, wanted);
}

/**
 * Plays until the quest is over: `turn` does one thing and says whether there was anything to do. Who has seen enough only ends
 * turns, and leaves the quest to the others.
 */
async function playOut(page: Page, turn: (hasSeenEnough: boolean) => Promise<boolean>): Promise<void> {
  for (let deeds = 0; deeds < 3_000; ) {
    if ((await ending(page).count()) > 0) return;
    if (await turn(deeds > 80)) deeds += 1;
    await page.waitForTimeout(25);
  }
  throw new Error(`The quest goes on and on. The question is: ${await question(page).textContent()}`);
}

/** Gathers the heroes: each time another card is taken, until they stand on the board. */
async function gather(page: Page): Promise<void> {
  const cards = page.locator(".hq-pick");
  for (let picks = 0; ; ) {
    await board(page).or(cards.first()).first().waitFor();
    if ((await board(page).count()) > 0) return;
    const count = await cards.count();
    if (count > 0) await press(cards.nth(picks++ % count));
    await page.waitForTimeout(50);
  }
}

/** Presses something that may be gone in the next moment, because the table went on: then nothing is pressed. */
async function press(what: Locator): Promise<void> {
  await what.dispatchEvent("click", {}, { timeout: 500 }).catch(() => {});
}

test("a person plays a whole quest by clicks, on the board and beside it, and reads what happened in numbers", async () => {
  const { page } = await stage.come();
  await openHeroQuest(page, stage.url, { mine: ["adventurer-1"], seed: "by-clicks" });
  await gather(page);
  await playOut(page, (hasSeenEnough) =>
    pressFirst(page, [
      { at: "button", says: "Do it anyway" },
      ...(hasSeenEnough ? [{ at: ".table-main" }] : []),
      { at: ".hq-story .button" },
      { at: ".hq-card .button.main" },
      { at: ".hq-target.attack" },
      { at: ".hq-target.other.edge" },
      { at: ".hq-target.dot", last: true },
      { at: "button.hq-group-head", says: "throw the dice" },
      { at: ".table-main" },
      { at: "button.action" },
    ]),
  );
  const report = ending(page);
  await report.getByText("antagonists slain").waitFor();
  expect(await report.getByRole("row").count()).toBe(5); // the head, and four heroes
  expect(Number(await report.locator(".hq-numbers dd").first().innerText())).toBeGreaterThan(0);
});

test("a person plays a whole quest with the keyboard alone", async () => {
  const { page } = await stage.come();
  await openHeroQuest(page, stage.url, { mine: ["adventurer-1"], seed: "by-keys" });
  const { keyboard } = page;
  const arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  let walks = 0;
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await playOut(page, async (hasSeenEnough) => {
    const asked = (await question(page).innerText()).replaceAll("\n", " ");
    if (/thinking|no square left/.test(asked) || (hasSeenEnough && asked.includes("left"))) {
      await keyboard.press(" ");
      return !asked.includes("thinking");
    }
    if (asked.includes("Where do you go?")) {
      const door = page.locator("button.action.open .key").first();
      walks += 1;
      if ((await door.count()) > 0) await keyboard.press(await door.innerText());
      else if (walks % 5 === 4) await keyboard.press(" ");
      else {
        // The cursor goes three squares in some direction; the hero follows as far as there is a way.
        for (let step = 0; step < 3; step++) await keyboard.press(arrows[walks % 4]!);
        await keyboard.press("Enter");
      }
      return true;
    }
    if (asked.includes("What do you do?")) {
      const attack = page.locator(".hq-group:not(.greyed)", { hasText: "Attack" });
      const move = page.locator("button.hq-group-head", { hasText: "throw the dice" });
      if ((await attack.count()) > 0) {
        if ((await attack.locator(".hq-deed").count()) === 0) await keyboard.press("a");
        const key = attack.locator(".hq-deed .key").first();
        if ((await key.count()) > 0) await keyboard.press(await key.innerText());
        else await keyboard.press(" ");
      } else await keyboard.press((await move.count()) > 0 ? "m" : " ");
      return true;
    }
    await keyboard.press("1");
    return true;
  });
  await ending(page).getByText("antagonists slain").waitFor();
});

test("nothing is wrong at the table for those who can't see it, use a mouse or tell colours apart, in the dark and in the light", async () => {
  const { page } = await stage.come(undefined, { colorScheme: "dark" });
  await openHeroQuest(page, stage.url, { mine: heroes, seed: "one" });
  await page.locator(".hq-pick").first().waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await gather(page);
  await page.getByRole("button", { name: "Go on" }).click();
  for (const group of ["Magic", "Search", "Special"]) {
    const head = page.locator("button.hq-group-head[aria-expanded]", { hasText: group });
    if ((await head.count()) > 0) await head.click();
    expect(await faultsInBothSchemes(page)).toEqual([]);
  }
  await page.locator("button.hq-group-head", { hasText: "throw the dice" }).click();
  await question(page).getByText("Where do you go?").waitFor();
  await page.locator(".hq-sheet-token").first().click();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.getByRole("button", { name: "Throws" }).click();
  expect(await faultsInBothSchemes(page)).toEqual([]);
});

test("unused actions are asked about before the turn ends, and a barred action says why with its rule", async () => {
  const { page } = await stage.come();
  await openHeroQuest(page, stage.url, { mine: heroes, seed: "one" });
  await gather(page);
  const asked = await question(page).innerText();
  await page.getByRole("button", { name: "End the turn" }).last().click();
  await question(page).getByText("2 actions aren’t used.").waitFor();
  await page.getByRole("button", { name: "Not yet" }).click();
  expect(await question(page).innerText()).toBe(asked);
  await page.locator("button.hq-group-head", { hasText: "throw the dice" }).click();
  await page.getByRole("button", { name: "Stop here" }).last().click();
  await question(page).getByText("1 action left").waitFor();
  const move = page.locator(".hq-group", { hasText: "Move" }).locator("button[aria-expanded]");
  await move.click();
  await page.getByText("The movement of this turn is used").last().waitFor();
  await page.locator(".hq-barred-deed", { hasText: "The movement of this turn" }).locator(".rule-link").click();
  expect(await page.getByRole("dialog").locator("[aria-current]").innerText()).toContain("HQ-3.7-a");
});

test("the Evil Wizard sees what is behind the screen, and his own figures first", async () => {
  const { page } = await stage.come();
  await openHeroQuest(page, stage.url, { mine: ["wizard"], seed: "one" });
  await question(page).getByText("Which antagonist acts?").waitFor();
  expect(await page.locator(".hq-ghost").count()).toBeGreaterThan(0);
  const figures = page.getByRole("region", { name: "My figures" });
  await figures.getByRole("button").first().click();
  await question(page).getByText("What do you do?").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test.each([
  ["a phone", phone],
  ["768 pixels", { viewport: { width: 768, height: 1024 }, hasTouch: true }],
  ["1920 pixels", { viewport: { width: 1920, height: 1080 } }],
] as const)("on %s nothing sticks out, and a hero can walk", async (_, options) => {
  const { page } = await stage.come(undefined, options as BrowserContextOptions);
  await openHeroQuest(page, stage.url, { mine: heroes, seed: "one" });
  await gather(page);
  expect(await overflow(page)).toBe(0);
  const drawer = page.getByRole("button", { name: "Actions", exact: true });
  if (await drawer.isVisible()) await drawer.click();
  await page.locator("button.hq-group-head", { hasText: "throw the dice" }).click();
  await question(page).getByText("Where do you go?").waitFor();
  const story = page.getByRole("button", { name: "Go on" });
  if (await story.isVisible()) await story.click();
  const before = await question(page).innerText();
  await page.locator(".hq-target.dot").first().click();
  await expect.poll(() => question(page).innerText()).not.toBe(before);
  expect(await accessibilityFaults(page)).toEqual([]);
});
