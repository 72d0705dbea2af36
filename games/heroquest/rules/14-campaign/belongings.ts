import type { Figure } from "../../state.js";
import type { Campaign } from "./state.js";

/** The cards of a hero, each kind once. */
export function kindsOf({ items }: Figure): string[] {
  return [...new Set(items)];
}

/** The other heroes of the campaign. */
export function companionsOf({ sheets }: Campaign, hero: Figure): Figure[] {
  return Object.values(sheets).filter((other) => other !== hero);
}

export function takeFrom(hero: Figure, item: string): void {
  hero.items.splice(hero.items.indexOf(item), 1);
}
