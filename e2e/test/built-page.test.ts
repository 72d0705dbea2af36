import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const assets = new URL("../../apps/web/dist/assets/", import.meta.url);

/** Every source that something in the page or its workers was made of. */
function sourcesOfThePage(): string[] {
  const maps = readdirSync(assets).filter((name) => name.endsWith(".js.map"));
  return maps.flatMap((name) => JSON.parse(readFileSync(new URL(name, assets), "utf8")).sources as string[]);
}

test("neither the page nor its workers hold what makes documents, nor what is printed of a game", () => {
  const sources = sourcesOfThePage();
  expect(sources.some((source) => /\/games\/[^/]+\/game-module\.ts$/.test(source))).toBe(true);
  expect(sources.filter((source) => /\/pdfkit\/|\/packages\/print\/|\/games\/[^/]+\/paper\//.test(source))).toEqual([]);
});
