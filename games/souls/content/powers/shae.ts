import type { PowerCard } from "../types.js";
import { attack, hits, lethal } from "../vocabulary.js";

const own = { hero: "shae", cooldownFrom: "use" } as const;

/** Shae's powers (SS-7-a). */
export const shaesPowers = {
  "sneak-attack": {
    ...own,
    activity: "free",
    when: "hits-totalled",
    needs: "heroes-control-target-area",
    base: { effects: [hits(1)] },
    levels: [
      { rank: 1, cooldown: 1 },
      { rank: 4, effects: [lethal(1)], cooldown: 2 },
    ],
    verified: ["name", "needs"],
    heuristics: { worth: 31 },
  },
  "treasure-hunter": {
    ...own,
    activity: "passive",
    when: "treasure-drawn",
    base: {},
    levels: [
      { rank: 1, effects: [{ effect: "treasure-choice", draw: 2 }] },
      { rank: 4, effects: [{ effect: "treasure-choice", draw: 3 }] },
    ],
    verified: ["name", "activity", "levels"],
    heuristics: { worth: 3 },
  },
  hiding: {
    ...own,
    activity: "action",
    token: "hidden",
    base: { effects: [{ effect: "hide" }] },
    levels: [{ rank: 1, cooldown: 2 }],
    cooldownFrom: "end",
    verified: ["name", "base.effects.0"],
    heuristics: { worth: 8 },
  },
  dodge: {
    ...own,
    nature: "lawful",
    activity: "reaction",
    when: "attacked",
    base: { effects: [{ effect: "avoid-attack" }] },
    levels: [{ rank: 2, cooldown: 3 }],
    heuristics: { worth: 23 },
  },
  disarm: {
    ...own,
    nature: "lawful",
    activity: "free",
    when: "trap-drawn",
    base: { effects: [{ effect: "ignore-trap" }] },
    levels: [{ rank: 3, cooldown: 3 }],
    heuristics: { worth: 2 },
  },
  backstab: {
    ...own,
    nature: "chaos",
    activity: "combat",
    aim: { who: "enemy", range: 0 },
    needs: "hidden",
    base: { weapon: "equipped", attack: attack(0, 2, 0), effects: [lethal(2)] },
    levels: [{ rank: 2, cooldown: 3 }],
    verified: ["name", "nature"],
    heuristics: { worth: 20 },
  },
  venom: {
    ...own,
    nature: "chaos",
    activity: "free",
    base: {
      effects: [
        {
          effect: "condition",
          condition: "poisoned",
          strength: 1,
          until: "next-attack",
          if: { weapon: ["dagger"] },
        },
      ],
    },
    levels: [{ rank: 3, cooldown: 2 }],
    heuristics: { worth: 7 },
  },
} as const satisfies Readonly<Record<string, PowerCard>>;
