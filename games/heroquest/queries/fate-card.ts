import { fateCards } from "../content/fate-cards.js";
import type { FateCard } from "../content/types.js";

/** `speed` of the copy `speed-2`. */
export function nameOf(card: string): string {
  return card.slice(0, card.lastIndexOf("-"));
}

export function fateCardNamed(name: string): FateCard {
  const card = (fateCards as Readonly<Record<string, FateCard>>)[name];
  if (!card) throw new RangeError(`There is no heroic or misfortune card "${name}".`);
  return card;
}
