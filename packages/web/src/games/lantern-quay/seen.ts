import type { GameEvent, Seat, Told, View } from "@tavolata/kernel";
import type { Pier } from "./content.js";

/** Cards of one's own, or how many somebody else has. */
export type Cards = readonly string[] | { readonly count: number };

/** What anybody sees of the quay: the state as the kernel veils it for the onlooker. */
export interface Quay {
  readonly night: number;
  readonly deck: { readonly count: number };
  readonly discard: readonly string[];
  readonly hands: Readonly<Record<Seat, Cards>>;
  readonly boats: Readonly<Record<Seat, Cards>>;
  readonly standing: Readonly<Record<Seat, Pier>>;
  readonly toLand: readonly Seat[];
  readonly ashore: readonly string[];
  readonly seized: readonly string[];
}

export function quayOf(view: View): Quay {
  return view.state as unknown as Quay;
}

export function countOf(cards: Cards | undefined): number {
  if (!cards) return 0;
  return "count" in cards ? cards.count : cards.length;
}

/** The cards themselves, as far as the onlooker may see them. */
export function knownCards(cards: Cards | undefined): readonly string[] {
  return cards && !("count" in cards) ? cards : [];
}

/** LQ-2.1: everybody is still choosing a pier; what `standing` says is of the night before. */
export function isDusk(events: readonly Told<GameEvent>[]): boolean {
  return events.findLast(({ type }) => type === "piers-shown" || type === "dawn")?.type !== "piers-shown";
}

/** LQ-4.3: fog lies over the landing that was searched last, until the next one. */
export function isFoggy(events: readonly Told<GameEvent>[]): boolean {
  const last = events.findLast(({ type }) => type === "fog-played" || type === "boat-loaded" || type === "dawn");
  return last?.type === "fog-played";
}
