import { building } from "../content/items/building.js";
import { figureOf } from "../figures.js";
import { owned } from "../items/slots.js";
import type { Hero, ItemId, Souls } from "../state.js";
import { itemCard, keptFromCards, nameOf } from "../tables.js";
import { heldSum } from "../vocabulary/held.js";
import { type Dealing, dealingsWith } from "./dealing.js";

/** SS-14-c: one side of a card, for the price that is printed on it. */
export interface ForSale {
  readonly price: number;
  readonly dealing: Dealing;
}

/** SS-2-a: some heroes pay less for every card. Says by how much its price is changed. */
export function priceChange(s: Souls, hero: Hero): number {
  return heldSum(s, "prices", { self: figureOf(s, hero.figure) }, (effect) => effect.change);
}

/** SS-14-c, SS-14-f: what a side costs that is bought, or upgraded to, at its full price. */
export function priceOf(s: Souls, hero: Hero, { item, side }: Dealing): number {
  return changed(itemCard(item)[side]?.price ?? 0, priceChange(s, hero));
}

/** A price for somebody who pays so much more or less. */
export function changed(price: number, change: number): number {
  return Math.max(0, price + change);
}

/** SS-14-a: each side with a price is an offer of its own; SS-14-d: Forged sides have none. Of equal cards one is offered (SS-14-k: while there is one). */
export const forSale = forTheSame((items): readonly ForSale[] => {
  const sales: ForSale[] = [];
  let before = "";
  for (const item of items) {
    const name = nameOf(item);
    if (name === before) continue;
    before = name;
    const { front, back } = itemCard(item);
    if (front.price !== undefined) sales.push({ price: front.price, dealing: dealingsWith(item).front });
    if (back?.price !== undefined) sales.push({ price: back.price, dealing: dealingsWith(item).back });
  }
  return sales;
});

/** SS-14.2-b: of equal cards in the Stash one. */
export const toTake = forTheSame((items): readonly Dealing[] => {
  const names = new Set<string>();
  const taken: Dealing[] = [];
  for (const item of items) {
    const name = nameOf(item);
    if (names.has(name)) continue;
    names.add(name);
    taken.push(dealingsWith(item).take);
  }
  return taken;
});

/** Works something out for a row of cards, and again only for another row or for corrected cards: the shelves hardly change from one question to the next. */
function forTheSame<T>(workOut: (items: readonly ItemId[]) => T): (items: readonly ItemId[]) => T {
  let row: readonly ItemId[] | undefined;
  let found: T;
  keptFromCards({
    clear() {
      row = undefined;
    },
  });
  return (items) => {
    if (!row || !isSame(row, items)) {
      row = [...items];
      found = workOut(items);
    }
    return found;
  };
}

function isSame(row: readonly ItemId[], items: readonly ItemId[]): boolean {
  if (row.length !== items.length) return false;
  for (let i = 0; i < items.length; i++) if (row[i] !== items[i]) return false;
  return true;
}

/** SS-14-e, SS-14-f: the price of the better side of a card that one owns; nothing where there is none. */
export function upgradePrice(s: Souls, item: ItemId): number | undefined {
  const { back } = itemCard(item);
  return back?.how === "dearer" && !s.items[item]?.back ? back.price : undefined;
}

/** SS-14.3.1-b, SS-14.3.1-d: Emporium and Stash weapons and armour with a Forged side. */
export function forgeable(s: Souls, hero: Hero): ItemId[] {
  return owned(hero).filter((item) => isForgeable(s, item));
}

export function isForgeable(s: Souls, item: ItemId): boolean {
  const { back, source } = itemCard(item);
  return back?.how === "forged" && (source === "emporium" || source === "stash") && !s.items[item]?.back;
}

/** SS-14.1-b: only Treasures of an Act. */
export function isSellable(item: ItemId): boolean {
  const { source, act } = itemCard(item);
  return source === "treasure" && act !== undefined;
}

export const { anvilPrice, tavernStake, prizes } = building;
