import type { Effect } from "./content/types.js";
import type { Figure, Souls } from "./state.js";
import { eventCard, questNamed } from "./tables.js";

/** SS-4.3-d: the continuous effects of the event that lies face up on top; a Story Event on it suspends them (SS-4.3.1-e). */
export function continuousEffects(
  s: Souls,
  figure: Figure,
  look: (name: string, effects: readonly Effect[]) => void,
): void {
  const { faceUp, beside } = s.decks.event;
  if (beside !== "")
    look(
      beside,
      nightOrDay(s, beside).filter(({ on }) => touches(on, figure)),
    );
  const top = faceUp[0];
  if (top === undefined) return;
  const { continuous } = eventCard(top);
  if (continuous)
    look(
      top,
      continuous.filter(({ on }) => touches(on, figure)),
    );
}

/** SS-4.3.2-a, SS-4.3.2-d: what the Quest says of Night and Day, for as long as the card lies beside the deck. */
function nightOrDay(s: Souls, card: string): readonly Effect[] {
  const { night, day } = questNamed(s.quest);
  const { kind } = eventCard(card);
  return (kind === "night" ? night : day)?.lasting ?? [];
}

/** What holds for the whole table now: of the event on top, and of Night or Day. */
export function tableEffects(s: Souls): readonly Effect[] {
  const { faceUp, beside } = s.decks.event;
  const top = faceUp[0];
  const continuous = top === undefined ? undefined : eventCard(top).continuous;
  if (beside === "") return continuous ?? none;
  return [...(continuous ?? none), ...nightOrDay(s, beside)];
}

const none: readonly Effect[] = [];

function touches(on: Effect["on"], figure: Figure): boolean {
  if (on === "heroes") return figure.faction === "heroes" && figure.kind !== "ghost";
  if (on === "enemies") return figure.faction === "enemies";
  return on === undefined;
}
