import type { FateCard } from "./types.js";

const heroic = { deck: "heroic", copies: 2, names: "nobody" } as const;
const misfortune = { deck: "misfortune", copies: 2 } as const;

const table = {
  "prodigious-leap": {
    ...heroic,
    rule: "HQ-RH7-h-leap",
    at: "any-roll",
    effects: [{ effect: "leap", squares: 2 }],
  },
  berserk: {
    ...heroic,
    rule: "HQ-RH7-h-berserk",
    at: "any-roll",
    effects: [
      { effect: "attack-dice", change: 2, until: "end-of-turn", on: "user" },
      { effect: "half-defence", until: "next-own-turn", on: "user" },
    ],
  },
  "exceptional-aim": {
    ...heroic,
    rule: "HQ-RH7-h-aim",
    at: "any-roll",
    effects: [{ effect: "skulls-become-hq" }],
  },
  "desperate-dodge": {
    ...heroic,
    rule: "HQ-RH7-h-dodge",
    at: "defence",
    effects: [{ effect: "cancel-hits" }, { effect: "free-move", squares: 1, on: "user" }],
  },
  "lightning-attack": {
    ...heroic,
    rule: "HQ-RH7-h-lightning",
    at: "any-roll",
    effects: [{ effect: "extra-attack", dice: 0, on: "user" }],
  },
  "ultra-perception": {
    ...heroic,
    rule: "HQ-RH7-h-perception",
    at: "any-roll",
    effects: [{ effect: "reveal", what: ["traps", "magical-traps", "secret-doors"], area: "sight" }],
  },
  stability: {
    ...heroic,
    rule: "HQ-RH7-h-stability",
    at: "any-roll",
    effects: [{ effect: "cannot-be-moved", until: "next-own-turn" }],
  },
  speed: {
    ...heroic,
    rule: "HQ-RH7-h-speed",
    at: "any-roll",
    effects: [{ effect: "free-move", squares: 6, on: "user" }],
  },
  reflexes: {
    ...heroic,
    rule: "HQ-RH7-h-reflexes",
    at: "any-roll",
    effects: [{ effect: "full-defence", until: "next-own-turn" }],
  },
  "shameless-luck": {
    ...heroic,
    rule: "HQ-RH7-h-luck",
    at: "any-roll",
    effects: [{ effect: "reroll", dice: "any" }],
  },
  "do-it-again": {
    ...misfortune,
    rule: "HQ-RH7-m-again",
    at: "any-roll",
    names: "hero",
    effects: [{ effect: "reroll", dice: "all", until: "end-of-round" }],
  },
  "door-slam": {
    ...misfortune,
    rule: "HQ-RH7-m-door",
    at: "any-roll",
    names: "door",
    effects: [{ effect: "close-door", dice: 1 }],
  },
  abracapluf: {
    ...misfortune,
    rule: "HQ-RH7-m-abracapluf",
    at: "any-roll",
    names: "hero",
    effects: [{ effect: "spell-fumbles", until: "end-of-next-round" }],
  },
  counterspell: {
    ...misfortune,
    rule: "HQ-RH7-m-counterspell",
    at: "any-roll",
    names: "nobody",
    effects: [{ effect: "cancel-spell", casterLosesMind: 1 }],
  },
  distraction: {
    ...misfortune,
    rule: "HQ-RH7-m-distraction",
    at: "any-roll",
    names: "hero",
    effects: [{ effect: "lose-action", amount: 1, now: true }],
  },
  "uncertain-shot": {
    ...misfortune,
    rule: "HQ-RH7-m-uncertain-shot",
    at: "any-roll",
    names: "hero",
    effects: [{ effect: "shot-astray" }],
  },
  intensity: {
    ...misfortune,
    rule: "HQ-RH7-m-intensity",
    at: "any-roll",
    names: "antagonist",
    effects: [{ effect: "extra-attack", dice: 1 }],
  },
  slip: {
    ...misfortune,
    rule: "HQ-RH7-m-slip",
    at: "any-roll",
    names: "hero",
    effects: [{ effect: "slip" }],
  },
  burgled: {
    ...misfortune,
    rule: "HQ-RH7-m-burgled",
    at: "any-roll",
    names: "hero",
    effects: [{ effect: "lose-item", otherwise: "half-gold" }],
  },
  "hand-slips": {
    ...misfortune,
    rule: "HQ-RH7-m-hand-slips",
    at: "any-roll",
    names: "hero",
    effects: [{ effect: "drop-weapon", within: 3 }],
  },
} as const satisfies Record<string, FateCard>;

export type FateCardId = keyof typeof table;

/** HQ-RH7-h-more: ten heroic and ten misfortune cards, two copies of each. */
export const fateCards: Readonly<Record<FateCardId, FateCard>> = table;
