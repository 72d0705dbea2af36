import type { SoulsContent } from "../../content/content.js";
import { itemCard } from "../../content/tables.js";
import type { ItemCard } from "../../content/types.js";
import type { Hero, ItemId, Slots } from "../../state.js";

export const slotNames: readonly (keyof Slots)[] = ["primary", "secondary", "armour", "artefact"];

/** Everything that a hero has: first what is equipped. */
export function owned({ slots, inventory }: Hero): ItemId[] {
  const items: ItemId[] = [];
  for (const slot of slotNames) if (slots[slot] !== "") items.push(slots[slot]);
  for (const item of inventory) items.push(item);
  return items;
}

/** SS-5-b: the free slots that a card fits into. */
export function slotsFor(content: SoulsContent, { slots }: Hero, card: ItemCard): (keyof Slots)[] {
  return slotNames.filter((slot) => slots[slot] === "" && fitsInto(content, slots, card, slot));
}

/** Whether a card fits into a slot, once that is free. SS-8.2-a, SS-8.2-b: hands. */
export function fitsInto(content: SoulsContent, slots: Slots, { kind, hand }: ItemCard, slot: keyof Slots): boolean {
  if (kind !== "weapon") return slot === kind;
  if (slot === "primary") return hand !== "weak" && (hand !== "two" || slots.secondary === "");
  if (slot !== "secondary" || hand === "two" || hand === "strong") return false;
  // A two-handed weapon leaves no hand for another.
  return slots.primary === "" || itemCard(content, slots.primary).hand !== "two";
}
