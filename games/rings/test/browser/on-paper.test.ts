import { expectPdf, onPaper } from "@tavolata/e2e/support/on-paper.js";
import { setStage } from "@tavolata/e2e/support/stage.js";
import { expect, test } from "vitest";

const stage = setStage();

test("the rules lead to their summary, hero sheets and cards on paper", async () => {
  const links = await onPaper(stage, "rings");
  expect(links).toHaveLength(6);
  await expectPdf(links.slice(0, 1));
});
