import type { ItemCard, ItemSide } from "../types.js";
import { area, attack, critical, legendary, lethal, pay } from "../vocabulary.js";
import { only } from "./runes.js";

function soulWeapon(
  category: ItemCard["category"] & string,
  hand: ItemCard["hand"] & string,
  front: ItemSide,
  awakened: Pick<ItemSide, "attack" | "paid">,
): ItemCard {
  return {
    kind: "weapon",
    source: "soul",
    copies: 1,
    category,
    hand,
    awakening: 3,
    front,
    back: { ...front, ...awakened, how: "awakened" },
  };
}

/** SS-2.1-g: found only where a quest names them. */
export const soulWeapons = {
  dawnbringer: soulWeapon(
    "sword",
    "strong",
    { runes: only("strength", "faith"), damage: "slash", range: 0, attack: attack(1, 2, 0) },
    { attack: attack(2, 3, 0), paid: [pay(legendary, lethal(3))] },
  ),
  moonsong: soulWeapon(
    "bow",
    "two",
    { runes: only("dexterity"), damage: "pierce", range: 5, attack: attack(1, 2, 0) },
    { attack: attack(1, 3, 1), paid: [pay(legendary, critical)] },
  ),
  heartstaff: soulWeapon(
    "staff",
    "strong",
    { runes: only("magic"), damage: "arcane", range: 4, attack: attack(1, 1, 2) },
    { attack: attack(2, 2, 2), paid: [pay(legendary, area(0))] },
  ),
} as const satisfies Readonly<Record<string, ItemCard>>;
