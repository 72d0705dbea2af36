import { languages } from "@tavolata/language";
import { openParts, type PrintOrder, paperNames, printable } from "../src/index.js";
import { printers } from "../src/printers.js";

/** Orders that together print everything: each quest once, in the languages and on the papers by turns; what has no quest in every language. */
export function allOrders(game: string): PrintOrder[] {
  const { quests, parts } = printable(game)!;
  const general = openParts(game, undefined);
  return [
    ...languages.map((language, i) => ({ game, language, paper: paperNames[i % 2]!, what: general })),
    ...quests.flatMap((quest, i) => {
      const turn = { game, quest, language: languages[i % 3]!, paper: paperNames[i % 2]! };
      const ofQuest = openParts(game, quest).filter((part) => part === "map" || (game === "rings" && part === "cards"));
      return [{ ...turn, what: ofQuest }, ...(parts.includes("notes") ? [{ ...turn, what: ["notes" as const] }] : [])];
    }),
  ].filter(({ what }) => what.length > 0);
}

export const gamesOnPaper = Object.keys(printers);
