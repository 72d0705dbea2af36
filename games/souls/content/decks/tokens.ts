import type { ChestToken, CoinToken, CriticalToken, LootToken, SearchToken, ShadowToken } from "../types.js";

/** SS-10.1-b: fifteen critical tokens. */
export const criticals = {
  "critical-gash": { colour: "green", copies: 3, does: { critical: "wounds", amount: 1 } },
  "critical-deep-gash": { colour: "green", copies: 1, does: { critical: "wounds", amount: 2 } },
  "critical-stun": {
    colour: "blue",
    copies: 2,
    does: { critical: "condition", condition: "stunned" },
    verified: ["colour", "does"],
  },
  "critical-blinding": { colour: "blue", copies: 1, does: { critical: "condition", condition: "blinded" } },
  "critical-slowing": { colour: "blue", copies: 1, does: { critical: "condition", condition: "slowed" } },
  "critical-poison": {
    colour: "blue",
    copies: 1,
    does: { critical: "condition", condition: "poisoned", strength: 1 },
  },
  "critical-fall": { colour: "blue", copies: 1, does: { critical: "condition", condition: "ko" } },
  "critical-lame-arm": {
    colour: "red",
    copies: 1,
    does: { critical: "hits", change: -1 },
    verified: ["colour", "does"],
  },
  "critical-torn-armour": {
    colour: "red",
    copies: 1,
    does: { critical: "armour", change: -1 },
    verified: ["colour", "does"],
  },
  "critical-lasting-wound": {
    colour: "red",
    copies: 1,
    does: { critical: "max-hp", change: -1 },
    verified: ["colour", "does"],
  },
  "critical-grave-wound": {
    colour: "red",
    copies: 1,
    does: { critical: "max-hp", change: -2 },
    verified: ["colour", "does"],
  },
  "critical-confusion": {
    colour: "red",
    copies: 1,
    does: { critical: "no-effects" },
    verified: ["colour", "does"],
  },
} as const satisfies Readonly<Record<string, CriticalToken>>;

/** SS-15.4-a: sixteen shadows; the rulebook names the kinds and the sum. */
export const shadows = {
  "shadow-man": { kind: "man", copies: 2, verified: ["kind"] },
  "shadow-woman": { kind: "woman", copies: 2, verified: ["kind"] },
  "shadow-enemy": { kind: "enemy", copies: 6, verified: ["kind"] },
  "shadow-champion": { kind: "champion", copies: 2, verified: ["kind"] },
  "shadow-two-enemies": { kind: "two-enemies", copies: 2, verified: ["kind"] },
  "shadow-quest-enemy": { kind: "quest-enemy", copies: 1, verified: ["kind"] },
  "shadow-quest": { kind: "quest", copies: 1, verified: ["kind"] },
} as const satisfies Readonly<Record<string, ShadowToken>>;

/** SS-1.2-c: how many shadows of each kind our box holds, whatever a match corrects: a quest can be played or can't, at every table. */
export const shadowsInBox: ReadonlyMap<string, number> = new Map(
  Object.values(shadows).map(({ kind, copies }) => [kind, copies]),
);

/** SS-3.3-e: three chests. */
export const chests = {
  "chest-small": { treasures: 1, crowns: 10, copies: 1 },
  "chest-full": { treasures: 2, crowns: 0, copies: 1 },
  "chest-rich": { treasures: 1, crowns: 25, copies: 1 },
} as const satisfies Readonly<Record<string, ChestToken>>;

/** SS-15.12.1-e: six loot tokens. */
export const loot = {
  "loot-5": { crowns: 5, copies: 1 },
  "loot-10": { crowns: 10, copies: 2 },
  "loot-15": { crowns: 15, copies: 1 },
  "loot-25": { crowns: 25, copies: 1 },
  "loot-treasure": { treasures: 1, copies: 1 },
} as const satisfies Readonly<Record<string, LootToken>>;

/** SS-6.3.6-b: four search areas, all alike. */
export const searchAreas = {
  "search-area": {
    copies: 4,
    finds: {
      hit: [{ effect: "crowns", amount: 10 }],
      ability: [{ effect: "loot", count: 1 }],
      magic: [{ effect: "treasure", count: 1 }],
      legendary: [
        { effect: "treasure", count: 1 },
        { effect: "heal", amount: 1 },
      ],
    },
  },
} as const satisfies Readonly<Record<string, SearchToken>>;

/** SS-13-e: 35 coins, the only money that there is. */
export const coins = {
  "coin-5": { value: 5, copies: 15 },
  "coin-10": { value: 10, copies: 12, verified: ["value"] },
  "coin-50": { value: 50, copies: 8, verified: ["value"] },
} as const satisfies Readonly<Record<string, CoinToken>>;

/** SS-1.2-c: how many of each token the box holds. Only coins and the piles that are drawn from ever run out. */
export const tokenCounts = {
  "soul-gem": 5,
  "soul-point": 13,
  "turn-marker": 5,
  menace: 1,
  crowns: 35,
  wound: 31,
  shadow: 16,
  door: 3,
  "locked-door": 3,
  wall: 3,
  hidden: 1,
  "illusory-image": 2,
  "offensive-rune": 1,
  "defensive-rune": 1,
  "hunting-trap": 1,
  critical: 15,
  blinded: 6,
  slowed: 6,
  stunned: 6,
  poisoned: 6,
  fire: 10,
  charge: 9,
  "magic-shield": 10,
  "hit-marker": 6,
  "shield-marker": 6,
  "armour-marker": 6,
  "spawn-gate": 4,
  chest: 3,
  loot: 6,
  waypoint: 6,
  altar: 2,
  "magic-key": 1,
  "magic-lock": 1,
  "search-area": 4,
} as const satisfies Readonly<Record<string, number>>;
