import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openHeroQuest } from "../support/heroquest.js";
import { setStage } from "../support/stage.js";
import { actions, holdUntil, log, overhear, question } from "../support/visitor.js";

const stage = setStage();

/** Lays a table of HeroQuest in the page, which waits for those who get links. */
async function layTable(page: Page, sitters: Readonly<Record<string, string>>): Promise<string[]> {
  await page.goto(`${stage.url}/#/new`);
  for (const [seat, who] of Object.entries(sitters)) {
    await page.getByRole("combobox", { name: seat, exact: true }).selectOption(who);
  }
  await page.getByRole("button", { name: "Lay a table" }).click();
  const invitations = page.getByRole("dialog", { name: "Invite your friends" });
  await invitations.waitFor();
  const links = await invitations
    .getByRole("textbox")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await page.getByRole("button", { name: "To the table" }).click();
  await page.getByRole("button", { name: "Start the game" }).waitFor();
  return links;
}

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
  const { id } = await ask(owner, "/tables", { game: "heroquest", open: true, begin: "now" });
  const { token } = await ask(owner, `/tables/${id}/links`, { leads: "seat", seat: "adventurer-1" });
  await ask(guest, "/invitations/accept", { token, contribution: "5eed".repeat(8) });
  return token;
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "What you are called at the table" }).fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await question(page).waitFor();
}

/** Takes an action, and waits until the table has taken it: then another question is open, or none. */
async function takes(page: Page, action: string): Promise<void> {
  const before = await question(page).innerText();
  await actions(page).getByRole("button", { name: action }).first().click();
  await expect.poll(() => question(page).innerText()).not.toBe(before);
}

/** The page at home needs no more script than this; in bytes as they are sent, compressed. */
const mostScript = 150_000;

test("one tap leads into HeroQuest, whose rules stay at the server, and the table waits at home", async () => {
  const { page, heard } = await stage.comeOverheard(stage.url);
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
  await question(page)
    .getByText(/element|What do you do/)
    .waitFor();
  expect(await page.title()).toContain("Tavolata");
  // The page knows how the game looks, not its rules: no quest is in what was loaded.
  expect(heard.filter((text) => text.includes("bell-chest"))).toEqual([]);
  await page.addInitScript(() => {
    navigator.setAppBadge = async (count) => {
      document.documentElement.dataset["badge"] = String(count);
    };
    navigator.clearAppBadge = async () => {
      document.documentElement.dataset["badge"] = "none";
    };
  });
  await page.goto(stage.url);
  await page.getByRole("heading", { name: "Your tables" }).waitFor();
  await page
    .getByRole("link", { name: /The Stolen Bell/ })
    .getByText("Your turn")
    .waitFor();
  // So many tables wait: the window's name says it, and the icon of the installed app.
  await page.locator('html[data-badge="1"]').waitFor();
  expect(await page.title()).toMatch(/^\(1\)/);
});

test("two people and a looker-on sit at one table; a lost line loses nothing", async () => {
  const mira = await stage.comeOverheard(stage.url);
  const [link = ""] = await layTable(mira.page, { "Adventurer 1": "link" });
  const tor = await stage.comeOverheard(link);
  await sitDown(tor.page, "Tor");
  await mira.page.getByText("Tor").first().waitFor();

  await mira.page.getByRole("button", { name: "Menu" }).click();
  await mira.page.getByRole("button", { name: "Link for lookers-on" }).click();
  const watching = await mira.page.locator(".desk .share-link input").inputValue();
  await mira.page.keyboard.press("Escape");
  const looker = await stage.come(link);
  await looker.page.getByRole("heading", { name: "This seat is taken" }).waitFor();
  expect(await looker.page.getByRole("link", { name: "Watch instead" }).count()).toBe(0); // the table is closed
  await looker.page.goto(`${stage.url}/#/join/${await takenAtOpenTable(mira.page, tor.page)}`);
  await looker.page.getByRole("link", { name: "Watch instead" }).click();
  await looker.page.getByText("You are looking on.").waitFor();
  await looker.page.goto(watching);
  await looker.page.getByText("You are looking on.").waitFor();

  await takes(tor.page, "Dwarf");
  await tor.dropLine();
  await mira.dropLine();
  for (const hero of ["Barbarian", "Elf", "Wizard"]) await takes(mira.page, hero);
  await tor.page
    .getByText(/element|Which hero do you take|What do you do|Waiting for/)
    .first()
    .waitFor();
  await log(looker.page).getByText(/dwarf/i).first().waitFor();
  await log(tor.page)
    .getByText(/barbarian/i)
    .first()
    .waitFor();
  expect(await actions(looker.page).getByRole("button").count()).toBe(0);

  await tor.page.getByRole("button", { name: "Talk" }).click();
  await tor.page.getByRole("textbox", { name: "Say something" }).fill("Mind the pits!");
  await tor.page.keyboard.press("Enter");
  await mira.page.getByRole("button", { name: /Talk.*1/ }).click();
  await mira.page.getByText("Mind the pits!").waitFor();
});

test("a lost line is told and the board stays; an answer that comes too late is refused with its reason, and changes nothing", async () => {
  const mine = ["adventurer-1", "adventurer-2", "adventurer-3", "adventurer-4"];
  const until = ({ kind, seat }: { kind: string; seat: string }) => kind === "walk" && mine.includes(seat);
  const { page } = await stage.come();
  await openHeroQuest(page, stage.url, { mine, seed: "late", until });
  await page.locator(".question.asked").waitFor();
  const late = await overhear({ page: await page.context().newPage(), mistakes: [] });
  await late.page.goto(page.url());
  await late.page.locator(".question.asked").waitFor();
  await late.cutLine();
  await late.page.locator(".bar.lost").getByText("Your moves are kept").waitFor();
  await late.page
    .locator(".bar.lost")
    .getByText(/Trying again in \d+ s/)
    .waitFor();
  await late.page.getByRole("region", { name: "The dungeon" }).waitFor();
  await actions(late.page).getByRole("button").nth(1).click(); // kept, and sent when the line is there again
  const lines = () => log(page).innerText();
  const before = await lines();
  await actions(page).getByRole("button").first().click();
  await expect.poll(lines).not.toBe(before);
  const after = await lines();
  late.mendLine();
  await late.page.locator(".bar.lost").getByRole("button", { name: "Try again" }).click();
  await late.page.locator(".bar.lost").waitFor({ state: "detached" });
  await late.page.getByRole("button", { name: "Refused" }).click();
  await log(late.page).getByText("That question is no longer open").waitFor();
  await late.page.getByRole("group", { name: "What the log shows" }).getByRole("button", { name: "All" }).click();
  expect(await lines()).toBe(after);
  await expect.poll(() => log(late.page).innerText()).toBe(after);
});

test("what only the Evil Wizard may know is neither sent to the heroes' page nor in its memory", async () => {
  const heroes = await stage.comeOverheard(stage.url);
  const [link = ""] = await layTable(heroes.page, { "Evil Wizard": "link" });
  const wizard = await stage.comeOverheard(link);
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

test("the Evil Wizard reads the notes of the quest and what was read aloud, in whichever language", async () => {
  const { page, heard } = await stage.comeOverheard(stage.url);
  await openHeroQuest(page, stage.url, { options: { quest: "the-empty-cell" }, mine: ["wizard"], seed: "notes" });
  await page.getByText("Notes of the quest").click();
  await page.getByText("these lie in the lockers north of the corridor").waitFor();
  await log(page).getByText("everything but your clothes and your temper").first().waitFor();
  await page.getByRole("button", { name: "Italiano" }).click();
  await page.getByText("stanno negli armadietti a nord del corridoio").waitFor();
  await log(page).getByText("tranne i vestiti e il malumore").first().waitFor();
  expect(heard.filter((text) => text.includes("quest.the-stolen-bell.notes"))).toEqual([]);
});

test("what bots do is shown step by step: paused, one by one, and on again; and says why", async () => {
  const { page } = await stage.come(stage.url);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.evaluate(() => localStorage.setItem("tavolata.preferences", '{"pace":0.5}'));
  const until = ({ kind, seat }: { kind: string; seat: string }) => kind === "action" && seat === "adventurer-1";
  await openHeroQuest(page, stage.url, { mine: ["adventurer-1"], seed: "steps", until });
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

test("two people at one device don't see each other's cards, and a slip is taken back", async () => {
  const { page } = await stage.come(stage.url);
  await page.goto(`${stage.url}/#/new`);
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
