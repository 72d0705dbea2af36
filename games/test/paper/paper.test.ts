import { existsSync } from "node:fs";
import { loadGame, root } from "@tavolata/game/files";
import { games } from "@tavolata/games";
import { languages, messageProblems } from "@tavolata/language";
import { gamesOnPaper, paperMessages } from "@tavolata/print";
import { sectionOf } from "@tavolata/print/sheets/rules.js";
import { describe, expect, test } from "vitest";

describe.each(gamesOnPaper(games))("what is printed of $id", (game) => {
  test("is printed in its tests, all of it, and compared with kept pictures", () => {
    for (const name of ["everything", "page-fixtures"])
      expect(game.tests.some((folder) => existsSync(new URL(`${folder}/paper/${name}.test.ts`, root)))).toBe(true);
  });

  test("has its texts in three languages", () => {
    expect(messageProblems(paperMessages(game))).toEqual([]);
  });

  test("has a title for every section of the rules in the summary, in three languages", async () => {
    const { rules } = await loadGame(game);
    const sections = [...new Set(rules.map(({ id }) => sectionOf(id)))];
    const messages = paperMessages(game);
    for (const language of languages)
      for (const section of sections)
        expect(messages[language][`print.rules.section.${section}`], `${section}, ${language}`).toBeTruthy();
  });
});
