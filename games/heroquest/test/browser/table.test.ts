import type { BrowserContextOptions, Locator, Page } from "@playwright/test";
import { accessibilityFaults, faultsInBothSchemes } from "@tavolata/e2e/support/page/accessibility.js";
import { lookAround } from "@tavolata/e2e/support/page/look-around.js";
import { expect, test } from "@tavolata/e2e/support/test.js";
import { ending, log, overflow, phone, question } from "@tavolata/e2e/support/visitor.js";
import type { Asked } from "@tavolata/kernel";
import { openHeroQuest } from "./support/laid-quest.js";

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

/** Few heroes lose or win soon. */
const few = (adventurers: number) => ({ adventurers, fillSeats: false });

/** After so many answers somebody has seen enough; after so many nobody else seems to end the quest; and so many are never needed. */
const [enough, patience, most] = [50, 150, 1_000];

/** Counts from now on what somebody answers: however slow the machine is, the quest goes on by nothing else. */
function countAnswers(page: Page): () => number {
  let count = 0;
  page.on("websocket", (line) =>
    line.on("framesent", ({ payload }) => {
      if (JSON.parse(String(payload)).type === "answer") count += 1;
    }),
  );
  return () => count;
}

/**
 * Plays until the quest is over: `turn` does one thing, where there is anything to do. Who has seen enough only ends
 * turns, and leaves the quest to the others; but not for ever, because whoever is left alone in a dungeon waits for nobody: it is given up.
 */
async function playOut(
  page: Page,
  answers: () => number,
  turn: (hasSeenEnough: boolean) => Promise<unknown>,
): Promise<void> {
  const result = question(page).getByRole("button", { name: "Result", exact: true });
  while (answers() < most) {
    if ((await ending(page).count()) > 0) return;
    // The last key may have closed the window in the moment in which it opened.
    if ((await result.count()) > 0) await result.press("Enter");
    else if (answers() <= patience || !(await giveUp(page))) await turn(answers() > enough);
    await page.waitForTimeout(25);
  }
  throw new Error(`The quest goes on and on. The question is: ${await question(page).textContent()}`);
}

/** HQ-16.2: with the keyboard, where it can be proposed; the end of the turn has a list of what else there is. Says whether anything was pressed. */
async function giveUp(page: Page): Promise<boolean> {
  const more = page.locator(".hq-group", { hasText: "End" }).locator(".hq-group-more[aria-expanded=false]");
  for (const button of [page.locator('button[data-option="give-up"]'), more]) {
    if ((await button.count()) === 0) continue;
    // The table may have gone on in the meantime.
    await button.press("Enter", { timeout: 500 }).catch(() => {});
    await letGo(page);
    return true;
  }
  return false;
}

/** No button has the keyboard any more: keys go to the table. */
const letGo = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

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

test("a person plays a whole quest by clicks, on the board and beside it, and reads what happened in numbers", async ({
  page,
}) => {
  const answers = countAnswers(page);
  await openHeroQuest(page, { options: few(3), mine: ["adventurer-1"], seed: "by-clicks" });
  await gather(page);
  await playOut(page, answers, (hasSeenEnough) =>
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
  expect(await report.getByRole("row").count()).toBe(4); // the head, and three heroes
  expect(Number(await report.locator(".hq-numbers dd").first().innerText())).toBeGreaterThan(0);
});

test("a person plays a whole quest with the keyboard alone", async ({ page }) => {
  const answers = countAnswers(page);
  await openHeroQuest(page, { options: few(2), mine: ["adventurer-1"], seed: "by-keys" });
  const { keyboard } = page;
  const arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  let walks = 0;
  /** What was read out while the cursor was led by arrows. */
  const heard = new Set<string>();
  const words = page.locator(".hq-board > [role=status]");
  await letGo(page);
  await playOut(page, answers, async (hasSeenEnough) => {
    const asked = (await question(page).innerText()).replaceAll("\n", " ");
    // HQ-4.7-b, HQ-4.13-b: nobody stops where somebody else stands, nor above a pit: there the walk has no end yet.
    const canStop = (await page.locator(".table-main").count()) > 0;
    if (/thinking|no square left/.test(asked) || (hasSeenEnough && canStop && asked.includes("left"))) {
      await keyboard.press(" ");
      return;
    }
    if (asked.includes("Where do you go?")) {
      const [door] = await page.locator("button.action.open .key").allInnerTexts();
      walks += 1;
      if (door) await keyboard.press(door);
      else if (canStop && walks % 5 === 4) await keyboard.press(" ");
      else {
        // The cursor goes some squares in some direction, and the hero follows where there is a way. Who has to go on takes the next square.
        if (!canStop) await keyboard.press("Escape");
        for (let step = canStop ? 3 : 1; step > 0; step--) await keyboard.press(arrows[walks % 4]!);
        for (const said of await words.allInnerTexts()) heard.add(said);
        await keyboard.press("Enter");
      }
      return;
    }
    if (asked.includes("What do you do?")) {
      const attack = page.locator(".hq-group:not(.greyed)", { hasText: "Attack" });
      const move = page.locator("button.hq-group-head", { hasText: "throw the dice" });
      if ((await attack.count()) > 0) {
        if ((await attack.locator(".hq-deed").count()) === 0) await keyboard.press("a");
        const [key] = await attack.locator(".hq-deed .key").allInnerTexts();
        await keyboard.press(key ?? " ");
      } else await keyboard.press((await move.count()) > 0 ? "m" : " ");
      return;
    }
    await keyboard.press("1");
  });
  await ending(page).getByText("antagonists slain").waitFor();
  expect(heard.size).toBeGreaterThan(1);
});

test("nothing is wrong at the table for those who can't see it, use a mouse or tell colours apart, in the dark and in the light", async ({
  come,
}) => {
  const page = await come(undefined, { colorScheme: "dark" });
  await openHeroQuest(page, { mine: heroes, seed: "one" });
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

/** Leads the cursor to a square by arrows alone, whatever has the focus. */
async function steer(page: Page, to: number): Promise<void> {
  const [across, down] = [to % 26, Math.floor(to / 26)];
  await page.keyboard.press(across > 12 ? "ArrowLeft" : "ArrowRight");
  const [x, y] = await page.locator(".hq-cursor").evaluate(({ style }) => {
    return [style.left, style.top].map((length) => Number.parseFloat(length) / 48);
  });
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time++) await page.keyboard.press(key);
  };
  await press(across > x! ? "ArrowRight" : "ArrowLeft", Math.abs(across - x!));
  await press(down > y! ? "ArrowDown" : "ArrowUp", Math.abs(down - y!));
}

test("unused actions are asked about before the turn ends, arrows walk, the log is sifted, and a barred action says why with its rule", async ({
  page,
}) => {
  const faults: string[] = [];
  await openHeroQuest(page, { mine: heroes, seed: "one" });
  await gather(page);
  const asked = await question(page).innerText();
  await page.getByRole("button", { name: "End the turn" }).last().click();
  await question(page).getByText("2 actions aren’t used.").waitFor();
  await page.getByRole("button", { name: "Not yet" }).click();
  expect(await question(page).innerText()).toBe(asked);
  await page.locator("button.hq-group-head", { hasText: "throw the dice" }).click();
  await question(page).getByText("Where do you go?").waitFor();
  const way = page.locator(".hq-target.dot").first();
  await way.waitFor();
  const to = Number(await way.getAttribute("data-square"));
  const moved = log(page).getByText("goes from");
  const stop = page.getByRole("button", { name: "Stop here" });
  await steer(page, to);
  await page.keyboard.press("Enter");
  // HQ-4.7: the way leads through a companion whom the same person leads; nobody rests in that square.
  await expect.poll(async () => (await moved.count()) > 0 && (await stop.count()) > 0).toBe(true);
  await expect.poll(() => page.locator(".hq-path").count()).toBe(0);
  const filters = page.getByRole("group", { name: "What the log shows" });
  await filters.getByRole("button", { name: "Mine" }).click();
  await log(page).getByText("goes from").first().waitFor();
  await filters.getByRole("button", { name: "Fights" }).click();
  expect(await log(page).getByText("goes from").count()).toBe(0);
  await filters.getByRole("button", { name: "Rulings" }).click();
  for (const line of await log(page).locator(".log-line:not(.log-seed)").all()) {
    expect(await line.locator(".rule-link").count()).toBeGreaterThan(0);
  }
  await filters.getByRole("button", { name: "All" }).click();
  const saved = page.waitForEvent("download");
  await filters.getByRole("button", { name: "Save as text" }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.txt$/);
  // A strict table takes nothing back, and says so before it is pressed.
  expect(await page.locator(".head .button.greyed").innerText()).toMatch(/Undo/);
  faults.push(...(await lookAround(page, "heroquest-walk", true)));
  await page.getByRole("button", { name: "Stop here" }).last().click();
  await question(page).getByText("1 action left").waitFor();
  const move = page.locator(".hq-group", { hasText: "Move" }).locator("button[aria-expanded]");
  await move.click();
  await page.getByText("The movement of this turn is used").last().waitFor();
  await page.locator(".hq-barred-deed", { hasText: "The movement of this turn" }).locator(".rule-link").click();
  expect(await page.getByRole("dialog").locator("[aria-current]").innerText()).toContain("HQ-3.7-a");
  expect(faults).toEqual([]);
});

test("what bots do is shown step by step: paused, one by one, and on again; and says why", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.evaluate(() => localStorage.setItem("tavolata.preferences", '{"pace":0.5}'));
  const until = ({ kind, seat }: { kind: string; seat: string }) => kind === "action" && seat === "adventurer-1";
  await openHeroQuest(page, { mine: ["adventurer-1"], seed: "steps", until });
  await question(page).getByText("What do you do?").waitFor();
  await page.getByRole("button", { name: "Pause the others" }).click();
  await page.locator(".table-main").click();
  await page.getByRole("button", { name: "Do it anyway" }).click();
  await page.getByText("Paused. There is more to see").waitFor();
  const newest = () => log(page).locator(".log-line").first().innerText();
  const before = await newest();
  // No more steps than it takes to see something: on a busy machine several answers may come as one.
  await expect
    .poll(async () => {
      if ((await newest()) === before) await page.getByRole("button", { name: "One step of the others" }).click();
      return newest();
    })
    .not.toBe(before);
  const speed = page.getByRole("slider", { name: "How fast the others move" });
  expect(await speed.getAttribute("aria-valuetext")).toBe("0.5 ×");
  await speed.press("End");
  expect(await speed.getAttribute("aria-valuetext")).toBe("4 ×");
  await page.getByText("Paused. There is more to see").waitFor();
  const paused = await newest();
  await page.getByRole("button", { name: "Let the others go on" }).click();
  await expect.poll(newest).not.toBe(paused);
  await page.getByText("Paused. There is more to see").waitFor({ state: "hidden" });
  await log(page).locator(".log-reason").first().waitFor();
});

type Point = readonly [number, number];

/** Where the middles of things are on the screen. */
function middlesOf(what: Locator): Promise<Point[]> {
  return what.evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
    }),
  );
}

async function middleOf(what: Locator): Promise<Point> {
  return (await middlesOf(what))[0]!;
}

test("the odds of the only blow on offer are seen before it is struck, by its letter and on the board", async ({
  page,
}) => {
  const isOnlyBlow = ({ kind, seat, ids }: Asked) =>
    kind === "action" && heroes.includes(seat) && ids.filter((id) => id.startsWith("attack:")).length === 1;
  await openHeroQuest(page, { mine: heroes, seed: "one-blow", until: isOnlyBlow });
  const story = page.getByRole("button", { name: "Go on" });
  if (await story.isVisible()) await story.click();
  await question(page).getByText("What do you do?").waitFor();
  const before = await log(page).innerText();
  await page.keyboard.press("a");
  const blow = page.locator(".hq-group", { hasText: "Attack" }).locator(".hq-deed");
  expect(await blow.locator(".hq-extra.odds").innerText()).toMatch(/%/);
  const target = page.locator(".hq-target.attack");
  // What can't be done is hatched; what can be done isn't.
  expect(await page.locator(".hq-forbidden.figure").count()).toBeGreaterThan(0);
  const [struck, hatched] = [await middleOf(target), await middlesOf(page.locator(".hq-forbidden"))];
  expect(hatched).not.toContainEqual(struck);
  await target.hover({ force: true });
  await page.locator(".hq-name", { hasText: "%" }).waitFor({ state: "attached" });
  await target.dispatchEvent("click");
  await page.locator(".hq-card").getByText("%").first().waitFor();
  expect(await log(page).innerText()).toBe(before);
  expect(await lookAround(page, "heroquest-blow")).toEqual([]);
  // Two taps on nothing show all that is known again.
  await page.keyboard.press("Escape");
  await page.keyboard.press("0");
  const world = () => page.locator(".hq-world").evaluate((layer) => (layer as HTMLElement).style.transform);
  const trained = await world();
  await page.keyboard.press("+");
  await expect.poll(world).not.toBe(trained);
  await page.locator(".hq-board").dblclick({ position: { x: 10, y: 10 } });
  await expect.poll(world).toBe(trained);
  // Whoever has switched the keys off isn't surprised by a letter.
  await page.evaluate(() => localStorage.setItem("tavolata.preferences", JSON.stringify({ keys: false })));
  await page.reload();
  await question(page).getByText("What do you do?").waitFor();
  await page.keyboard.press("a");
  expect(await page.locator(".hq-group.open").count()).toBe(0);
  // A phone on its side opens on whoever acts, eleven squares across.
  await page.setViewportSize({ width: 740, height: 360 });
  await page.reload();
  await page.locator(".hq-halo").waitFor();
  const wide = (what: string) => page.locator(what).evaluate((one) => one.getBoundingClientRect().width);
  await expect.poll(async () => (await wide(".hq-board")) / (await wide(".hq-halo"))).toBeCloseTo(11, 0);
  const [acting, middle] = [await middleOf(page.locator(".hq-halo")), await middleOf(page.locator(".hq-board"))];
  expect(Math.hypot(acting[0] - middle[0], acting[1] - middle[1])).toBeLessThan(await wide(".hq-halo"));
  // Upright the card of a fight shows its dice: the tray doesn't show them again.
  await page.setViewportSize({ width: 360, height: 740 });
  await target.dispatchEvent("click");
  await page.locator(".hq-card .button.main").first().click();
  await page.locator(".hq-card.fought").waitFor();
  expect(await page.locator(".hq-tray").isVisible()).toBe(false);
});

test("the Evil Wizard sees what is behind the screen, and his own figures first", async ({ page }) => {
  await openHeroQuest(page, { mine: ["wizard"], seed: "one" });
  await question(page).getByText("Which antagonist acts?").waitFor();
  expect(await page.locator(".hq-ghost").count()).toBeGreaterThan(0);
  // A note for a room stays with this browser; the board is zoomed by keys, and 0 shows all of it again.
  await page.getByText("My notes for each room", { exact: true }).click();
  await page.getByRole("textbox", { name: "My notes for each room" }).fill("the lever opens the vault");
  const world = page.locator(".hq-world");
  const zoom = () => world.evaluate((element) => Number(element.style.getPropertyValue("--zoom")));
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("0");
  const whole = await zoom();
  await page.keyboard.press("+");
  await expect.poll(zoom).toBeGreaterThan(whole);
  await page.keyboard.press("0");
  await expect.poll(zoom).toBeCloseTo(whole, 3);
  await page.reload();
  await question(page).getByText("Which antagonist acts?").waitFor();
  await page.getByText("My notes for each room", { exact: true }).click();
  expect(await page.getByRole("textbox", { name: "My notes for each room" }).inputValue()).toBe(
    "the lever opens the vault",
  );
  await page.getByText("My notes for each room", { exact: true }).click();
  const figures = page.getByRole("region", { name: "My figures" });
  await figures.getByRole("button").first().click();
  await question(page).getByText("What do you do?").waitFor();
  expect(await lookAround(page, "heroquest-wizard")).toEqual([]);
});

const widths: readonly (readonly [string, BrowserContextOptions])[] = [
  ["a phone", phone],
  ["768 pixels", { viewport: { width: 768, height: 1024 }, hasTouch: true }],
  ["1920 pixels", { viewport: { width: 1920, height: 1080 } }],
];

for (const [name, options] of widths)
  test(`on ${name} nothing sticks out, and a hero can walk`, async ({ come }) => {
    const page = await come(undefined, options);
    await openHeroQuest(page, { mine: heroes, seed: "one" });
    await gather(page);
    expect(await overflow(page)).toBe(0);
    const drawer = page.getByRole("button", { name: "Actions", exact: true });
    if (await drawer.isVisible()) await drawer.click();
    await page.locator("button.hq-group-head", { hasText: "throw the dice" }).click();
    await question(page).getByText("Where do you go?").waitFor();
    const story = page.getByRole("button", { name: "Go on" });
    if (await story.isVisible()) await story.click();
    await page.locator(".hq-tray .hq-die").first().waitFor();
    const before = await question(page).innerText();
    const way = page.locator(".hq-target.dot").first();
    if (await page.evaluate(() => matchMedia("(hover: none)").matches)) {
      // A finger can't point: the first tap shows the way, the second walks.
      await way.tap();
      await page.locator(".hq-path-count").waitFor();
      expect(await question(page).innerText()).toBe(before);
      await way.tap();
    } else await way.click();
    await expect.poll(() => question(page).innerText()).not.toBe(before);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
