import type { Page } from "@playwright/test";
import { layWithLinks, sitDown } from "@tavolata/e2e/support/invited.js";
import { expect, test } from "@tavolata/e2e/support/test.js";
import { actions, log, question } from "@tavolata/e2e/support/visitor.js";
import { openHeroQuest } from "./support/laid-quest.js";

/** Takes an action, and waits until the table has taken it: then another question is open, or none. */
async function takes(page: Page, action: string): Promise<void> {
  const before = await question(page).innerText();
  await actions(page).getByRole("button", { name: action }).first().click();
  await expect.poll(() => question(page).innerText()).not.toBe(before);
}

test("one tap leads into HeroQuest, whose rules stay at the server", async ({ comeOverheard }) => {
  const { page, heard } = await comeOverheard("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await question(page)
    .getByText(/element|What do you do/)
    .waitFor();
  // The page knows how the game looks, not its rules: no quest is in what was loaded.
  expect(heard.filter((text) => text.includes("bell-chest"))).toEqual([]);
  await page.goto("/");
  await page
    .getByRole("link", { name: /The Stolen Bell/ })
    .getByText("Your turn")
    .waitFor();
});

test("what only the Evil Wizard may know is neither sent to the heroes' page nor in its memory", async ({
  comeOverheard,
}) => {
  const heroes = await comeOverheard("/");
  const [link = ""] = await layWithLinks(heroes.page, "HeroQuest", ["Evil Wizard"]);
  const wizard = await comeOverheard(link);
  await sitDown(wizard.page, "Zargon");
  for (const hero of ["Barbarian", "Dwarf", "Elf", "Wizard"]) await takes(heroes.page, hero);
  await question(heroes.page)
    .getByText(/element|Which hero|What do you do/)
    .waitFor();

  const secrets = wizard.heard.flatMap(secretWords);
  expect(secrets.length).toBeGreaterThan(0);
  const sent = heroes.heard.filter((text) => text.startsWith('{"type":"standing"'));
  expect(sent.length).toBeGreaterThan(0);
  for (const secret of secrets) expect(sent.some((text) => text.includes(`"${secret}"`))).toBe(false);

  const known = await stringsIn(wizard.page);
  expect(secrets.filter((secret) => !known.has(secret))).toEqual([]);
  const remembered = await stringsIn(heroes.page);
  expect(remembered.has("adventurer-1")).toBe(true);
  expect(secrets.filter((secret) => remembered.has(secret))).toEqual([]);

  const [, notes = ""] = wizard.heard.map(notesIn).find((found) => found !== undefined) ?? [];
  expect(notes.length).toBeGreaterThan(50);
  const piece = notes.slice(10, 50);
  const holds = (text: string) => text.includes(piece);
  expect([...known].some(holds)).toBe(true);
  expect([...remembered].some(holds)).toBe(false);
  expect(heroes.heard.some(holds)).toBe(false);
});

test("the Evil Wizard reads the notes of the quest and what was read aloud, in whichever language", async ({
  comeOverheard,
}) => {
  const { page, heard } = await comeOverheard("/");
  await openHeroQuest(page, { options: { quest: "the-empty-cell" }, mine: ["wizard"], seed: "notes" });
  await page.getByText("Notes of the quest").click();
  await page.getByText("these lie in the lockers north of the corridor").waitFor();
  await log(page).getByText("everything but your clothes and your temper").first().waitFor();
  await page.getByRole("button", { name: "Italiano" }).click();
  await page.getByText("stanno negli armadietti a nord del corridoio").waitFor();
  await log(page).getByText("tranne i vestiti e il malumore").first().waitFor();
  expect(heard.filter((text) => text.includes("quest.the-stolen-bell.notes"))).toEqual([]);
});

/** The words for what is hidden in a quest, out of the Evil Wizard's own view: what waits where. */
function secretWords(text: string): string[] {
  if (!text.startsWith('{"type":"standing"')) return [];
  const { view } = JSON.parse(text) as { view?: { state?: { secrets?: { triggers?: { id?: string }[] } } } };
  return (view?.state?.secrets?.triggers ?? []).flatMap(({ id }) => (id === undefined ? [] : [id]));
}

/** The key and the text of a quest's notes, where a message of the server has them. */
function notesIn(text: string): [string, string] | undefined {
  if (!text.startsWith('{"type":"standing"')) return undefined;
  const { texts } = JSON.parse(text) as { texts?: { en: Record<string, string> } };
  return Object.entries(texts?.en ?? {}).find(([key]) => key.endsWith(".notes"));
}

/** All texts in the memory of a page. */
async function stringsIn(page: Page): Promise<ReadonlySet<string>> {
  const session = await page.context().newCDPSession(page);
  const pieces: string[] = [];
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => pieces.push(chunk));
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  const { strings } = JSON.parse(pieces.join("")) as { strings: string[] };
  return new Set(strings);
}
