import type { Building } from "../types.js";

/** SS-14.3-a: the anvil, and on its back the tavern. */
export const building: Building = {
  anvilPrice: 50,
  tavernStake: 5,
  prizes: { shield: 10, magic: 25, legendary: 50 },
  die: "blue",
  verified: ["name", "anvilPrice", "tavernStake", "prizes.shield", "prizes.magic", "prizes.legendary"],
};
