import type { Colour } from "../content/types.js";
import type { Azeroth, CardId } from "../state.js";
import { challengeCards } from "../tables.js";

/** The challenge cards of a colour that may be drawn: all but those that everybody sees. An empty deck is made anew from its discards. */
export function drawable(s: Azeroth, colour: Colour): CardId[] {
  const all = challengeCards[colour];
  const { draw, discard } = s.challenge[colour];
  // In a view a deck is only counted.
  const count = (draw as unknown as { readonly count?: number }).count ?? draw.length;
  if (count === 0) return [...discard];
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
