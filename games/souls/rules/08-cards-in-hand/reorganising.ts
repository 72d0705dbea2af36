import { type Bar, bar, each, type Naming, one, say } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { itemCard } from "../../content/tables.js";
import { figureOf } from "../../queries/figures.js";
import { capacityOf, isCompatible } from "../../queries/items/inventory.js";
import { fitsInto, slotNames } from "../../queries/items/slots.js";
import type { Hero, ItemId, Slots, Souls, SoulsFlow, Table } from "../../state.js";
import { equip, unequip } from "./equipping.js";

/** A card that goes into a slot, or out of one. */
export type Change =
  | { readonly how: "equip"; readonly item: ItemId; readonly slot: keyof Slots }
  | { readonly how: "stow"; readonly item: ItemId; readonly slot: keyof Slots };

/** SS-6.3.4: all swaps that are possible now: a card takes the place of another, as hands and runes allow (SS-8.1-a, SS-8.2-a). */
export function changes(content: SoulsContent, s: Souls, hero: Hero): Change[] {
  const { slots, inventory } = hero;
  const all: Change[] = [];
  for (const item of inventory) {
    if (!isCompatible(content, s, hero, item)) continue;
    const card = itemCard(content, item);
    for (const slot of slotNames) if (fitsInto(content, slots, card, slot)) all.push({ how: "equip", item, slot });
  }
  for (const slot of slotNames) if (slots[slot] !== "") all.push({ how: "stow", item: slots[slot], slot });
  return all;
}

export const namingOfChanges: Naming<Change> = {
  id: ({ how, item, slot }) => (how === "equip" ? `equip:${item}:${slot}` : `stow:${item}`),
  verb: ({ how }) => how,
  target: ({ item }) => item,
  using: ({ how, slot }) => (how === "equip" ? slot : undefined),
};

export function changeLabel({ how, item, slot }: Change) {
  return how === "equip" ? say("option.fit", { item, slot }) : say("option.stow", { item });
}

export function* makeChange(t: Table, hero: Hero, { how, item, slot }: Change, rule: string): SoulsFlow {
  if (hero.slots[slot] !== "") hero.inventory.push(unequip(t, hero, slot));
  if (how === "equip") yield* equip(t, hero, item, slot, rule);
  else t.emit({ type: "item-stowed", figure: hero.figure, item }, { rules: [rule] });
}

/** SS-5.2.3-a, SS-14-i: in the end no more than the inventory holds, or than it held before: a Critical may have made it smaller. */
export function whyNotDone(content: SoulsContent, s: Souls, hero: Hero, before = 0): Bar | undefined {
  const most = Math.max(before, capacityOf(content, s, figureOf(s, hero.figure)));
  return hero.inventory.length > most ? inventoryFull : undefined;
}

const inventoryFull = bar("SS-5.2.3-a", "inventory-full");

/** SS-6.3.4: any number of swaps, until the player is done. */
export function* reorganise(t: Table, hero: Hero): SoulsFlow {
  const { state: s } = t;
  const before = hero.inventory.length;
  for (;;) {
    const picked = yield* t.choose<Change | "done">(
      hero.seat,
      "reorganise",
      () => [
        each(changes(t.content, s, hero), namingOfChanges, { label: changeLabel }),
        one("done", { bar: () => whyNotDone(t.content, s, hero, before) }),
      ],
      { rules: ["SS-6.3.4", "SS-8.2-b"], passes: false },
    );
    if (picked === "done") return;
    yield* makeChange(t, hero, picked, "SS-6.3.4");
  }
}
