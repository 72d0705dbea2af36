import type { Page } from "@playwright/test";
import { screenFaults } from "@tavolata/e2e/support/page/screens.js";
import { expect, test } from "@tavolata/e2e/support/test.js";
import { layHeroQuest } from "./support/laid-quest.js";

/** What is at the server: tables in play, of a campaign, between its quests, over; a link to a quest. */
interface Laid {
  readonly play: string;
  readonly campaign: string;
  readonly market: string;
  readonly ended: string;
  readonly quest: string;
}

/** Comes in as Mira and opens the tables that the screens show. */
async function layTables(page: Page): Promise<Laid> {
  const tables = await page.evaluate(async (file) => {
    const ask = async (method: string, path: string, body?: object) => {
      const sent = body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {};
      const response = await fetch(`/api${path}`, { method, ...sent });
      return (await response.json()) as { readonly id: string; readonly token: string };
    };
    localStorage.setItem("tavolata.known", "yes");
    await ask("POST", "/me", { name: "Mira" });
    const bot = { sits: "bot", bot: "normal" };
    const party = { "adventurer-2": bot, "adventurer-3": bot, "adventurer-4": bot, wizard: bot };
    const mine = { "adventurer-1": { sits: "me" } };
    const lay = async (wish: object) => {
      const table = await ask("POST", "/tables", { game: "heroquest", ...wish });
      await ask("POST", `/tables/${table.id}/begin`, { contribution: "5eed".repeat(8) });
      return table;
    };
    const play = await lay({ seats: { ...mine, ...party } });
    const campaign = await lay({ options: { campaign: true }, seats: mine });
    const quest = await ask("POST", "/quests", { file });
    const shared = await ask("POST", `/quests/${quest.id}/links`, { leads: "play" });
    return { play: play.id, campaign: campaign.id, quest: shared.token };
  }, JSON.stringify(customQuest));
  const mine = ["adventurer-1", "adventurer-2", "adventurer-3", "adventurer-4"];
  const until = ({ kind, seat }: { kind: string; seat: string }) => kind === "market" && mine.includes(seat);
  const market = await layHeroQuest(page, { options: { campaign: true }, mine, seed: "market", until });
  const ended = await layHeroQuest(page, { mine, seed: "over", until: "over" });
  return { ...tables, market: market.id, ended: ended.id };
}

/** A small quest that somebody has made. */
const customQuest = {
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

/** Every screen that is about this game. */
const screens = (laid: Laid) => ({
  table: { at: `#/table/${laid.play}`, has: ".question.asked" },
  menu: {
    at: `#/table/${laid.campaign}`,
    has: ".question.asked",
    after: async (page: Page) => {
      await page.locator(".head-tools > button").last().click();
      await page.locator(".desk").waitFor();
    },
  },
  past: {
    at: `#/table/${laid.ended}`,
    has: ".end-proof",
    after: async (page: Page) => {
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
    after: async (page: Page) => {
      await page.locator(".end-statistics").click();
      await page.locator(".statistics").waitFor();
    },
  },
  market: { at: `#/table/${laid.market}`, has: ".hq-wares" },
  campaign: { at: `#/campaign/${laid.market}`, has: ".campaign-road .now" },
  rules: { at: "#/rules/heroquest/HQ-6.13-a", has: ".rulebook-rule.opened" },
  quest: {
    at: "#/editor/heroquest",
    has: ".ed-begin-one",
    after: async (page: Page) => {
      await page.locator(".ed-begin-one").last().click();
      await page.locator(".ed-health.fine").waitFor();
    },
  },
  "shared-quest": { at: `#/quest/${laid.quest}`, has: ".ed-cover" },
  lesson: { at: "#/learn/heroquest", has: ".lesson" },
});

test("every screen of the game speaks three languages at 360 pixels, fits every width, has no fault of accessibility, and is kept as a picture", async ({
  come,
}) => {
  const page = await come("/", { colorScheme: "dark" });
  const laid = await layTables(page);
  await page.evaluate(() => localStorage.removeItem("tavolata.preferences"));
  expect(await screenFaults(page, screens(laid))).toEqual([]);
});
