import type { SoulsContent } from "../../content/content.js";
import { itemCard, itemSide } from "../../content/tables.js";
import { slotNames } from "../../queries/items/slots.js";
import type { Hero, ItemId, Slots, Souls, SoulsFlow, Table } from "../../state.js";
import { gainItemPowers, loseItemPowers } from "../07-powers/granted.js";

/** SS-8-a: a card is put into a slot. SS-8.3.1-d: its magic shields come with the next Time phase. SS-7-h: powers that it grants are chosen. */
export function* equip(t: Table, hero: Hero, item: ItemId, slot: keyof Slots, rule: string): SoulsFlow {
  hero.slots[slot] = item;
  const at = hero.inventory.indexOf(item);
  if (at >= 0) hero.inventory.splice(at, 1);
  const { charges } = itemSide(t.content, t.state, item);
  if (charges && !t.state.items[item]) t.state.items[item] = { back: false, charges: charges.max, shields: 0 };
  t.emit(
    { type: "item-equipped", figure: hero.figure, item },
    { rules: [rule, "SS-8-a", ...rulesOfEquipping(t.content, t.state, item)] },
  );
  yield* gainItemPowers(t, hero, item);
}

/** SS-8.2-a: a weapon for two hands. SS-8.3.1-d: shields that come with the next Time phase. */
function rulesOfEquipping(content: SoulsContent, s: Souls, item: ItemId): string[] {
  const rules = [itemSide(content, s, item).runes.for === "all-but" ? "SS-8.1-b" : "SS-8.1-a"];
  if (itemCard(content, item).hand === "two") rules.push("SS-8.2-a");
  return itemSide(content, s, item).magicShields ? [...rules, "SS-8.3.1-d"] : rules;
}

/** SS-8.3.1-d, SS-8.2.1-c, SS-7-h: what leaves a slot loses its shields, sleeps, and takes its powers along. Says which card it was. */
export function unequip(t: Table, hero: Hero, slot: keyof Slots): ItemId {
  const item = hero.slots[slot];
  hero.slots[slot] = "";
  const state = t.state.items[item];
  if (state) {
    state.shields = 0;
    if (state.back && itemCard(t.content, item).back?.how === "awakened") {
      state.back = false;
      t.emit({ type: "sleeps-again", figure: hero.figure, item }, { rules: ["SS-8.2.1-c"] });
    }
  }
  loseItemPowers(t, hero, item);
  return item;
}

/** Takes a card from a hero, from a slot or from the inventory. Says which it was. */
export function letGo(t: Table, hero: Hero, item: ItemId): ItemId {
  const slot = slotNames.find((one) => hero.slots[one] === item);
  if (slot) return unequip(t, hero, slot);
  return hero.inventory.splice(hero.inventory.indexOf(item), 1)[0]!;
}
