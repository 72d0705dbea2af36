import { deckLists } from "@tavolata/rings";

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

/** The decks of the rulebook's starters, with cards of one sphere. */
export function isStarter(deck: string): boolean {
  return deck.endsWith("-starter");
}
