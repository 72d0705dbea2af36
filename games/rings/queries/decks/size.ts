import type { Options } from "@tavolata/kernel";

/** LR-setup-5: a constructed deck. */
export const constructedSize = 50;

/** LR-setup-5: how many cards a deck must have at this table. Ready decks are of any size unless the table asks for fifty cards. */
export function leastCards(options: Options, whose: "own" | "ready"): number {
  const size = options["deckSize"];
  return size === "fifty" || (size === "own-fifty" && whose === "own") ? constructedSize : 0;
}
