import { accessibilityFaults } from "../../support/page/accessibility.js";
import { expect, test } from "../../support/test.js";

const withMain = (main: string) => `<!doctype html><html lang="en"><title>A page</title><main>${main}</main></html>`;

test("a page without faults of accessibility is found to have none", async ({ page }) => {
  await page.setContent(withMain("<h1>A door</h1><button>Open</button>"));
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a picture without words is found to be a fault of accessibility", async ({ page }) => {
  await page.setContent(withMain('<h1>A picture</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'));
  expect(await accessibilityFaults(page)).toEqual([expect.stringMatching(/^image-alt: .*: img$/)]);
});
