import { countIn } from "@tavolata/kernel";
import type { SoulsView } from "../view.js";

/** SS-4.4-b: cards that are left of the Event deck; with the last one the Quest fails. */
export function eventsLeft({ decks: { event } }: SoulsView): number {
  return countIn(event.draw) + event.faceUp.length;
}

/** SS-4.4-b: which share of the time is gone: a card of the Event deck lasts two Rounds. */
export function timeGone(s: SoulsView): number {
  return s.round / (s.round + 2 * countIn(s.decks.event.draw));
}

/** SS-4.3-e: which of the two lies beside the deck. */
export function skyOf({ decks }: SoulsView): "night" | "day" | undefined {
  const { beside } = decks.event;
  return beside === "night" || beside === "day" ? beside : undefined;
}
