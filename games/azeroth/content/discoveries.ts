import type { Discovery } from "./types.js";
import { attack, defence, draw, energy, heal, ignoreAggro, rerollDie, spaces } from "./vocabulary.js";

/** AZ-disc-5: twelve red tokens and twelve green ones. */
export const discoveries: Readonly<Record<string, Discovery>> = {
  "found-trap": { colour: "red", copies: 3, effects: [{ effect: "wound", amount: 1 }] },
  "found-ambush": { colour: "red", copies: 2, effects: [{ effect: "discard-random", cards: 1 }] },
  "found-mire": { colour: "red", copies: 2, effects: [{ effect: "lose-energy" }] },
  "found-thief": { colour: "red", copies: 2, effects: [{ effect: "lose-bag-item", items: 1 }] },
  "found-curse": { colour: "red", copies: 1, effects: [{ effect: "discard-attached", cards: 1 }] },
  "found-snag": { colour: "red", copies: 1, effects: [{ ...defence(-1), until: "turn-end" }] },
  "found-lure": { colour: "red", copies: 1, effects: [{ ...attack(1), on: "encounters", until: "turn-end" }] },
  "found-herb": { colour: "green", copies: 3, time: "turn", effects: [heal(2)] },
  "found-charm": { colour: "green", copies: 2, time: "combat", effects: [attack(2)] },
  "found-trail": { colour: "green", copies: 2, time: "movement", effects: [spaces(2)] },
  "found-spark": { colour: "green", copies: 2, time: "turn", effects: [energy(1)] },
  "found-scroll": { colour: "green", copies: 1, time: "turn", effects: [draw(2)] },
  "found-lens": { colour: "green", copies: 1, time: "combat", effects: [rerollDie] },
  "found-whistle": { colour: "green", copies: 1, time: "movement", effects: [ignoreAggro] },
};
