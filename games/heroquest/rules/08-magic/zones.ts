import { bySeat, every, fields, internal, open, pile, type Seat, when } from "@tavolata/kernel";
import { antagonistPile, elementPiles, elements, spells } from "../../content/spells/index.js";
import type { Element } from "../../content/types.js";
import type { FigureId } from "../../state.js";

/** Face-down cards by element, which their backs show. */
export type Cards = Record<Element, string[]>;

/** Where spell cards lie besides the piles and hands of the division, and what spells have changed. */
export interface Magic {
  /** HQ-2.6-j, HQ-8.5-b: cards in hand that everybody knows because they were used. */
  shown: Record<Seat, string[]>;
  /** HQ-8.6-d: evocations that were found. */
  evocations: Record<Seat, string[]>;
  /** HQ-8.4, HQ-8.6-c: cards that have left the adventure, by who used them. */
  removed: Record<Seat, string[]>;
  /** HQ-8.3, HQ-RH4-a: the primordial cards where they lie apart, who holds which, and what was given up for them. */
  apart: Cards;
  primordial: Record<Seat, Cards>;
  given: Record<Seat, Cards>;
  /** HQ-RH4-a: for which elements somebody has exchanged, or doesn't want to. */
  exchanged: Record<Seat, Element[]>;
  /** HQ-19.1-b: the antagonists' pile, and the cards of each of them. */
  darkPile: string[];
  dark: Record<string, string[]>;
  /** How often a magic object was used in this quest. */
  uses: Record<string, number>;
  /** Squares that spells have changed. Those of stone are also rubble. */
  ground: ChangedGround[];
  /** Rooms about whose inhabitants a spell has told. */
  overheard: number[];
}

export interface ChangedGround {
  square: number;
  what: "stone" | "ice";
  until: "end-of-round" | "end-of-next-round";
  /** HQ-RH7-m-counterspell: whose spell it is, at tables where that matters. */
  by?: FigureId;
}

export function noCards(): Cards {
  return { air: [], earth: [], fire: [], water: [] };
}

/** HQ-8.3: in the base game the primordial cards are among the others; with RH4 they lie apart. */
export function pilesOf(apart: boolean): Cards {
  return sorted((card) => !apart || !isPrimordial(card));
}

function isPrimordial(card: keyof typeof spells): boolean {
  return spells[card].class === "primordial";
}

function sorted(test: (card: keyof typeof spells) => boolean): Cards {
  const cards = noCards();
  for (const element of elements) cards[element] = elementPiles[element].filter(test);
  return cards;
}

/** HQ-8.7: at the start of an adventure nobody has anything. */
export function newMagic(apart: boolean): Magic {
  return {
    shown: {},
    evocations: {},
    removed: {},
    apart: apart ? sorted(isPrimordial) : noCards(),
    primordial: {},
    given: {},
    exchanged: {},
    darkPile: [...antagonistPile],
    dark: {},
    uses: {},
    ground: [],
    overheard: [],
  };
}

function faceDown(pool: (element: Element) => string) {
  return fields<Cards>()({
    air: pile(pool("air")),
    earth: pile(pool("earth")),
    fire: pile(pool("fire")),
    water: pile(pool("water")),
  });
}

const normal = faceDown((element) => element);
const primordial = faceDown((element) => `primordial-${element}`);

/** Who sees which spell cards. */
export const magicVisibility = fields<Magic>()({
  shown: open,
  evocations: open,
  removed: open,
  apart: primordial,
  primordial: bySeat(primordial),
  given: bySeat(normal),
  exchanged: open,
  darkPile: pile("dark"),
  dark: when((_: Magic["dark"], { onlooker }) => onlooker === "wizard", open, every(pile("dark"))),
  uses: open,
  ground: open,
  // What was heard was told to everybody.
  overheard: internal,
});
