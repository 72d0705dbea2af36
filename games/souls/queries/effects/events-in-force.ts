import type { SoulsContent } from "../../content/content.js";
import { eventCard } from "../../content/tables.js";
import type { Effect } from "../../content/types.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";

const none: readonly Effect[] = [];

/** SS-4.3-d: the continuous effects of the event that lies face up on top; a Story Event on it suspends them (SS-4.3.1-e). */
export function eventOnTop(content: SoulsContent, s: SoulsView): readonly Effect[] {
  const top = s.decks.event.faceUp[0];
  return top === undefined ? none : (eventCard(content, top).continuous ?? none);
}

/** SS-4.3.2-a, SS-4.3.2-d: what the Quest says of Night and Day, for as long as the card lies beside the deck. */
export function nightOrDay(s: SoulsView): readonly Effect[] {
  return s.nightOrDay;
}

/** Whom an effect of an event is for. */
export function touches(on: Effect["on"], figure: Figure): boolean {
  if (on === "heroes") return figure.faction === "heroes" && figure.kind !== "ghost";
  if (on === "enemies") return figure.faction === "enemies";
  return on === undefined;
}
