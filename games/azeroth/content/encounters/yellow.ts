import type { Encounter } from "../types.js";
import { foe } from "./foe.js";

/** The seventeen yellow encounters; each is on two cards (AZ-content-1). */
export const yellowEncounters: Readonly<Record<string, Encounter>> = {
  "ash-ghoul": foe("yellow", 1, "undead", { melee: 5 }, [9, 2, 2], { aggro: true }),
  "tomb-guard": foe("yellow", 2, "undead", { melee: 5 }, [10, 2, 2], { power: "elusive" }),
  banshee: foe("yellow", 3, "undead", { ranged: 5 }, [8, 2, 2], { power: "silence" }),
  "bone-colossus": foe("yellow", 4, "undead", { melee: 6 }, [9, 2, 2], { aggro: true, power: "enrage" }),
  "lesser-fiend": foe("yellow", 5, "demon", { melee: 5 }, [10, 2, 2], { power: "drain" }),
  "imp-pair": foe("yellow", 6, "demon", { ranged: 4 }, [8, 2, 1], { power: "hex" }),
  "hex-hound": foe("yellow", 7, "demon", { melee: 5 }, [9, 2, 2], { aggro: true, power: "drain" }),
  "ember-spirit": foe("yellow", 8, "elemental", { ranged: 5 }, [9, 2, 2]),
  "storm-spirit": foe("yellow", 9, "elemental", { melee: 5, ranged: 5 }, [10, 2, 2], { power: "ambusher" }),
  "magma-crawler": foe("yellow", 10, "elemental", { melee: 6 }, [9, 2, 2], { aggro: true, power: "venom" }),
  "glass-golem": foe("yellow", 11, "elemental", { melee: 4 }, [10, 2, 2], { power: "elusive" }),
  "slaver-captain": foe("yellow", 12, "brigand", { melee: 6 }, [10, 2, 2], { power: "thief" }),
  marksman: foe("yellow", 13, "brigand", { ranged: 6 }, [8, 2, 2], { power: "ambusher" }),
  "cult-adept": foe("yellow", 14, "brigand", { ranged: 4 }, [8, 2, 1], { power: "hoarder" }),
  "drake-whelp": foe("yellow", 15, "dragonkin", { ranged: 5 }, [9, 2, 1], { power: "hoarder" }),
  "scale-guard": foe("yellow", 16, "dragonkin", { melee: 6 }, [9, 2, 2], { aggro: true, power: "swift" }),
  "young-drake": foe("yellow", 17, "dragonkin", { melee: 6, ranged: 6 }, [9, 2, 2], { aggro: true, power: "enrage" }),
};
