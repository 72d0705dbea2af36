import { expectPdf, onPaper } from "@tavolata/e2e/support/on-paper.js";
import { expect, test } from "@tavolata/e2e/support/test.js";

test("the rules lead to their summary, hero sheets, cards and map on paper", async ({ page }) => {
  const links = await onPaper(page, "azeroth");
  expect(links).toHaveLength(8);
  await expectPdf(links.filter((one) => one.includes("a4")));
});
