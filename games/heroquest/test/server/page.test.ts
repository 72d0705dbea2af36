import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { useHouse } from "../../../../apps/server/test/test-server.js";

const folder = mkdtempSync(join(tmpdir(), "page-"));
writeFileSync(join(folder, "index.html"), "<h1>Tavolata</h1>");
afterAll(() => rmSync(folder, { recursive: true }));

const house = useHouse({ page: { folder, notFound: "<h1>Nothing here</h1>" } });

test("HQ-1.5: whom only a quest names isn't among the messages that every page gets", async () => {
  const open = await (await fetch(`${house.address}/games/heroquest/messages/en.json`)).json();
  expect(open).toMatchObject({ "name.orc": expect.any(String), "quest.three-scars.title": expect.any(String) });
  for (const key of ["name.skarn", "text.skarn", "name.drummer", "quest.three-scars.notes"]) {
    expect(open).not.toHaveProperty([key]);
  }
});

test.each(["en", "it", "fr"])(
  "HQ-1.6: the quest book's texts aren't among the messages that every page gets (%s)",
  async (language) => {
    const read = async (name: string) =>
      (await (await fetch(`${house.address}/games/heroquest/messages/${name}.json`)).json()) as Record<string, string>;
    const [open, secret] = [await read(language), await read(`${language}.secret`)];
    const inBook = Object.keys(open).filter((key) => key.startsWith("quest."));
    expect(inBook).toContain("quest.the-stolen-bell.title");
    expect(inBook.filter((key) => !/\.(title|introduction)$/.test(key))).toEqual([]);
    expect(Object.keys(secret)).toEqual(
      expect.arrayContaining(["notes", "success", "bell-chest"].map((name) => `quest.the-stolen-bell.${name}`)),
    );
    expect(Object.keys(secret).filter((key) => key in open || !/^(quest|name|text)\./.test(key))).toEqual([]);
    const { "quest.mother-sedge.title": title, ...others } = open; // an open title that is also somebody's name
    expect(secret["name.mother-sedge"]).toBe(title);
    const told = JSON.stringify(others);
    expect(Object.values(secret).filter((text) => told.includes(JSON.stringify(text)))).toEqual([]);
  },
);
