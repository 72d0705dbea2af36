import type { Archetype, ArchetypeSheet, Hero } from "../types.js";

/** HQ-1.4-a, HQ-1.4-d, HQ-2.6-a, HQ-7.7-g, HQ-10.2-b, HQ-RH1.1: what stands on the sheets of the four archetypes. */
export const archetypes: Readonly<Record<Archetype, ArchetypeSheet>> = {
  barbarian: {
    blackAttack: 1,
    blackDefence: 2,
    body: 8,
    mind: 2,
    movementDice: 2,
    maxMovement: 12,
    magicTurns: 0,
    skills: { disarm: false, ranged: ["throwing", "dagger"] },
    loadCapacity: 12,
    startItems: ["broadsword", "potion-of-healing"],
    startGold: 0,
  },
  dwarf: {
    blackAttack: 1,
    blackDefence: 2,
    body: 7,
    mind: 3,
    movementDice: 2,
    maxMovement: 12,
    magicTurns: 0,
    skills: { disarm: true, ranged: ["shooting", "throwing", "dagger"] },
    loadCapacity: 10,
    startItems: ["short-sword", "potion-of-healing"],
    startGold: 0,
  },
  elf: {
    blackAttack: 1,
    blackDefence: 2,
    body: 6,
    mind: 4,
    movementDice: 2,
    maxMovement: 12,
    magicTurns: 1,
    skills: { disarm: false, ranged: ["shooting", "throwing", "dagger"] },
    loadCapacity: 8,
    startItems: ["short-sword", "potion-of-healing"],
    startGold: 0,
  },
  wizard: {
    blackAttack: 1,
    blackDefence: 2,
    body: 4,
    mind: 6,
    movementDice: 2,
    maxMovement: 12,
    magicTurns: 3,
    skills: { disarm: false, ranged: ["dagger"] },
    loadCapacity: 6,
    startItems: ["dagger", "potion-of-healing"],
    startGold: 0,
  },
};

const table = {
  hrolf: { archetype: "barbarian", gender: "m", figure: 1 },
  yrsa: { archetype: "barbarian", gender: "f", figure: 2 },
  olm: { archetype: "dwarf", gender: "m", figure: 1 },
  birga: { archetype: "dwarf", gender: "f", figure: 2 },
  ferrin: { archetype: "elf", gender: "m", figure: 1 },
  aelis: { archetype: "elf", gender: "f", figure: 2 },
  ambrose: { archetype: "wizard", gender: "m", figure: 1 },
  orsola: { archetype: "wizard", gender: "f", figure: 2 },
} as const satisfies Record<string, Hero>;

export type HeroId = keyof typeof table;

/** HQ-2.4-d: two heroes for each archetype. */
export const heroes: Readonly<Record<HeroId, Hero>> = table;
