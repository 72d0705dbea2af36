import type { CrownsCard, ItemCard, ItemSide } from "../types.js";
import {
  ability,
  area,
  attack,
  fire,
  heal,
  hits,
  knockOut,
  lethal,
  magic,
  pay,
  poison,
  twoAbilities,
} from "../vocabulary.js";
import { anybody, notMagic, only } from "./runes.js";

const found = { source: "treasure", copies: 1, act: 1 } as const;

function armour(category: ItemCard["category"] & string, front: ItemSide): ItemCard {
  return { ...found, kind: "armour", category, front };
}

/** SS-8.4-a: artefacts are found, never bought. */
function artefact(front: Omit<ItemSide, "runes">): ItemCard {
  return { ...found, kind: "artefact", front: { runes: anybody, ...front } };
}

/** Things that are used up. */
const consumables = {
  "found-potion": {
    ...found,
    kind: "consumable",
    copies: 3,
    front: { runes: anybody, activity: "action", effects: [heal(3)] },
  },
  "found-elixir": {
    ...found,
    kind: "consumable",
    copies: 2,
    front: {
      runes: anybody,
      activity: "action",
      effects: [{ effect: "remove-conditions", which: "any", count: "all" }],
    },
  },
  "scroll-of-recharge": {
    ...found,
    kind: "consumable",
    copies: 2,
    front: { runes: anybody, activity: "free", effects: [{ effect: "recharge-powers", count: 1 }] },
  },
  "fire-flask": {
    ...found,
    kind: "consumable",
    copies: 2,
    front: {
      runes: anybody,
      activity: "action",
      range: 2,
      attack: attack(1, 1, 1),
      paid: [pay({}, fire(1))],
    },
  },
  "scroll-of-return": {
    ...found,
    kind: "consumable",
    front: { runes: anybody, activity: "action", effects: [{ effect: "go-to-altar" }] },
  },
} as const satisfies Readonly<Record<string, ItemCard>>;

const weapons = {
  "crystal-dagger": {
    ...found,
    kind: "weapon",
    category: "dagger",
    hand: "either",
    front: {
      runes: anybody,
      damage: "pierce",
      range: 0,
      attack: attack(2, 1, 2),
      paid: [pay(twoAbilities, lethal(2))],
    },
    verified: ["name", "front.attack.hits", "front.paid"],
  },
  "greedy-sting": {
    ...found,
    kind: "weapon",
    category: "dagger",
    hand: "weak",
    front: {
      runes: anybody,
      damage: "pierce",
      range: 0,
      attack: attack(1, 0, 1),
      paid: [pay(magic, { effect: "crowns", amount: 5, on: "self" })],
    },
    verified: ["name", "category", "front.attack.hits"],
  },
  "flame-sword": {
    ...found,
    kind: "weapon",
    category: "sword",
    hand: "strong",
    front: {
      runes: only("strength", "dexterity"),
      damage: "slash",
      range: 0,
      attack: attack(1, 2, 0),
      paid: [pay(magic, fire(1))],
    },
  },
  "stone-maul": {
    ...found,
    kind: "weapon",
    category: "hammer",
    hand: "two",
    front: {
      runes: only("strength", "faith"),
      damage: "blunt",
      range: 0,
      attack: attack(2, 1, 1),
      paid: [pay(ability, knockOut)],
    },
  },
  "moon-bow": {
    ...found,
    kind: "weapon",
    category: "bow",
    hand: "two",
    front: { runes: only("dexterity"), damage: "pierce", range: 5, attack: attack(1, 2, 1) },
  },
  "sun-mace": {
    ...found,
    kind: "weapon",
    category: "hammer",
    hand: "strong",
    front: {
      runes: only("faith"),
      damage: "blunt",
      range: 0,
      attack: attack(1, 2, 0),
      paid: [pay(magic, { effect: "heal", amount: 1, on: "self" })],
    },
  },
  "star-wand": {
    ...found,
    kind: "weapon",
    category: "wand",
    hand: "strong",
    front: {
      runes: only("magic"),
      damage: "arcane",
      range: 4,
      attack: attack(1, 1, 2),
      paid: [pay(magic, hits(1))],
    },
  },
  "twin-fang": {
    ...found,
    kind: "weapon",
    category: "dagger",
    hand: "either",
    front: {
      runes: notMagic,
      damage: "pierce",
      range: 0,
      attack: attack(1, 1, 0),
      paid: [pay(ability, poison(1))],
    },
  },
} as const satisfies Readonly<Record<string, ItemCard>>;

const armours = {
  "knight-plate": armour("plate", { runes: only("strength"), armour: 2, magicShields: 1, defenceDice: 3 }),
  "shadow-leather": armour("leather", { runes: only("dexterity"), magicShields: 2, defenceDice: 3 }),
  "runed-chain": armour("mail", { runes: only("strength", "faith"), armour: 1, magicShields: 2, defenceDice: 2 }),
  "star-robe": armour("robe", { runes: only("magic"), magicShields: 3, defenceDice: 2 }),
  "wolf-hide": armour("leather", { runes: notMagic, armour: 1, defenceDice: 3 }),
};

const artefacts = {
  "ring-of-vigour": artefact({ effects: [{ effect: "max-hp", change: 2 }] }),
  "amulet-of-wards": artefact({ magicShields: 1 }),
  "boots-of-wind": artefact({ effects: [{ effect: "movement", change: 1 }] }),
  "orb-of-storms": artefact({
    activity: "combat",
    damage: "arcane",
    range: 3,
    attack: attack(0, 2, 2),
    charges: { max: 3, cost: 1 },
  }),
  "horn-of-courage": artefact({
    activity: "action",
    charges: { max: 2, cost: 1 },
    effects: [hits(1, "time-phase"), area(1)],
  }),
  "healing-stone": artefact({
    activity: "action",
    aim: { who: "hero", range: 1 },
    charges: { max: 3, cost: 1 },
    effects: [heal(2)],
  }),
  "tome-of-the-three": artefact({ effects: [{ effect: "more-powers", count: 1 }] }),
};

/** SS-2.1-d: set aside until a quest asks for them by name. */
export const questTreasures = {
  "wardens-seal": {
    kind: "artefact",
    source: "quest-treasure",
    copies: 1,
    act: 1,
    front: {
      runes: anybody,
      activity: "action",
      charges: { max: 2, cost: 1 },
      effects: [{ effect: "shift-powers", by: 1, count: "all" }],
    },
  },
  "ember-heart": {
    kind: "artefact",
    source: "quest-treasure",
    copies: 1,
    act: 1,
    front: { runes: anybody, effects: [{ effect: "max-hp", change: 1 }], magicShields: 1 },
  },
} as const satisfies Readonly<Record<string, ItemCard>>;

/** The items among the treasures (SS-2.1-c). */
export const treasures = { ...consumables, ...weapons, ...armours, ...artefacts };

/** SS-13-b: treasures that are money. */
export const crownsCards = {
  "crowns-10": { copies: 2, crowns: 10, act: 1 },
  "crowns-15": { copies: 2, crowns: 15, act: 1 },
  "crowns-20": { copies: 2, crowns: 20, act: 1 },
  "crowns-25": { copies: 2, crowns: 25, act: 1 },
  "crowns-40": { copies: 1, crowns: 40, act: 1 },
  "crowns-50": { copies: 1, crowns: 50, act: 1 },
} as const satisfies Readonly<Record<string, CrownsCard>>;
