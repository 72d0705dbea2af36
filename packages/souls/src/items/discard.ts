import { discardCards } from "@tavolata/kit";
import type { Hero, ItemId, Table } from "../state.js";
import { itemCard } from "../tables.js";

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
  else if (source === "emporium") s.emporium.push(item);
  t.emit({ type: "item-discarded", hero: hero.figure, item }, { rules: [rule, "SS-12.3-d"] });
}
