import type { RingsContent } from "../../content/content.js";
import type { Target, Use } from "../../content/definition.js";
import { typeOf } from "../../content/lookup.js";
import {
  allCharacters,
  allEnemies,
  charactersOf,
  heroesOf,
  isImmune,
  locationsInPlay,
  playerOrder,
} from "../../queries/table.js";
import type { CardId, InPlay, Rings } from "../../state.js";

type Which = (s: Rings, card: InPlay, use: Use, content: RingsContent) => boolean;
/** What is seen without looking at what is printed. */
type Plain = (s: Rings, card: InPlay) => boolean;

const any: Plain = () => true;

/** One character of any player. */
export function character(which: Which = any): Target {
  return {
    what: "choose-character",
    among: (s, use, content) => ids(allCharacters(s).filter((card) => which(s, card, use, content))),
  };
}

/** One hero of any player. */
export function heroOf(which: Which = any): Target {
  return {
    what: "choose-hero",
    among: (s, use, content) =>
      ids(
        playerOrder(s)
          .flatMap((seat) => heroesOf(s, seat))
          .filter((card) => which(s, card, use, content)),
      ),
  };
}

/** One ally of any player. */
export function allyOf(which: Which = any): Target {
  return {
    what: "choose-ally",
    among: (s, use, content) =>
      ids(allCharacters(s).filter((card) => typeOf(card.id) === "ally" && which(s, card, use, content))),
  };
}

/** One of the own characters. */
export function ownCharacter(which: Which = any): Target {
  return {
    what: "choose-character",
    among: (s, use, content) => ids(charactersOf(s, use.seat).filter((card) => which(s, card, use, content))),
  };
}

/** One enemy in play. LR-keyword-immune: not one that player cards can't choose. */
export function enemyThat(which: Which = any): Target {
  return {
    what: "choose-enemy",
    among: (s, use, content) =>
      allEnemies(s).filter((id) => !isImmune(content, id) && which(s, s.cards[id]!, use, content)),
  };
}

/** One location in play, in the staging area or active. */
export function locationThat(which: Which = any): Target {
  return {
    what: "choose-location",
    among: (s, use, content) =>
      locationsInPlay(s).filter((id) => !isImmune(content, id) && which(s, s.cards[id]!, use, content)),
  };
}

/** One player in the game. */
export function player(which: (s: Rings, seat: string, use: Use) => boolean = () => true): Target {
  return { what: "choose-player", among: (s, use) => playerOrder(s).filter((seat) => which(s, seat, use)) };
}

/** A card of the own hand. */
export function cardOfHand(among: Target["among"]): Target {
  return { what: "choose-card", among, hidden: true };
}

/** Something that isn't in play but open: cards of a discard pile. */
export function cardAmong(among: Target["among"]): Target {
  return { what: "choose-card", among };
}

export const isExhausted: Plain = (_, card) => card.exhausted;
export const isDamaged: Plain = (_, card) => card.damage > 0;
export const isCommitted: Plain = (_, card) => card.committed;
export const isEngaged: Plain = (_, card) => card.place === "engaged";
export const isStaged: Plain = (_, card) => card.place === "staging";

function ids(cards: readonly InPlay[]): CardId[] {
  return cards.map(({ id }) => id);
}
