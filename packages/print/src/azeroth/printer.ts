import type { GamePrinter } from "../printer.js";
import { rulesSummary } from "../sheets/rules.js";
import { printCards } from "./cards.js";
import { printHeroes } from "./hero-sheets.js";
import { mapSheet } from "./map.js";

export const azerothPrinter: GamePrinter = {
  quests: [],
  needQuest: [],
  parts: { map: mapSheet, heroes: printHeroes, cards: printCards, rules: rulesSummary },
};
