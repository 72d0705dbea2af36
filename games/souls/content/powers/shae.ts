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
  },
  hiding: {
    ...own,
    activity: "action",
    token: "hidden",
    base: { effects: [{ effect: "hide" }] },
    levels: [{ rank: 1, cooldown: 2 }],
    cooldownFrom: "end",
    verified: ["name", "base.effects.0"],
  },
  dodge: {
    ...own,
    nature: "lawful",
    activity: "reaction",
    when: "attacked",
    base: { effects: [{ effect: "avoid-attack" }] },
    levels: [{ rank: 2, cooldown: 3 }],
  },
  disarm: {
    ...own,
    nature: "lawful",
    activity: "free",
    when: "trap-drawn",
    base: { effects: [{ effect: "ignore-trap" }] },
    levels: [{ rank: 3, cooldown: 3 }],
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
  },
} as const satisfies Readonly<Record<string, PowerCard>>;
