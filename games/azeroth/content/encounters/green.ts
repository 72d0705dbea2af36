import type { Encounter } from "../types.js";
import { foe } from "./foe.js";

/** The seventeen green encounters; each is on two cards (AZ-content-1). */
export const greenEncounters: Readonly<Record<string, Encounter>> = {
  "marsh-lurker": foe("green", 1, "beast", { melee: 3 }, [7, 2, 2], { aggro: true, power: "ambusher" }),
  "moss-bear": foe("green", 2, "beast", { melee: 4 }, [7, 2, 2], { aggro: true, power: "enrage" }),
  "needle-wasp": foe("green", 3, "beast", { ranged: 2 }, [6, 1, 1], { power: "venom" }),
  "ridge-stalker": foe("green", 4, "beast", { melee: 3 }, [8, 1, 1], { power: "swift" }),
  "rotting-soldier": foe("green", 5, "undead", { melee: 3 }, [6, 2, 1]),
  "bone-archer": foe("green", 6, "undead", { ranged: 3 }, [7, 1, 1], { power: "ambusher" }),
  "wailing-shade": foe("green", 7, "undead", { melee: 3, ranged: 3 }, [7, 1, 1], { power: "drain" }),
  "crypt-warden": foe("green", 8, "undead", { melee: 4 }, [7, 2, 2], { aggro: true }),
  "plague-hound": foe("green", 9, "undead", { melee: 3 }, [8, 1, 1], { power: "hex" }),
  "javelin-raider": foe("green", 10, "brigand", { ranged: 3 }, [8, 1, 2]),
  deserter: foe("green", 11, "brigand", { ranged: 4 }, [6, 1, 2]),
  "hedge-witch": foe("green", 12, "brigand", { ranged: 2 }, [7, 1, 1], { power: "silence" }),
  "toll-collector": foe("green", 13, "brigand", { melee: 4 }, [8, 2, 2], { power: "thief" }),
  cutthroat: foe("green", 14, "brigand", { melee: 4 }, [7, 1, 2], { aggro: true, power: "swift" }),
  "stone-sprite": foe("green", 15, "elemental", { melee: 2 }, [8, 2, 1], { power: "elusive" }),
  "river-spirit": foe("green", 16, "elemental", { melee: 3, ranged: 3 }, [6, 2, 1], { power: "hoarder" }),
  "thorn-golem": foe("green", 17, "elemental", { melee: 4 }, [7, 1, 2], { aggro: true, power: "ward" }),
};
