import type { Item, Spell } from "./types.js";

/**
 * Every field that a card of a kind can have, without a value. A card leaves out what it hasn't; laid on its blank, all cards of a kind have
 * the same shape inside Node.js, and rules that look at many cards are made fast once and not again for every card.
 */
export type Blank<T> = { readonly [K in keyof Required<T>]: undefined };

/** Every card on its blank. */
export function onBlanks<K extends string, T extends object>(
  cards: Readonly<Record<K, T>>,
  blank: Blank<T>,
): Record<K, T> {
  const entries = Object.entries<T>(cards).map(([id, card]) => [id, { ...blank, ...card }]);
  return Object.fromEntries(entries) as Record<K, T>;
}

export const blankItem: Blank<Item> = {
  class: undefined,
  tags: undefined,
  gold: undefined,
  load: undefined,
  hands: undefined,
  melee: undefined,
  ranged: undefined,
  defence: undefined,
  againstRanged: undefined,
  rangedClass: undefined,
  diagonal: undefined,
  throwable: undefined,
  excludesShield: undefined,
  against: undefined,
  wornOn: undefined,
  allowed: undefined,
  use: undefined,
  charges: undefined,
  perQuest: undefined,
  cost: undefined,
  target: undefined,
  effects: undefined,
};

export const blankSpell: Blank<Spell> = {
  class: undefined,
  element: undefined,
  cost: undefined,
  restore: undefined,
  target: undefined,
  harm: undefined,
  paid: undefined,
  unpaid: undefined,
  failed: undefined,
};
