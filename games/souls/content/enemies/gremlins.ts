import type { EnemyCard, EnemyPower, EnemyScroll } from "../types.js";
import { ability, attack, hits, pay, slowed } from "../vocabulary.js";
import { at, engage, move, otherwise, strike } from "./lines.js";

/** They are bold where they are many. */
const banding: EnemyPower = {
  type: "attack",
  effects: [{ effect: "hits", change: 1, if: { targetAreaControlledBy: "own-side" } }],
};

const gremlin = { family: "gremlin", style: "dexterity", preferred: "richest", primary: "claws" } as const;

export const gremlinScrolls = {
  "gremlin-green": {
    ...gremlin,
    rank: "green",
    challenge: 1,
    weapons: {
      claws: { attack: attack(0, 1, 1), damage: "slash" },
      stone: { attack: attack(0, 0, 1), damage: "blunt" },
    },
    powers: { banding },
    lines: [
      at([0], strike("claws")),
      at([1, 2], engage, strike("claws")),
      at([3, 4], strike("stone"), move(1)),
      otherwise(move(2)),
    ],
    verified: ["name", "rank", "powers.banding.type"],
  },
  "gremlin-blue": {
    ...gremlin,
    rank: "blue",
    challenge: 2,
    weapons: {
      claws: { attack: attack(1, 0, 1), damage: "slash" },
      stone: { attack: attack(0, 0, 2), damage: "blunt" },
    },
    powers: { banding },
    lines: [
      at([0], strike("claws")),
      at([1, 2, 3], engage, strike("claws")),
      at([4], strike("stone", { times: 2 }), move(1)),
      otherwise(move(2)),
    ],
    verified: ["name", "rank", "preferred", "lines"],
  },
  "gremlin-red": {
    ...gremlin,
    rank: "red",
    challenge: 2,
    weapons: {
      claws: { attack: attack(2, 1, 0), damage: "slash", paid: [pay(ability, slowed)] },
      stone: { attack: attack(1, 0, 1), damage: "blunt" },
    },
    powers: { banding },
    lines: [
      at([0], strike("claws", { times: 2 })),
      at([1, 2, 3], engage, strike("claws")),
      at([4], strike("stone", { times: 2 }), move(1)),
      otherwise(move(3)),
    ],
    verified: ["name", "rank"],
  },
  "gremlin-horde-green": {
    ...gremlin,
    rank: "green",
    horde: 2,
    challenge: 1,
    weapons: { claws: { attack: attack(1, 0, 1), damage: "slash" } },
    powers: { frenzy: { type: "attack", effects: [{ ...hits(1), if: { hordeWhole: true } }] } },
    lines: [at([0, 1, 2], engage, strike("claws")), at([3, 4], move(2)), otherwise(move(2))],
    verified: ["name"],
  },
  "gremlin-horde-blue": {
    ...gremlin,
    rank: "blue",
    horde: 2,
    challenge: 2,
    weapons: { claws: { attack: attack(1, 1, 0), damage: "slash" } },
    powers: { frenzy: { type: "attack", effects: [{ ...hits(1), if: { hordeWhole: true } }] } },
    lines: [at([0, 1, 2], engage, strike("claws")), at([3, 4], move(2)), otherwise(move(2))],
    verified: ["name"],
  },
} as const satisfies Readonly<Record<string, EnemyScroll>>;

const green = { scroll: "gremlin-green", hp: 2, defenceDice: 1, soulPoints: 1, drops: {} } as const;
const blue = {
  scroll: "gremlin-blue",
  hp: 3,
  defenceDice: 2,
  types: { slash: -1 },
  soulPoints: 1,
  drops: { loot: 1 },
  verified: ["types.slash"],
} as const;

export const gremlinCards = {
  "gremlin-green-1": { ...green, seals: 1, powerIcons: 0 },
  "gremlin-green-2": { ...green, seals: 2, powerIcons: 1 },
  "gremlin-blue-1": { ...blue, seals: 1, powerIcons: 0 },
  "gremlin-blue-2": { ...blue, seals: 2, powerIcons: 1 },
  "gremlin-red-1": {
    scroll: "gremlin-red",
    seals: 1,
    powerIcons: 0,
    hp: { few: 4, many: 6 },
    armour: 1,
    defenceDice: 2,
    types: { slash: -1, pierce: 0 },
    soulPoints: 3,
    drops: { loot: 1, treasure: 1 },
    verified: ["armour", "defenceDice", "types.pierce"],
  },
  "gremlin-horde-green-1": {
    scroll: "gremlin-horde-green",
    seals: 1,
    powerIcons: 0,
    hp: 2,
    defenceDice: 1,
    soulPoints: 1,
    drops: { loot: 1 },
  },
  "gremlin-horde-blue-1": {
    scroll: "gremlin-horde-blue",
    seals: 1,
    powerIcons: 0,
    hp: 3,
    defenceDice: 2,
    types: { slash: -1 },
    soulPoints: 2,
    drops: { loot: 1 },
  },
} as const satisfies Readonly<Record<string, EnemyCard>>;
