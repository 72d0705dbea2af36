import type { MasterScroll } from "../types.js";
import {
  ability,
  area,
  attack,
  critical,
  fire,
  knockOut,
  magic,
  pay,
  push,
  slowed,
  twoAbilities,
  twoMagic,
} from "../vocabulary.js";
import { at, engage, move, otherwise, strike, use } from "./lines.js";

const boulder = { attack: attack(2, 0, 2), damage: "blunt", paid: [pay(ability, push)] } as const;

/** SS-16-a: the two master enemies. The rulebook names the troll; the second one is ours. */
export const masterScrolls = {
  troll: {
    family: "troll",
    race: "troll",
    challenge: 4,
    hp: { few: 14, many: 36 },
    armour: 2,
    defenceDice: 3,
    types: { slash: -1, arcane: 1 },
    soulPoints: 5,
    drops: { treasure: 2 },
    immune: ["stunned"],
    sides: "independent",
    front: {
      vengeful: true,
      preferred: "menacing",
      style: "wild",
      weapons: {
        "troll-claws": { attack: attack(3, 1, 1), damage: "slash", paid: [pay(twoAbilities, knockOut)] },
        boulder,
      },
      primary: "troll-claws",
      powers: {},
      lines: [
        { range: [0], if: { menace: 2 }, say: [strike("troll-claws", { times: 2 })] },
        at([0], strike("troll-claws")),
        at([1, 2, 3], engage, strike("troll-claws")),
        at([4, 5], strike("boulder"), move(1)),
        otherwise(move(3)),
      ],
    },
    back: {
      vengeful: true,
      preferred: "menacing",
      style: "wild",
      weapons: {
        "tree-trunk": {
          attack: attack(2, 2, 0),
          damage: "blunt",
          paid: [pay(twoAbilities, area(0)), pay(ability, push)],
        },
        boulder,
      },
      primary: "tree-trunk",
      powers: {
        "troll-blood": { type: "behaviour", if: "self-wounded", effects: [{ effect: "heal", amount: 1, on: "self" }] },
      },
      lines: [
        { range: [0], if: { menace: 2 }, say: [strike("tree-trunk", { times: 2 })] },
        at([0, 1, 2], engage, strike("tree-trunk"), use("troll-blood")),
        at([3, 4, 5], strike("boulder"), move(1), use("troll-blood")),
        otherwise(move(2), use("troll-blood")),
      ],
    },
    verified: ["name", "sides", "front.vengeful", "immune"],
  },
  "hollow-king": {
    family: "hollow-king",
    race: "undead",
    challenge: 4,
    hp: { few: 14, many: 42 },
    armour: 1,
    magicShields: 2,
    defenceDice: 2,
    types: { arcane: 0 },
    otherTypes: -1,
    soulPoints: 6,
    drops: { treasure: 2 },
    immune: ["stunned"],
    sides: "linked",
    front: {
      vengeful: true,
      preferred: "menacing",
      style: "wild",
      weapons: {
        "hollow-blade": { attack: attack(3, 1, 0), damage: "slash", paid: [pay(twoAbilities, critical)] },
        "soul-flame": { attack: attack(1, 1, 2), damage: "arcane", paid: [pay(magic, fire(1))] },
      },
      primary: "hollow-blade",
      powers: {},
      lines: [
        { range: [0], if: { menace: 2 }, say: [strike("hollow-blade", { times: 2 })] },
        at([0, 1], engage, strike("hollow-blade")),
        at([2, 3, 4], strike("soul-flame"), move(1)),
        otherwise(move(2)),
      ],
      turns: { when: "half-hp", effects: [{ effect: "magic-shields", amount: 2, on: "self" }] },
    },
    back: {
      vengeful: false,
      preferred: "most-wounded",
      style: "wild",
      weapons: {
        "hollow-blade": { attack: attack(3, 1, 0), damage: "slash", paid: [pay(ability, slowed)] },
        "soul-flame": {
          attack: attack(2, 1, 2),
          damage: "arcane",
          paid: [pay(twoMagic, area(0)), pay(magic, fire(2))],
        },
      },
      primary: "hollow-blade",
      powers: {
        "call-of-the-grave": { type: "special", effects: [{ effect: "place-shadows", count: 1, face: "up" }] },
      },
      lines: [
        at([0], strike("hollow-blade"), strike("soul-flame")),
        at([1, 2, 3, 4, 5], strike("soul-flame"), move(1), use("call-of-the-grave")),
        otherwise(move(3), use("call-of-the-grave")),
      ],
      flies: true,
    },
  },
} as const satisfies Readonly<Record<string, MasterScroll>>;
