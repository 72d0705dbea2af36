import type { Souls } from "../../state.js";

/** SS-4.4-b: which share of the time is gone: a card of the Event deck lasts two Rounds. */
export function timeGone(s: Souls): number {
  const pile = s.decks.event.draw as unknown as { readonly count: number } | readonly string[];
  const left = 2 * ("count" in pile ? pile.count : pile.length);
  return s.round / (s.round + left);
}
