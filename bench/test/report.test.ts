import { expect, test } from "vitest";
import { isReached, lessIsBetter, moreIsBetter } from "../src/metric.js";
import { jsonLine } from "../src/report/json-line.js";
import { resultsPage } from "../src/report/results-page.js";
import { tableOf } from "../src/report/table.js";

const fast = moreIsBetter({
  name: "forks",
  ours: 24_000,
  peer: 4_000,
  unit: "forks/s",
  target: { ratio: 5, atLeast: 10_000 },
});
const small = lessIsBetter({
  name: "memory",
  ours: 50_000,
  peer: 100_000,
  unit: "bytes/match",
  target: { under: 40_000 },
});
const alone = lessIsBetter({ name: "start", ours: 12.3456, peer: null, unit: "ms" });
const quick = lessIsBetter({ name: "answer", ours: 0.7531, peer: 3, unit: "ms" });

test("a ratio says how many times as good, whether more is better or less", () => {
  expect(fast.ratio).toBe(6);
  expect(small.ratio).toBe(2);
  expect(alone.ratio).toBeNull();
});

test("a target is reached when all of it is", () => {
  expect(isReached(fast)).toBe(true);
  expect(isReached({ ...fast, ours: 9_000 })).toBe(false);
  expect(isReached({ ...fast, ratio: 4.9 })).toBe(false);
  expect(isReached(small)).toBe(false);
  expect(isReached(alone)).toBe(true);
});

test("the table is aligned and says what was wanted", () => {
  expect(tableOf([fast, small, alone, quick])).toBe(
    [
      "| measurement |   ours |    peer | ratio | unit        | wanted          |         |",
      "| ----------- | -----: | ------: | ----: | ----------- | --------------- | ------- |",
      "| forks       | 24,000 |   4,000 | 6.0 × | forks/s     | ≥ 5 ×, ≥ 10,000 | reached |",
      "| memory      | 50,000 | 100,000 | 2.0 × | bytes/match | < 40,000        | missed  |",
      "| start       |     12 |       – |     – | ms          | –               |         |",
      "| answer      |   0.75 |       3 | 4.0 × | ms          | –               |         |",
    ].join("\n"),
  );
});

test("the line for programs has five fields a figure", () => {
  expect(JSON.parse(jsonLine([fast, alone]))).toEqual([
    { name: "forks", ours: 24_000, peer: 4_000, ratio: 6, unit: "forks/s" },
    { name: "start", ours: 12.346, peer: null, ratio: null, unit: "ms" },
  ]);
});

test("writing the results of a part leaves those of the others alone", () => {
  const result = { figures: [fast], about: "What it means.", machine: "A machine", date: "2026-01-31" };
  const both = resultsPage("", [
    { ...result, part: "kernel" },
    { ...result, part: "server", about: "The server." },
  ]);
  const again = resultsPage(both, [{ ...result, part: "kernel", date: "2026-02-01" }]);
  expect(again).toBe(both.replace("2026-01-31", "2026-02-01"));
  expect(again).toContain("## server\n\n2026-01-31, A machine\n");
});
