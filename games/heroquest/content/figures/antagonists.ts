import type { AntagonistType } from "../types.js";

const living = { magicTurns: 0, undead: false, championOnly: false } as const;
const undead = { magicTurns: 0, undead: true, championOnly: false } as const;

const table = {
  goblin: { move: 10, attack: 2, defence: 1, armour: 0, body: 1, mind: 1, figures: 6, ...living },
  orc: { move: 8, attack: 3, defence: 2, armour: 1, body: 1, mind: 2, figures: 8, ...living },
  fimir: { move: 6, attack: 3, defence: 3, armour: 1, body: 2, mind: 3, figures: 3, ...living },
  skeleton: { move: 6, attack: 2, defence: 2, armour: 1, body: 1, mind: 0, figures: 4, ...undead },
  zombie: { move: 5, attack: 2, defence: 3, armour: 0, body: 1, mind: 0, figures: 2, ...undead },
  mummy: { move: 4, attack: 3, defence: 4, armour: 1, body: 2, mind: 0, figures: 2, ...undead },
  "chaos-warrior": { move: 7, attack: 4, defence: 4, armour: 3, body: 3, mind: 3, figures: 4, ...living },
  gargoyle: { move: 6, attack: 4, defence: 5, armour: 3, body: 3, mind: 4, figures: 1, ...living },
  warlock: {
    move: 8,
    attack: 3,
    defence: 4,
    armour: 1,
    body: 3,
    mind: 6,
    figures: 1,
    magicTurns: 1,
    undead: false,
    championOnly: true,
  },
} as const satisfies Record<string, AntagonistType>;

export type AntagonistId = keyof typeof table;

/** HQ-1.4-b: the kinds of antagonists, with the number of figures in the box. */
export const antagonists: Readonly<Record<AntagonistId, AntagonistType>> = table;

/** HQ-1.4-b: how many figures of each kind our box holds, whatever a match corrects: a quest can be played or can't, at every table. */
export const figuresInBox: ReadonlyMap<string, number> = new Map(
  Object.entries(table).map(([kind, { figures }]) => [kind, figures]),
);
