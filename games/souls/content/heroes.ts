import type { HeroCard } from "./types.js";
import { gem, heal, hits, poison, wounds } from "./vocabulary.js";

/** What the rulebook says of every hero card; of Ecarus's also the style, by an orc that prefers it. */
const known = ["name", "hero", "nature", "gender"];

const auriel = {
  hero: "auriel",
  styles: ["magic"],
  gender: "f",
  save: ["magic", "ability"],
  movement: 3,
  capacity: 4,
} as const;
const ecarus = {
  hero: "ecarus",
  styles: ["strength"],
  gender: "m",
  save: ["shield"],
  movement: 3,
  capacity: 3,
} as const;
const laegon = {
  hero: "laegon",
  nature: "neutral",
  styles: ["dexterity"],
  gender: "m",
  save: ["ability", "legendary"],
  movement: 4,
  capacity: 4,
} as const;
const shae = {
  hero: "shae",
  styles: ["dexterity"],
  gender: "f",
  save: ["shield", "ability"],
  movement: 4,
} as const;
const thorgar = {
  hero: "thorgar",
  styles: ["faith"],
  gender: "m",
  save: ["shield", "magic"],
  movement: 3,
  capacity: 4,
} as const;

/** SS-5-a: ten hero cards, two for each hero. */
const table = {
  "light-mage": {
    ...auriel,
    nature: "lawful",
    innate: [
      {
        id: "meditation",
        activity: "movement",
        effects: [
          {
            effect: "choose",
            of: [
              [{ effect: "attack-dice", red: 1, until: "next-attack", if: { damage: ["arcane"] } }],
              [{ effect: "heal-more", change: 1, until: "next-healing" }],
            ],
          },
        ],
      },
    ],
    ghost: {
      movement: 4,
      scream: { aim: { who: "hero", range: 5 }, effects: [{ effect: "shift-powers", by: 1, count: 1 }] },
    },
    gem: gem([6, 1, 1], [7, 1, 1], [8, 1, 2], [9, 1, 2], [10, 2, 2], [11, 2, 2], [12, 2, 3]),
    verified: known,
    heuristics: { wanted: 2, experienced: 1 },
  },
  "dark-enchantress": {
    ...auriel,
    nature: "chaos",
    innate: [
      {
        id: "wand-mastery",
        activity: "passive",
        when: "after-combat-attack",
        effects: [{ effect: "extra-attack", with: "same", if: { weapon: ["wand"] } }],
      },
    ],
    ghost: { movement: 4, scream: { aim: { who: "enemy", range: 1 }, effects: [wounds(1)] } },
    gem: gem([6, 1, 1], [7, 1, 1], [8, 1, 1], [9, 2, 1], [10, 2, 2], [11, 2, 2], [12, 2, 2]),
    verified: known,
    heuristics: { wanted: 2, experienced: 8, firstPowers: ["arcane-ward", "illusory-images"] },
  },
  "white-rose": {
    ...ecarus,
    nature: "lawful",
    innate: [
      {
        id: "taunt",
        activity: "reaction",
        aim: { who: "enemy", range: 2 },
        when: "victim-chosen",
        once: "round",
        effects: [{ effect: "become-victim" }],
      },
    ],
    ghost: {
      movement: 4,
      scream: {
        effects: [{ effect: "defence-dice", change: 1, on: "heroes-in-area", until: "time-phase" }],
      },
    },
    gem: gem([9, 1, 1], [10, 1, 1], [11, 1, 1], [13, 2, 1], [14, 2, 2], [15, 2, 2], [17, 3, 2]),
    verified: [...known, "styles", "movement", "innate.0.id", "innate.0.effects.0.effect"],
    heuristics: { wanted: 5, experienced: 4 },
  },
  "black-rose": {
    ...ecarus,
    nature: "chaos",
    innate: [
      {
        id: "overpower",
        activity: "passive",
        effects: [{ effect: "hits", change: 1, if: { targetRank: ["green"], targetInHorde: true } }],
      },
    ],
    ghost: {
      movement: 4,
      scream: { effects: [{ ...hits(-1, "time-phase"), on: "enemies-in-area" }] },
    },
    gem: gem([9, 1, 1], [10, 1, 1], [11, 2, 1], [12, 2, 1], [13, 2, 1], [15, 3, 1], [16, 3, 2]),
    verified: [...known, "styles", "movement"],
    heuristics: { wanted: 5, experienced: 6 },
  },
  ranger: {
    ...laegon,
    innate: [
      {
        id: "two-weapons",
        activity: "passive",
        when: "after-combat-attack",
        effects: [{ effect: "extra-attack", with: "secondary" }],
      },
    ],
    ghost: {
      movement: 4,
      scream: { aim: { who: "hero", range: 1 }, effects: [{ effect: "move-figure", areas: 1 }] },
    },
    gem: gem([8, 1, 1], [9, 1, 1], [10, 1, 2], [11, 2, 2], [12, 2, 2], [13, 2, 3], [14, 2, 3]),
    verified: [...known, "innate.0.effects.0.effect"],
    heuristics: { wanted: 3, experienced: 9, pair: { usual: 1 } },
  },
  archer: {
    ...laegon,
    innate: [
      {
        id: "twin-arrows",
        activity: "passive",
        when: "after-combat-attack",
        effects: [{ effect: "extra-attack", with: { hits: 0, red: 1, blue: 0 }, if: { weapon: ["bow"] } }],
      },
    ],
    ghost: {
      movement: 4,
      scream: {
        aim: { who: "enemy", range: 3 },
        effects: [{ effect: "armour", change: -1, until: "time-phase" }],
      },
    },
    gem: gem([7, 1, 1], [8, 1, 1], [9, 1, 1], [10, 2, 1], [11, 2, 2], [12, 2, 2], [13, 2, 3]),
    verified: known,
    heuristics: { wanted: 3, experienced: 2, pair: { "the-waking": 1 } },
  },
  thief: {
    ...shae,
    nature: "lawful",
    capacity: 6,
    innate: [
      {
        id: "nimble",
        activity: "passive",
        when: "trap-drawn",
        effects: [
          { effect: "trap-choice", draw: 2 },
          { effect: "action-items-free", perTurn: 1 },
        ],
      },
    ],
    ghost: {
      movement: 4,
      scream: {
        effects: [{ effect: "reroll", dice: "save", count: "all", on: "heroes-in-area", until: "time-phase" }],
      },
    },
    gem: gem([7, 1, 1], [8, 1, 2], [9, 1, 2], [10, 1, 2], [11, 2, 3], [12, 2, 3], [13, 2, 3]),
    verified: [...known, "innate.0.effects.0"],
    heuristics: { wanted: 1, experienced: 3 },
  },
  assassin: {
    ...shae,
    nature: "chaos",
    capacity: 4,
    innate: [
      {
        id: "blade-dance",
        activity: "passive",
        when: "after-combat-attack",
        effects: [{ effect: "extra-attack", with: "secondary", if: { bothWeapons: "dagger" } }],
      },
    ],
    ghost: { movement: 4, scream: { aim: { who: "enemy", range: 1 }, effects: [poison(1)] } },
    gem: gem([7, 1, 1], [8, 1, 1], [9, 1, 2], [10, 2, 2], [11, 2, 2], [12, 2, 2], [13, 3, 2]),
    verified: [...known, "innate.0.effects.0"],
    heuristics: { wanted: 1, experienced: 7 },
  },
  cleric: {
    ...thorgar,
    nature: "lawful",
    innate: [
      {
        id: "prayer",
        activity: "free",
        aim: { who: "hero", range: 2 },
        once: "round",
        effects: [hits(1, "next-attack-this-round")],
      },
    ],
    ghost: { movement: 4, scream: { effects: [{ ...heal(1), on: "heroes-in-area" }] } },
    gem: gem([8, 1, 1], [9, 1, 1], [10, 1, 2], [11, 1, 2], [13, 2, 2], [14, 2, 3], [15, 2, 3]),
    verified: known,
    heuristics: { wanted: 4, experienced: 5, pair: { usual: 2 } },
  },
  "rune-master": {
    ...thorgar,
    nature: "chaos",
    innate: [
      {
        id: "rune-burst",
        activity: "free",
        aim: { who: "own-rune", range: 3 },
        once: "round",
        effects: [{ effect: "burst-rune", wounds: 1 }],
      },
    ],
    ghost: {
      movement: 4,
      scream: { effects: [{ effect: "fire", strength: 1, on: "enemies-in-area" }] },
    },
    gem: gem([8, 1, 1], [9, 1, 1], [10, 1, 1], [11, 2, 2], [12, 2, 2], [13, 2, 2], [14, 2, 3]),
    verified: known,
    heuristics: { wanted: 4, experienced: 10, pair: { "the-waking": 2 }, firstPowers: ["offensive-rune"] },
  },
} as const satisfies Readonly<Record<string, HeroCard>>;

export type HeroVersion = keyof typeof table;

export const heroCards: Readonly<Record<HeroVersion, HeroCard>> = table;
