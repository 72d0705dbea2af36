import { building } from "../content/items/building.js";
import { figureOf } from "../figures.js";
import { slotNames } from "../items/slots.js";
import type { Hero, ItemId, Souls } from "../state.js";
import { itemCard, nameOf } from "../tables.js";
import { heldSum } from "../vocabulary/held.js";

/** SS-14-c: one side of a card, for its price. */
export interface ForSale {
  readonly item: ItemId;
  readonly side: "front" | "back";
  readonly price: number;
}

/** SS-14-a: each side with a price is an offer of its own; SS-14-d: Forged sides have none. Of equal cards one is offered (SS-14-k: while there is one). */
export function forSale(s: Souls, hero: Hero): ForSale[] {
  const change = heldSum(s, "prices", { self: figureOf(s, hero.figure) }, (effect) => effect.change);
  const sales: ForSale[] = [];
  let before = "";
  for (const item of s.emporium) {
    const name = nameOf(item);
    if (name === before) continue;
    before = name;
    const { front, back } = itemCard(item);
    if (front.price !== undefined) sales.push({ item, side: "front", price: Math.max(0, front.price + change) });
    if (back?.price !== undefined) sales.push({ item, side: "back", price: Math.max(0, back.price + change) });
  }
  return sales;
}

/** SS-14-e, SS-14-f: the better side of a card that one owns, at its full price. */
export function upgrades(s: Souls, hero: Hero): ForSale[] {
  const sales: ForSale[] = [];
  for (const item of owned(hero)) {
    const { back } = itemCard(item);
    if (back?.how !== "dearer" || back.price === undefined || s.items[item]?.back) continue;
    sales.push({ item, side: "back", price: back.price });
  }
  return sales;
}

/** SS-14.3.1-b, SS-14.3.1-d: Emporium and Stash weapons and armour with a Forged side. */
export function forgeable(s: Souls, hero: Hero): ItemId[] {
  return owned(hero).filter((item) => {
    const { back, source } = itemCard(item);
    return back?.how === "forged" && (source === "emporium" || source === "stash") && !s.items[item]?.back;
  });
}

/** SS-14.1-b: only Treasures of an Act. */
export function sellable(hero: Hero): ItemId[] {
  return owned(hero).filter((item) => itemCard(item).source === "treasure" && itemCard(item).act !== undefined);
}

export function owned(hero: Hero): ItemId[] {
  const items: ItemId[] = [];
  for (const slot of slotNames) if (hero.slots[slot] !== "") items.push(hero.slots[slot]);
  for (const item of hero.inventory) items.push(item);
  return items;
}

export const { anvilPrice, tavernStake, prizes } = building;
