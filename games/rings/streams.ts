import type { Stream } from "@tavolata/kernel";

/** The decks that may lie on the table. Usually the players bring their own, and the machine turns the encounter cards. */
export const streams: readonly Stream[] = [
  { id: "player-decks", words: ["decks:seats"], usual: "real" },
  { id: "encounter", words: ["deck:encounter"], usual: "kept" },
];
