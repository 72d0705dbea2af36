import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { gameOf } from "@tavolata/games";
import { Match } from "@tavolata/kernel";
import { type RunningServer, startServer } from "@tavolata/server";
import { layMatch, quick } from "../../support/laid-table.js";
import { accessibilityFaults } from "../../support/page/accessibility.js";
import { expect, test } from "../../support/test.js";
import { actions, goAfresh, question } from "../../support/visitor.js";

const built = fileURLToPath(new URL("../../../apps/web/dist", import.meta.url));

/** Lays a table of Lantern Quay at which whoever is at this page is the warden, and stays where the page is. */
async function laidQuay(page: Page, seed: string): Promise<string> {
  const { ruleset } = await gameOf("lantern-quay").module();
  const save = Match.start(ruleset, { options: {}, seed }).save();
  return layMatch(page, save, { "smuggler-1": { sits: "bot", bot: "normal" }, "warden-1": { sits: "me" } });
}

/** The address of a link to commentary, a minute behind a table that is laid at this page. */
async function linkToCommentary(page: Page): Promise<string> {
  await page.goto("/#/settings");
  const id = await laidQuay(page, "comment");
  await page.goto(`/#/table/${id}`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("combobox", { name: "Delay" }).selectOption("1");
  return anotherLink(page);
}

async function anotherLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Link for a commentator" }).click();
  return page.locator(".desk .share-link input").inputValue();
}

test("a commentator who comes too early is told when it begins, and everybody at the table who that is", async ({
  page,
  come,
}) => {
  const first = await linkToCommentary(page);
  await expect.poll(() => anotherLink(page)).not.toBe(first);
  const link = await page.locator(".desk .share-link input").inputValue();
  const early = await come(link);
  await early.getByRole("heading", { name: "The commentary hasn’t begun yet" }).waitFor();
  await early.getByText(/^You see the table from .*:.* on\./).waitFor();
  expect(await accessibilityFaults(early)).toEqual([]);
  await page.locator(".desk").getByText("Guest sees everything by commentary").waitFor();
  const second = await come(link);
  await second.getByText("This link belongs to somebody else").waitFor();
});

test("that mended rules took a match back is said once, and the match goes on", async ({ page }) => {
  await page.goto(quick);
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
  await goAfresh(page, `#/table/${id}`);
  await page.getByText("the last 2 answers don’t fit any more").waitFor();
  await page.getByRole("button", { name: "I see" }).click();
  await page.getByText("the last 2 answers don’t fit any more").waitFor({ state: "detached" });
  await question(page).getByText("Where do you stand tonight?").waitFor();
});

/** At a server of its own, where commentators needn't be a minute behind. */
const testNear = test.extend<object, { near: RunningServer }>({
  near: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture wants.
    async ({}, use) => {
      const server = await startServer({
        place: { memory: true },
        page: { folder: built, notFound: "" },
        shortestDelay: 1,
      });
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ near }, use) => use(`http://127.0.0.1:${near.port}`),
});

testNear("a commentator sees everything, is told how far behind, and can do nothing", async ({ page, come }) => {
  // A moment behind the table, where the page would be a minute.
  await page.route("**/links", (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), delay: 1 }) }),
  );
  const commentator = await come(await linkToCommentary(page));
  await commentator.getByText("You see everything, 1 minute behind the table.").waitFor();
  expect(await actions(commentator).getByRole("button").count()).toBe(0);
  expect(await accessibilityFaults(commentator)).toEqual([]);
});
