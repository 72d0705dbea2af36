import { readdirSync, readFileSync } from "node:fs";
import { sourcesOfGame } from "@tavolata/kernel/testing";
import { languages, type MessageTables, messageProblems } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { citedIn, testedIn } from "../../../packages/game/src/citations.js";
import { coreCards } from "../content/cards.js";
import { coreScenarios } from "../content/scenarios.js";

const home = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, home), "utf8");
const known = new Set([...read("catalogue.yaml").matchAll(/^- id: (\S+)/gm)].map(([, id]) => id!));

function textsUnder(folder: string): string[] {
  const names = readdirSync(new URL(folder, home), { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".ts")).map((name) => read(`${folder}${name}`));
}

const textsOfGame = sourcesOfGame(home).map(read);

const messages = (folder: string) =>
  Object.fromEntries(
    languages.map((language) => [language, JSON.parse(read(`messages/${folder}${language}.json`))]),
  ) as unknown as MessageTables;

describe("the catalogue of rules", () => {
  test("every rule is named where it acts", () => {
    const cited = new Set(textsOfGame.flatMap((text) => citedIn(text, known)));
    expect([...known].filter((id) => !cited.has(id))).toEqual([]);
  });

  test("every rule has a test whose name begins with it", () => {
    const tested = new Set(textsUnder("test/").flatMap((text) => testedIn(text, known)));
    expect([...known].filter((id) => !tested.has(id))).toEqual([]);
  });

  test("every ruling is there in three languages", () => {
    const short = [...read("catalogue.yaml").matchAll(/^ {2}ruling: .+$/gm)].map(([line]) => line);
    expect(short).toEqual([]);
  });

  test("the sources name only rules that it knows", () => {
    const named = textsOfGame.flatMap((text) => [...text.matchAll(/"(LR-[\w-]+)"/g)].map(([, id]) => id!));
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("the cards of the core set", () => {
  test("every card has a test whose name begins with its title", () => {
    const tests = textsUnder("test/").join("\n");
    const untested = coreCards.filter(({ id }) => !tests.includes(`"${id}: `) && !tests.includes(`["${id}", `));
    expect(untested.map(({ id }) => id)).toEqual([]);
  });

  test("there are 226 of them: 216 and the ten quest cards", () => {
    const copies = coreCards.reduce((sum, card) => sum + card.copies, 0);
    const stages = coreScenarios.reduce((sum, { stages }) => sum + stages.length, 0);
    expect([copies, stages]).toEqual([216, 10]);
  });

  test("every card and stage has its name and its text in three languages", () => {
    const tables = messages("cards/");
    expect(messageProblems(tables)).toEqual([]);
    const ids = [
      ...coreCards.map(({ id }) => id),
      ...coreScenarios.flatMap(({ stages }) => stages.map(({ id }) => id)),
    ];
    expect(ids.filter((id) => !(`name.${id}` in tables.en) || !(`text.${id}` in tables.en))).toEqual([]);
  });
});

describe("the messages", () => {
  test("are there in three languages, with the same arguments", () => {
    expect(messageProblems(messages(""))).toEqual([]);
  });

  test("cover every bar that the rules name", () => {
    const { en } = messages("");
    const named = textsOfGame.flatMap((text) =>
      [...text.matchAll(/\bbar\(\s*"LR-[^"]+",\s*"([\w-]+)"/g)].map(([, key]) => key),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((key) => !(`bar.${key}` in en))).toEqual([]);
  });

  test("cover every event", () => {
    const { en } = messages("");
    const named = [...read("events.ts").matchAll(/type: "([\w-]+)"/g)].map(([, key]) => key);
    expect(named.filter((key) => !(`event.${key}` in en))).toEqual([]);
  });

  test("cover every question", () => {
    const { en } = messages("");
    const asked = textsOfGame.flatMap((text) =>
      [...text.matchAll(/t\.(?:choose|chooseSome|confirm)(?:<[^(]*>)?\(\s*[^,]+,\s*"([\w-]+)"/g)].map(([, key]) => key),
    );
    expect(asked.length).toBeGreaterThan(25);
    expect(asked.filter((key) => !(`ask.${key}` in en))).toEqual([]);
  });
});

test("the sources have files with one subject: none is longer than 300 lines, apart from lists of cards", () => {
  const names = sourcesOfGame(home);
  const long = names.filter((name) => !name.startsWith("content/") && read(name).split("\n").length > 300);
  expect(long).toEqual([]);
});

test("every reason that the bots give is said in three languages", () => {
  const tables = messages("bot/");
  expect(messageProblems(tables)).toEqual([]);
  const named = textsUnder("bot/").flatMap((text) =>
    [...text.matchAll(/\b(?:pick|pickAll)\([^;]*?,\s*"([\w-]+)"/g)].map(([, key]) => key),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((key) => !(`reason.${key}` in tables.en))).toEqual([]);
});
