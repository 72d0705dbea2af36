/** A deck as somebody brings it: titles of heroes, and how many of each other card. */
export interface DeckList {
  readonly id: string;
  readonly heroes: readonly string[];
  readonly cards: Readonly<Record<string, number>>;
}

export function cardCount({ cards }: DeckList): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}
