import { expect, test } from "vitest";
import { reliabilityPage, type TrialResult } from "../page.js";

const result: TrialResult = {
  name: "kill",
  title: "Kills",
  command: "npm run chaos -- kill",
  date: "2026-01-31",
  machine: "2 cores",
  findings: [{ claim: "nothing is lost", holds: false, seen: ["1 lost"] }],
};

test("new results take the place of old ones; others stay, and what is written by hand comes last", () => {
  const before = "# Old\n\n## Kills\n\nold\n\n## In the tests\n\nby hand\n\n## Floods\n\nkept\n";
  const page = reliabilityPage(before, [result]);
  expect([...page.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(["Kills", "Floods", "In the tests"]);
  expect(page).toContain("`npm run chaos -- kill`, 2026-01-31, 2 cores");
  expect(page).toContain("- **Doesn't hold**: nothing is lost\n  - 1 lost");
  expect(page).not.toContain("\nold\n");
  expect(page).toContain("by hand");
});
