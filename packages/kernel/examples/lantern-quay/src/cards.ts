/** What a kind of card is: how many there are of it, and what one is worth. */
export interface CardKind {
  readonly copies: number;
  readonly value: number;
}

/** LQ-1.2: the twenty-four cards. Cargo has a value; fog and whistle are tricks and have none. */
export const kinds = {
  spice: { copies: 6, value: 1 },
  silk: { copies: 5, value: 2 },
  rum: { copies: 4, value: 3 },
  pearls: { copies: 2, value: 5 },
  fog: { copies: 4, value: 0 },
  whistle: { copies: 3, value: 0 },
} as const satisfies Record<string, CardKind>;

export type Kind = keyof typeof kinds;
