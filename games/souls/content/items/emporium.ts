import type { Hand, ItemCard, ItemSide, WeaponCategory } from "../types.js";
import { ability, attack, heal, knockOut, lethal, pay } from "../vocabulary.js";
import { anybody, notMagic, only } from "./runes.js";

/** A weapon for sale: the forged side differs in its attack values (SS-14.3.1-a). */
function weapon(
  category: WeaponCategory,
  hand: Hand,
  front: ItemSide & { readonly price: number },
  forged: ItemSide["attack"],
): ItemCard {
  const { price: _price, ...unpriced } = front;
  const back = { ...unpriced, attack: forged!, how: "forged" } as const;
  return { kind: "weapon", source: "emporium", copies: 1, category, hand, front, back };
}

/** Armour for sale. */
function armour(
  category: ItemCard["category"] & string,
  runes: ItemSide["runes"],
  front: Omit<ItemSide, "runes"> & { readonly price: number },
  forged: Omit<ItemSide, "runes" | "price">,
  more: Partial<ItemCard> = {},
): ItemCard {
  return {
    kind: "armour",
    source: "emporium",
    copies: 1,
    category,
    front: { runes, ...front },
    back: { runes, ...forged, how: "forged" },
    ...more,
  };
}

/** Something small with a cheap and a dear side; a hero buys one of them (SS-14-a). */
function goods(
  kind: ItemCard["kind"],
  copies: number,
  dearer: string,
  front: Omit<ItemSide, "runes"> & { readonly price: number },
  back: Omit<ItemSide, "runes" | "name"> & { readonly price: number },
  more: Partial<ItemCard> = {},
): ItemCard {
  return {
    kind,
    source: "emporium",
    copies,
    front: { runes: anybody, ...front },
    back: { runes: anybody, name: dearer, ...back, how: "dearer" },
    ...more,
  };
}

/** SS-14-a: the twenty-seven priced cards of the emporium. */
export const emporium = {
  "war-axe": weapon(
    "axe",
    "strong",
    { runes: only("strength"), price: 60, damage: "slash", range: 0, attack: attack(1, 1, 1) },
    attack(1, 2, 0),
  ),
  "great-sword": weapon(
    "sword",
    "two",
    { runes: only("strength"), price: 80, damage: "slash", range: 0, attack: attack(1, 2, 0) },
    attack(2, 2, 0),
  ),
  mace: weapon(
    "hammer",
    "strong",
    {
      runes: only("faith"),
      price: 60,
      damage: "blunt",
      range: 0,
      attack: attack(1, 1, 1),
      paid: [pay(ability, knockOut)],
    },
    attack(1, 2, 0),
  ),
  maul: weapon(
    "hammer",
    "two",
    { runes: only("strength", "faith"), price: 80, damage: "blunt", range: 0, attack: attack(1, 2, 0) },
    attack(2, 2, 0),
  ),
  "hunters-bow": weapon(
    "bow",
    "two",
    { runes: only("dexterity"), price: 80, damage: "pierce", range: 4, attack: attack(1, 2, 0) },
    attack(1, 3, 0),
  ),
  crossbow: weapon(
    "crossbow",
    "two",
    {
      runes: notMagic,
      price: 60,
      damage: "pierce",
      range: 3,
      attack: attack(1, 1, 1),
      paid: [pay(ability, lethal(1))],
    },
    attack(2, 1, 1),
  ),
  "fine-dagger": weapon(
    "dagger",
    "either",
    {
      runes: anybody,
      price: 40,
      damage: "pierce",
      range: 0,
      attack: attack(0, 1, 1),
      paid: [pay(ability, lethal(1))],
    },
    attack(1, 1, 1),
  ),
  "storm-wand": weapon(
    "wand",
    "strong",
    { runes: only("magic"), price: 60, damage: "arcane", range: 3, attack: attack(0, 2, 1) },
    attack(1, 2, 1),
  ),
  scale: armour(
    "mail",
    notMagic,
    { price: 60, armour: 1, defenceDice: 3 },
    {
      armour: 1,
      magicShields: 1,
      defenceDice: 4,
      paid: [pay(ability, { effect: "reroll", dice: "defence", count: "all" })],
    },
    {
      copies: 2,
      verified: ["name", "back.armour", "back.magicShields", "back.defenceDice", "back.paid.0.effects.0"],
    },
  ),
  "studded-leather": armour(
    "leather",
    only("dexterity"),
    { price: 50, armour: 1, defenceDice: 2 },
    { armour: 1, magicShields: 1, defenceDice: 2 },
  ),
  plate: armour(
    "plate",
    only("strength"),
    { price: 100, armour: 2, defenceDice: 2 },
    { armour: 2, magicShields: 1, defenceDice: 3 },
  ),
  "mage-robe": armour(
    "robe",
    only("magic"),
    { price: 50, magicShields: 1, defenceDice: 3 },
    { magicShields: 2, defenceDice: 3 },
  ),
  knives: goods(
    "projectile",
    2,
    "elven-knives",
    { price: 10, activity: "action", damage: "pierce", range: 2, attack: attack(0, 0, 2) },
    { price: 25, activity: "action", damage: "pierce", range: 3, attack: attack(0, 1, 1) },
    { category: "thrown", verified: ["name", "kind", "front.activity", "back.name", "back.how"] },
  ),
  "throwing-axe": goods(
    "projectile",
    1,
    "dwarf-axe",
    { price: 15, activity: "action", damage: "slash", range: 1, attack: attack(0, 1, 0) },
    { price: 30, activity: "action", damage: "slash", range: 2, attack: attack(1, 1, 0) },
    { category: "thrown" },
  ),
  "healing-potion": goods(
    "consumable",
    4,
    "great-healing-potion",
    { price: 20, activity: "action", effects: [heal(3)], heuristics: { worth: 4 } },
    { price: 35, activity: "action", effects: [heal(5)], heuristics: { worth: 5 } },
  ),
  "small-bandages": goods(
    "consumable",
    3,
    "bandages",
    { price: 10, activity: "action", effects: [{ effect: "remove-conditions", which: "any", count: 1 }] },
    {
      price: 20,
      activity: "action",
      effects: [{ effect: "remove-conditions", which: "any", count: 1 }, heal(1)],
      heuristics: { worth: 3 },
    },
    { verified: ["name", "kind", "back.name", "front.effects.0.effect", "back.effects.0.effect"] },
  ),
  antidote: goods(
    "consumable",
    1,
    "elixir",
    { price: 10, activity: "action", effects: [{ effect: "remove-conditions", which: ["poisoned"], count: 1 }] },
    { price: 25, activity: "action", effects: [{ effect: "remove-conditions", which: "any", count: "all" }] },
  ),
  whetstone: goods(
    "consumable",
    1,
    "rune-stone",
    { price: 15, activity: "free", effects: [{ effect: "attack-dice", blue: 1, until: "next-attack" }] },
    {
      price: 30,
      activity: "free",
      effects: [{ effect: "attack-dice", red: 1, until: "next-attack" }],
      heuristics: { worth: 2 },
    },
  ),
  "draught-of-haste": goods(
    "consumable",
    1,
    "great-draught-of-haste",
    { price: 10, activity: "free", effects: [{ effect: "movement", change: 1, until: "end-of-turn" }] },
    { price: 20, activity: "free", effects: [{ effect: "movement", change: 2, until: "end-of-turn" }] },
  ),
  charm: goods(
    "permanent",
    1,
    "silver-charm",
    {
      price: 20,
      activity: "free",
      usesPerQuest: 1,
      effects: [{ effect: "reroll", dice: "attack", count: 1 }],
      heuristics: { worth: 1 },
    },
    { price: 40, activity: "free", usesPerQuest: 2, effects: [{ effect: "reroll", dice: "attack", count: 1 }] },
  ),
} as const satisfies Readonly<Record<string, ItemCard>>;
