import { ringsContent } from "../../content/content.js";
import { coreDecks } from "../../content/decks.js";
import { printedOn } from "../../content/lookup.js";

/**
 * Who sits beside a deck when two play: the first of these that has other heroes. A starter sits beside each of them that it isn't, so that
 * beside each all kinds of decks are compared. No deck could be the partner of all: the four starters have all twelve heroes of the core set.
 */
export const partners = ["tactics-starter", "spirit-starter"] as const;
export type Partner = (typeof partners)[number];

export function partnersOf(deck: string): readonly Partner[] {
  const free = partners.filter((partner) => !heroesOf(partner).some((hero) => heroesOf(deck).includes(hero)));
  return sphereCount(deck) === 1 ? free : free.slice(0, 1);
}

function heroesOf(deck: string): readonly string[] {
  return coreDecks.find(({ id }) => id === deck)!.heroes;
}

/** How many spheres a deck joins: one for the rulebook's starters. */
export function sphereCount(deck: string): number {
  return new Set(heroesOf(deck).map((hero) => printedOn(ringsContent.plain, hero)!.sphere)).size;
}
