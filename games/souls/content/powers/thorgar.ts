import type { PowerCard } from "../types.js";
import { ability, area, attack, heal, knockOut, lethal, pay, twoAbilities, twoMagic } from "../vocabulary.js";

const own = { hero: "thorgar", cooldownFrom: "use" } as const;

/** Thorgar's powers (SS-7-a). */
export const thorgarsPowers = {
  "heal-wounds": {
    ...own,
    activity: "action",
    aim: { who: "hero", range: 1 },
    base: {},
    levels: [
      { rank: 1, effects: [heal(2)], cooldown: 1 },
      { rank: 4, effects: [heal(3)], cooldown: 1 },
    ],
    verified: ["name", "levels.0.rank", "levels.0.cooldown"],
    heuristics: { worth: 35 },
  },
  "stone-skin": {
    ...own,
    activity: "reaction",
    when: "hits-counted",
    base: { effects: [{ effect: "cancel-hits", amount: 1, of: "all" }] },
    levels: [{ rank: 1, cooldown: 1 }],
    heuristics: { worth: 27 },
  },
  "hammer-throw": {
    ...own,
    activity: "combat",
    aim: { who: "enemy", range: 2 },
    base: { weapon: "equipped", paid: [pay(ability, knockOut)] },
    levels: [{ rank: 2, cooldown: 2 }],
    heuristics: { worth: 16 },
  },
  "call-lightning": {
    ...own,
    nature: "lawful",
    activity: "combat",
    damage: "arcane",
    aim: { who: "enemy", range: 4 },
    base: {
      attack: attack(1, 2, 2),
      paid: [pay(twoMagic, area(0)), pay({ ability: 1, magic: 1 }, knockOut)],
    },
    levels: [
      { rank: 3, cooldown: 3 },
      { rank: 5, attack: attack(0, 1, 1), paid: [pay(twoAbilities, lethal(3))], cooldown: 4 },
    ],
    verified: ["name", "activity", "base", "levels"],
    heuristics: { worth: 30 },
  },
  "sacred-ground": {
    ...own,
    nature: "lawful",
    activity: "action",
    base: { effects: [{ effect: "shields", change: 1, on: "heroes-in-area", until: "time-phase" }] },
    levels: [{ rank: 2, cooldown: 3 }],
    heuristics: { worth: 11 },
  },
  "offensive-rune": {
    ...own,
    nature: "chaos",
    activity: "free",
    aim: { who: "area", range: 2 },
    token: "offensive-rune",
    base: { effects: [{ effect: "place-token", token: "offensive-rune", count: 1 }] },
    levels: [
      { rank: 1, cooldown: 2 },
      { rank: 4, effects: [{ effect: "stronger-burst", wounds: 1 }], cooldown: 2 },
    ],
    cooldownFrom: "end",
    verified: ["name"],
    heuristics: { worth: 25 },
  },
  "defensive-rune": {
    ...own,
    nature: "chaos",
    activity: "free",
    aim: { who: "area", range: 1 },
    token: "defensive-rune",
    base: { effects: [{ effect: "place-token", token: "defensive-rune", count: 1 }] },
    levels: [{ rank: 2, cooldown: 3 }],
    cooldownFrom: "end",
    verified: ["name"],
    heuristics: { worth: 12 },
  },
} as const satisfies Readonly<Record<string, PowerCard>>;
