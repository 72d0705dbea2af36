/** Who sits beside a deck when two play: a deck with other heroes that does what this one lacks. */
export const partners: Readonly<Record<string, string>> = {
  "leadership-starter": "spirit-starter",
  "tactics-starter": "spirit-starter",
  "spirit-starter": "tactics-starter",
  "lore-starter": "tactics-starter",
  "back-to-basics": "axes-and-arrows",
  "single-core-solo": "axes-and-arrows",
  "beorns-path-first": "riders-and-healers",
  "beorns-path-tuned": "riders-and-healers",
  "leadership-and-spirit": "axes-and-arrows",
  "the-kings-men": "riders-and-healers",
  "axes-and-arrows": "back-to-basics",
  "riders-and-healers": "axes-and-arrows",
  "wardens-of-the-road": "leadership-and-spirit",
};

/** The decks of the rulebook's starters, with cards of one sphere. */
export function isStarter(deck: string): boolean {
  return deck.endsWith("-starter");
}
