import type { GamePrinter } from "@tavolata/print/printer.js";
import { rulesSummary } from "@tavolata/print/sheets/rules.js";
import { questBook } from "../content/index.js";
import { printCards } from "./cards.js";
import { printHeroes } from "./hero-sheets.js";
import { playersSheet, storySheet } from "./quest-sheets.js";

export const soulsPrinter: GamePrinter = {
  quests: questBook.map(({ id }) => id),
  ofOwnQuests: ["map", "notes"],
  needQuest: ["map", "notes"],
  parts: { map: playersSheet, notes: storySheet, heroes: printHeroes, cards: printCards, rules: rulesSummary },
};
