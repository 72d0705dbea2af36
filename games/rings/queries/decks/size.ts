import type { RingsOptions } from "../../options.js";

/** LR-setup-5: a constructed deck. */
export const constructedSize = 50;

/** LR-setup-5: how many cards a deck must have at this table. Ready decks are of any size unless the table asks for fifty cards. */
export function leastCards({ deckSize }: Pick<RingsOptions, "deckSize">, whose: "own" | "ready"): number {
  return deckSize === "fifty" || (deckSize === "own-fifty" && whose === "own") ? constructedSize : 0;
}
