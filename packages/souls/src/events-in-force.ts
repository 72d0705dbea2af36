import type { Effect } from "./content/types.js";
import type { Figure, Souls } from "./state.js";
import { eventCard } from "./tables.js";

/** SS-4.3-d: the continuous effects of the event that lies face up on top; a Story Event on it suspends them (SS-4.3.1-e). */
export function continuousEffects(
  s: Souls,
  figure: Figure,
  look: (name: string, effects: readonly Effect[]) => void,
): void {
  const top = s.decks.event.faceUp[0];
  if (top === undefined) return;
  const { continuous } = eventCard(top);
  if (continuous)
    look(
      top,
      continuous.filter(({ on }) => touches(on, figure)),
    );
}

function touches(on: Effect["on"], figure: Figure): boolean {
  if (on === "heroes") return figure.faction === "heroes" && figure.kind !== "ghost";
  if (on === "enemies") return figure.faction === "enemies";
  return on === undefined;
}
