import type { Encounter } from "../types.js";
import { foe } from "./foe.js";

/** The seventeen red encounters; each is on two cards (AZ-content-1). */
export const redEncounters: Readonly<Record<string, Encounter>> = {
  "grave-champion": foe("red", 1, "undead", { melee: 8 }, [11, 3, 3], { aggro: true, power: "silence" }),
  "lich-acolyte": foe("red", 2, "undead", { ranged: 7 }, [10, 2, 2], { power: "hex" }),
  "plague-giant": foe("red", 3, "undead", { melee: 8 }, [12, 3, 3]),
  "wraith-lord": foe("red", 4, "undead", { melee: 7, ranged: 7 }, [12, 2, 2], { power: "drain" }),
  "pit-fiend": foe("red", 5, "demon", { melee: 8 }, [11, 3, 3], { aggro: true, power: "enrage" }),
  hellcaller: foe("red", 6, "demon", { ranged: 7 }, [12, 3, 2], { power: "ambusher" }),
  "doom-herald": foe("red", 7, "demon", { melee: 7, ranged: 7 }, [11, 2, 3], { aggro: true, power: "ward" }),
  tormentor: foe("red", 8, "demon", { melee: 7 }, [12, 3, 2], { power: "venom" }),
  "chaos-imp": foe("red", 9, "demon", { ranged: 6 }, [10, 2, 2], { power: "hoarder" }),
  "lava-titan": foe("red", 10, "elemental", { melee: 8 }, [11, 3, 3], { aggro: true }),
  tempest: foe("red", 11, "elemental", { ranged: 8 }, [11, 2, 2], { power: "elusive" }),
  "obsidian-guard": foe("red", 12, "elemental", { melee: 6 }, [12, 2, 2], { power: "ward" }),
  "red-drake": foe("red", 13, "dragonkin", { melee: 8, ranged: 8 }, [11, 3, 3], { aggro: true, power: "enrage" }),
  "wyrm-priest": foe("red", 14, "dragonkin", { ranged: 7 }, [10, 2, 2], { power: "silence" }),
  "scale-champion": foe("red", 15, "dragonkin", { melee: 7 }, [11, 3, 3], { aggro: true, power: "swift" }),
  "brood-warden": foe("red", 16, "dragonkin", { melee: 7 }, [11, 3, 3], { aggro: true, power: "thief" }),
  "ember-wyrmling": foe("red", 17, "dragonkin", { ranged: 6 }, [10, 2, 2], { power: "hoarder" }),
};
