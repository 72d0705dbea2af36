import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { leftOver, TimersNoted } from "../testing/left-over.js";

test("what a test leaves open is seen, and what it found or has closed is not", async () => {
  const before = process.getActiveResourcesInfo();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  expect(leftOver(before, process.getActiveResourcesInfo())).toContain("TCPServerWrap");
  await new Promise((resolve) => server.close(resolve));
  await expect.poll(() => leftOver(before, process.getActiveResourcesInfo())).not.toContain("TCPServerWrap");
  expect(leftOver(["TCPServerWrap"], ["TCPServerWrap", "Immediate", "TCPServerWrap"])).toEqual(["TCPServerWrap"]);
});

test("of timers those are seen that are neither over nor cleared, and that keep the process", async () => {
  const timers = new TimersNoted();
  try {
    const going = setInterval(() => {}, 1_000);
    const later = setTimeout(() => {}, 100_000);
    setTimeout(() => {}, 100_000).unref();
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(timers.left).toEqual([expect.stringContaining("left-over.test"), expect.stringContaining("left-over.test")]);
    clearInterval(going);
    clearTimeout(later);
    expect(timers.left).toEqual([]);
  } finally {
    timers.stop();
  }
});

test("every file of tests is looked at, wherever it lies", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  expect(read("../../vitest.config.ts")).toContain('setupFiles: ["tools/testing/nothing-left.ts"]');
  expect(read("../testing/nothing-left.ts")).not.toMatch(/testPath|packages|apps/);
});
