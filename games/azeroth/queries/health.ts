import type { AzerothContent } from "../content/content.js";
import type { Hero } from "../state.js";
import { cardOf } from "./card.js";

/** AZ-combat-13: how much more damage it takes until the hero is defeated. */
export function healthLeft(content: AzerothContent, hero: Hero): number {
  return cardOf(content, hero).health - hero.damage;
}
