import type { EnemyCard, EnemyPower, EnemyScroll } from "../types.js";
import { ability, attack, blinded, pay, poison } from "../vocabulary.js";
import { at, engage, move, otherwise, strike, use } from "./lines.js";

const bandit = {
  family: "bandit",
  style: "dexterity",
  preferred: "most-wounded",
  primary: "bandit-sword",
} as const;

/** A draught for itself, while it has a charge and a wound. */
function potion(amount: number): EnemyPower {
  return { type: "charge", if: "self-wounded", effects: [{ effect: "heal", amount, on: "self" }] };
}

export const banditScrolls = {
  "bandit-green": {
    ...bandit,
    rank: "green",
    challenge: 1,
    weapons: {
      "bandit-sword": { attack: attack(1, 0, 1), damage: "slash" },
      "bandit-knife": { attack: attack(0, 0, 2), damage: "pierce" },
    },
    powers: {},
    lines: [
      at([0, 1], engage, strike("bandit-sword")),
      at([2, 3, 4], strike("bandit-knife"), move(1)),
      otherwise(move(2), strike("bandit-knife", { target: { nearestWithin: 2 } })),
    ],
    verified: ["name", "rank", "preferred"],
  },
  "bandit-blue": {
    ...bandit,
    rank: "blue",
    challenge: 2,
    weapons: {
      "bandit-sword": { attack: attack(2, 0, 1), damage: "slash" },
      "bandit-knife": { attack: attack(1, 0, 1), damage: "pierce" },
    },
    powers: { "bandit-potion": potion(2) },
    lines: [
      at([0, 1], engage, strike("bandit-sword"), use("bandit-potion")),
      at([2, 3, 4], strike("bandit-knife"), move(1)),
      otherwise(move(2), strike("bandit-knife", { target: { nearestWithin: 2 } })),
    ],
    verified: ["name", "rank", "preferred", "lines.0.range", "lines.1.range", "lines.2.say.1"],
  },
  "bandit-red": {
    ...bandit,
    rank: "red",
    challenge: 3,
    weapons: {
      "bandit-sword": { attack: attack(3, 1, 0), damage: "slash", paid: [pay(ability, blinded)] },
      "bandit-knife": { attack: attack(2, 0, 0), damage: "pierce", paid: [pay({}, poison(1))] },
    },
    powers: {
      readiness: {
        type: "reaction",
        when: "hero-enters-area",
        effects: [{ effect: "enemy-attack", weapon: "bandit-sword", on: "trigger", unlessSave: true }],
      },
      "twin-strike": {
        type: "attack",
        when: { woundedWith: "bandit-sword" },
        effects: [{ effect: "enemy-attack", weapon: "bandit-knife" }],
      },
      "bandit-potion": potion(4),
      "high-command": {
        type: "special",
        effects: [
          { effect: "use-specials", on: "other-enemies-in-sight" },
          { effect: "recharge", charges: 1, on: "other-enemies-in-sight" },
        ],
      },
    },
    lines: [
      at([0, 1, 2], engage, strike("bandit-sword"), use("bandit-potion"), use("high-command")),
      at([3, 4], strike("bandit-knife"), move(1), use("high-command")),
      otherwise(move(2), use("high-command")),
    ],
    verified: [
      "name",
      "rank",
      "weapons.bandit-sword.attack",
      "weapons.bandit-sword.paid",
      "weapons.bandit-knife.attack",
      "weapons.bandit-knife.paid",
      "powers",
      "lines.0",
    ],
  },
} as const satisfies Readonly<Record<string, EnemyScroll>>;

const green = {
  scroll: "bandit-green",
  hp: 3,
  armour: 1,
  defenceDice: 1,
  soulPoints: 1,
  drops: { crowns: 10 },
  verified: ["armour"],
} as const;
const blue = {
  scroll: "bandit-blue",
  hp: 4,
  armour: 1,
  defenceDice: 2,
  charges: 1,
  soulPoints: 2,
  drops: { loot: 1 },
  verified: ["charges"],
} as const;

export const banditCards = {
  "bandit-green-1": { ...green, seals: 1, powerIcons: 0 },
  "bandit-green-2": { ...green, seals: 2, powerIcons: 1 },
  "bandit-blue-1": { ...blue, seals: 1, powerIcons: 0 },
  "bandit-blue-2": { ...blue, seals: 2, powerIcons: 1 },
  "bandit-red-1": {
    scroll: "bandit-red",
    seals: 1,
    powerIcons: 0,
    hp: { few: 5, many: 7 },
    armour: 1,
    defenceDice: 2,
    charges: 1,
    soulPoints: 3,
    drops: { loot: 1, treasure: 1 },
  },
} as const satisfies Readonly<Record<string, EnemyCard>>;
