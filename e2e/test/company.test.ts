import { gameOf } from "@tavolata/games";
import { Match } from "@tavolata/kernel";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../support/accessibility.js";
import { layMatch, quick } from "../support/laid-table.js";
import { setStage } from "../support/stage.js";
import { actions, goAfresh, question } from "../support/visitor.js";

const stage = setStage();

/** Lays a table of Lantern Quay at which whoever is at this page is the warden, and stays where the page is. */
async function laidQuay(page: Page, seed: string): Promise<string> {
  const { ruleset } = await gameOf("lantern-quay").works();
  const save = Match.start(ruleset, { options: {}, seed }).save();
  return layMatch(page, save, { "smuggler-1": { sits: "bot", bot: "normal" }, "warden-1": { sits: "me" } });
}

/** The address of a link to commentary, a minute behind its table: when the last test needs it, that minute has passed. */
let commentary: Promise<string> | undefined;

async function linkToCommentary(): Promise<string> {
  const { page } = await stage.come(`${stage.url}/#/settings`);
  const id = await laidQuay(page, "comment");
  await page.goto(`${stage.url}/#/table/${id}`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("combobox", { name: "Delay" }).selectOption("1");
  const makeOne = async () => {
    await page.getByRole("button", { name: "Link for a commentator" }).click();
    return page.locator(".desk .share-link input").inputValue();
  };
  const link = await makeOne();
  await expect.poll(makeOne).not.toBe(link);
  // Whoever opens the other one is told when it begins, and everybody at the table who that is.
  const another = await page.locator(".desk .share-link input").inputValue();
  const early = await stage.come(another);
  await early.page.getByRole("heading", { name: "The commentary hasn’t begun yet" }).waitFor();
  await early.page.getByText(/^You see the table from .*:.* on\./).waitFor();
  expect(await accessibilityFaults(early.page)).toEqual([]);
  await page.locator(".desk").getByText("Guest sees everything by commentary").waitFor();
  const second = await stage.come(another);
  await second.page.getByText("This link belongs to somebody else").waitFor();
  return link;
}

test("a commentator who comes too early is told when it begins", async () => {
  commentary = linkToCommentary();
  await commentary;
});

test("that mended rules took a match back is said once, and the match goes on", async () => {
  const { page } = await stage.come(`${stage.url}${quick}`);
  const id = await laidQuay(page, "mended");
  // Rules aren't mended while a test runs: what the server would say then is put into what it says.
  const message = { key: "notice.back-to-step", args: { dropped: 2 } };
  const notice = { message, answers: 0, when: new Date(0).toISOString() };
  await page.routeWebSocket(/\/api\/play$/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => server.send(text));
    server.onMessage((text) => {
      const told = JSON.parse(String(text)) as { type: string; table: object };
      line.send(told.type === "table" ? JSON.stringify({ ...told, table: { ...told.table, notice } }) : text);
    });
  });
  await goAfresh(page, stage.url, `#/table/${id}`);
  await page.getByText("the last 2 answers don’t fit any more").waitFor();
  await page.getByRole("button", { name: "I see" }).click();
  await page.getByText("the last 2 answers don’t fit any more").waitFor({ state: "detached" });
  await question(page).getByText("Where do you stand tonight?").waitFor();
});

test("a commentator sees everything, is told how far behind, and can do nothing", async () => {
  commentary ??= linkToCommentary();
  const commentator = await stage.come(await commentary);
  await commentator.page.getByText("You see everything, 1 minute behind the table.").waitFor({ timeout: 120_000 });
  expect(await actions(commentator.page).getByRole("button").count()).toBe(0);
  expect(await accessibilityFaults(commentator.page)).toEqual([]);
});
