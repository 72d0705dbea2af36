import type { Page } from "@playwright/test";
import { screenFaults } from "@tavolata/e2e/support/page/screens.js";
import { expect, test } from "@tavolata/e2e/support/test.js";

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

test("every screen of the game speaks three languages at 360 pixels, fits every width, has no fault of accessibility, and is kept as a picture", async ({
  come,
}) => {
  const page = await come(undefined, { colorScheme: "dark" });
  expect(await screenFaults(page, screens)).toEqual([]);
});
