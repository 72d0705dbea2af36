import type { GamePrinter } from "@tavolata/print/printer.js";
import { rulesSummary } from "@tavolata/print/sheets/rules.js";
import { printCards } from "./cards.js";
import { printHeroes } from "./hero-sheets.js";
import { mapSheet } from "./map.js";

export const azerothPrinter: GamePrinter = {
  quests: [],
  needQuest: [],
  parts: { map: mapSheet, heroes: printHeroes, cards: printCards, rules: rulesSummary },
};
