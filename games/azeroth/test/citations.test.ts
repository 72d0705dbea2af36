import { readdirSync, readFileSync } from "node:fs";
import { sourcesOfGame } from "@tavolata/kernel/testing";
import { messageProblems } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { citedIn, testedIn } from "../../../packages/game/src/citations.js";
import { effectShapes } from "../content/validate/effect-shapes.js";
import { folderMessages } from "./messages.js";

const home = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, home), "utf8");
const known = new Set([...read("catalogue.yaml").matchAll(/^- id: (\S+)/gm)].map(([, id]) => id!));

function filesUnder(folder: string): string[] {
  const names = readdirSync(new URL(folder, home), { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".ts")).map((name) => `${folder}${name}`);
}

const sources = sourcesOfGame(home).map(read);
const tests = filesUnder("test/").map(read);
const { en } = folderMessages("play");

describe("the catalogue of rules", () => {
  test("every rule is named where it acts", () => {
    const cited = new Set(sources.flatMap((text) => citedIn(text, known)));
    expect([...known].filter((id) => !cited.has(id))).toEqual([]);
  });

  test("every rule has a test whose name begins with it", () => {
    const tested = new Set(tests.flatMap((text) => testedIn(text, known)));
    expect([...known].filter((id) => !tested.has(id))).toEqual([]);
  });

  test("every effect has a test whose name begins with it", () => {
    const all = tests.join("\n");
    expect(Object.keys(effectShapes).filter((effect) => !all.includes(`test("${effect}: `))).toEqual([]);
  });
});

describe("the messages of the play", () => {
  test("are there in three languages, with the same arguments", () => {
    expect(messageProblems(folderMessages("play"))).toEqual([]);
  });

  test("cover every bar, event and question", () => {
    const named = (pattern: RegExp) => sources.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key!));
    const bars = named(/\bbar\(\s*[^,]*?"AZ-[^"]+"[^,]*,\s*"([\w-]+)"/g);
    const events = [...read("events.ts").matchAll(/type: "([\w-]+)"/g)].map(([, key]) => key!);
    const questions = named(/t\.(?:choose|chooseSome|confirm)(?:<[^(]*>)?\(\s*[^,]+,\s*"([\w-]+)"/g);
    expect([bars.length > 25, events.length > 90, questions.length > 18]).toEqual([true, true, true]);
    const wanted = [
      ...bars.map((key) => `bar.${key}`),
      ...events.map((key) => `event.${key}`),
      ...questions.map((key) => `ask.${key}`),
    ];
    expect(wanted.filter((key) => !(key in en))).toEqual([]);
  });
});

test("the sources have files with one subject: none is longer than 300 lines", () => {
  const long = sourcesOfGame(home).filter((name) => read(name).split("\n").length > 300);
  expect(long).toEqual([]);
});
