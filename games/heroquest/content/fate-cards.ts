import type { FateCard } from "./types.js";

const heroic = { deck: "heroic", copies: 2, names: "nobody" } as const;
const misfortune = { deck: "misfortune", copies: 2 } as const;

const table = {
  "prodigious-leap": {
    ...heroic,
    rule: "HQ-RH7-h-leap",
    at: "any-roll",
    effects: [{ effect: "leap", squares: 2 }],
    heuristics: { worth: { by: "leaping-away", escape: 1 } },
  },
  berserk: {
    ...heroic,
    rule: "HQ-RH7-h-berserk",
    at: "any-roll",
    effects: [
      { effect: "attack-dice", change: 2, until: "end-of-turn", on: "user" },
      { effect: "half-defence", until: "next-own-turn", on: "user" },
    ],
    heuristics: { worth: { by: "all-out", worth: 0.9 } },
  },
  "exceptional-aim": {
    ...heroic,
    rule: "HQ-RH7-h-aim",
    at: "any-roll",
    effects: [{ effect: "skulls-become-hq" }],
    heuristics: { worth: { by: "sharper-shot", each: 0.5, armed: 0.2 } },
  },
  "desperate-dodge": {
    ...heroic,
    rule: "HQ-RH7-h-dodge",
    at: "defence",
    effects: [{ effect: "cancel-hits" }, { effect: "free-move", squares: 1, on: "user" }],
    heuristics: { worth: { by: "hits-saved", saved: 2 } },
  },
  "lightning-attack": {
    ...heroic,
    rule: "HQ-RH7-h-lightning",
    at: "any-roll",
    effects: [{ effect: "extra-attack", dice: 0, on: "user" }],
    heuristics: { worth: { by: "one-more-blow", share: 0.7 }, wanted: 1 },
  },
  "ultra-perception": {
    ...heroic,
    rule: "HQ-RH7-h-perception",
    at: "any-roll",
    effects: [{ effect: "reveal", what: ["traps", "magical-traps", "secret-doors"], area: "sight" }],
    heuristics: { worth: { by: "looking-round", quiet: 0.6, otherwise: 0.3 } },
  },
  stability: {
    ...heroic,
    rule: "HQ-RH7-h-stability",
    at: "any-roll",
    effects: [{ effect: "cannot-be-moved", until: "next-own-turn" }],
    heuristics: { worth: { by: "any-time", worth: 0.42 } },
  },
  speed: {
    ...heroic,
    rule: "HQ-RH7-h-speed",
    at: "any-roll",
    effects: [{ effect: "free-move", squares: 6, on: "user" }],
    heuristics: { worth: { by: "running", escape: 1.5, quiet: 0.6, otherwise: 0.3 } },
  },
  reflexes: {
    ...heroic,
    rule: "HQ-RH7-h-reflexes",
    at: "any-roll",
    effects: [{ effect: "full-defence", until: "next-own-turn" }],
    heuristics: { worth: { by: "any-time", worth: 0.45 } },
  },
  "shameless-luck": {
    ...heroic,
    rule: "HQ-RH7-h-luck",
    at: "any-roll",
    effects: [{ effect: "reroll", dice: "any" }],
    heuristics: { worth: { by: "idle-dice", strike: 0.45, spoilt: 1, defence: 0.3, otherwise: 0.15 } },
  },
  "do-it-again": {
    ...misfortune,
    rule: "HQ-RH7-m-again",
    at: "any-roll",
    names: "hero",
    effects: [{ effect: "reroll", dice: "all", until: "end-of-round" }],
    heuristics: {
      worth: {
        by: "rolling-again",
        defence: 1,
        poorDefence: 0.1,
        casting: 0.8,
        perHit: 0.5,
        otherwise: 0.2,
        later: 0.3,
        dice: 20,
      },
    },
  },
  "door-slam": {
    ...misfortune,
    rule: "HQ-RH7-m-door",
    at: "any-roll",
    names: "door",
    effects: [{ effect: "close-door", dice: 1 }],
    heuristics: { worth: { by: "door-beside-hero", worth: 0.6 } },
  },
  abracapluf: {
    ...misfortune,
    rule: "HQ-RH7-m-abracapluf",
    at: "any-roll",
    names: "hero",
    effects: [{ effect: "spell-fumbles", until: "end-of-next-round" }],
    heuristics: { worth: { by: "spell-fumbles", works: 1.6, fails: 0.2, perTurn: 0.4 } },
  },
  counterspell: {
    ...misfortune,
    rule: "HQ-RH7-m-counterspell",
    at: "any-roll",
    names: "nobody",
    effects: [{ effect: "cancel-spell", casterLosesMind: 1 }],
    heuristics: { worth: { by: "spell-cancelled", worth: 1.5 } },
  },
  distraction: {
    ...misfortune,
    rule: "HQ-RH7-m-distraction",
    at: "any-roll",
    names: "hero",
    effects: [{ effect: "lose-action", amount: 1, now: true }],
    heuristics: { worth: { by: "action-lost", now: 1, later: 0.8, dice: 10 } },
  },
  "uncertain-shot": {
    ...misfortune,
    rule: "HQ-RH7-m-uncertain-shot",
    at: "any-roll",
    names: "hero",
    effects: [{ effect: "shot-astray" }],
    heuristics: { worth: { by: "shot-astray", perFace: 0.6, perWeapon: 0.4 } },
  },
  intensity: {
    ...misfortune,
    rule: "HQ-RH7-m-intensity",
    at: "any-roll",
    names: "antagonist",
    effects: [{ effect: "extra-attack", dice: 1 }],
    heuristics: { worth: { by: "foe-strikes", share: 0.8 } },
  },
  slip: {
    ...misfortune,
    rule: "HQ-RH7-m-slip",
    at: "any-roll",
    names: "hero",
    effects: [{ effect: "slip" }],
    heuristics: { worth: { by: "slipping", moving: 0.4 } },
  },
  burgled: {
    ...misfortune,
    rule: "HQ-RH7-m-burgled",
    at: "any-roll",
    names: "hero",
    effects: [{ effect: "lose-item", otherwise: "half-gold" }],
    heuristics: { worth: { by: "item-lost", perItem: 0.35, most: 1, gold: 300, mostGold: 0.6 } },
  },
  "hand-slips": {
    ...misfortune,
    rule: "HQ-RH7-m-hand-slips",
    at: "any-roll",
    names: "hero",
    effects: [{ effect: "drop-weapon", within: 3 }],
    heuristics: { worth: { by: "weapon-dropped", striking: 0.5, perHit: 0.5, otherwise: 0.3, dice: 4 } },
  },
} as const satisfies Record<string, FateCard>;

export type FateCardId = keyof typeof table;

/** HQ-RH7-h-more: ten heroic and ten misfortune cards, two copies of each. */
export const fateCards: Readonly<Record<FateCardId, FateCard>> = table;
