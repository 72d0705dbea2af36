import type { PowerCard } from "../types.js";
import { ability, area, attack, blinded, fire, heal, knockOut, magic, pay } from "../vocabulary.js";

const own = { hero: "auriel", cooldownFrom: "use" } as const;
const spell = { ...own, activity: "combat", damage: "arcane" } as const;

/** Auriel's powers (SS-7-a): three for both versions, two of the light, two of the dark. */
export const aurielsPowers = {
  "thunder-lord": {
    ...spell,
    aim: { who: "enemy", range: 3 },
    base: { attack: attack(0, 1, 1), paid: [pay({ ability: 1, magic: 1 }, knockOut)] },
    levels: [
      { rank: 1, cooldown: 2 },
      { rank: 4, attack: attack(1, 1, 0), cooldown: 3 },
    ],
    verified: ["name", "activity", "damage", "base", "levels.0.rank"],
    heuristics: { worth: 34 },
  },
  "arcane-ward": {
    ...own,
    activity: "free",
    base: {},
    levels: [
      { rank: 1, effects: [{ effect: "magic-shields", amount: 1, until: "time-phase" }], cooldown: 2 },
      { rank: 4, effects: [{ effect: "magic-shields", amount: 2, until: "time-phase" }], cooldown: 3 },
    ],
    heuristics: { worth: 18 },
  },
  "illusory-images": {
    ...own,
    activity: "action",
    token: "illusory-image",
    base: {},
    levels: [
      { rank: 2, effects: [{ effect: "place-token", token: "illusory-image", count: 1 }], cooldown: 3 },
      { rank: 5, effects: [{ effect: "place-token", token: "illusory-image", count: 2 }], cooldown: 3 },
    ],
    cooldownFrom: "end",
    verified: ["name"],
    heuristics: { worth: 19 },
  },
  "healing-light": {
    ...own,
    nature: "lawful",
    activity: "action",
    aim: { who: "hero", range: 2 },
    base: { effects: [heal(2)] },
    levels: [
      { rank: 2, cooldown: 2 },
      { rank: 5, effects: [area(0)], cooldown: 3 },
    ],
    heuristics: { worth: 26 },
  },
  "blinding-ray": {
    ...spell,
    nature: "lawful",
    aim: { who: "enemy", range: 4 },
    base: { attack: attack(0, 1, 2), paid: [pay(magic, blinded)] },
    levels: [{ rank: 3, cooldown: 2 }],
    heuristics: { worth: 15 },
  },
  "fire-ball": {
    ...spell,
    nature: "chaos",
    aim: { who: "enemy", range: 3 },
    base: { attack: attack(0, 1, 2), paid: [pay(magic, area(0)), pay(ability, fire(1))] },
    levels: [
      { rank: 2, cooldown: 3 },
      { rank: 5, attack: attack(1, 1, 0), cooldown: 4 },
    ],
    heuristics: { worth: 28 },
  },
  drain: {
    ...spell,
    nature: "chaos",
    aim: { who: "enemy", range: 2 },
    base: { attack: attack(0, 2, 0), effects: [{ effect: "drain" }] },
    levels: [{ rank: 3, cooldown: 2 }],
    heuristics: { worth: 22 },
  },
} as const satisfies Readonly<Record<string, PowerCard>>;
