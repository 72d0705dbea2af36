import { mayUse } from "../combat/equipment.js";
import type { Effect } from "../content/effects.js";
import type { Figure, HeroQuest } from "../state.js";
import { itemNamed, itemsUsed, spellNamed } from "../tables.js";
import { cardsOf, holdsHiddenCards } from "./cards.js";

/**
 * HQ-16.2: whether magic might bring somebody out of a deep pit, or somebody else there to help. HQ-2.6-j: nobody need show a spell card, so
 * any that the others haven't seen may be such a one.
 */
export function mayGetOutByMagic(state: HeroQuest, figure: Figure): boolean {
  if (holdsHiddenCards(state, figure)) return true;
  if (cardsOf(state, figure).some((card) => spellNamed(card).paid.some(helpsOut))) return true;
  return itemsUsed(figure, "magic-action").some(
    (item) => mayUse(figure, item) && (itemNamed(item).effects ?? []).some(helpsOut),
  );
}

/** Up, away, or a companion beside the pit. */
function helpsOut({ effect }: Effect): boolean {
  return effect === "climb-out" || effect === "shift" || effect === "go-to-start" || effect === "summon-ally";
}
