import { countIn } from "@tavolata/kernel";
import { challengeCards } from "../../content/tables.js";
import type { Colour } from "../../content/types.js";
import type { CardId } from "../../state.js";
import type { AzerothView } from "../../view.js";

/** The challenge cards of a colour that may be drawn: all but those that everybody sees. An empty deck is made anew from its discards. */
export function drawable(s: AzerothView, colour: Colour): CardId[] {
  const all = challengeCards[colour];
  const { draw, discard } = s.challenge[colour];
  if (countIn(draw) === 0) return [...discard];
  const seen = new Set<CardId>(discard);
  for (const slot of s.track) if (slot) seen.add(slot.card);
  if (s.event !== "") seen.add(s.event);
  for (const seat of s.order) {
    const { bag, weapon, armour } = s.heroes[seat]!;
    for (const card of bag) seen.add(card);
    seen.add(weapon).add(armour);
  }
  return all.map(({ id }) => id).filter((id) => !seen.has(id));
}
