import type { PowerCard } from "../types.js";

const own = { hero: "laegon", cooldownFrom: "use" } as const;

/** Laegon's powers (SS-7-a): none has a nature. */
export const laegonsPowers = {
  "aimed-attack": {
    ...own,
    activity: "free",
    base: {},
    levels: [
      { rank: 1, effects: [{ effect: "attack-dice", red: 1, until: "next-attack" }], cooldown: 2 },
      { rank: 4, effects: [{ effect: "attack-dice", red: 2, until: "next-attack" }], cooldown: 3 },
    ],
    heuristics: { worth: 32 },
  },
  "hawk-eye": {
    ...own,
    activity: "passive",
    base: { effects: [{ effect: "range", change: 1, of: "ranged" }] },
    levels: [{ rank: 1 }],
    heuristics: { worth: 5 },
  },
  "hunting-trap": {
    ...own,
    activity: "action",
    aim: { who: "area", range: 1 },
    token: "hunting-trap",
    base: { effects: [{ effect: "place-token", token: "hunting-trap", count: 1 }] },
    levels: [{ rank: 1, cooldown: 3 }],
    cooldownFrom: "end",
    verified: ["name"],
    heuristics: { worth: 6 },
  },
  "summon-fenrir": {
    ...own,
    activity: "action",
    base: { effects: [{ effect: "summon-companion", companion: "fenrir" }] },
    levels: [{ rank: 2, cooldown: 3 }],
    cooldownFrom: "end",
    verified: ["activity", "base.effects.0", "cooldownFrom"],
    heuristics: { worth: 29 },
  },
  "woodland-step": {
    ...own,
    activity: "passive",
    base: { effects: [{ effect: "ignore-hard" }] },
    levels: [{ rank: 2 }],
    heuristics: { worth: 1 },
  },
  volley: {
    ...own,
    activity: "combat",
    aim: { who: "enemy", range: 4 },
    needs: "bow",
    base: { weapon: "bow", effects: [{ effect: "targets", count: 3 }] },
    levels: [{ rank: 3, cooldown: 3 }],
    heuristics: { worth: 14 },
  },
  parry: {
    ...own,
    activity: "reaction",
    when: "shields-totalled",
    base: { effects: [{ effect: "shields", change: 2, if: { attack: "melee" } }] },
    levels: [{ rank: 3, cooldown: 3 }],
    heuristics: { worth: 17 },
  },
} as const satisfies Readonly<Record<string, PowerCard>>;
