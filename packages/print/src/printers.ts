import { heroQuestPrinter } from "./heroquest/printer.js";
import type { GamePrinter } from "./printer.js";

/** The games that can be printed. */
export const printers: Readonly<Record<string, GamePrinter>> = {
  heroquest: heroQuestPrinter,
};
