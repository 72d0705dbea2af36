import { allImportedBy } from "@tavolata/kernel/testing";
import { expect, test } from "vitest";

test("SS-2.2-h: who writes a Quest gets neither the rules nor the quest book", () => {
  const files = allImportedBy("editor.ts", new URL("../../", import.meta.url));
  expect(files.length).toBeGreaterThan(30);
  const book = files.filter((file) => /^content\/quests\/(?!acts|texts|validate)[\w-]+\.ts$/.test(file));
  expect(book).toEqual([]);
  expect(files.filter((file) => /^(turn|ruleset|bot|rules|view|queries\/quest)/.test(file))).toEqual([]);
});
