import type { Seat, View } from "@tavolata/kernel";
import type { ToldEvent } from "@tavolata/ui/table/told.js";
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
export function isDusk(events: readonly ToldEvent[]): boolean {
  return events.findLast(({ type }) => type === "piers-shown" || type === "dawn")?.type !== "piers-shown";
}

/** LQ-4.3: fog lies over the pier whose search was called off, until the next boat comes or the night is over. */
export function foggyPier(events: readonly ToldEvent[]): Pier | undefined {
  const last = events.findLastIndex(({ type }) => type === "fog-played" || type === "boat-loaded" || type === "dawn");
  if (events[last]?.type !== "fog-played") return undefined;
  const landing = events.slice(0, last).findLast(({ type }) => type === "boat-loaded");
  return landing && "pier" in landing ? (landing.pier as Pier) : undefined;
}
