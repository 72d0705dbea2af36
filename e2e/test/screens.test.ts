import { mkdir } from "node:fs/promises";
import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "../support/accessibility.js";
import { layHeroQuest } from "../support/heroquest.js";
import { faultsAtTwice, layoutFaults } from "../support/layout.js";
import { keepPicture, pictures } from "../support/look-around.js";
import { adminToken } from "../support/shared-server.js";
import { setStage } from "../support/stage.js";
import { goAfresh, overflow, question } from "../support/visitor.js";

const widths = [360, 768, 1280, 1920];
/** The screens whose contrasts are checked in the light theme as well: the others are made of the same parts. */
const alsoLight = ["home", "new-table", "table", "settings"];

const languages = ["it", "fr", "en"] as const;

const stage = setStage();
/** Who Mira is, for a browser: her cookie and what is kept for her. */
let mira: NonNullable<BrowserContextOptions["storageState"]>;
/** What is at the server: tables in play, of a campaign, between its quests, over; a link into a seat, and one to a quest. */
let laid: { play: string; campaign: string; over: string; token: string; quest: string; market: string; ended: string };

beforeAll(async () => {
  const { page } = await stage.come(stage.url);
  const tables = await layTables(page);
  const mine = ["adventurer-1", "adventurer-2", "adventurer-3", "adventurer-4"];
  const until = ({ kind, seat }: { kind: string; seat: string }) => kind === "market" && mine.includes(seat);
  const market = await layHeroQuest(page, { options: { campaign: true }, mine, seed: "market", until });
  const ended = await layHeroQuest(page, { mine, seed: "over", until: "over" });
  laid = { ...tables, market: market.id, ended: ended.id };
  await page.evaluate(() => localStorage.removeItem("tavolata.preferences"));
  mira = await page.context().storageState();
  await page.context().close();
  await mkdir(pictures, { recursive: true });
});

/** Mira comes again. */
async function come(options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await stage.come(undefined, { storageState: mira, colorScheme: "dark", ...options });
  return page;
}

/** Comes in as Mira and opens the tables that the screens show. */
function layTables(page: Page): Promise<Omit<typeof laid, "market" | "ended">> {
  return page.evaluate(async (file) => {
    const ask = async (method: string, path: string, body?: object) => {
      const sent = body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {};
      const response = await fetch(`/api${path}`, { method, ...sent });
      // biome-ignore lint/suspicious/noExplicitAny: whatever the server says
      return (await response.json()) as any;
    };
    localStorage.setItem("tavolata.known", "yes");
    const deck = {
      id: "my-screen",
      name: "A deck",
      heroes: ["aragorn", "eowyn"],
      cards: { gandalf: 3, beorn: 4 },
      text: "",
    };
    const unknown = [{ name: "Warden of Healing", count: 2, line: 12, beside: false }];
    localStorage.setItem("tavolata.decks", JSON.stringify([{ ...deck, unknown, sideboard: { feint: 1 } }]));
    await ask("POST", "/me", { name: "Mira" });
    const bot = { sits: "bot", bot: "normal" };
    const me = { sits: "me" };
    const party = { "adventurer-2": bot, "adventurer-3": bot, "adventurer-4": bot, wizard: bot };
    const mine = { "adventurer-1": me };
    const now = { begin: "now", contribution: "5eed".repeat(8) };
    const play = await ask("POST", "/tables", { game: "heroquest", seats: { ...mine, ...party }, ...now });
    const options = { campaign: true };
    const campaign = await ask("POST", "/tables", { game: "heroquest", options, seats: mine, ...now });
    const link = await ask("POST", `/tables/${campaign.id}/links`, { leads: "seat", seat: "adventurer-2" });
    const over = await ask("POST", "/tables", { game: "lantern-quay", seats: { "smuggler-1": bot, "warden-1": bot } });
    while (!(await ask("GET", `/tables/${over.id}`)).outcome) await new Promise((resolve) => setTimeout(resolve, 500));
    const quest = await ask("POST", "/quests", { file });
    const shared = await ask("POST", `/quests/${quest.id}/links`, { leads: "play" });
    return { play: play.id, campaign: campaign.id, over: over.id, token: link.token, quest: shared.token };
  }, JSON.stringify(ownQuest));
}

/** A small quest that somebody has made. */
const ownQuest = {
  ...{ tavolata: "quest", format: 1, game: "heroquest", language: "en", author: "Mira" },
  quest: {
    ...{ side: "A", wandering: "orc", goal: { kind: "escape", heroes: 1 } },
    start: ["1,14", "2,14", "1,15", "2,15", "1,16", "2,16", "3,14", "3,15"],
    exit: ["1,17", "2,17"],
  },
  texts: {
    en: {
      title: "The Silent Table",
      introduction: "Nobody has eaten here for a hundred years, and yet it is laid.",
      aim: "Come out again.",
      ...{ notes: "No notes.", success: "The wind is fresh outside.", failure: "One more place is taken." },
    },
  },
};

/** Every screen: where it is, and what is there when it has come. */
const screens = (): Readonly<Record<string, { at: string; has: string; after?: (page: Page) => Promise<void> }>> => ({
  home: { at: "#/", has: ".table-card" },
  "new-table": {
    at: "#/new",
    has: ".new-go",
    after: async (page) => {
      for (const summary of await page.locator(".new-rules summary").all()) await summary.click();
    },
  },
  table: { at: `#/table/${laid.play}`, has: ".question.asked" },
  menu: {
    at: `#/table/${laid.campaign}`,
    has: ".question.asked",
    after: async (page) => {
      await page.locator(".head-tools > button").last().click();
      await page.locator(".desk").waitFor();
    },
  },
  past: {
    at: `#/table/${laid.ended}`,
    has: ".end-proof",
    after: async (page) => {
      await page.keyboard.press("Escape");
      if (await page.getByRole("tab").first().isVisible()) await page.getByRole("tab").last().click();
      const drawer = page.locator(".table-drawers button").last();
      if (await drawer.isVisible()) await drawer.click();
      await page.locator(".log-moment").nth(20).click();
      await page.locator(".bar.past").waitFor();
    },
  },
  ended: { at: `#/table/${laid.ended}`, has: ".end-proof" },
  statistics: {
    at: `#/table/${laid.ended}`,
    has: ".end-statistics",
    after: async (page) => {
      await page.locator(".end-statistics").click();
      await page.locator(".statistics").waitFor();
    },
  },
  market: { at: `#/table/${laid.market}`, has: ".hq-wares" },
  campaign: { at: `#/campaign/${laid.market}`, has: ".campaign-road .now" },
  join: { at: `#/join/${laid.token}`, has: ".join" },
  replay: { at: `#/replay-of/${laid.over}`, has: ".reel-slider" },
  rules: { at: "#/rules/heroquest/HQ-6.13-a", has: ".rulebook-rule.opened" },
  decks: { at: "#/decks", has: ".deck-tile" },
  admin: {
    at: "#/admin",
    has: ".admin",
    after: async (page) => {
      // Whoever has shown the token once is known to this window.
      await page.locator(".admin-token, .admin-card").first().waitFor();
      if (await page.locator(".admin-token").isVisible()) {
        await page.locator(".admin-token input").fill(adminToken);
        await page.keyboard.press("Enter");
      }
      await page.locator(".admin-card").first().waitFor();
    },
  },
  deck: { at: "#/decks/my-screen", has: ".deck-pool .card-row" },
  editor: { at: "#/editor", has: ".ed-begin-one" },
  quest: {
    at: "#/editor",
    has: ".ed-begin-one",
    after: async (page) => {
      await page.locator(".ed-begin-one").last().click();
      await page.locator(".ed-health.fine").waitFor();
    },
  },
  "souls-quest": {
    at: "#/editor/souls",
    has: ".ed-begin-one",
    after: async (page) => {
      await page.locator(".ed-begin-one").last().click();
      await page.locator(".ed-health.fine").waitFor();
    },
  },
  "shared-quest": { at: `#/quest/${laid.quest}`, has: ".ed-cover" },
  lab: { at: "#/lab", has: ".lab-form button" },
  tutorials: {
    at: "#/learn",
    has: ".tutorial h2",
    after: (page) => page.locator(".tutorial h2").filter({ hasNotText: "…" }).nth(3).waitFor(),
  },
  lesson: { at: "#/learn/heroquest", has: ".lesson" },
  settings: { at: "#/settings", has: ".setting-group" },
  figures: { at: "#/figures/souls", has: ".figure-row" },
  quay: { at: "#/quay", has: ".start-game" },
  lost: { at: "#/table/AAAAAAAAAAAAAAAA", has: ".loading-failed" },
});

async function show(page: Page, { at, has, after }: ReturnType<typeof screens>[string]): Promise<void> {
  await goAfresh(page, stage.url, at);
  await page.locator(has).first().waitFor();
  await after?.(page);
}

/** What a screen says; but not the rulings, which are written in one language and name options by their ids. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const other of document.querySelectorAll<HTMLElement>("main [lang], .rule-ruling"))
      other.style.display = "none";
    const text = document.body.innerText;
    for (const other of document.querySelectorAll<HTMLElement>("main [lang], .rule-ruling")) other.style.display = "";
    return text;
  });
}

/** A text that is missing shows its key. */
function keysIn(text: string): string[] {
  const keys = text.match(/(?<![\w/.:])(?:[a-z]+\.)+[a-z][a-z-]*(?!\w)/g) ?? [];
  return keys.filter((key) => !key.endsWith("icons.net"));
}

/** Looks at a screen in one language on a phone, and says what it says there. */
async function speaks(page: Page, name: string, language: string, faults: string[]): Promise<string> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(
    (chosen) => localStorage.setItem("tavolata.preferences", JSON.stringify({ language: chosen })),
    language,
  );
  await show(page, screens()[name]!);
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  if ((await overflow(page)) > 0) faults.push(`${name} sticks out in ${language}`);
  const text = await textOf(page);
  const keys = keysIn(text);
  if (keys.length > 0) faults.push(`${name} has no text in ${language} for ${keys.join(", ")}`);
  return text;
}

/** Looks at a screen at every width, in the dark and in the light, and keeps it as pictures. */
async function looks(page: Page, name: string, faults: string[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 640 ? 740 : width < 1000 ? 1024 : 900 });
    await keepPicture(page, `${name}-${width}`);
    if ((await overflow(page)) > 0) faults.push(`${name} sticks out at ${width} pixels`);
    faults.push(...(await layoutFaults(page)).map((fault) => `${name} at ${width}: ${fault}`));
    if (width === 360 || width === 1280) {
      faults.push(...(await faultsAtTwice(page)).map((fault) => `${name} at ${width}, 200 %: ${fault}`));
    }
    if (width === 1280) faults.push(...(await accessibilityFaults(page)).map((fault) => `${name}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (alsoLight.includes(name)) {
    faults.push(...(await accessibilityFaults(page, "colours")).map((fault) => `${name} (light): ${fault}`));
  }
  await keepPicture(page, `${name}-light`);
  await page.emulateMedia({ colorScheme: "dark" });
}

test("every screen speaks three languages at 360 pixels, fits every width, has no fault of accessibility, and is kept as a picture", async () => {
  const page = await come();
  await page.goto(stage.url);
  const faults: string[] = [];
  for (const name of Object.keys(screens())) {
    const told = new Set<string>();
    for (const language of languages) told.add(await speaks(page, name, language, faults));
    if (told.size < languages.length) faults.push(`${name} says the same in two languages`);
    await looks(page, name, faults);
  }
  expect(faults).toEqual([]);
});

test("the rules of every game lead to their summary, hero sheets and cards on paper, and the adventure game's to its map", async () => {
  const { page } = await stage.come(stage.url);
  for (const game of ["heroquest", "rings", "souls", "azeroth"]) {
    await goAfresh(page, stage.url, `#/rules/${game}`);
    const cards = page.getByRole("link", { name: "Print the cards (PDF): Letter" });
    await cards.waitFor();
    const links = await page
      .locator(".game-on-paper a")
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    expect(links).toHaveLength(game === "azeroth" ? 8 : 6);
    for (const link of game === "azeroth" ? links.filter((one) => one.includes("a4")) : [links[0]!]) {
      const answer = await page.request.get(link, { timeout: 60_000 });
      expect([link, answer.status(), answer.headers()["content-type"]]).toEqual([link, 200, "application/pdf"]);
    }
  }
});

test("what is set in the settings counts at once and stays", async () => {
  const page = await come();
  await show(page, screens()["settings"]!);
  const root = page.locator("html");
  await page.getByRole("radio", { name: "Light" }).check();
  expect(await root.getAttribute("data-theme")).toBe("light");
  await page.getByRole("radio", { name: "150 %" }).check();
  await page.getByRole("radio", { name: "Strongest contrast" }).check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("radio", { name: "Calm" }).check();
  await page.reload();
  await page.locator(".setting-group").first().waitFor();
  expect(await root.getAttribute("data-theme")).toBe("light");
  expect(await root.getAttribute("data-colours")).toBe("contrast");
  expect(await root.getAttribute("data-motion")).toBe("calm");
  expect(await root.evaluate((element) => getComputedStyle(element).fontSize)).toBe("24px");
  expect(await overflow(page)).toBe(0);
  await page.getByRole("textbox", { name: "What you are called at the table" }).fill("Tor");
  await page.getByRole("button", { name: "Keep" }).click();
  await page.getByText("So be it.").waitFor();

  // The browser would install the page, and says what it is in its language. (A window that keeps nothing installs nothing.)
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== "in-incognito")).toEqual([]);
  await page.getByRole("button", { name: "IT Italiano" }).first().click();
  await expect.poll(async () => (await devtools.send("Page.getAppManifest")).data).toContain("Nuovo tavolo");
});

test("a match that is over is looked at again, verified, and gone on with from its middle", async () => {
  const page = await come();
  await show(page, screens()["replay"]!);
  const slider = page.getByRole("slider");
  const end = Number(await slider.getAttribute("max"));
  expect(await slider.inputValue()).toBe(String(end));
  await page.getByRole("button", { name: "One step back" }).click();
  expect(await slider.inputValue()).toBe(String(end - 1));
  await page.locator(".replay-log button").first().click();
  expect(await slider.inputValue()).toBe("0");
  await slider.fill("4");
  await page.getByRole("button", { name: "Do more with it" }).click();
  await page.getByRole("button", { name: "Verify" }).click();
  await page.getByText("Sound: the seed fits").waitFor();
  await page.getByRole("button", { name: "Go on from here" }).click();
  await question(page).waitFor();
  expect(page.url()).toContain("#/table/");
});
