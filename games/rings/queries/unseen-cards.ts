import { countIn } from "@tavolata/kernel";
import type { RingsContent } from "../content/content.js";
import type { CardId } from "../state.js";
import type { RingsView } from "../view.js";
import { encounterCards } from "./encounter-deck.js";

/** The encounter cards that may still come: what the scenario is played with, without everything that lies face up. */
export function unseenCards(content: RingsContent, s: RingsView): CardId[] {
  const hidden = Object.values(s.shadows).reduce((sum, cards) => sum + countIn(cards), countIn(s.encounter.draw));
  const seen = new Set<CardId>([
    ...Object.keys(s.cards),
    ...s.encounter.discard,
    ...s.victory,
    ...s.removed,
    ...s.resolving,
    ...s.aside,
    ...Object.values(s.turned).flat(),
  ]);
  const left = (easy: boolean) => encounterCards(content, s.scenario, easy).deck.filter((id) => !seen.has(id));
  const standard = left(false);
  // Nobody says whether the table plays the easy deck, but everybody can count it.
  return standard.length > hidden ? left(true) : standard;
}
