import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unbounded } from "./unbounded.js";

const root = new URL("../../../../", import.meta.url);

/** What no message of a client reaches: it runs in pages, and in threads that are ended when they take too long. */
const elsewhere = ["packages/ui", "packages/print", "packages/lab"];

/** Whatever a message reaches on its way but the rules of the games: a loop there that doesn't end takes the house with it. */
const packages = [
  "apps/server",
  ...readdirSync(new URL("packages/", root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `packages/${name}`)
    .filter((name) => !elsewhere.includes(name)),
];

test("every loop on the way of a message counts its rounds or says why it ends, and every function that calls itself, too", () => {
  const found = packages.flatMap((name) => {
    const sources = new URL(`${name}/src/`, root);
    return readdirSync(sources, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) =>
        unbounded(readFileSync(new URL(file, sources), "utf8")).map((at) => `${name}/src/${file}:${at}`),
      );
  });
  expect(found).toEqual([]);
});

test.each([
  ["for (;;) {}", 1],
  ["for (let i = 0; ; i++) {}", 1],
  ["while (true) {}", 1],
  ["while (!(await isSo())) {}", 1],
  ["do {\n} while (more());", 1],
  ["for (let i = 0; !isOver(); i++) {}", 1],
  ["for (let i = 0; i < 5; ) {}", 1],
  ["for (let i = 0; i < 5; i--) {}", 1],
  ["for (let i = 0; i < 5; i++) {\n  if (isOdd()) i -= 1;\n}", 1],
  ["for (let one = first; one; one = one.next) {}", 1],
  ["for (let i = 0, all = [1]; i < all.length; i++) {\n  all.push(i);\n}", 1],
  ["for (const one of all) all.push(one);", 1],
  ["for (const one of this.waiting) {\n  this.waiting.add(one.next);\n}", 1],
  ["async () => {\n  for await (const one of coming) {}\n};", 1],
  ["function again(): void {\n  again();\n}", 1],
  ["async function again(): Promise<void> {\n  return again();\n}", 1],
  ["class A {\n  async #get(id: string): Promise<A> {\n    return this.#get(id);\n  }\n}", 1],
  ["class A {\n  get(): void {\n    later(() => this.get());\n  }\n}", 1],
  ["const again = (): void => again();", 1],
  ["class A {\n  readonly again = (): void => this.again();\n}", 1],
  ["function one(): void {\n  other();\n}\nfunction other(): void {\n  one();\n}", 1],
  ["class A {\n  go(): void {\n    this.#on();\n  }\n  #on(): void {\n    this.go();\n  }\n}", 1],
  ["class A {\n  get next(): A {\n    return this.next;\n  }\n}", 1],
  ["function again(): void {\n  all.map(again);\n}", 1],
  ["for (let i = 0; i < 5; i++) {}\nfor (const one of all) {}", 0],
  ["for (let i = 5; i > 0 && isSo(); i -= 2) {}", 0],
  ["for (const one of all) others.push(one);", 0],
  ["// ends: each round takes one away\nwhile (all.length > 0) {}", 0],
  ["for (;;) { // ends: the text does\n}", 0],
  ["/** while (true) {} */\n// for (;;) {}", 0],
  ["const text = 'while (true) {}';", 0],
  ["class A {\n  get(): void {\n    this.other.get();\n  }\n}", 0],
  ["class A {\n  done(): void {\n    void this.#turns.done();\n  }\n}", 0],
  ["class A {\n  done(): void {\n    done();\n  }\n}", 0],
  ["function go(): void {\n  on();\n}\n// ends: a timer, until it is closed\nfunction on(): void {\n  go();\n}", 0],
])("what has no bound is found: %j", (source, times) => {
  expect(unbounded(source)).toHaveLength(times);
});
