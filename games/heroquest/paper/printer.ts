import type { GamePrinter } from "@tavolata/print/printer.js";
import { rulesSummary } from "@tavolata/print/sheets/rules.js";
import { questBook } from "../content/quests/book.js";
import { printCards } from "./cards.js";
import { printHeroes } from "./hero-sheets.js";
import { playersSheet, wizardsSheet } from "./quest-sheets.js";

export const heroQuestPrinter: GamePrinter = {
  quests: questBook.map(({ id }) => id),
  ofOwnQuests: ["map", "notes"],
  needQuest: ["map", "notes"],
  leader: "wizard",
  parts: { map: playersSheet, notes: wizardsSheet, heroes: printHeroes, cards: printCards, rules: rulesSummary },
};
