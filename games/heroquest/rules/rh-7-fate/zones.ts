import { bySeat, fields, internal, type Looking, open, pile, type Seat, when } from "@tavolata/kernel";
import { type Deck, deckVisibility, newDeck } from "@tavolata/kit";
import { fateCards } from "../../content/fate-cards.js";
import type { FateCard } from "../../content/types.js";
import { type FigureId, type HeroQuest, wizard } from "../../state.js";
import type { Twist } from "./twists.js";

/** HQ-RH7: where the heroic and misfortune cards lie, and the rolls at which they are played. */
export interface Fate {
  /** HQ-RH7-f: what is discarded isn't shuffled in again during an adventure. */
  heroic: Deck;
  misfortune: Deck;
  /** HQ-RH7-a: the heroic cards of each player, the newest last. */
  hands: Record<Seat, string[]>;
  /** HQ-RH7-c: the Evil Wizard's misfortune cards, the newest last. */
  misfortunes: string[];
  /** HQ-RH7-f: cards in hand that everybody knows because they were handed over openly. */
  known: string[];
  /** The rolls that cards may still change: the newest last, the one before it waits until that one is done. */
  rolls: WatchedRoll[];
  /** The last roll that is done: a defence roll answers it. */
  last: Pick<WatchedRoll, "purpose" | "faces"> | null;
  /** HQ-RH3-c, HQ-16.3: whether the first cards of the adventure are drawn; later missions of a chain bring none. */
  dealt: boolean;
  /** HQ-RH7-g: who has earned a heroic card and draws it when the table is at rest. */
  owed: Seat[];
}

/** A roll while cards are played on it. */
export interface WatchedRoll {
  purpose: string;
  die: "combat" | "movement";
  /** Nobody throws for a trap. */
  by: FigureId | "";
  seat: Seat;
  /** As they count now: a die that was exchanged is gone. */
  faces: string[];
  /** HQ-RH7-a, HQ-RH7-c: for which hand this roll has just brought a card: the newest one. */
  fresh: FateCard["deck"][];
  /** What cards did to it besides changing its faces. */
  twists: Twist[];
}

/** HQ-RH7-h-more: both decks with all copies, nobody with a card. */
export function newFate(players: readonly Seat[]): Fate {
  return {
    heroic: newDeck(copiesOf("heroic")),
    misfortune: newDeck(copiesOf("misfortune")),
    hands: Object.fromEntries(players.map((seat) => [seat, []])),
    misfortunes: [],
    known: [],
    rolls: [],
    last: null,
    dealt: false,
    owed: [],
  };
}

function copiesOf(deck: FateCard["deck"]): string[] {
  return Object.entries(fateCards)
    .filter(([, card]) => card.deck === deck)
    .flatMap(([name, { copies }]) => Array.from({ length: copies }, (_, i) => `${name}-${i + 1}`));
}

function isKnown(card: string, { state }: Looking): boolean {
  return (state as HeroQuest).fate?.known.includes(card) ?? false;
}

/** A hand is its owner's secret: the others see how many cards it has. */
export const fateVisibility = fields<Fate>()({
  heroic: deckVisibility("heroic"),
  misfortune: deckVisibility("misfortune"),
  hands: bySeat(pile("heroic", isKnown)),
  misfortunes: when((_: string[], { onlooker }) => onlooker === wizard, open, pile("misfortune")),
  known: internal,
  rolls: open,
  last: open,
  dealt: internal,
  owed: open,
});
