import type { HeroQuestContent } from "../../content/content.js";
import { questItems } from "../../content/items/quest-items.js";
import { itemNamed } from "../../content/tables.js";
import { mayUse, meleeWeapons, noWeapon } from "../../queries/combat/equipment.js";
import type { Figure } from "../../state.js";

/**
 * HQ-RH7-m-burgled: what a figure carries and doesn't use: neither the weapon in hand (or the first at hand), nor the best
 * piece for each place on the body, nor what works while it is carried. What the quest is about isn't lost either.
 */
export function unusedItems(content: HeroQuestContent, figure: Figure): string[] {
  const used = itemsInUse(content, figure);
  const unused: string[] = [];
  for (const item of figure.items) {
    const at = used.indexOf(item);
    if (at >= 0) used.splice(at, 1);
    else if (!(item in questItems)) unused.push(item);
  }
  return unused;
}

function itemsInUse(content: HeroQuestContent, figure: Figure): string[] {
  const worn = new Map<string, string>();
  const used: string[] = [];
  const [first = noWeapon] = meleeWeapons(content, figure);
  const weapon = figure.held || first;
  if (weapon) used.push(weapon);
  for (const item of figure.items) {
    if (item === weapon || !mayUse(content, figure, item)) continue;
    const { defence = 0, wornOn, use } = itemNamed(content, item);
    if (wornOn !== undefined || defence > 0) {
      const place = wornOn ?? item;
      const other = worn.get(place);
      if (other === undefined || (itemNamed(content, other).defence ?? 0) < defence) worn.set(place, item);
    } else if (use === "carried") {
      used.push(item);
    }
  }
  return [...used, ...worn.values()];
}
