import { type Bar, bar } from "@tavolata/kernel";
import type { AzerothContent } from "../content/content.js";
import { itemOn } from "../content/tables.js";
import type { CardId, Hero } from "../state.js";
import type { AzerothView } from "../view.js";
import { whyUnfit } from "./why-not.js";

/** A change of what a hero wears. */
export interface Change {
  readonly change: "equip" | "unequip" | "drop";
  readonly card: CardId;
}

export function change(what: Change["change"], card: CardId): Change {
  return { change: what, card };
}

export function wearable(content: AzerothContent, hero: Hero): Change[] {
  const found: Change[] = [];
  for (const card of hero.bag) {
    if (itemOn(content, card).kind !== "bag" && !whyUnfit(content, hero, card)) found.push(change("equip", card));
  }
  return found;
}

export function worn({ weapon, armour }: Hero): Change[] {
  const found: Change[] = [];
  if (weapon !== "") found.push(change("unequip", weapon));
  if (armour !== "") found.push(change("unequip", armour));
  return found;
}

export function owned(hero: Hero): Change[] {
  const found = hero.bag.map((card) => change("drop", card));
  if (hero.weapon !== "") found.push(change("drop", hero.weapon));
  if (hero.armour !== "") found.push(change("drop", hero.armour));
  return found;
}

/** AZ-item-4 to AZ-item-6: why it can't be worn. */
export function whyNotEquip(content: AzerothContent, _s: AzerothView, hero: Hero, card: CardId): Bar | undefined {
  return itemOn(content, card).kind === "bag" ? bar("AZ-item-4", "bag-item") : whyUnfit(content, hero, card);
}
