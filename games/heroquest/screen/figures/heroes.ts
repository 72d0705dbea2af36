import { heroes } from "../../content/figures/heroes.js";
import type { Archetype } from "../../content/types.js";

const table: Readonly<Record<string, { readonly archetype: Archetype }>> = heroes;

/** The archetype of a hero; any other word stays what it is. */
export function archetypeOf(hero: string): string {
  return Object.hasOwn(table, hero) ? table[hero]!.archetype : hero;
}
