import type { Stream } from "@tavolata/kernel";
import { colours } from "./content/colours.js";

/** The dice and decks that may lie on the table. Usually the machine runs the challenge decks, the discoveries and the quests. */
export const streams: readonly Stream[] = [
  { id: "dice", words: ["dice"], usual: "real" },
  { id: "abilities", words: ["decks:seats"], usual: "real" },
  { id: "challenge", words: colours.map((colour) => `deck:${colour}`), usual: "kept" },
  { id: "discoveries", words: ["deck:discoveries"], usual: "kept" },
  { id: "quests", words: ["deck:starting", "deck:elite", "deck:trophies"], usual: "kept" },
  { id: "characters", words: ["deck:characters"], usual: "kept" },
];
