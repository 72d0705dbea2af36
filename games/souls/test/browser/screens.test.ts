import { screenFaults } from "@tavolata/e2e/support/screens.js";
import { setStage } from "@tavolata/e2e/support/stage.js";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

const stage = setStage();

const screens = {
  "souls-quest": {
    at: "#/editor/souls",
    has: ".ed-begin-one",
    after: async (page: Page) => {
      await page.locator(".ed-begin-one").last().click();
      await page.locator(".ed-health.fine").waitFor();
    },
  },
  figures: { at: "#/figures/souls", has: ".figure-row" },
};

test("every screen of the game speaks three languages at 360 pixels, fits every width, has no fault of accessibility, and is kept as a picture", async () => {
  const { page } = await stage.come(undefined, { colorScheme: "dark" });
  expect(await screenFaults(page, stage.url, screens)).toEqual([]);
});
