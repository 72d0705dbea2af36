import { clockTime } from "@tavolata/ui/controls/clock-time.js";
import { expect, test } from "vitest";

test.each([
  [0, "0:00"],
  [59, "0:59"],
  [61, "1:01"],
  [3_599, "59:59"],
  [3_661, "1:01:01"],
  [86_400, "24:00:00"],
  [2 * 86_400 + 5, "2 days"],
])("%i seconds are shown as clocks do", (seconds, shown) => {
  expect(clockTime(seconds, "en")).toBe(shown);
});
