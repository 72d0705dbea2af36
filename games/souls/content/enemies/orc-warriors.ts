import type { EnemyCard, EnemyScroll } from "../types.js";
import { attack, hits, knockOut, pay, twoAbilities } from "../vocabulary.js";
import { at, engage, move, otherwise, strike, use } from "./lines.js";

const warrior = { family: "orc-warrior", style: "strength" } as const;
const fighters = { preferred: { style: "strength" }, primary: "war-axes" } as const;

export const orcWarriorScrolls = {
  "orc-warrior-green": {
    ...warrior,
    preferred: "nearest",
    primary: "orc-axe",
    rank: "green",
    challenge: 1,
    weapons: { "orc-axe": { attack: attack(1, 1, 0), damage: "slash" } },
    powers: {},
    lines: [at([0, 1], engage, strike("orc-axe")), at([2, 3], move(2)), otherwise(move(2))],
    verified: ["name", "rank"],
  },
  "orc-warrior-blue": {
    ...warrior,
    ...fighters,
    rank: "blue",
    challenge: 2,
    weapons: { "war-axes": { attack: attack(2, 0, 1), damage: "slash" } },
    powers: { berserker: { type: "charge", effects: [{ effect: "enemy-attack", weapon: "war-axes" }] } },
    lines: [
      at([0, 1], engage, strike("war-axes"), use("berserker")),
      at([2, 3], engage, strike("war-axes")),
      otherwise(move(2)),
    ],
    verified: ["name", "rank", "preferred", "powers.berserker.type", "powers.berserker.effects", "lines.0"],
  },
  "orc-warrior-red": {
    ...warrior,
    ...fighters,
    rank: "red",
    challenge: 3,
    weapons: { "war-axes": { attack: attack(2, 1, 0), damage: "slash", paid: [pay(twoAbilities, knockOut)] } },
    powers: {
      berserker: {
        type: "charge",
        effects: [
          { ...hits(1, "next-attack"), on: "self" },
          { effect: "enemy-attack", weapon: "war-axes" },
        ],
      },
    },
    lines: [
      at([0, 1, 2], engage, strike("war-axes"), use("berserker")),
      at([3], engage, strike("war-axes")),
      otherwise(move(3)),
    ],
    verified: ["name", "rank"],
  },
} as const satisfies Readonly<Record<string, EnemyScroll>>;

const green = {
  scroll: "orc-warrior-green",
  hp: 4,
  armour: 1,
  defenceDice: 1,
  types: { arcane: 1 },
  soulPoints: 1,
  drops: {},
} as const;
const blue = {
  scroll: "orc-warrior-blue",
  hp: 5,
  armour: 1,
  defenceDice: 2,
  charges: 1,
  types: { arcane: 1 },
  soulPoints: 2,
  drops: { loot: 1 },
  verified: ["charges"],
} as const;

export const orcWarriorCards = {
  "orc-warrior-green-1": { ...green, seals: 1, powerIcons: 0 },
  "orc-warrior-green-2": { ...green, seals: 2, powerIcons: 1 },
  "orc-warrior-blue-1": { ...blue, seals: 1, powerIcons: 0 },
  "orc-warrior-blue-2": { ...blue, seals: 2, powerIcons: 1 },
  "orc-warrior-red-1": {
    scroll: "orc-warrior-red",
    seals: 1,
    powerIcons: 0,
    hp: { few: 5, many: 7 },
    armour: 2,
    defenceDice: 2,
    charges: 1,
    types: { arcane: 1, pierce: 0 },
    soulPoints: 3,
    drops: { treasure: 1 },
    verified: ["armour", "defenceDice", "types"],
  },
} as const satisfies Readonly<Record<string, EnemyCard>>;
