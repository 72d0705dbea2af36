import type { Stream } from "@tavolata/kernel";
import { everySeat } from "./seats.js";

/**
 * The dice and decks that may lie on the table. Usually the machine throws for the enemies, runs their decks, and lays out what lies face down:
 * with real cards somebody would have to look at it.
 */
export const streams: readonly Stream[] = [
  { id: "hero-dice", words: everySeat.map((seat) => `dice:${seat}`), usual: "real" },
  { id: "enemy-dice", words: ["dice:enemies"], usual: "kept" },
  { id: "trap", words: ["deck:trap"], usual: "real" },
  { id: "soul-weapon", words: ["deck:soul-weapon"], usual: "real" },
  { id: "treasure", words: ["deck:treasure", "deck:loot"], usual: "kept" },
  { id: "critical", words: ["deck:critical"], usual: "kept" },
  { id: "event", words: ["deck:event"], usual: "kept" },
  { id: "encounter", words: ["deck:encounter", "deck:enemy", "deck:enemy-power", "deck:shadow"], usual: "kept" },
];
