import type { EncounterPower } from "../types.js";
import { damage, prevent } from "../vocabulary.js";

/** AZ-combat-20: the owner is the encounter, its opponent the hero. */
export const encounterPowers: Readonly<Record<string, EncounterPower>> = {
  drain: { acts: "after-dice", effects: [{ effect: "energy", change: -1, on: "opponent" }] },
  hex: { acts: "after-dice", effects: [{ effect: "discard-random", cards: 1, on: "opponent" }] },
  venom: { acts: "after-dice", effects: [{ effect: "wound", amount: 1, spares: true, on: "opponent" }] },
  ambusher: { acts: "combat", effects: [{ effect: "die", change: 1 }] },
  enrage: { acts: "combat", effects: [{ ...damage(1), ifRolled: 5 }] },
  ward: { acts: "combat", effects: [prevent(1)] },
  elusive: { acts: "combat", effects: [{ effect: "defence", change: 1, step: "ranged" }] },
  silence: { acts: "combat", effects: [{ effect: "forbid-cards", fromCost: 2, on: "opponent" }] },
  swift: { acts: "combat", effects: [{ effect: "melee-in-ranged-step" }] },
  hoarder: { acts: "beaten", effects: [{ effect: "draw", cards: 1, on: "opponent" }] },
  thief: { acts: "not-beaten", effects: [{ effect: "lose-bag-item", items: 1, on: "opponent" }] },
};
