import { haveQuarrelled } from "../../queries/traits.js";
import type { Figure } from "../../state.js";
import { type Position, squaresBeside } from "./position.js";

/** HQ-RH3-quarrel: how many companions stand beside this square beside whom the hero would strike with a die fewer. */
export function quarrelsAt(position: Position, hero: Figure, square: number): number {
  if (!hero.experience) return 0;
  let count = 0;
  for (const beside of squaresBeside(position, square)) {
    const other = position.on[beside];
    if (other && other !== hero && haveQuarrelled(hero, other)) count += 1;
  }
  return count;
}
