import type { EnemyCard, EnemyPower, EnemyScroll } from "../types.js";
import { area, attack, fire, hits, magic, pay, twoMagic } from "../vocabulary.js";
import { at, move, otherwise, retreat, strike, use } from "./lines.js";

const shaman = { family: "orc-shaman", style: "magic", preferred: { style: "faith" } } as const;

const curse: EnemyPower = { type: "special", effects: [{ ...hits(-1, "time-phase"), unlessSave: true }] };
const strongCurse: EnemyPower = {
  type: "special",
  effects: [
    { ...hits(-1, "time-phase"), unlessSave: true },
    { effect: "defence-dice", change: -1, until: "time-phase", unlessSave: true },
  ],
};

export const orcShamanScrolls = {
  "orc-shaman-green": {
    ...shaman,
    primary: "bone-staff",
    rank: "green",
    challenge: 1,
    weapons: { "bone-staff": { attack: attack(1, 0, 1), damage: "arcane", paid: [pay(magic, fire(1))] } },
    powers: { curse },
    lines: [
      at([0], strike("bone-staff"), retreat(1)),
      at([1, 2, 3], use("curse"), strike("bone-staff")),
      otherwise(move(1)),
    ],
    verified: ["name", "rank"],
  },
  "orc-shaman-blue": {
    ...shaman,
    primary: "ember-staff",
    rank: "blue",
    challenge: 2,
    weapons: { "ember-staff": { attack: attack(1, 0, 2), damage: "arcane", paid: [pay(magic, fire(1))] } },
    powers: { curse },
    lines: [
      at([0], strike("ember-staff"), retreat(1)),
      at([1, 2, 3, 4], use("curse"), strike("ember-staff")),
      otherwise(move(2)),
    ],
    verified: ["name", "rank"],
  },
  "orc-shaman-red": {
    ...shaman,
    primary: "magma-staff",
    rank: "red",
    challenge: 3,
    weapons: {
      "magma-staff": {
        attack: attack(2, 1, 4),
        damage: "arcane",
        paid: [pay(twoMagic, area(0)), pay(magic, fire(2))],
      },
    },
    powers: { "strong-curse": strongCurse },
    lines: [
      at([0], retreat(2)),
      at([1], strike("magma-staff"), retreat(1)),
      at([2, 3], use("strong-curse"), strike("magma-staff")),
      otherwise(move(2)),
    ],
    verified: ["name", "rank", "preferred", "weapons.magma-staff.attack", "weapons.magma-staff.paid", "lines.2"],
  },
} as const satisfies Readonly<Record<string, EnemyScroll>>;

const green = {
  scroll: "orc-shaman-green",
  hp: 3,
  magicShields: 2,
  types: { pierce: 0 },
  soulPoints: 1,
  drops: { crowns: 10 },
  verified: ["magicShields", "types.pierce"],
} as const;
const blue = {
  scroll: "orc-shaman-blue",
  hp: 4,
  magicShields: 2,
  defenceDice: 1,
  types: { arcane: -1 },
  soulPoints: 2,
  drops: { loot: 1 },
} as const;

export const orcShamanCards = {
  "orc-shaman-green-1": { ...green, seals: 1, powerIcons: 0 },
  "orc-shaman-green-2": { ...green, seals: 2, powerIcons: 1 },
  "orc-shaman-blue-1": { ...blue, seals: 1, powerIcons: 0 },
  "orc-shaman-blue-2": { ...blue, seals: 2, powerIcons: 1 },
  "orc-shaman-red-1": {
    scroll: "orc-shaman-red",
    seals: 1,
    powerIcons: 0,
    hp: { few: 4, many: 6 },
    magicShields: 2,
    defenceDice: 1,
    types: { arcane: -1 },
    soulPoints: 3,
    drops: { treasure: 1 },
  },
} as const satisfies Readonly<Record<string, EnemyCard>>;
