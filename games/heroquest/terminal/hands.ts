import { type Seat, say } from "@tavolata/kernel";
import type { Position } from "../bot/perception/position.js";
import { nameOf } from "../rules/rh-7-fate/zones.js";
import { wizard } from "../state.js";
import { flowing, type Words } from "./words.js";

/** A hand as somebody sees it: the own cards, or how many there are and which of them everybody knows. */
type SeenHand = readonly string[] | { readonly count: number; readonly known?: readonly (string | null)[] };

/** HQ-RH7: the heroic and misfortune cards in hand: to their owner by name, to the others by number. */
export function handLines({ table }: Position, words: Words): string[] {
  const { fate } = table;
  if (!fate) return [];
  const seen: [Seat, SeenHand][] = [
    ...table.order.map((seat): [Seat, SeenHand] => [seat, fate.hands[seat] ?? []]),
    [wizard, fate.misfortunes],
  ];
  const held = seen.filter(([, hand]) => sizeOf(hand) > 0);
  if (held.length === 0) return [];
  const pieces = held.map(([seat, hand]) => `${words.name(seat)}: ${cardsIn(hand, words)}`);
  return flowing([words.say(say("draw.hands")), ...pieces], "  ");
}

function sizeOf(hand: SeenHand): number {
  return isOwn(hand) ? hand.length : hand.count;
}

function isOwn(hand: SeenHand): hand is readonly string[] {
  return Array.isArray(hand);
}

function cardsIn(hand: SeenHand, words: Words): string {
  if (isOwn(hand)) return hand.map((card) => words.name(nameOf(card))).join(", ");
  const known = (hand.known ?? []).filter((card) => card !== null);
  const hidden = hand.count - known.length;
  const names = known.map((card) => words.name(nameOf(card)));
  return [...names, ...(hidden > 0 ? [words.say(say("draw.hidden-cards", { count: hidden }))] : [])].join(", ");
}
