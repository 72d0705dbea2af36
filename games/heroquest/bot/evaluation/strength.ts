import type { HeroQuestContent } from "../../content/content.js";
import { itemNamed } from "../../content/tables.js";
import { defenceOfItems, mayUse } from "../../queries/combat/equipment.js";
import { loadOf } from "../../queries/combat/load.js";
import type { Figure } from "../../state.js";

/** How many potions that heal are worth carrying. */
const healingWanted = 2;

/** What a hero's cards are worth in a quest: the best weapon at hand, what is worn with it, and what else is of use. */
function strengthOf(content: HeroQuestContent, hero: Figure, items: readonly string[]): number {
  const usable = items.filter((item) => mayUse(content, hero, item));
  const weapons = ["", ...usable.filter((item) => itemNamed(content, item).melee !== undefined)];
  const armed = Math.max(
    ...weapons.map(
      (held) => 4 * meleeOf(content, held) + 3 * defenceOfItems(content, { ...hero, items: usable, held }, "melee"),
    ),
  );
  return armed + 2 * bestRanged(content, usable) + usefulOf(content, usable);
}

function meleeOf(content: HeroQuestContent, weapon: string): number {
  if (weapon === "") return 0;
  const { melee = 0, diagonal } = itemNamed(content, weapon);
  return 0.1 + melee + (diagonal ? 0.3 : 0);
}

/** One for shooting is enough, and a single die hardly ever hits. */
function bestRanged(content: HeroQuestContent, items: readonly string[]): number {
  return Math.max(0, ...items.map((item) => (itemNamed(content, item).ranged ?? 0) - 1));
}

function usefulOf(content: HeroQuestContent, items: readonly string[]): number {
  let worth = 0;
  const counted = new Map<string, number>();
  for (const item of items) {
    const count = (counted.get(item) ?? 0) + 1;
    counted.set(item, count);
    const { class: kind, tags, use, effects = [] } = itemNamed(content, item);
    if (effects.some(({ effect }) => effect === "heal-body")) worth += count <= healingWanted ? 2 / count : 0;
    else if (use === "drunk") worth += count === 1 ? 0.6 : 0;
    else if (tags.includes("tool")) worth += count === 1 ? 0.5 : 0;
    else if (use !== undefined && use !== "carried" && kind !== "equipment") worth += 1;
    for (const effect of effects) if (use === "carried" && effect.effect === "movement-dice") worth += effect.change;
  }
  return worth;
}

/** What one more card would bring a hero; nothing where it would be too much to carry (HQ-RH1.2). */
export function gainOf(content: HeroQuestContent, hero: Figure, item: string): number {
  if (!mayUse(content, hero, item)) return 0;
  if (hero.capacity !== undefined && loadOf(content, hero) + itemNamed(content, item).load >= hero.capacity) return 0;
  return strengthOf(content, hero, [...hero.items, item]) - strengthOf(content, hero, hero.items);
}

/** Whether a hero is none the weaker without a card. */
export function isSpare(content: HeroQuestContent, hero: Figure, item: string): boolean {
  const others = [...hero.items];
  others.splice(others.indexOf(item), 1);
  return strengthOf(content, hero, others) >= strengthOf(content, hero, hero.items);
}
