import { languages } from "@tavolata/language";
import { type PrintedGame, paperNames, print } from "@tavolata/print";
import { expect, test } from "vitest";

/** Prints a quest that somebody wrote, from its file. */
export function customQuestFits(game: PrintedGame, file: string): void {
  test.each(paperNames)(
    `a quest of ${game.id} that somebody wrote is printed on %s in every language, and everything fits`,
    async (paper) => {
      for (const language of languages) {
        for (const what of ["map", "notes"] as const) {
          const order = { game: game.id, file, paper, language, what: [what] };
          const { overflows, missing, unsaid, pages } = await print([game], order);
          expect({ overflows, missing, unsaid }).toEqual({ overflows: [], missing: [], unsaid: [] });
          expect(pages).toBeGreaterThan(0);
        }
      }
    },
  );
}
