import { azerothPrinter } from "./azeroth/printer.js";
import { heroQuestPrinter } from "./heroquest/printer.js";
import type { GamePrinter } from "./printer.js";
import { ringsPrinter } from "./rings/printer.js";
import { soulsPrinter } from "./souls/printer.js";

/** The games that can be printed. */
export const printers: Readonly<Record<string, GamePrinter>> = {
  heroquest: heroQuestPrinter,
  rings: ringsPrinter,
  souls: soulsPrinter,
  azeroth: azerothPrinter,
};
