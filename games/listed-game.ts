import type { PrintedGame } from "@tavolata/print/printer.js";
import type { ScreenedGame } from "@tavolata/ui/game/screen-parts.js";

/** A game of the list: its rules, its screen, and what is printed of it. */
export interface ListedGame extends ScreenedGame, PrintedGame {}
