import { coreScenarios } from "@tavolata/games/rings/open.js";
import type { GamePrinter } from "../printer.js";
import { rulesSummary } from "../sheets/rules.js";
import { printCards } from "./cards.js";
import { printHeroes } from "./hero-sheets.js";
import { scenarioSheet } from "./scenario-sheet.js";

export const ringsPrinter: GamePrinter = {
  quests: coreScenarios.map(({ id }) => id),
  needQuest: ["map"],
  parts: { map: scenarioSheet, heroes: printHeroes, cards: printCards, rules: rulesSummary },
};
