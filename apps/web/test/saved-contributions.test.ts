import type { ContributionStore } from "@tavolata/client";
import { afterEach, expect, test, vi } from "vitest";

// By its address: it speaks of the browser, whose types tests don't know.
const address = new URL("../src/app/saved-contributions.ts", import.meta.url).href;
const { BrowserContributions } = (await import(/* @vite-ignore */ address)) as {
  BrowserContributions: new () => ContributionStore & { forget(): void };
};

afterEach(() => vi.unstubAllGlobals());

function browser(full = false): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem(key: string, value: string) {
      if (full) throw new Error("no room");
      kept.set(key, value);
    },
  });
  return kept;
}

test("what was added to a table's dice is found again by a page that comes later", () => {
  browser();
  new BrowserContributions().keep("t1", "aa");
  new BrowserContributions().keep("t2", "bb");
  const later = new BrowserContributions();
  expect([later.of("t1"), later.of("t2"), later.of("t3")]).toEqual(["aa", "bb", undefined]);
});

test("who signs out leaves nothing of it behind", () => {
  const kept = browser();
  const page = new BrowserContributions();
  page.keep("t1", "aa");
  page.forget();
  expect([page.of("t1"), kept.size]).toEqual([undefined, 0]);
});

test("only so many tables are kept, those where one sat down last", () => {
  browser();
  const page = new BrowserContributions();
  for (let table = 0; table < 250; table++) page.keep(`t${table}`, String(table));
  const later = new BrowserContributions();
  expect([later.of("t49"), later.of("t50"), later.of("t249")]).toEqual([undefined, "50", "249"]);
});

test("a browser that keeps nothing, or something else in its place, still knows it as long as the page is open", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  browser(true);
  const page = new BrowserContributions();
  page.keep("t1", "aa");
  expect(page.of("t1")).toBe("aa");
  expect(warn).toHaveBeenCalledOnce();
  browser().set("tavolata.contributions", '["nonsense", 7');
  expect(new BrowserContributions().of("t1")).toBeUndefined();
});
