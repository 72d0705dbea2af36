import { allImportedBy } from "@tavolata/kernel/testing";
import { expect, test } from "vitest";

test("HQ-1.5: who writes a quest gets neither the rules nor the quest book", () => {
  const files = allImportedBy("editor.ts", new URL("../../", import.meta.url));
  expect(files.length).toBeGreaterThan(30);
  const book = files.filter((file) =>
    /^content\/quests\/(?!format|empty-parts|validate|no-quest)[\w-]+\.ts$/.test(file),
  );
  expect(book).toEqual([]);
  expect(files.filter((file) => /^(turn|ruleset|bot|setup|view|redeal)/.test(file))).toEqual([]);
});
