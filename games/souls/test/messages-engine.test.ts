import { readFileSync } from "node:fs";
import { sourcesOfGame } from "@tavolata/kernel/testing";
import { messageProblems } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { textsOfGame } from "./messages.js";

const home = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, home), "utf8");
const sources = sourcesOfGame(home)
  .filter((name) => !name.startsWith("content/"))
  .map(read);
const tables = textsOfGame;
const named = (pattern: RegExp) => sources.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key!));

describe("the messages of the engine", () => {
  test("are there in three languages, with the same arguments", () => {
    expect(messageProblems(tables)).toEqual([]);
  });

  test("cover every event", () => {
    const events = [...read("events.ts").matchAll(/type: "([\w-]+)"/g)].map(([, key]) => key);
    expect(events.length).toBeGreaterThan(80);
    expect(events.filter((key) => !(`event.${key}` in tables.en))).toEqual([]);
  });

  test("cover every question", () => {
    const asked = named(/t\.(?:choose|chooseSome|confirm)(?:<[^(]*>)?\(\s*[^;]{1,60}?,\s*"([\w-]+)"/g);
    expect(asked.length).toBeGreaterThan(25);
    expect(asked.filter((key) => !(`ask.${key}` in tables.en))).toEqual([]);
  });

  test("cover every bar", () => {
    const bars = named(/\bbar\(\s*"SS-[^"]+",\s*"([\w-]+)"/g);
    expect(bars.length).toBeGreaterThan(30);
    expect(bars.filter((key) => !(`bar.${key}` in tables.en))).toEqual([]);
  });

  test("cover every option that says itself", () => {
    const options = [
      ...named(/say\(\s*"(option\.[\w-]+)"/g),
      ...named(/\bone\("([\w-]+)"/g).map((key) => `option.${key}`),
    ];
    expect(options.filter((key) => !(key in tables.en))).toEqual([]);
  });
});

test("the sources have files with one subject: none is longer than 300 lines", () => {
  expect(sources.filter((text) => text.split("\n").length > 300)).toEqual([]);
});
