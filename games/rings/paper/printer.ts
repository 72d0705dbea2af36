import type { GamePrinter } from "@tavolata/print/printer.js";
import { rulesSummary } from "@tavolata/print/sheets/rules.js";
import { coreScenarios } from "../content/scenarios.js";
import { printCards } from "./cards.js";
import { printHeroes } from "./hero-sheets.js";
import { scenarioSheet } from "./scenario-sheet.js";

export const ringsPrinter: GamePrinter = {
  quests: coreScenarios.map(({ id }) => id),
  needQuest: ["map"],
  parts: { map: scenarioSheet, heroes: printHeroes, cards: printCards, rules: rulesSummary },
};
