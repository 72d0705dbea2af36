import type { PowerToken, TokenWorks } from "./types.js";
import { slowed, wounds } from "./vocabulary.js";

/** SS-7-a: what the tokens of powers do while they are there. */
export const powerTokens: Readonly<Record<PowerToken, TokenWorks>> = {
  hidden: { token: "hidden" },
  "illusory-image": { token: "illusory-image", onAttacked: [{ effect: "avoid-attack" }], heuristics: { use: "decoy" } },
  "offensive-rune": { token: "offensive-rune", heuristics: { use: "burst" } },
  "defensive-rune": {
    token: "defensive-rune",
    aura: [{ effect: "defence-dice", change: 1, on: "heroes-in-area" }],
  },
  "hunting-trap": { token: "hunting-trap", onEnemyEnters: [wounds(1), slowed], heuristics: { use: "snare" } },
};
