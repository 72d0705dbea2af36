import { discardCards } from "@tavolata/kit";
import type { SoulsContent } from "../../content/content.js";
import { itemCard, nameOf, nameOfSide } from "../../content/tables.js";
import type { Hero, ItemId, Souls, Table } from "../../state.js";

/** Equal cards lie together. */
function backToEmporium({ emporium }: Souls, item: ItemId): void {
  const beside = emporium.findIndex((other) => nameOf(other) === nameOf(item));
  emporium.splice(beside < 0 ? emporium.length : beside, 0, item);
}

/** SS-12.3-d: back to where it belongs, as it is printed; SS-14.2-c: a Stash card to the Stash. */
export function returnCard(content: SoulsContent, s: Souls, item: ItemId): void {
  delete s.items[item];
  const { source } = itemCard(content, item);
  if (source === "treasure") discardCards(s.decks.treasure, [item]);
  else if (source === "stash") s.stash.push(item);
  else if (source === "emporium") backToEmporium(s, item);
  else if (source === "soul") s.soulWeapons.push(item);
}

/** SS-12.3-d: a discarded item. */
export function discardItem(t: Table, hero: Hero, item: ItemId, rule: string): void {
  const { state: s } = t;
  const at = hero.inventory.indexOf(item);
  // Somebody who died of it has dropped it already.
  if (at < 0) return;
  hero.inventory.splice(at, 1);
  const side = nameOfSide(t.content, s, item);
  returnCard(t.content, s, item);
  const stash = itemCard(t.content, item).source === "stash" ? ["SS-14.2-c"] : [];
  t.emit({ type: "item-discarded", hero: hero.figure, item, side }, { rules: [rule, "SS-12.3-d", ...stash] });
}
