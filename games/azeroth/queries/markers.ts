import type { AzerothContent } from "../content/content.js";
import { challengeCard, eventNameOn } from "../content/tables.js";
import type { Hero, SpaceId, Unbeaten } from "../state.js";
import type { AzerothView } from "../view.js";

/** AZ-outcome-7: the unbeaten encounter whose marker lies here on its red side. */
export function redMarkerAt(s: Pick<AzerothView, "track">, space: SpaceId): Unbeaten | undefined {
  for (const slot of s.track) if (slot && slot.space === space && slot.side === "red") return slot;
  return undefined;
}

/** AZ-move-8, AZ-abil-5: a red marker holds the hero, unless a text says otherwise. */
export function isHeld(content: AzerothContent, s: AzerothView, hero: Hero): boolean {
  return redMarkerAt(s, hero.space) !== undefined && !ignoresAggro(content, s);
}

/** AZ-abil-5: a card, or the event in play. */
export function ignoresAggro(content: AzerothContent, s: Pick<AzerothView, "turn" | "event">): boolean {
  return s.turn.ignoresAggro || eventIgnoresAggro(content, s);
}

/** Lull: red markers neither stop nor hold. */
export function eventIgnoresAggro(content: AzerothContent, s: Pick<AzerothView, "event">): boolean {
  if (s.event === "") return false;
  return content.events[eventNameOn(s.event)]!.lasting?.some(({ effect }) => effect === "ignore-aggro") ?? false;
}

/** The slots whose markers lie on this space. */
export function slotsAt(s: AzerothView, space: SpaceId): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < s.track.length; slot++) if (s.track[slot]?.space === space) found.push(slot);
  return found;
}

/** AZ-event-5: the encounter that the event in play has put on the board. */
export function standsByEvent(
  content: AzerothContent,
  s: Pick<AzerothView, "event">,
): { readonly encounter: string; readonly space: SpaceId } | undefined {
  if (s.event === "") return undefined;
  return content.events[eventNameOn(s.event)]!.stands?.[challengeCard(s.event).colour];
}
