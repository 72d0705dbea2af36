import { building } from "../content/items/building.js";
import { figureOf } from "../figures.js";
import { owned } from "../items/slots.js";
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
export function forSale(s: Souls, hero: Hero): readonly ForSale[] {
  return forHim(s, hero, printedPrices(s.emporium));
}

/** SS-2-a: some heroes pay less for every card. */
function forHim(s: Souls, hero: Hero, sales: readonly ForSale[]): readonly ForSale[] {
  const change = heldSum(s, "prices", { self: figureOf(s, hero.figure) }, (effect) => effect.change);
  return change === 0 ? sales : sales.map((sale) => ({ ...sale, price: Math.max(0, sale.price + change) }));
}

const printedPrices = forTheSame((items): readonly ForSale[] => {
  const sales: ForSale[] = [];
  let before = "";
  for (const item of items) {
    const name = nameOf(item);
    if (name === before) continue;
    before = name;
    const { front, back } = itemCard(item);
    if (front.price !== undefined) sales.push({ item, side: "front", price: front.price });
    if (back?.price !== undefined) sales.push({ item, side: "back", price: back.price });
  }
  return sales;
});

/** Of equal cards in the Stash one. */
export const oneOfEach = forTheSame((items): readonly ItemId[] => {
  const names = new Set<string>();
  return items.filter((item) => {
    const name = nameOf(item);
    if (names.has(name)) return false;
    names.add(name);
    return true;
  });
});

/** Works something out for a row of cards, and again only for another row: the shelves hardly change from one question to the next. */
function forTheSame<T>(workOut: (items: readonly ItemId[]) => T): (items: readonly ItemId[]) => T {
  let last: { readonly items: readonly ItemId[]; readonly found: T } | undefined;
  return (items) => {
    if (last?.items.length !== items.length || !items.every((item, i) => item === last!.items[i]))
      last = { items: [...items], found: workOut(items) };
    return last.found;
  };
}

/** SS-14-e, SS-14-f: the better side of a card that one owns, at its full price. */
export function upgrades(s: Souls, hero: Hero): readonly ForSale[] {
  const sales: ForSale[] = [];
  for (const item of owned(hero)) {
    const { back } = itemCard(item);
    if (back?.how !== "dearer" || back.price === undefined || s.items[item]?.back) continue;
    sales.push({ item, side: "back", price: back.price });
  }
  return forHim(s, hero, sales);
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

export const { anvilPrice, tavernStake, prizes } = building;
