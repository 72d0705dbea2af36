import { readdirSync, readFileSync } from "node:fs";
import { sourcesOfGame } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { citedIn, testedIn } from "../../../packages/game/src/citations.js";
import { game } from "./scene.js";

const home = new URL("../", import.meta.url);
const catalogue = readFileSync(new URL("catalogue.yaml", home), "utf8");
const known = new Set([...catalogue.matchAll(/^- id: (\S+)/gm)].map(([, id]) => id!));

/** The texts of all files of a folder. */
function textsUnder(folder: string): string[] {
  const names = readdirSync(new URL(folder, home), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => /\.(?:ts|yaml|json)$/.test(name))
    .map((name) => readFileSync(new URL(`${folder}${name}`, home), "utf8"));
}

function without(found: readonly string[]): string[] {
  const there = new Set(found);
  return [...known].filter((id) => !there.has(id));
}

describe("the catalogue of rules", () => {
  test("every rule is named where it acts", () => {
    expect(
      without(
        sourcesOfGame(home)
          .map((name) => readFileSync(new URL(name, home), "utf8"))
          .flatMap((text) => citedIn(text, known)),
      ),
    ).toEqual([]);
  });

  test("every rule has a test whose name begins with it", () => {
    expect(without(textsUnder("test/").flatMap((text) => testedIn(text, known)))).toEqual([]);
  });

  test("every ruling is there in three languages", () => {
    const short = [...catalogue.matchAll(/^ {2}ruling: .+$/gm)].map(([line]) => line);
    expect(short).toEqual([]);
  });

  test("HQ-17: no rule comes from the section that isn't there", () => {
    expect([...known].filter((id) => /^HQ-17/.test(id))).toEqual(["HQ-17"]);
  });

  test("HQ-RH9: no switch belongs to the empty heading", () => {
    expect(game.options.filter(({ rule }) => rule === "HQ-RH9" || rule === "HQ-17")).toEqual([]);
  });
});
