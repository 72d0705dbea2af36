import { expectPdf, onPaper } from "@tavolata/e2e/support/on-paper.js";
import { setStage } from "@tavolata/e2e/support/stage.js";
import { expect, test } from "vitest";

const stage = setStage();

test("the rules lead to their summary, hero sheets, cards and map on paper", async () => {
  const links = await onPaper(stage, "azeroth");
  expect(links).toHaveLength(8);
  await expectPdf(links.filter((one) => one.includes("a4")));
});
