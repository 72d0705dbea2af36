import type { BrowserContextOptions, Page } from "@playwright/test";
import { accessibilityFaults } from "../../support/page/accessibility.js";
import { screenFaults, show } from "../../support/page/screens.js";
import { adminToken } from "../../support/servers/shared-server.js";
import { type Come, expect, test } from "../../support/test.js";
import { overflow, question } from "../../support/visitor.js";

/** Who Mira is, for a browser: her cookie and what is kept for her. */
let mira: NonNullable<BrowserContextOptions["storageState"]>;
/** What is at the server: a table that is over, and a link into a seat of one in play. */
let laid: { readonly over: string; readonly token: string };

test.beforeAll(async ({ come }) => {
  const page = await come("/");
  laid = await layTables(page);
  await page.evaluate(() => localStorage.removeItem("tavolata.preferences"));
  mira = await page.context().storageState();
});

/** Mira comes again. */
const again = (come: Come) => come(undefined, { storageState: mira, colorScheme: "dark" });

/** Comes in as Mira and opens the tables that the screens show. */
function layTables(page: Page): Promise<typeof laid> {
  return page.evaluate(async () => {
    const ask = async (method: string, path: string, body?: object) => {
      const sent = body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {};
      const response = await fetch(`/api${path}`, { method, ...sent });
      return (await response.json()) as { readonly id: string; readonly token: string; readonly outcome?: object };
    };
    localStorage.setItem("tavolata.known", "yes");
    await ask("POST", "/me", { name: "Mira" });
    const [me, bot] = [{ sits: "me" }, { sits: "bot", bot: "normal" }];
    const game = "lantern-quay";
    const play = await ask("POST", "/tables", { game, seats: { "smuggler-1": me } });
    await ask("POST", `/tables/${play.id}/begin`, { contribution: "5eed".repeat(8) });
    const link = await ask("POST", `/tables/${play.id}/links`, { leads: "seat", seat: "warden-1" });
    const over = await ask("POST", "/tables", { game, seats: { "smuggler-1": bot, "warden-1": bot } });
    while (!(await ask("GET", `/tables/${over.id}`)).outcome) await new Promise((resolve) => setTimeout(resolve, 500));
    return { over: over.id, token: link.token };
  });
}

/** Every screen that isn't about one game. */
const screens = () => ({
  home: { at: "#/", has: ".table-card" },
  "new-table": {
    at: "#/new",
    has: ".new-go",
    after: async (page: Page) => {
      for (const summary of await page.locator(".new-rules summary").all()) await summary.click();
    },
  },
  join: { at: `#/join/${laid.token}`, has: ".join" },
  replay: { at: `#/replay-of/${laid.over}`, has: ".reel-slider" },
  admin: {
    at: "#/admin",
    has: ".admin",
    after: async (page: Page) => {
      // Whoever has shown the token once is known to this window.
      await page.locator(".admin-token, .admin-card").first().waitFor();
      if (await page.locator(".admin-token").isVisible()) {
        await page.locator(".admin-token input").fill(adminToken);
        await page.keyboard.press("Enter");
      }
      await page.locator(".admin-card").first().waitFor();
    },
  },
  editor: { at: "#/editor", has: ".ed-begin-one" },
  lab: { at: "#/lab", has: ".lab-form button" },
  tutorials: {
    at: "#/learn",
    has: ".tutorial h2",
    after: async (page: Page) => {
      await page.locator(".tutorial h2").first().waitFor();
      await page.locator(".tutorial h2", { hasText: "…" }).first().waitFor({ state: "detached" });
    },
  },
  settings: { at: "#/settings", has: ".setting-group" },
  quay: { at: "#/quay", has: ".start-game" },
  lost: { at: "#/table/AAAAAAAAAAAAAAAA", has: ".loading-failed" },
});

test("every screen speaks three languages at 360 pixels, fits every width, has no fault of accessibility, and is kept as a picture", async ({
  come,
}) => {
  expect(await screenFaults(await again(come), screens())).toEqual([]);
});

test("what is set in the settings counts at once and stays", async ({ come }) => {
  const page = await again(come);
  await show(page, screens().settings);
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

test("a match that is over is looked at again, verified, and gone on with from its middle", async ({ come }) => {
  const page = await again(come);
  await show(page, screens().replay);
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
