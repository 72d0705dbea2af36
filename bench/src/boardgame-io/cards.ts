/** LQ-1.2: the twenty-four cards, a value for every cargo and none for tricks. */
const kinds = {
  spice: { copies: 6, value: 1 },
  silk: { copies: 5, value: 2 },
  rum: { copies: 4, value: 3 },
  pearls: { copies: 2, value: 5 },
  fog: { copies: 4, value: 0 },
  whistle: { copies: 3, value: 0 },
} as const;

export type QuayCardKind = keyof typeof kinds;

export const allCards: readonly string[] = Object.entries(kinds).flatMap(([kind, { copies }]) =>
  Array.from({ length: copies }, (_, i) => `${kind}-${i + 1}`),
);

export function kindOf(card: string): QuayCardKind {
  return card.slice(0, card.lastIndexOf("-")) as QuayCardKind;
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
