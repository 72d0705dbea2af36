import { languages } from "@tavolata/language";
import { openParts, type PrintOrder, paperNames, printable } from "../src/index.js";
import { printers } from "../src/printers.js";

/**
 * Orders that together print everything once: notes of each quest in the languages and on the papers by turns, maps of every third; what has
 * no quest in every language, and the rules, which only run on from column to column, in one.
 */
export function allOrders(game: string): PrintOrder[] {
  const { quests, parts } = printable(game)!;
  const general = openParts(game, undefined);
  const ofQuest = openParts(game, quests[0]).filter((part) => part === "map" || (game === "rings" && part === "cards"));
  const inRules = languages[gamesOnPaper.indexOf(game) % 3]!;
  return [
    ...languages.map((language, i) => ({
      game,
      language,
      paper: paperNames[i % 2]!,
      what: general.filter((part) => part !== "rules" || language === inRules),
    })),
    ...quests.flatMap((quest, i) => {
      const turn = { game, quest, language: languages[i % 3]!, paper: paperNames[i % 2]! };
      const notes = parts.includes("notes") ? [{ ...turn, what: ["notes" as const] }] : [];
      return game === "rings" || i % 3 === 1 ? [{ ...turn, what: ofQuest }, ...notes] : notes;
    }),
  ];
}

export const gamesOnPaper = Object.keys(printers);
