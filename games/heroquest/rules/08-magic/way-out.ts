import type { HeroQuestContent } from "../../content/content.js";
import type { Effect } from "../../content/effects.js";
import { fullMindOf, itemNamed, itemsUsed, spellNamed } from "../../content/tables.js";
import { mayUse } from "../../queries/combat/equipment.js";
import { playerOf } from "../../queries/figures.js";
import type { Figure, Table } from "../../state.js";
import { cardsOf, holdsHiddenCards } from "./cards.js";
import { effectsInReach } from "./casting.js";
import { whyNotAfford } from "./objects.js";

/**
 * HQ-16.2: whether magic might bring somebody out of a deep pit, or somebody else there to help. HQ-2.6-j: nobody need show a spell card, so
 * any that the others haven't seen may be such a one. Of what lies open only what can be paid for and has dice counts.
 */
export function mayGetOutByMagic(t: Table, figure: Figure): boolean {
  const { content, state } = t;
  const user = atItsBest(t, figure);
  if (holdsHiddenCards(state, user)) return true;
  if (cardsOf(state, user).some((card) => effectsInReach(t, user, spellNamed(content, card)).some(helpsOut)))
    return true;
  return itemsUsed(content, user, "magic-action").some(
    (item) => !whyNotAfford(t, user, item) && (itemNamed(content, item).effects ?? []).some(helpsOut),
  );
}

/**
 * The figure as it may still be: in its player's hands, where a spell gives it to the Evil Wizard for a turn; with its mind back, where it
 * has a drink or a scroll for that; and without a load that halves its dice (HQ-RH1.2), since it may put things down.
 */
function atItsBest({ content, state }: Table, figure: Figure): Figure {
  const { capacity: _, ...unladen } = figure;
  const mind = regainsMind(content, figure) ? fullMindOf(content, figure) : figure.mind;
  return { ...unladen, seat: playerOf(state, figure), mind };
}

function regainsMind(content: HeroQuestContent, figure: Figure): boolean {
  return [...itemsUsed(content, figure, "drunk"), ...itemsUsed(content, figure, "magic-action")].some(
    (item) =>
      mayUse(content, figure, item) &&
      (itemNamed(content, item).effects ?? []).some(({ effect }) => effect === "heal-mind"),
  );
}

/** Up, away, or a companion beside the pit. */
function helpsOut({ effect }: Effect): boolean {
  return effect === "climb-out" || effect === "shift" || effect === "go-to-start" || effect === "summon-ally";
}
