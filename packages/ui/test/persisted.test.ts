import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What the tests need of it: it speaks of the browser, whose types tests don't know. */
interface Persisted<T> {
  read(): T;
  write(value: T): boolean;
  drop(): boolean;
  isKept(): boolean;
  subscribe(listener: () => void): () => void;
}
type Form = { isText?: boolean; isOfWindow?: boolean };

const address = new URL("../src/page/persisted.ts", import.meta.url).href;
const { persisted, persistedEach, keepsNothing, asRecord, isText, withNewest } = (await import(
  /* @vite-ignore */ address
)) as {
  persisted<T>(key: string, parse: (found: unknown) => T, form?: Form): Persisted<T>;
  persistedEach<T>(keyOf: (id: string) => string, parse: (found: unknown) => T): (id: string) => Persisted<T>;
  keepsNothing(): boolean;
  asRecord<T>(found: unknown, isOne: (value: unknown) => value is T): Record<string, T>;
  isText(value: unknown): value is string;
  withNewest<T>(record: Record<string, T>, id: string, value: T, most: number): Record<string, T>;
};

const numbers = (found: unknown) =>
  Array.isArray(found) ? found.filter((one): one is number => typeof one === "number") : [];

/** A browser's storage, which may be full. */
function storage() {
  const kept = new Map<string, string>();
  const browser = { kept, isFull: false };
  return {
    browser,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem(key: string, text: string) {
      if (browser.isFull) throw new Error("no room");
      kept.set(key, text);
    },
  };
}

let local: ReturnType<typeof storage>;
let ofWindow: ReturnType<typeof storage>;
let elsewhere: Set<(event: { key: string | null }) => void>;
const told = (key: string | null) => elsewhere.forEach((listener) => void listener({ key }));

beforeEach(() => {
  local = storage();
  ofWindow = storage();
  elsewhere = new Set();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", ofWindow);
  vi.stubGlobal("addEventListener", (_type: string, listener: () => void) => elsewhere.add(listener));
  vi.stubGlobal("removeEventListener", (_type: string, listener: () => void) => elsewhere.delete(listener));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("what is written is found again by a page that comes later", () => {
  expect(persisted("t.numbers", numbers).read()).toEqual([]);
  expect(persisted("t.numbers", numbers).write([1, 2])).toBe(true);
  expect(local.browser.kept).toEqual(new Map([["t.numbers", "[1,2]"]]));
  expect(persisted("t.numbers", numbers).read()).toEqual([1, 2]);
});

test("the same text is the same object, another is another", () => {
  const kept = persisted("t.numbers", numbers);
  kept.write([1]);
  const first = kept.read();
  expect(kept.read()).toBe(first);
  local.browser.kept.set("t.numbers", "[2]");
  expect(kept.read()).toEqual([2]);
});

test("what doesn't fit is repaired or refused, as the parser says; what isn't even JSON is warned of once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const kept = persisted("t.numbers", numbers);
  local.browser.kept.set("t.numbers", '[1, "two", 3]');
  expect(kept.read()).toEqual([1, 3]);
  expect(warn).not.toHaveBeenCalled();
  local.browser.kept.set("t.numbers", "[1, ");
  expect([kept.read(), kept.read()]).toEqual([[], []]);
  expect(warn).toHaveBeenCalledOnce();
});

test("a text is kept as it is", () => {
  const kept = persisted("t.mark", (found) => found, { isText: true });
  kept.write("{yes");
  expect([local.browser.kept.get("t.mark"), kept.read()]).toEqual(["{yes", "{yes"]);
  kept.drop();
  expect([local.browser.kept.size, kept.read()]).toEqual([0, undefined]);
});

test("what there is no room for holds as long as the page is open, with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const kept = persisted("t.numbers", numbers);
  kept.write([1]);
  local.browser.isFull = true;
  expect(kept.write([1, 2])).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  expect([kept.isKept(), kept.read(), persisted("t.numbers", numbers).read()]).toEqual([false, [1, 2], [1]]);
  local.browser.isFull = false;
  expect(kept.write([3])).toBe(true);
  expect([kept.isKept(), kept.read(), persisted("t.numbers", numbers).read()]).toEqual([true, [3], [3]]);
});

test("a browser that refuses even the look keeps nothing, and nothing breaks", () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(keepsNothing()).toBe(false);
  vi.unstubAllGlobals();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new Error("refused");
    },
  });
  try {
    const kept = persisted("t.numbers", numbers);
    expect([keepsNothing(), kept.read(), kept.write([1]), kept.read(), kept.drop(), kept.read()]).toEqual([
      true,
      [],
      false,
      [1],
      false,
      [],
    ]);
  } finally {
    Reflect.deleteProperty(globalThis, "localStorage");
  }
});

test("whoever listens hears of what is written here, and of the same key in other windows, until it stops", () => {
  const kept = persisted("t.numbers", numbers);
  const heard = vi.fn();
  const stop = kept.subscribe(heard);
  kept.write([1]);
  told("t.others");
  expect(heard).toHaveBeenCalledTimes(1);
  told("t.numbers");
  told(null);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  kept.drop();
  told("t.numbers");
  expect(heard).toHaveBeenCalledTimes(3);
});

test("what is of this window goes with it", () => {
  persisted("t.numbers", numbers, { isOfWindow: true }).write([1]);
  expect([local.browser.kept.size, ofWindow.browser.kept.get("t.numbers")]).toEqual([0, "[1]"]);
});

test("each of several has its own place, and is one for all who ask", () => {
  const kept = persistedEach((game) => `t.${game}`, numbers);
  const first = kept("a");
  first.write([1]);
  expect([kept("a").read(), kept("b").read()]).toEqual([[1], []]);
  expect(kept("a")).toBe(first);
});

test("of a record stays what is sound, and the newest of it", () => {
  expect(asRecord({ a: "x", b: 2 }, isText)).toEqual({ a: "x" });
  expect(asRecord(null, isText)).toEqual({});
  expect(Object.entries(withNewest({ a: 1, b: 2, c: 3 }, "b", 4, 2))).toEqual([
    ["c", 3],
    ["b", 4],
  ]);
});
