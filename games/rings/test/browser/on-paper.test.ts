import { expectPdf, onPaper } from "@tavolata/e2e/support/on-paper.js";
import { expect, test } from "@tavolata/e2e/support/test.js";

test("the rules lead to their summary, hero sheets and cards on paper", async ({ page }) => {
  const links = await onPaper(page, "rings");
  expect(links).toHaveLength(6);
  await expectPdf(links.slice(0, 1));
});
