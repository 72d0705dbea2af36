import { cardOf, titleOf } from "../cards/lookup.js";
import type { CardId, InPlay, Rings } from "../state.js";
import { hitPointsLeft } from "../statistics.js";
import { allCharacters, charactersOf } from "../table.js";
import { handOf } from "./unseen.js";
import { threatPrice, worthOf, woundOf } from "./worth.js";

/** What a When Revealed effect costs the players as things stand. */
const harms: Readonly<Record<string, (s: Rings) => number>> = {
  "the-necromancers-reach": (s) => damageToAll(s, ({ exhausted }) => exhausted),
  "evil-storm": (s) =>
    s.order
      .filter((seat) => s.players[seat]!.threat >= 35)
      .reduce((sum, seat) => sum + damageToAll(s, (card) => card.seat === seat), 0),
  "eyes-of-the-forest": (s) => 1.5 * Math.max(...s.order.map((seat) => eventsIn(s, seat))),
  "caught-in-a-web": () => 8,
  "driven-by-shadow": (s) => 0.8 * s.staging.length,
  "pursued-by-shadow": (s) =>
    s.order.reduce((sum, seat) => {
      return sum + threatPrice(s, seat, charactersOf(s, seat).filter(({ committed }) => !committed).length);
    }, 0),
  "treacherous-fog": (s) => s.staging.filter((id) => cardOf(id).type === "location").length + 1,
  despair: (s) => Math.min(4, s.quest.progress),
  "massing-at-night": (s) => 3 * s.order.length,
  "under-the-shadow": (s) => 1.2 * s.order.length,
  "iron-shackles": () => 1.5,
  "ungoliants-spawn": (s) => allCharacters(s).filter(({ committed }) => committed).length,
  "dol-guldur-orcs": (s) =>
    Math.min(
      9,
      ...allCharacters(s)
        .filter(({ committed }) => committed)
        .map((card) => lossOf(s, card, 2)),
    ),
  "king-spider": (s) => (s.order.some((seat) => charactersOf(s, seat).some(({ exhausted }) => !exhausted)) ? 1.5 : 0),
  "black-forest-bats": () => 1,
};

export function harmOf(s: Rings, card: CardId | undefined): number {
  return card === undefined ? 0 : harmOfTitle(s, titleOf(card));
}

export function harmOfTitle(s: Rings, title: string): number {
  return harms[title]?.(s) ?? 2;
}

function damageToAll(s: Rings, which: (card: InPlay) => boolean): number {
  return allCharacters(s)
    .filter(which)
    .reduce((sum, card) => sum + lossOf(s, card, 1), 0);
}

/** What so much damage costs a character. */
export function lossOf(s: Rings, card: InPlay, damage: number): number {
  const left = hitPointsLeft(s, card);
  return left <= damage ? worthOf(s, card) : woundOf(card, left, damage);
}

function eventsIn(s: Rings, seat: string): number {
  return handOf(s, seat).filter((id) => cardOf(id).type === "event").length;
}
