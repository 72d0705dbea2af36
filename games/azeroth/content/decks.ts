import type { Ability, ClassName } from "./types.js";

/** The ids of a deck or a pile, each as often as it has copies. */
export function copiesOf(table: Readonly<Record<string, { readonly copies: number }>>): string[] {
  return Object.entries(table).flatMap(([id, { copies }]) => Array<string>(copies).fill(id));
}

/** AZ-abil-1: the 23 cards of a character. */
export function abilityDeck(abilities: Readonly<Record<string, Ability>>, className: ClassName): string[] {
  return copiesOf(Object.fromEntries(Object.entries(abilities).filter(([, ability]) => ability.class === className)));
}
