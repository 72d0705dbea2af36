import { type Bar, done } from "@tavolata/kernel";
import { isAntagonist } from "../../queries/figures.js";
import { heroAction, type Menu } from "../03-turns/hero-action.js";
import { castWithAids } from "./at-will.js";
import { cardsOf } from "./cards.js";
import { whyNotCast } from "./casting.js";
import { magicObjectsOf, useObject, whyNotUseObject } from "./objects.js";
import { removedCards, restore, whyNotRestore } from "./restoring.js";

/** Chapter 8: HQ-8.1: a magic action casts one card, uses one object, or brings one card back. */
export const magic = { type: "magic" } as const;

const itself = (card: string) => card;

const castCard = heroAction<string>({
  verb: "cast",
  target: itself,
  ...magic,
  whyNot: (card, { t, figure }) => whyNotCast(t, figure, card),
  run: (card, { t, figure }) => castWithAids(t, figure, card),
});

/** HQ-8.6-g. */
const useThing = heroAction<string>({
  verb: "use",
  target: itself,
  ...magic,
  whyNot: (item, { t, figure }) => whyNotUseObject(t, figure, item),
  run: (item, { t, figure }) => useObject(t, figure, item),
});

/** HQ-8.6-f, HQ-8.6-h. */
const bringBack = heroAction<string>({
  verb: "restore",
  target: itself,
  ...magic,
  whyNot: (card, { t, figure }) => whyNotRestore(t.content, figure, card),
  run(card, { t, figure }) {
    restore(t, figure, card);
    return done;
  },
});

/** @param why what stands against magic altogether */
export function listMagic(menu: Menu, why: Bar | undefined): void {
  const { t, figure } = menu.acting;
  for (const card of cardsOf(t.state, figure)) menu.add(castCard, card, why);
  if (figure.kind !== "hero" || isAntagonist(figure)) return;
  for (const item of magicObjectsOf(t.content, figure)) menu.add(useThing, item, why);
  if (!t.options.restoreSpells) return;
  for (const card of removedCards(t, figure)) menu.add(bringBack, card, why);
}
