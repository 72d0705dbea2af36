import type { Encounter } from "../types.js";
import { foe } from "./foe.js";

/** The seventeen grey encounters; each is on two cards (AZ-content-1). */
export const greyEncounters: Readonly<Record<string, Encounter>> = {
  "field-rat": foe("grey", 1, "beast", { melee: 1 }, [4, 1, 1]),
  "wild-boar": foe("grey", 2, "beast", { melee: 2 }, [5, 1, 1], { aggro: true, power: "enrage" }),
  "grey-wolf": foe("grey", 3, "beast", { melee: 2 }, [5, 1, 1], { aggro: true }),
  "bristle-spider": foe("grey", 4, "beast", { melee: 1 }, [5, 1, 1], { power: "venom" }),
  "carrion-crow": foe("grey", 5, "beast", { melee: 1 }, [6, 1, 1], { power: "elusive" }),
  "restless-bones": foe("grey", 6, "undead", { melee: 1 }, [5, 1, 1], { power: "hex" }),
  "hungry-ghoul": foe("grey", 7, "undead", { melee: 2 }, [5, 1, 1], { aggro: true }),
  "pale-wisp": foe("grey", 8, "undead", { ranged: 2 }, [4, 1, 1], { power: "drain" }),
  "grave-robber": foe("grey", 9, "brigand", { melee: 1 }, [5, 1, 1], { power: "hoarder" }),
  "road-bandit": foe("grey", 10, "brigand", { melee: 2 }, [6, 1, 1], { power: "thief" }),
  "sling-lad": foe("grey", 11, "brigand", { ranged: 1 }, [4, 1, 1]),
  poacher: foe("grey", 12, "brigand", { ranged: 2 }, [6, 1, 1], { power: "ambusher" }),
  "smuggler-guard": foe("grey", 13, "brigand", { melee: 2 }, [6, 1, 1], { power: "silence" }),
  "tunnel-gnawer": foe("grey", 14, "beast", { melee: 1 }, [4, 1, 1], { power: "hoarder" }),
  "mud-elemental": foe("grey", 15, "elemental", { melee: 3 }, [6, 1, 2]),
  "dust-devil": foe("grey", 16, "elemental", { melee: 1, ranged: 1 }, [5, 1, 1], { power: "elusive" }),
  "barrow-hound": foe("grey", 17, "undead", { melee: 3 }, [5, 1, 2], { aggro: true, power: "enrage" }),
};
