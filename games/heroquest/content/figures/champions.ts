import type { Champion } from "../types.js";

const table = {
  skarn: {
    type: "orc",
    move: 8,
    attack: 4,
    defence: 3,
    armour: 2,
    body: 3,
    mind: 3,
    magicTurns: 0,
    undead: false,
    items: [],
    spells: [],
    immune: ["fear"],
  },
  "mother-sedge": {
    type: "fimir",
    move: 6,
    attack: 3,
    defence: 4,
    armour: 1,
    body: 3,
    mind: 4,
    magicTurns: 0,
    undead: false,
    items: [],
    spells: ["choking-dusk"],
    immune: [],
  },
  odrun: {
    type: "mummy",
    move: 5,
    attack: 4,
    defence: 4,
    armour: 2,
    body: 4,
    mind: 0,
    magicTurns: 0,
    undead: true,
    items: [],
    spells: ["open-the-graves"],
    immune: ["fear"],
  },
  halvard: {
    type: "chaos-warrior",
    move: 7,
    attack: 5,
    defence: 4,
    armour: 3,
    body: 4,
    mind: 4,
    magicTurns: 0,
    undead: false,
    items: [],
    spells: [],
    immune: [],
  },
  ashmaw: {
    type: "gargoyle",
    move: 6,
    attack: 4,
    defence: 5,
    armour: 3,
    body: 4,
    mind: 4,
    magicTurns: 0,
    undead: false,
    items: [],
    spells: ["cinder-burst"],
    immune: ["fire"],
  },
  corvane: {
    type: "warlock",
    move: 8,
    attack: 3,
    defence: 4,
    armour: 1,
    body: 4,
    mind: 6,
    magicTurns: 1,
    undead: false,
    items: [],
    spells: ["vanish"],
    immune: [],
  },
} as const satisfies Record<string, Champion>;

export type ChampionId = keyof typeof table;

/** HQ-1.4-c, HQ-1.8: six named antagonists with control sheets of their own. */
export const champions: Readonly<Record<ChampionId, Champion>> = table;

export function isChampion(id: string): id is ChampionId {
  return Object.hasOwn(champions, id);
}

/** HQ-1.4-c: the kind of figure that stands for a champion; anybody else's own kind. */
export function figureFor(type: string): string {
  return isChampion(type) ? champions[type].type : type;
}
