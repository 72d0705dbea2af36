import { expect, test } from "vitest";
import { withRelease } from "../release.js";

test("a release stands at the head of the changelog, a line for each change", () => {
  const changelog = "# Changelog\n\n## 0.2.0, 2026-11-19\n\n- The first.\n";
  const changes = [{ summary: "Bots pause.\n" }, { summary: "Dice roll,\nas they should." }];
  expect(withRelease(changelog, { version: "0.3.0", day: "2027-01-06", changes })).toBe(
    "# Changelog\n\n## 0.3.0, 2027-01-06\n\n- Bots pause.\n- Dice roll,\n  as they should.\n\n## 0.2.0, 2026-11-19\n\n- The first.\n",
  );
});
