import { isAntagonist } from "../../queries/figures.js";
import type { Figure, HeroQuest } from "../../state.js";
import type { Cards } from "./zones.js";

/** HQ-8.1: the cards that a figure could cast: its hand, shown or not, and the evocations that it found. */
export function cardsOf({ spells, magic }: HeroQuest, figure: Figure): readonly string[] {
  if (isAntagonist(figure)) return figure.kind === "hero" ? [] : (magic.dark[figure.id] ?? []);
  if (figure.kind !== "hero") return [];
  const { seat } = figure;
  const cards: string[] = [];
  addHidden(cards, spells.hands[seat]);
  addHidden(cards, magic.primordial[seat]);
  for (const card of magic.shown[seat] ?? none) cards.push(card);
  for (const card of magic.evocations[seat] ?? none) cards.push(card);
  return cards;
}

const none: readonly string[] = [];

function addHidden(cards: string[], hidden: Cards | undefined): void {
  if (!hidden) return;
  for (const card of hidden.air) cards.push(card);
  for (const card of hidden.earth) cards.push(card);
  for (const card of hidden.fire) cards.push(card);
  for (const card of hidden.water) cards.push(card);
}

/** Whether a figure has cards that others can't see: what it could do with them must not show by its not being asked. */
export function holdsHiddenCards({ spells, magic }: HeroQuest, figure: Figure): boolean {
  if (figure.kind !== "hero") return (magic.dark[figure.id]?.length ?? 0) > 0;
  return isAnyOf(spells.hands[figure.seat]) || isAnyOf(magic.primordial[figure.seat]);
}

function isAnyOf(hidden: Cards | undefined): boolean {
  return hidden !== undefined && hidden.air.length + hidden.earth.length + hidden.fire.length + hidden.water.length > 0;
}

/** HQ-2.6-j, HQ-8.2: the card lies open on the board; everybody knows it from now on. */
export function showCard({ spells, magic }: HeroQuest, figure: Figure, card: string): void {
  const { seat } = figure;
  const hidden = [spells.hands[seat], magic.primordial[seat]];
  if (!hidden.some((cards) => cards && dropFrom(cards, card))) return;
  magic.shown[seat] = [...(magic.shown[seat] ?? []), card];
}

function dropFrom(cards: Cards, card: string): boolean {
  return Object.values(cards).some((list) => drop(list, card));
}

/** HQ-8.4, HQ-8.6-c, HQ-8.6-d, HQ-19.1-b: the card leaves the adventure. Says whether it was still there. */
export function removeCard({ magic }: HeroQuest, figure: Figure, card: string): boolean {
  const { seat } = figure;
  const lists = [magic.shown[seat], magic.evocations[seat], magic.dark[figure.id]];
  if (!lists.some((list) => list && drop(list, card))) return false;
  magic.removed[seat] = [...(magic.removed[seat] ?? []), card];
  return true;
}

/** HQ-8.6-f, HQ-8.6-h: a removed card comes back into the hand, where everybody knows it. */
export function takeBack({ magic }: HeroQuest, figure: Figure, card: string): void {
  const { seat } = figure;
  if (drop(magic.removed[seat] ?? [], card)) magic.shown[seat] = [...(magic.shown[seat] ?? []), card];
}

function drop(list: string[], card: string): boolean {
  const at = list.indexOf(card);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}
