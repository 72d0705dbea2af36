import { derived } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { building } from "../../content/items/building.js";
import { itemCard, nameOf } from "../../content/tables.js";
import type { Hero, ItemId } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { heldSum } from "../effects/held.js";
import { figureOf } from "../figures.js";
import { owned } from "../items/slots.js";
import { type Dealing, dealingsWith } from "./dealing.js";

/** SS-14-c: one side of a card, for the price that is printed on it. */
export interface ForSale {
  readonly price: number;
  readonly dealing: Dealing;
}

/** SS-2-a: some heroes pay less for every card. Says by how much its price is changed. */
export function priceChange(content: SoulsContent, s: SoulsView, hero: Hero): number {
  return heldSum(content, s, "prices", { self: figureOf(s, hero.figure) }, (effect) => effect.change);
}

/** SS-14-c, SS-14-f: what a side costs that is bought, or upgraded to, at its full price. */
export function priceOf(content: SoulsContent, s: SoulsView, hero: Hero, { item, side }: Dealing): number {
  return changed(itemCard(content, item)[side]?.price ?? 0, priceChange(content, s, hero));
}

/** A price for somebody who pays so much more or less. */
export function changed(price: number, change: number): number {
  return Math.max(0, price + change);
}

/** SS-14-a: each side with a price is an offer of its own; SS-14-d: Forged sides have none. Of equal cards one is offered (SS-14-k: while there is one). */
export const forSale = forTheSame((content, items): readonly ForSale[] => {
  const sales: ForSale[] = [];
  let before = "";
  for (const item of items) {
    const name = nameOf(item);
    if (name === before) continue;
    before = name;
    const { front, back } = itemCard(content, item);
    if (front.price !== undefined) sales.push({ price: front.price, dealing: dealingsWith(item).front });
    if (back?.price !== undefined) sales.push({ price: back.price, dealing: dealingsWith(item).back });
  }
  return sales;
});

/** SS-14.2-b: of equal cards in the Stash one. */
export const toTake = forTheSame((_content, items): readonly Dealing[] => {
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

/** Works something out for a row of cards, and again only for another row or other cards: the shelves hardly change from one question to the next. */
function forTheSame<T>(workOut: (content: SoulsContent, items: readonly ItemId[]) => T) {
  const last = derived((_content: SoulsContent): { row?: readonly ItemId[]; found?: T } => ({}));
  return (content: SoulsContent, items: readonly ItemId[]): T => {
    const kept = last(content);
    if (!kept.row || !isSame(kept.row, items)) {
      kept.row = [...items];
      kept.found = workOut(content, items);
    }
    return kept.found!;
  };
}

function isSame(row: readonly ItemId[], items: readonly ItemId[]): boolean {
  if (row.length !== items.length) return false;
  for (let i = 0; i < items.length; i++) if (row[i] !== items[i]) return false;
  return true;
}

/** SS-14-e, SS-14-f: the price of the better side of a card that one owns; nothing where there is none. */
export function upgradePrice(content: SoulsContent, s: SoulsView, item: ItemId): number | undefined {
  const { back } = itemCard(content, item);
  return back?.how === "dearer" && !s.items[item]?.back ? back.price : undefined;
}

/** SS-14.3.1-b, SS-14.3.1-d: Emporium and Stash weapons and armour with a Forged side. */
export function forgeable(content: SoulsContent, s: SoulsView, hero: Hero): ItemId[] {
  return owned(hero).filter((item) => isForgeable(content, s, item));
}

export function isForgeable(content: SoulsContent, s: SoulsView, item: ItemId): boolean {
  const { back, source } = itemCard(content, item);
  return back?.how === "forged" && (source === "emporium" || source === "stash") && !s.items[item]?.back;
}

/** SS-14.1-b: only Treasures of an Act. */
export function isSellable(content: SoulsContent, item: ItemId): boolean {
  const { source, act } = itemCard(content, item);
  return source === "treasure" && act !== undefined;
}

export const { anvilPrice, tavernStake, prizes } = building;
