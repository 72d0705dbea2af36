import type { Page } from "@playwright/test";
import {
  faultsInOtherLanguages,
  fine,
  linkToPlay,
  stopped,
  tab,
  takeByKeys,
  tool,
  tryTenTimes,
} from "@tavolata/e2e/support/editor.js";
import { accessibilityFaults } from "@tavolata/e2e/support/page/accessibility.js";
import { finger } from "@tavolata/e2e/support/page/finger.js";
import { tooSmall } from "@tavolata/e2e/support/page/targets.js";
import { expect, test } from "@tavolata/e2e/support/test.js";
import { overflow, phone } from "@tavolata/e2e/support/visitor.js";
import { at, press } from "./support/editor-board.js";

/** What the board holds, in words: shown while nothing is chosen. */
const inWords = (page: Page, thing: string) => page.locator(".he-thing", { hasText: thing });

/** In a list of pieces of which one stays: it can't be taken away. */
const theOnlyOrc = (page: Page) => page.locator(".ed-chip:disabled", { hasText: /^Orc/ });

async function begin(page: Page, which: string): Promise<void> {
  await page.goto("/#/editor");
  await page.locator(".ed-begin-one", { hasText: which }).click();
  await page.locator(".he-board").waitFor();
}

test("a quest is drawn by mouse, mended by a button, taken back, tried by bots, found again after a reload, shared and played", async ({
  comeOverheard,
  page,
}) => {
  await begin(page, "An empty board");
  await stopped(page).waitFor();
  await tab(page, "Checks").click();
  await page.getByRole("button", { name: /^Let the heroes begin/ }).click();
  await page.getByRole("button", { name: /^Let the heroes leave/ }).click();
  await fine(page).waitFor();

  // Where it can't stand, it says why and stays in hand.
  await tool(page, "Table").click();
  await page.mouse.move(...(await at(page, 6, 12)));
  await page.locator(".eb-why", { hasText: "across a wall" }).waitFor();
  await press(page, 11, 8);
  await tool(page, "Orc").click();
  await press(page, 14, 9);
  await tool(page, "Door").click();
  await press(page, 9.6, 9);
  await page.keyboard.press("Escape");
  await tab(page, "Piece").click();
  await page.getByRole("button", { name: "Done" }).click();
  await inWords(page, "9,9|10,9").waitFor();

  // An orc that is drawn elsewhere is there, and after undo it is back.
  await page.mouse.move(...(await at(page, 14, 9)));
  await page.mouse.down();
  await page.mouse.move(...(await at(page, 14, 10)), { steps: 3 });
  await page.mouse.move(...(await at(page, 14, 11)), { steps: 3 });
  await page.mouse.up();
  await page.locator(".he-where", { hasText: "14,11" }).waitFor();
  await page.keyboard.press("z");
  await inWords(page, "14,9").waitFor();

  // A trap, a note, and an event in a room that is picked on the board.
  await tool(page, "Pit").click();
  await press(page, 12, 10);
  await tool(page, "Note").click();
  await press(page, 13, 11);
  await page.keyboard.press("Escape");
  await page.getByLabel("For the Evil Wizard alone").fill("marmalade under the floor");
  await tab(page, "Events").click();
  await page.getByRole("button", { name: "Add an event" }).click();
  await page.getByLabel("When", { exact: true }).selectOption("room-entered");
  await page.getByRole("button", { name: /^Pick on the board Which room/ }).click();
  await press(page, 14, 9);
  expect(await page.getByLabel("Which room").inputValue()).toBe("K");
  await page.getByLabel("Read aloud").fill("Something hums under the floor.");
  await page.getByRole("button", { name: "And then …" }).click();
  await page.getByLabel("Then", { exact: true }).last().selectOption("wake");
  await theOnlyOrc(page).waitFor();

  // The goal: whom the heroes must slay gets a name.
  await tab(page, "Goal").click();
  await page.getByLabel("The heroes win when they").selectOption("slay");
  await theOnlyOrc(page).waitFor();

  // One whom nobody can come to: a button puts a door there. Then there are two goals, and one again.
  await tool(page, "Goblin").click();
  await press(page, 2, 2);
  await page.keyboard.press("Escape");
  await tab(page, "Goal").click();
  await page.getByLabel("Who", { exact: true }).selectOption({ label: "Goblin · 2,2" });
  await stopped(page).waitFor();
  await tab(page, "Checks").click();
  await page.getByRole("button", { name: /^Add a door at .*: Nobody can reach/ }).click();
  await fine(page).waitFor();
  await tab(page, "Goal").click();
  await page.getByRole("button", { name: "Add a goal" }).click();
  expect(await page.getByLabel("The heroes win when they").count()).toBe(2);
  await page.getByRole("button", { name: "Take away" }).last().click();
  await page.getByRole("button", { name: /^Without Goblin/ }).click();

  await tab(page, "Texts").click();
  await page.getByLabel("Title").fill("The Silent Table");
  await page.getByLabel("Notes for the Evil Wizard").fill("marmalade behind the screen");

  await tryTenTimes(page);

  await page.reload();
  await fine(page).waitFor();
  expect(await page.locator(".ed-title").innerText()).toBe("The Silent Table");
  expect(await accessibilityFaults(page)).toEqual([]);

  // Shared by a link to play: whoever follows it plays, and never gets a word that is inside.
  await tab(page, "Keep").click();
  const printing = page.waitForEvent("download");
  await page.getByRole("button", { name: /^For whoever leads it.* A4$/ }).click();
  expect((await printing).suggestedFilename()).toBe("The Silent Table notes.pdf");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("The Silent Table.quest.json");
  const link = await linkToPlay(page);
  const { page: other, heard } = await comeOverheard(link);
  await other.getByRole("heading", { name: "The Silent Table" }).waitFor();
  expect(await accessibilityFaults(other)).toEqual([]);
  await other.getByRole("button", { name: "Play it now" }).click();
  await other.locator(".question").waitFor();
  expect(other.url()).toContain("#/table/");
  expect(heard.filter((text) => text.includes("marmalade"))).toEqual([]);

  await tab(page, "Try").click();
  await page.getByRole("button", { name: "Play it now" }).click();
  await page.locator(".question").waitFor();
  expect(page.url()).toContain("#/table/");

  // The file is the whole quest, whoever opens it.
  await other.goto("/#/editor");
  await other.locator(".ed-import input[type=file]").setInputFiles(await saved.path());
  await other.getByRole("button", { name: "Take it" }).click();
  await fine(other).waitFor();
  await tab(other, "Events").click();
  expect(await other.getByLabel("Read aloud").inputValue()).toBe("Something hums under the floor.");
});

test("a quest is written by the keyboard alone on a phone's width, by a finger and in three languages, and everything there is large enough for it", async ({
  come,
}) => {
  const page = await come(undefined, phone);
  await begin(page, "An empty board");
  await stopped(page).waitFor();
  await page.locator(".he-board").focus();
  // From problem to problem: each is mended.
  await page.keyboard.press("c");
  await page.locator(".ed-problem.current", { hasText: "start squares" }).waitFor();
  await page.keyboard.press("f");
  await page.locator(".ed-list[aria-busy=false] .ed-problem.current", { hasText: "No exit" }).waitFor();
  await page.keyboard.press("f");
  await fine(page).waitFor();

  await takeByKeys(page, "Secret door");
  await page.locator(".eb-hint", { hasText: "Secret door" }).waitFor();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "Shift+ArrowRight", "Enter", "Escape"])
    await page.keyboard.press(key);
  await tab(page, "Piece").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Secret door" }).waitFor();
  await page.keyboard.press("b");
  await page.keyboard.press("Delete");
  await page.getByRole("heading", { name: "The board in words" }).waitFor();
  expect(await inWords(page, "Secret door").count()).toBe(0);
  await page.keyboard.press("z");
  await inWords(page, "Secret door").waitFor();

  // A finger puts a goblin down, chooses it and draws it elsewhere.
  await tab(page, "Tools").tap();
  await tool(page, "Goblin").tap();
  const [column, row] = [3, 1];
  const square = async (...place: [number, number]) => {
    const [x, y] = await at(page, ...place);
    return { x, y };
  };
  const tap = async ({ x, y }: { x: number; y: number }) => page.touchscreen.tap(x, y);
  await tap(await square(column, row));
  await page.locator(".eb-hint").getByRole("button").last().tap();
  await tap(await square(column, row));
  await page.getByRole("heading", { name: "Goblin" }).waitFor();
  const way = [0, 0.4, 0.8, 1].map((part) => square(column, row + part));
  await finger(page, await Promise.all(way));
  await page.locator(".he-where", { hasText: `${column},${row + 1}` }).waitFor();

  for (const name of ["Tools", "Piece", "Goal", "Events", "Texts", "Checks", "Try", "Keep"]) {
    await tab(page, name).click();
    expect([name, ...(await tooSmall(page, ".ed-label label, .ed-import label"))]).toEqual([name]);
    expect([name, ...(await accessibilityFaults(page))]).toEqual([name]);
  }
  expect(await overflow(page)).toBe(0);
  expect(await faultsInOtherLanguages(page)).toEqual([]);
});

const drawing = `<?xml version="1.0" encoding="UTF-8"?>
<quest name="Under the Mill" region="Europe" version="1.4" width="1" height="1">
  <board>
    <object id="Stairway" left="2.0" top="15.0" rotation="downward" zorder="1"/>
    <object id="Orc" left="13.0" top="9.0" rotation="downward" zorder="2"/>
    <object id="Dragon" left="14.0" top="9.0" rotation="downward" zorder="3"/>
  </board>
  <speech>The wheel turns by itself.</speech>
</quest>`;

test("a drawing of HeroScribe comes in with remarks, and a hostile file is refused and changes nothing", async ({
  page,
}) => {
  await page.goto("/#/editor");
  const field = page.getByLabel("… or paste it here");
  await field.fill(drawing);
  await page.locator(".ed-brought li", { hasText: "Dragon" }).waitFor();
  await page.getByRole("button", { name: "Take it" }).click();
  await page.locator(".ed-title", { hasText: "Under the Mill" }).waitFor();
  await tab(page, "Keep").click();
  await stopped(page).waitFor();
  const before = await page.locator(".hq-world").innerHTML();
  for (const hostile of [
    '{"tavolata":"quest","format":1,"game":"heroquest","language":"en","quest":{"__proto__":{"side":"A"}},"texts":{}}',
    '<!DOCTYPE quest [<!ENTITY a "b">]><quest name="&a;"/>',
    `{"quest":${"[".repeat(5_000)}`,
  ]) {
    await field.fill("");
    await field.fill(hostile);
    await page.locator(".ed-refused li").first().waitFor();
    expect(await page.getByRole("button", { name: "Take it" }).count()).toBe(0);
  }
  expect((await page.locator(".hq-world").innerHTML()) === before).toBe(true);
  expect(await page.locator(".ed-title").innerText()).toBe("Under the Mill");
});
