import type { Known, Training } from "@tavolata/game";

/** Who is wounded has fought, and often for something; who beats all that comes at its level has stayed there too long. Neither is a reason. */
const known: Known = {
  helps: [
    ...["valour", "completed", "trophies", "ahead", "victory-soon", "victory-next", "trophy-wins-in"],
    ...["quest-valour", "quest-pace", "quest-soon", "quest-wins-in"],
    ...["other-quest-valour", "other-quest-pace", "other-quest-soon", "other-quest-wins-in"],
    ...["level-soon", "level-chance", "level-plainly", "cove-chance", "overlord-chance", "overlord-plainly"],
    ...["beats", "beats-red", "defence", "damage", "health", "weapon", "armour", "bag", "in-bag", "kept", "attached"],
    ...["cards", "hand-worth", "fights", "attachable", "moves", "energy"],
  ],
  harms: [
    ...["behind", "waits", "turns-to-victory", "trophy-turns", "next-trophy-turns"],
    ...["quest-turns", "quest-levels", "other-quest-turns", "other-quest-levels"],
    ...["level-turns", "level-falls", "overlord-falls", "one-left", "two-left", "held"],
  ],
};

/** How races are played from which it is learnt what counts for victory. */
export const train: Training = {
  // Four at the table is what the game is made for.
  tables: { players: [2, 3, 4, 4, 4, 4] },
  byLot: ["character"],
  oddTurns: 20,
  bothPolicies: true,
  oneMomentIn: 2,
  known,
};
