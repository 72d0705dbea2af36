import type { PowerCard } from "../types.js";
import { hits } from "../vocabulary.js";

const own = { hero: "ecarus", cooldownFrom: "use" } as const;

/** Ecarus's powers (SS-7-a). */
export const ecarusPowers = {
  cleave: {
    ...own,
    activity: "free",
    base: {},
    levels: [
      {
        rank: 1,
        effects: [{ effect: "targets", count: 2, until: "next-attack", if: { attack: "melee" } }],
        cooldown: 2,
      },
      {
        rank: 5,
        effects: [{ effect: "targets", count: 3, until: "next-attack", if: { attack: "melee" } }],
        cooldown: 3,
      },
    ],
    verified: ["name", "levels.0.effects.0.count", "levels.0.effects.0.until", "levels.0.cooldown"],
    heuristics: { worth: 33 },
  },
  "shield-wall": {
    ...own,
    activity: "reaction",
    when: "defence-roll",
    base: { effects: [{ effect: "defence-dice", change: 2 }] },
    levels: [{ rank: 1, cooldown: 2 }],
    heuristics: { worth: 24 },
  },
  "knights-charge": {
    ...own,
    activity: "movement",
    base: {
      effects: [
        { effect: "charge", areas: 3 },
        { effect: "attack-dice", red: 1, until: "next-attack" },
      ],
    },
    levels: [{ rank: 2, cooldown: 3 }],
    heuristics: { worth: 4 },
  },
  guardian: {
    ...own,
    nature: "lawful",
    activity: "reaction",
    aim: { who: "other-hero", range: 1 },
    when: "other-hero-attacked",
    base: { effects: [{ effect: "take-the-blow" }] },
    levels: [{ rank: 2, cooldown: 2 }],
    heuristics: { worth: 10 },
  },
  "battle-cry": {
    ...own,
    nature: "lawful",
    activity: "action",
    aim: { who: "area", range: 2 },
    base: { effects: [{ ...hits(1, "time-phase"), on: "heroes-in-range" }] },
    levels: [{ rank: 3, cooldown: 4 }],
    heuristics: { worth: 13 },
  },
  "blood-thirst": {
    ...own,
    nature: "chaos",
    activity: "passive",
    when: "enemy-killed",
    base: { effects: [{ effect: "heal", amount: 1, on: "self" }] },
    levels: [{ rank: 2 }],
    heuristics: { worth: 9 },
  },
  "crushing-blow": {
    ...own,
    nature: "chaos",
    activity: "free",
    base: { effects: [{ effect: "lethal", hits: 2, until: "next-attack" }] },
    levels: [{ rank: 3, cooldown: 3 }],
    heuristics: { worth: 21 },
  },
} as const satisfies Readonly<Record<string, PowerCard>>;
