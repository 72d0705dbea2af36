import { rankOf } from "../../content/colours.js";
import type { AzerothContent } from "../../content/content.js";
import { abilityOn, itemOn } from "../../content/tables.js";
import type { Effect, Item } from "../../content/types.js";
import { isForClass, whyNotAttach } from "../../queries/why-not.js";
import type { CardId, Hero } from "../../state.js";
import { usualWeights } from "../learned/weights.js";

/** What effects add to a fighter, in fights to come. */
function fightingWorth(effects: readonly Effect[], hero: Hero): number {
  let worth = 0;
  for (const effect of effects) {
    if (effect.effect === "attack") worth += 2.4 * effect.change;
    else if (effect.effect === "melee" || effect.effect === "ranged") worth += 1.6 * effect.change;
    else if (effect.effect === "damage") worth += 2 * effect.change;
    else if (effect.effect === "defence") worth += 1.8 * effect.change;
    else if (effect.effect === "prevent") worth += 2 * effect.amount;
    else if (effect.effect === "energy") worth += effect.change;
    else if (effect.effect === "heal") worth += hero.damage > 0 ? 2 : 1;
  }
  return worth;
}

/** What a bag item does once. */
function bagWorth(effects: readonly Effect[]): number {
  let worth = 0;
  for (const effect of effects) {
    if (effect.effect === "heal") worth += 0.6 * effect.amount;
    else if (effect.effect === "attack") worth += 0.9 * effect.change;
    else if (effect.effect === "reroll-die") worth += 1.3;
    else if (effect.effect === "spaces") worth += 0.5 * effect.change;
    else if (effect.effect === "draw") worth += usualWeights.card * effect.cards;
    else worth += 0.4;
  }
  return worth;
}

/** What it fights with while it is worn. */
export function wornWorth(content: AzerothContent, card: CardId, hero: Hero): number {
  return card === ""
    ? 0
    : fightingWorth(itemOn(content, card).effects, hero) + (hero.borne[card] === undefined ? 0 : 2);
}

/** What an item more is worth to this hero: what it is better than the one that is worn (AZ-item-5, AZ-item-6). */
function itemWorth(content: AzerothContent, item: Item, hero: Hero): number {
  if (!isForClass(item, hero)) return 0.2;
  const tooHigh = rankOf(item.colour) - rankOf(hero.level);
  if (item.kind === "bag") return tooHigh > 0 ? 0.5 : bagWorth(item.effects);
  const present = item.kind === "weapon" ? hero.weapon : hero.armour;
  const more = fightingWorth(item.effects, hero) - wornWorth(content, present, hero);
  if (more <= 0) return 0.1;
  return tooHigh > 0 ? 0.5 * more : more;
}

export function cardItemWorth(content: AzerothContent, card: CardId, hero: Hero): number {
  return itemWorth(content, itemOn(content, card), hero);
}

/** What a card of the hand is worth there. */
export function abilityWorth(content: AzerothContent, card: CardId, hero: Hero): number {
  const { attach, effects, time } = abilityOn(content, card);
  if (attach) return whyNotAttach(hero, card, attach) ? 0.4 : 1.5;
  if (time === "combat") return 0.8 + 0.2 * fightingWorth(effects, hero);
  return time === "turn" ? 0.9 : 0.6;
}
