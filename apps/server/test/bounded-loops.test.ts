import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Whatever a message reaches on its way: a loop there that doesn't end takes the house with it. */
const packages = ["apps/server", "packages/table", "packages/home", "packages/client", "packages/kernel"];

const root = new URL("../../../", import.meta.url);

/** What calls itself by way of a timer, or once for each of something, and what only looks as if it did. */
const known: readonly (readonly [RegExp, string])[] = [
  [/^apps\/server\/src\/lab\/experiments\.ts:.* #next\(/, "once for each that waits"],
  [/^apps\/server\/src\/push\/notifier\.ts:.* start\(/, "a timer, until it is closed"],
  [/^apps\/server\/src\/push\/notifier\.ts:.* #send\(/, "as often as it may be tried again"],
  [/^apps\/server\/src\/storage\/notices\.ts:.* #lost\(/, "a timer, until it is closed"],
  [/^apps\/server\/src\/tables\/seats\.ts:.* accept\(/, "a link that was used or revoked isn't followed"],
  [/^packages\/table\/src\/bots\/bot-thread\.ts:.* #sendNext\(/, "once for each job"],
  [/^packages\/kernel\/src\/visibility\.ts:.* redeal\(/, "a field's own way to be dealt anew, of the same name"],
];

/** A comment at the end of the line, or alone before it, that says why a loop or a recursion comes to an end. */
const says = /\/\/ ends: \w/;

test("every loop on the way of a message counts its rounds or says why it ends, and every function that calls itself, too", () => {
  const found = packages.flatMap((name) => {
    const sources = new URL(`${name}/src/`, root);
    return readdirSync(sources, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) =>
        unbounded(readFileSync(new URL(file, sources), "utf8")).map((at) => `${name}/src/${file}:${at}`),
      );
  });
  expect(found.filter((one) => !known.some(([place]) => place.test(one)))).toEqual([]);
});

test.each([
  ["for (;;) {}", 1],
  ["for (let i = 0; ; i++) {}", 1],
  ["while (true) {}", 1],
  ["while (!(await isSo())) {}", 1],
  ["do {\n} while (more());", 2],
  ["function again(): void {\n  again();\n}", 1],
  ["async function again(): Promise<void> {\n  return again();\n}", 1],
  ["class A {\n  async #get(id: string): Promise<A> {\n    return this.#get(id);\n  }\n}", 1],
  ["const again = (): void => again();", 1],
  ["for (let i = 0; i < 5; i++) {}\nfor (const one of all) {}", 0],
  ["// ends: each round takes one away\nwhile (all.length > 0) {}", 0],
  ["for (;;) { // ends: the text does", 0],
  ["/** while (true) {} */\n// for (;;) {}", 0],
  ["class A {\n  get(): void {\n    this.other.get();\n  }\n}", 0],
  ["class A {\n  done(): void {\n    void this.#turns.done();\n  }\n}", 0],
])("what has no bound is found: %j", (source, times) => {
  expect(unbounded(source)).toHaveLength(times);
});

/** The lines that begin a loop or a function without a known end. */
function unbounded(source: string): string[] {
  const lines = source.split("\n");
  const isSaid = (line: number) => says.test(lines[line]!) || (line > 0 && says.test(lines[line - 1]!));
  const loops = lines.flatMap((text, line) => (isEndless(codeOf(text)) && !isSaid(line) ? [line] : []));
  const selves = functionsIn(lines).flatMap(({ line, calls }) => (calls && !isSaid(line) ? [line] : []));
  return [...loops, ...selves].map((line) => `${line + 1}: ${lines[line]!.trim()}`);
}

function codeOf(line: string): string {
  return /^\s*(\*|\/\*)/.test(line) ? "" : line.replace(/\/\/.*$/, "");
}

function isEndless(code: string): boolean {
  return /\b(while|do)\b\s*[({]/.test(code) || /\bfor \([^;]*;\s*;/.test(code);
}

/** Functions and methods, and whether they call themselves. Biome indents all there is: a function ends where its indent comes again. */
function functionsIn(lines: readonly string[]) {
  const named =
    /^(\s*)(?:(?:export|private|protected|override|static|async)\s+)*(?:(function\*?\s+|const\s+)|\*?)(#?\w+)(?:<[^(]*>)?( = (?:async )?)?\(/;
  return lines.flatMap((text, line) => {
    const [, indent, kind = "", name, isArrow] = named.exec(codeOf(text)) ?? [];
    if (indent === undefined || name === undefined) return [];
    if (/^(if|for|while|switch|catch|return|super|constructor|test|expect)$/.test(name)) return [];
    if (kind.startsWith("const") !== (isArrow !== undefined)) return [];
    const isMethod = kind === "";
    if (isMethod && !/[{]$/.test(codeOf(text).trimEnd()) && !/\($/.test(codeOf(text).trimEnd())) return [];
    const isExpression = /=>$/.test(codeOf(text).trimEnd());
    const closing = isExpression ? /;$/ : new RegExp(`^${indent}[}\\])].*[};]$|^${indent}}$`);
    const end = lines.findIndex((later, i) => i > line && closing.test(later));
    const isOneLine = /[;}]$/.test(codeOf(text).trimEnd());
    const first = codeOf(text).slice(codeOf(text).indexOf(name) + name.length + 1);
    const body = [first, ...(isOneLine ? [] : lines.slice(line + 1, end < 0 ? undefined : end + 1).map(codeOf))].join(
      "\n",
    );
    const own = isMethod ? `\\bthis\\.${name}\\(` : `(?<![.#\\w])${name}\\(`;
    return [{ line, calls: new RegExp(own).test(body) }];
  });
}
