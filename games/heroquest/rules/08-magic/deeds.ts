import { done } from "@tavolata/kernel";
import { isAntagonist } from "../../queries/figures.js";
import { add, type Deeds } from "../03-turns/collecting.js";
import { verbOf } from "../03-turns/deed.js";
import { castWithAids } from "./at-will.js";
import { cardsOf } from "./cards.js";
import { whyNotCast } from "./casting.js";
import { magicObjectsOf, useObject, whyNotUseObject } from "./objects.js";
import { removedCards, restore, whyNotRestore } from "./restoring.js";

/** Chapter 8: HQ-8.1: a magic action casts one card, uses one object, or brings one card back. */
export const magic = { type: "magic" } as const;

const castCard = verbOf<string>({
  ...magic,
  whyNot: ({ t, figure }, card) => whyNotCast(t, figure, card),
  perform: ({ t, figure }, card) => castWithAids(t, figure, card),
});

/** HQ-8.6-g. */
const useThing = verbOf<string>({
  ...magic,
  whyNot: ({ t, figure }, item) => whyNotUseObject(t, figure, item),
  perform: ({ t, figure }, item) => useObject(t, figure, item),
});

/** HQ-8.6-f, HQ-8.6-h. */
const bringBack = verbOf<string>({
  ...magic,
  whyNot: ({ t, figure }, card) => whyNotRestore(t.content, figure, card),
  perform({ t, figure }, card) {
    restore(t, figure, card);
    return done;
  },
});

export function addMagic(deeds: Deeds): void {
  const { t, figure } = deeds.acting;
  for (const card of cardsOf(t.state, figure)) add(deeds, castCard, card, castId);
  if (figure.kind !== "hero" || isAntagonist(figure)) return;
  for (const item of magicObjectsOf(t.content, figure)) add(deeds, useThing, item, useId);
  if (!t.options.restoreSpells) return;
  for (const card of removedCards(t, figure)) add(deeds, bringBack, card, restoreId);
}

const castId = (card: string) => `cast:${card}`;
const useId = (item: string) => `use:${item}`;
const restoreId = (card: string) => `restore:${card}`;
