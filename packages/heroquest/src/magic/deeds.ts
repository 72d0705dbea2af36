import { type Acting, type Deed, deed, type Verb } from "../actions/deed.js";
import { type Sight, sightOf } from "../combat/sight.js";
import { isAntagonist } from "../figures.js";
import { cardsOf } from "./cards.js";
import { cast, whyNotCast } from "./casting.js";
import { magicObjectsOf, useObject, whyNotUseObject } from "./objects.js";
import { removedCards, restore, whyNotRestore } from "./restoring.js";

/** A card or an object, and what stands in the way of sight just now. */
interface InSight {
  readonly card: string;
  readonly sight: Sight;
}

/** Chapter 8: HQ-8.1: a magic action casts one card, uses one object, or brings one card back. */
const castCard: Verb<InSight> = {
  type: "magic",
  whyNot: ({ t, figure }, { card, sight }) => whyNotCast(t, sight, figure, card),
  perform: ({ t, figure }, { card }) => cast(t, figure, card),
};

/** HQ-8.6-g. */
const useThing: Verb<InSight> = {
  type: "magic",
  whyNot: ({ t, figure }, { card, sight }) => whyNotUseObject(t, sight, figure, card),
  perform: ({ t, figure }, { card }) => useObject(t, figure, card),
};

/** HQ-8.6-f, HQ-8.6-h. */
const bringBack: Verb<string> = {
  type: "magic",
  whyNot: ({ figure }, card) => whyNotRestore(figure, card),
  *perform({ t, figure }, card) {
    restore(t, figure, card);
  },
};

export function addMagic(deeds: Deed[], { t, figure }: Acting): void {
  const own = figure.kind === "hero" && !isAntagonist(figure);
  const cards = cardsOf(t.state, figure);
  const objects = own ? magicObjectsOf(figure) : [];
  if (cards.length + objects.length > 0) {
    const sight = sightOf(t.state);
    for (const card of cards) deeds.push(deed(castCard, `cast:${card}`, { card, sight }));
    for (const card of objects) deeds.push(deed(useThing, `use:${card}`, { card, sight }));
  }
  if (!own || t.options["restoreSpells"] !== true) return;
  for (const card of removedCards(t, figure)) deeds.push(deed(bringBack, `restore:${card}`, card));
}
