import type { View, VisibleEvent } from "@tavolata/kernel";
import type { Pier, QuayEvent, QuayView } from "@tavolata/kernel/examples/lantern-quay";
import type { GameScreenProps } from "@tavolata/ui/game/game-screen.js";

/** What the screen's parts are shown. */
export type QuayTold = VisibleEvent<QuayEvent>;
export type QuayShown = GameScreenProps<View<QuayView>, QuayTold>;

/** LQ-2.1: everybody is still choosing a pier; what `standing` says is of the night before. */
export function isDusk(events: readonly QuayTold[]): boolean {
  return events.findLast(({ type }) => type === "piers-shown" || type === "dawn")?.type !== "piers-shown";
}

/** LQ-4.3: fog lies over the pier whose search was called off, until the next boat comes or the night is over. */
export function foggyPier(events: readonly QuayTold[]): Pier | undefined {
  const last = events.findLastIndex(({ type }) => type === "fog-played" || type === "boat-loaded" || type === "dawn");
  if (events[last]?.type !== "fog-played") return undefined;
  return events.slice(0, last).findLast((event) => event.type === "boat-loaded")?.pier;
}
