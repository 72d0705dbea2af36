import { expect, test } from "vitest";
import { chaptersIn } from "../../screen/chapters.js";
import type { RingsView } from "../../view.js";

test("LR-mode-3: a campaign has three scenarios in their order, and one score", () => {
  const scenarios = ["passage", "journey", "escape"];
  const view = (state: Pick<RingsView, "won" | "scored">) => ({ state });
  expect(chaptersIn(view({ won: 1, scored: 104 }), { campaign: "expert" }, scenarios)).toMatchObject({
    record: [{ quest: "passage", won: true, rounds: undefined }],
    present: "journey",
    length: 3,
    score: 104,
  });
  expect(chaptersIn(view({ won: 0, scored: 0 }), { campaign: "none" }, scenarios)).toBeUndefined();
});
