import type { Hand, ItemCard, ItemSide, WeaponCategory } from "../types.js";
import { ability, attack, critical, hits, knockOut, lethal, magic, pay, push, twoAbilities } from "../vocabulary.js";
import { anybody, notMagic, only } from "./runes.js";

/** A weapon of the stash: the forged side differs in its attack values (SS-14.3.1-a). */
function weapon(
  category: WeaponCategory,
  hand: Hand,
  front: ItemSide,
  forged: ItemSide["attack"],
  more: Partial<ItemCard> = {},
): ItemCard {
  const back = { ...front, attack: forged!, how: "forged" } as const;
  return { kind: "weapon", source: "stash", copies: 1, category, hand, front, back, ...more };
}

/** Armour of the stash: armour value, magic shields and defence dice of both sides. */
function armour(
  category: ItemCard["category"] & string,
  copies: number,
  runes: ItemSide["runes"],
  front: Pick<ItemSide, "armour" | "magicShields" | "defenceDice">,
  forged: Pick<ItemSide, "armour" | "magicShields" | "defenceDice">,
): ItemCard {
  return {
    kind: "armour",
    source: "stash",
    copies,
    category,
    front: { runes, ...front },
    back: { runes, ...forged, how: "forged" },
  };
}

/** SS-14.2-a: the fifteen cards of the stash, free for everybody. */
export const stash = {
  sword: weapon(
    "sword",
    "strong",
    {
      runes: only("strength", "dexterity"),
      damage: "slash",
      range: 0,
      attack: attack(1, 1, 0),
      paid: [pay(ability, hits(1))],
    },
    attack(1, 1, 1),
  ),
  "wooden-shield": weapon(
    "shield",
    "weak",
    {
      runes: only("strength", "faith"),
      damage: "blunt",
      range: 0,
      attack: attack(0, 0, 1),
      paid: [pay({}, push)],
    },
    attack(0, 0, 2),
    { verified: ["name", "front.attack", "front.paid"] },
  ),
  "war-hammer": weapon(
    "hammer",
    "strong",
    {
      runes: only("strength", "faith"),
      damage: "blunt",
      range: 0,
      attack: attack(1, 0, 2),
      paid: [pay(twoAbilities, knockOut), pay(ability, hits(1))],
    },
    attack(1, 1, 1),
  ),
  rapier: weapon(
    "sword",
    "strong",
    {
      runes: only("dexterity"),
      damage: "pierce",
      range: 0,
      attack: attack(1, 1, 0),
      paid: [pay(twoAbilities, critical)],
    },
    attack(1, 1, 1),
  ),
  "short-sword": weapon(
    "sword",
    "either",
    { runes: notMagic, damage: "slash", range: 0, attack: attack(0, 1, 1), paid: [pay(ability, hits(1))] },
    attack(0, 2, 0),
  ),
  dagger: weapon(
    "dagger",
    "either",
    { runes: anybody, damage: "pierce", range: 0, attack: attack(0, 1, 0), paid: [pay(ability, lethal(1))] },
    attack(0, 1, 1),
    { copies: 3, verified: ["name", "front.paid"] },
  ),
  longbow: weapon(
    "bow",
    "two",
    {
      runes: only("dexterity"),
      damage: "pierce",
      range: 4,
      attack: attack(0, 2, 0),
      paid: [pay(twoAbilities, critical)],
    },
    attack(1, 2, 0),
    { verified: ["name", "front.paid"] },
  ),
  wand: weapon(
    "wand",
    "strong",
    { runes: only("magic"), damage: "arcane", range: 3, attack: attack(0, 1, 1), paid: [pay(magic, hits(1))] },
    attack(0, 1, 2),
    { verified: ["name"] },
  ),
  chain: armour(
    "mail",
    2,
    only("strength", "faith"),
    { armour: 1, defenceDice: 2 },
    { armour: 1, magicShields: 1, defenceDice: 3 },
  ),
  leather: armour("leather", 2, notMagic, { defenceDice: 3 }, { magicShields: 1, defenceDice: 3 }),
  robe: armour("robe", 1, only("magic"), { magicShields: 1, defenceDice: 2 }, { magicShields: 2, defenceDice: 2 }),
} as const satisfies Readonly<Record<string, ItemCard>>;
