import type { Seat, View } from "@tavolata/kernel";
import type { RingsContent } from "../content/content.js";
import {
  type Attack,
  type CardId,
  committedWillpower,
  hitPointsLeft,
  type InPlay,
  printedOn,
  type Rings,
  type Statistic,
  stagingThreat,
  statistic,
  typeOn,
} from "../open.js";

/** Cards of a hidden pile: how many, and those of them that the onlooker got to know. */
export interface Pile {
  readonly count: number;
  readonly known?: readonly (CardId | null)[];
}

/** A hand of one's own, or the number of somebody else's cards. */
export type Cards = readonly CardId[] | Pile;

type Veiled = "hands" | "decks" | "encounter" | "shadows" | "guards" | "looked" | "triggers" | "owners" | "guardCount";

/** The table as the kernel veils it for the onlooker. */
export type Seen = Omit<Rings, Veiled> & {
  readonly hands: Readonly<Record<Seat, Cards>>;
  readonly decks: Readonly<Record<Seat, Pile>>;
  readonly encounter: { readonly draw: Pile; readonly discard: readonly CardId[] };
  readonly shadows: Readonly<Record<CardId, Pile>>;
};

export function seenIn(view: View): Seen {
  return view.state as unknown as Seen;
}

export function countOf(cards: Cards | undefined): number {
  if (!cards) return 0;
  return "count" in cards ? cards.count : cards.length;
}

/** The cards themselves, as far as the onlooker may know them. */
export function knownOf(cards: Cards | undefined): readonly CardId[] {
  if (!cards) return [];
  if (!("count" in cards)) return cards;
  return (cards.known ?? []).filter((card) => card !== null);
}

/** Whose things are shown first: one's own, and for lookers-on those of the first player. */
export function ownSeat(view: View): Seat {
  const seen = seenIn(view);
  return view.onlooker in seen.players ? view.onlooker : seen.first;
}

/** What a statistic is now. The sums use only what lies open, so a view is table enough for them. */
export function figureOf(content: RingsContent, seen: Seen, card: InPlay, what: Statistic): number {
  return typeOn(card.id) ? statistic(content, seen as unknown as Rings, card, what) : 0;
}

export function lifeLeft(content: RingsContent, seen: Seen, card: InPlay): number {
  return typeOn(card.id) ? Math.max(0, hitPointsLeft(content, seen as unknown as Rings, card)) : 0;
}

export function willpowerOf(content: RingsContent, seen: Seen): number {
  return committedWillpower(content, seen as unknown as Rings);
}

export function threatOf(content: RingsContent, seen: Seen): number {
  return stagingThreat(content, seen as unknown as Rings);
}

/** LR-encounter-3: whether an enemy in the staging area would engage this player. */
export function wouldEngage(content: RingsContent, seen: Seen, card: CardId, seat: Seat): boolean {
  const printed = printedOn(content, card);
  const player = seen.players[seat];
  if (printed?.type !== "enemy" || printed.engagementCost === undefined || !player) return false;
  return seen.cards[card]?.place === "staging" && printed.engagementCost <= player.threat;
}

/** The attack that is being resolved, the innermost. */
export function attackIn({ attacks }: Seen): Attack | undefined {
  return attacks.at(-1);
}

/** Whether a card lies where it can be tapped: on the table, or in the onlooker's hand. */
export function isLaidOut(seen: Seen, view: View, card: CardId): boolean {
  return card in seen.cards || knownOf(seen.hands[view.onlooker]).includes(card);
}
