import { discardCards } from "@tavolata/kit";
import type { Hero, ItemId, Souls, Table } from "../state.js";
import { itemCard, nameOf } from "../tables.js";

/** Equal cards lie together. */
function backToEmporium({ emporium }: Souls, item: ItemId): void {
  const beside = emporium.findIndex((other) => nameOf(other) === nameOf(item));
  emporium.splice(beside < 0 ? emporium.length : beside, 0, item);
}

/** SS-12.3-d: a discarded item goes back to where it belongs. */
export function discardItem(t: Table, hero: Hero, item: ItemId, rule: string): void {
  const { state: s } = t;
  const at = hero.inventory.indexOf(item);
  // Somebody who died of it has dropped it already.
  if (at < 0) return;
  hero.inventory.splice(at, 1);
  delete s.items[item];
  const { source } = itemCard(item);
  if (source === "treasure") discardCards(s.decks.treasure, [item]);
  else if (source === "stash") s.stash.push(item);
  else if (source === "emporium") backToEmporium(s, item);
  t.emit({ type: "item-discarded", hero: hero.figure, item }, { rules: [rule, "SS-12.3-d"] });
}
