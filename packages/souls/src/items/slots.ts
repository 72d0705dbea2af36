import type { ItemCard } from "../content/types.js";
import type { Hero, Slots } from "../state.js";
import { itemCard } from "../tables.js";

/** SS-5-b: the free slots that a card fits into. SS-8.2-a, SS-8.2-b: hands. */
export function slotsFor(hero: Hero, card: ItemCard): (keyof Slots)[] {
  const { slots } = hero;
  if (card.kind === "armour") return slots.armour === "" ? ["armour"] : [];
  if (card.kind === "artefact") return slots.artefact === "" ? ["artefact"] : [];
  if (card.kind !== "weapon") return [];
  const free = (["primary", "secondary"] as const).filter((slot) => slots[slot] === "");
  // A two-handed weapon leaves no hand for another.
  if (slots.primary !== "" && itemCard(slots.primary).hand === "two") return [];
  if (card.hand === "two") return free.length === 2 ? ["primary"] : [];
  if (card.hand === "strong") return free.filter((slot) => slot === "primary");
  if (card.hand === "weak") return free.filter((slot) => slot === "secondary");
  return free;
}
