import { logText } from "@tavolata/ui/table/log/log-text.js";
import type { AnyVisibleEvent } from "@tavolata/ui/table/log/told.js";
import { expect, test } from "vitest";

test("the log as text names its match, and every line its moment, its rules and why a bot did it", () => {
  const events = [
    { type: "moved", number: 7, rules: ["LQ-4.5", "LQ-4.6"] },
    { type: "rested", number: 8, rules: [] },
  ] as unknown as AnyVisibleEvent[];
  const speaker = {
    event: ({ type }: { type: string }) => `Hrolf ${type}`,
    sentence: ({ key }: { key: string }) => `Because ${key}`,
  };
  const text = logText(
    ["Lantern Quay", "Seed: abc"],
    events.map((event, i) => ({ event, when: `1.${i + 1}` })),
    new Map([[7, { key: "reason.door" }]]),
    speaker as unknown as Parameters<typeof logText>[3],
  );
  expect(text.split("\n")).toEqual([
    "Lantern Quay",
    "Seed: abc",
    "",
    "1.1 Hrolf moved [LQ-4.5 LQ-4.6]",
    "  – Because reason.door",
    "1.2 Hrolf rested",
    "",
  ]);
});
