/** LQ-1.2: the twenty-four cards. Cargo has a value; fog and whistle are tricks and have none. */
export const kinds = {
  spice: { copies: 6, value: 1 },
  silk: { copies: 5, value: 2 },
  rum: { copies: 4, value: 3 },
  pearls: { copies: 2, value: 5 },
  fog: { copies: 4, value: 0 },
  whistle: { copies: 3, value: 0 },
} as const;

export type Kind = keyof typeof kinds;

/** Every card has a name of its own: `rum-1` to `rum-4`. */
export const allCards: readonly string[] = Object.entries(kinds).flatMap(([kind, { copies }]) =>
  Array.from({ length: copies }, (_, i) => `${kind}-${i + 1}`),
);

const kindByCard = new Map<string, Kind>(allCards.map((card) => [card, card.slice(0, card.lastIndexOf("-")) as Kind]));

export function kindOf(card: string): Kind {
  return kindByCard.get(card)!;
}

export function cargoValue(card: string): number {
  return kinds[kindOf(card)].value;
}

export function isCargo(card: string): boolean {
  return cargoValue(card) > 0;
}

export function worth(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + cargoValue(card), 0);
}
