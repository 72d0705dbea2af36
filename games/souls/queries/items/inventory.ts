import type { SoulsContent } from "../../content/content.js";
import { heroCard, itemSide } from "../../content/tables.js";
import type { Figure, Hero, ItemId } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { heldSum } from "../effects/held.js";
import { heroOf } from "../figures.js";

/** SS-5.2.3-a, SS-8.1-c: how many cards the inventory holds; what is equipped isn't counted. */
export function capacityOf(content: SoulsContent, s: SoulsView, figure: Figure): number {
  const { capacity } = heroCard(content, heroOf(s, figure).version);
  return capacity + heldSum(content, s, "capacity", { self: figure }, (effect) => effect.change);
}

export function hasRoom(content: SoulsContent, s: SoulsView, figure: Figure): boolean {
  return heroOf(s, figure).inventory.length < capacityOf(content, s, figure);
}

/** SS-8.1-a, SS-8.1-b, SS-14-g: whether a hero's styles let him use an item. */
export function isCompatible(content: SoulsContent, s: SoulsView, hero: Hero, item: ItemId): boolean {
  const { runes } = itemSide(content, s, item);
  const { styles } = heroCard(content, hero.version);
  if (runes.for === "anybody") return true;
  if (runes.for === "any-of") return styles.some((style) => runes.styles.includes(style));
  return styles.some((style) => style !== runes.style);
}
