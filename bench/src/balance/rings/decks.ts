import { deckLists } from "@tavolata/rings";
import { printedOn } from "@tavolata/rings/open";

/**
 * Who sits beside a deck when two play: the first of these that has other heroes. Nearly all decks, starters and others, sit beside the
 * same one, so that what is compared is the deck and not its company.
 */
export const partners = ["tactics-starter", "leadership-and-spirit"] as const;

export function partnerOf(deck: string): string {
  const heroes = heroesOf(deck);
  return partners.find((partner) => !heroesOf(partner).some((hero) => heroes.includes(hero)))!;
}

function heroesOf(deck: string): readonly string[] {
  return deckLists.find(({ id }) => id === deck)!.heroes;
}

/** How many spheres a deck joins: one for the rulebook's starters. */
export function sphereCount(deck: string): number {
  return new Set(heroesOf(deck).map((hero) => printedOn(hero)!.sphere)).size;
}
