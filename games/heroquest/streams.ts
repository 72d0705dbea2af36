import type { Stream } from "@tavolata/kernel";
import { elements } from "./content/spells/index.js";
import { wizard } from "./state.js";

const adventurers = Array.from({ length: 8 }, (_, i) => `adventurer-${i + 1}`);

/** The dice and decks that may lie on the table. Usually the machine plays the Evil Wizard: with his dice and from his decks. */
export const streams: readonly Stream[] = [
  { id: "hero-dice", words: adventurers.map((seat) => `dice:${seat}`), usual: "real" },
  { id: "wizard-dice", words: [`dice:${wizard}`], usual: "kept" },
  { id: "treasure", words: ["deck:treasure"], usual: "real" },
  { id: "spells", words: elements.map((element) => `deck:${element}`), usual: "real" },
  { id: "primordial", words: elements.map((element) => `deck:primordial-${element}`), usual: "real" },
  { id: "dark", words: ["deck:dark"], usual: "kept" },
  { id: "heroic", words: ["deck:heroic"], usual: "real" },
  { id: "misfortune", words: ["deck:misfortune"], usual: "kept" },
];
