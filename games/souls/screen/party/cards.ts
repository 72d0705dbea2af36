import type { SoulsContent } from "../../content/content.js";
import { heroCard, powerCard } from "../../content/tables.js";
import type { HeroCard, PowerCard } from "../../content/types.js";
import type { Hero } from "../../state.js";

/** SS-5.2.4-a: the results that save a hero. */
export function saveOf(content: SoulsContent, hero: Hero): HeroCard["save"] {
  return heroCard(content, hero.version).save;
}

/** SS-7-k: the highest level of a power card that a rank allows. */
export function levelAt({ levels }: PowerCard, rank: number): PowerCard["levels"][number] | undefined {
  return levels.filter((level) => level.rank <= rank).at(-1);
}

export function cardOf(content: SoulsContent, power: string): PowerCard {
  return powerCard(content, power);
}
