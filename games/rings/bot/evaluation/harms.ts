import type { RingsContent } from "../../content/content.js";
import { titleOf, typeOf } from "../../content/lookup.js";
import { hitPointsLeft } from "../../queries/statistics.js";
import { allCharacters, charactersOf } from "../../queries/table.js";
import type { CardId, InPlay } from "../../state.js";
import type { RingsView } from "../../view.js";
import { handOf } from "../perception/unseen.js";
import { threatPrice, worthOf, woundOf } from "./worth.js";

/** What a When Revealed effect costs the players as things stand. */
const harms: Readonly<Record<string, (s: RingsView, content: RingsContent) => number>> = {
  "the-necromancers-reach": (s, content) => damageToAll(content, s, ({ exhausted }) => exhausted),
  "evil-storm": (s, content) =>
    s.order
      .filter((seat) => s.players[seat]!.threat >= 35)
      .reduce((sum, seat) => sum + damageToAll(content, s, (card) => card.seat === seat), 0),
  "eyes-of-the-forest": (s) => 1.5 * Math.max(...s.order.map((seat) => eventsIn(s, seat))),
  "caught-in-a-web": () => 8,
  "driven-by-shadow": (s) => 0.8 * s.staging.length,
  "pursued-by-shadow": (s, content) =>
    s.order.reduce((sum, seat) => {
      return sum + threatPrice(content, s, seat, charactersOf(s, seat).filter(({ committed }) => !committed).length);
    }, 0),
  "treacherous-fog": (s) => s.staging.filter((id) => typeOf(id) === "location").length + 1,
  despair: (s) => Math.min(4, s.quest.progress),
  "massing-at-night": (s) => 3 * s.order.length,
  "under-the-shadow": (s) => 1.2 * s.order.length,
  "iron-shackles": () => 1.5,
  "ungoliants-spawn": (s) => allCharacters(s).filter(({ committed }) => committed).length,
  "dol-guldur-orcs": (s, content) =>
    Math.min(
      9,
      ...allCharacters(s)
        .filter(({ committed }) => committed)
        .map((card) => lossOf(content, s, card, 2)),
    ),
  "king-spider": (s) => (s.order.some((seat) => charactersOf(s, seat).some(({ exhausted }) => !exhausted)) ? 1.5 : 0),
  "black-forest-bats": () => 1,
};

export function harmOf(content: RingsContent, s: RingsView, card: CardId | undefined): number {
  return card === undefined ? 0 : harmOfTitle(content, s, titleOf(card));
}

export function harmOfTitle(content: RingsContent, s: RingsView, title: string): number {
  return harms[title]?.(s, content) ?? 2;
}

function damageToAll(content: RingsContent, s: RingsView, which: (card: InPlay) => boolean): number {
  return allCharacters(s)
    .filter(which)
    .reduce((sum, card) => sum + lossOf(content, s, card, 1), 0);
}

/** What so much damage costs a character. */
export function lossOf(content: RingsContent, s: RingsView, card: InPlay, damage: number): number {
  const left = hitPointsLeft(content, s, card);
  return left <= damage ? worthOf(content, s, card) : woundOf(card, left, damage);
}

function eventsIn(s: RingsView, seat: string): number {
  return handOf(s, seat).filter((id) => typeOf(id) === "event").length;
}
