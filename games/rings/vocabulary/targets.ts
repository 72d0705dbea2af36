import type { Target, Use } from "../cards/definition.js";
import { cardOf } from "../cards/lookup.js";
import type { CardId, InPlay, Rings } from "../state.js";
import { allCharacters, allEnemies, charactersOf, heroesOf, isImmune, playerOrder } from "../table.js";

type Which = (s: Rings, card: InPlay, use: Use) => boolean;
const any: Which = () => true;

/** One character of any player. */
export function character(which: Which = any): Target {
  return {
    what: "choose-character",
    among: (s, use) => ids(allCharacters(s).filter((card) => which(s, card, use))),
  };
}

/** One hero of any player. */
export function heroOf(which: Which = any): Target {
  return {
    what: "choose-hero",
    among: (s, use) =>
      ids(
        playerOrder(s)
          .flatMap((seat) => heroesOf(s, seat))
          .filter((card) => which(s, card, use)),
      ),
  };
}

/** One ally of any player. */
export function allyOf(which: Which = any): Target {
  return {
    what: "choose-ally",
    among: (s, use) => ids(allCharacters(s).filter((card) => cardOf(card.id).type === "ally" && which(s, card, use))),
  };
}

/** One of the own characters. */
export function ownCharacter(which: Which = any): Target {
  return {
    what: "choose-character",
    among: (s, use) => ids(charactersOf(s, use.seat).filter((card) => which(s, card, use))),
  };
}

/** One enemy in play. LR-keyword-immune: not one that player cards can't choose. */
export function enemyThat(which: Which = any): Target {
  return {
    what: "choose-enemy",
    among: (s, use) => allEnemies(s).filter((id) => !isImmune(id) && which(s, s.cards[id]!, use)),
  };
}

/** One location in play, in the staging area or active. */
export function locationThat(which: Which = any): Target {
  return {
    what: "choose-location",
    among: (s, use) => locationsInPlay(s).filter((id) => !isImmune(id) && which(s, s.cards[id]!, use)),
  };
}

/** One player in the game. */
export function player(which: (s: Rings, seat: string, use: Use) => boolean = () => true): Target {
  return { what: "choose-player", among: (s, use) => playerOrder(s).filter((seat) => which(s, seat, use)) };
}

/** A card of the own hand. */
export function cardOfHand(among: (s: Rings, use: Use) => readonly string[]): Target {
  return { what: "choose-card", among, hidden: true };
}

/** Something that isn't in play but open: cards of a discard pile. */
export function cardAmong(among: (s: Rings, use: Use) => readonly string[]): Target {
  return { what: "choose-card", among };
}

export const isExhausted: Which = (_, card) => card.exhausted;
export const isDamaged: Which = (_, card) => card.damage > 0;
export const isCommitted: Which = (_, card) => card.committed;
export const isEngaged: Which = (_, card) => card.place === "engaged";
export const isStaged: Which = (_, card) => card.place === "staging";

export function locationsInPlay(s: Rings): CardId[] {
  const staged = s.staging.filter((id) => cardOf(id).type === "location");
  return s.active === "" ? staged : [...staged, s.active];
}

function ids(cards: readonly InPlay[]): CardId[] {
  return cards.map(({ id }) => id);
}
