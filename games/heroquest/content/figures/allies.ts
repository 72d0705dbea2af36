import type { Ally } from "../types.js";

const table = {
  // Called by spells
  familiar: { move: 8, attack: 1, defence: 2, body: 1, mind: 1, playedBy: "its-hero" },
  piglet: { move: 0, attack: 0, defence: 1, body: 1, mind: 1, playedBy: "nobody" },
  wolf: { move: 9, attack: 2, defence: 2, body: 2, mind: 1, playedBy: "its-hero" },
  sentinel: { move: 4, attack: 3, defence: 4, body: 2, mind: 0, playedBy: "its-hero", heuristics: { guards: true } },
  hawk: { move: 12, attack: 1, defence: 3, body: 1, mind: 1, playedBy: "its-hero" },
  // People of the quests
  "brother-anselm": { move: 6, attack: 0, defence: 2, body: 3, mind: 4, playedBy: "its-hero" },
  "squire-tam": { move: 8, attack: 2, defence: 2, body: 3, mind: 2, playedBy: "its-hero" },
  "lady-ginevra": { move: 7, attack: 1, defence: 2, body: 4, mind: 5, playedBy: "its-hero" },
} as const satisfies Record<string, Ally>;

export type AllyId = keyof typeof table;

/** HQ-2.1-b: figures on the heroes' side that are no heroes. */
export const allies: Readonly<Record<AllyId, Ally>> = table;
