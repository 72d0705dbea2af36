import type { EffectName } from "../types.js";

/** What an effect must say besides its name. A `?` may be left out. */
export type FieldKind =
  | "number"
  | "number?"
  | "number-or-all"
  | "strength"
  | "strength?"
  | "condition"
  | "conditions"
  | "word"
  | "values"
  | "attack-with"
  | "effects";

/** SS-6.5-a: the whole vocabulary of effects, with the figures of each. */
export const effectShapes: Readonly<Record<EffectName, Readonly<Record<string, FieldKind>>>> = {
  hits: { change: "number" },
  "attack-dice": { red: "number?", blue: "number?" },
  lethal: { hits: "number-or-all" },
  critical: {},
  push: {},
  area: { range: "number" },
  targets: { count: "number" },
  range: { change: "number", of: "word" },
  "extra-attack": { with: "attack-with" },
  drain: {},
  unarmed: { values: "values" },
  armour: { change: "number" },
  "magic-shields": { amount: "number" },
  "defence-dice": { change: "number" },
  shields: { change: "number" },
  "cancel-hits": { amount: "number", of: "word" },
  "avoid-attack": {},
  "become-victim": {},
  "take-the-blow": {},
  reroll: { dice: "word", count: "number-or-all" },
  "save-dice": { dice: "number" },
  wounds: { amount: "number" },
  heal: { amount: "number" },
  "heal-more": { change: "number" },
  "max-hp": { change: "number" },
  condition: { condition: "condition", strength: "strength?" },
  fire: { strength: "strength" },
  "remove-conditions": { which: "conditions", count: "number-or-all" },
  movement: { change: "number" },
  "enemy-movement": { change: "number" },
  charge: { areas: "number" },
  "move-figure": { areas: "number" },
  "free-evade": { perTurn: "number" },
  "ignore-hard": {},
  fly: {},
  "go-to-altar": {},
  "shift-powers": { by: "number", count: "number-or-all" },
  "recharge-powers": { count: "number" },
  recharge: { charges: "number" },
  "more-powers": { count: "number" },
  capacity: { change: "number" },
  "action-items-free": { perTurn: "number" },
  prices: { change: "number" },
  "trap-choice": { draw: "number" },
  "ignore-trap": {},
  "treasure-choice": { draw: "number" },
  treasure: { count: "number" },
  loot: { count: "number" },
  crowns: { amount: "number" },
  "soul-points": { amount: "number" },
  hide: {},
  "place-token": { token: "word", count: "number" },
  "burst-rune": { wounds: "number" },
  "stronger-burst": { wounds: "number" },
  "summon-companion": { companion: "word" },
  "enemy-attack": { weapon: "word" },
  "use-specials": {},
  "draw-enemy-powers": { count: "number" },
  encounter: {},
  "place-shadows": { count: "number", face: "word" },
  "sight-limit": { areas: "number" },
  "no-healing": {},
  "place-search-area": {},
  choose: { of: "effects" },
};

export const conditionNames = ["ko", "poisoned", "blinded", "slowed", "stunned"] as const;

/** What may stand beside every effect. */
export const besides: Readonly<Record<"on" | "until", readonly string[]>> = {
  on: [
    "self",
    "attacker",
    "trigger",
    "heroes-in-area",
    "enemies-in-area",
    "heroes-in-sight",
    "other-enemies-in-sight",
    "self-and-enemies-in-sight",
    "heroes",
    "enemies",
    "heroes-in-range",
    "ghost-souls",
    "spawned",
  ],
  until: [
    "next-attack",
    "next-attack-this-round",
    "next-defence",
    "next-healing",
    "end-of-turn",
    "time-phase",
    "next-time-phase",
    "end-of-quest",
    "while-held",
  ],
};
