import type { Seat, View } from "@tavolata/kernel";
import {
  type AreaId,
  controls,
  dominates,
  type Enemy,
  enemyCalled,
  type Figure,
  type FigureId,
  findFigure,
  type Hero,
  hpOf,
  type Souls,
  type SoulsContent,
} from "../open.js";

/** Cards or tokens that lie face down: how many there are. */
export type Pile = { readonly count: number } | readonly unknown[];

export function countOf(pile: Pile | undefined): number {
  if (!pile) return 0;
  return "count" in pile ? pile.count : pile.length;
}

type Veiled = "chests" | "searches" | "ground" | "shadows" | "decks" | "soulWeapons" | "notes";

/** The table as the kernel veils it: what lies face down is only counted. */
export type Seen = Omit<Souls, Veiled> & {
  readonly chests: Readonly<Record<AreaId, { readonly lock: string; readonly token: Pile }>>;
  readonly searches: Readonly<Record<AreaId, Pile>>;
  readonly shadows: Readonly<Record<AreaId, Pile>>;
  readonly ground: Readonly<Record<AreaId, Lying>>;
  readonly decks: {
    readonly encounter: { readonly draw: Pile; readonly discard: readonly string[] };
    readonly event: {
      readonly draw: Pile;
      readonly faceUp: readonly string[];
      readonly discard: readonly string[];
      readonly beside: string;
    };
  };
};

/** What of a table says where things lie. */
export type OnMap = Pick<
  Seen,
  | "shadows"
  | "shadowNumbers"
  | "altars"
  | "gates"
  | "chests"
  | "searches"
  | "stories"
  | "waypoints"
  | "fires"
  | "ground"
  | "tokens"
>;

/** What lies in an area. */
export interface Lying {
  readonly items: readonly string[];
  readonly crowns: number;
  readonly keys: readonly string[];
  readonly loot: Pile;
  readonly treasure: Pile;
}

export function seenIn(view: View): Seen {
  return view.state as unknown as Seen;
}

/** For sums that use only what lies open: a view is table enough for them. */
export function tableOf(seen: Seen): Souls {
  return seen as unknown as Souls;
}

export function figureIn(seen: Seen, id: FigureId | undefined): Figure | undefined {
  return id === undefined ? undefined : findFigure(tableOf(seen), id);
}

export function heroIn(seen: Seen, figure: Figure): Hero | undefined {
  return seen.heroes[figure.belongsTo];
}

export function enemyIn(seen: Seen, figure: Figure): Enemy | undefined {
  return figure.kind === "enemy" ? enemyCalled(tableOf(seen), figure.belongsTo) : undefined;
}

/** The figure of a seat's hero, once it stands on the battlefield. */
export function figureOfSeat(seen: Seen, seat: Seat): Figure | undefined {
  const hero = seen.heroes[seat];
  return hero?.figure ? figureIn(seen, hero.figure) : undefined;
}

/** SS-4.2-b: whoever acts now: the active hero in a Hero Turn, the enemy that is activated in an Enemy Turn. */
export function actingFigure(seen: Seen): Figure | undefined {
  const { activation, turn, active } = seen;
  if (activation.enemy !== "") return seen.figures.find(({ belongsTo }) => belongsTo === activation.enemy);
  return turn.side === "hero" ? figureOfSeat(seen, active) : undefined;
}

export interface Life {
  readonly left: number;
  readonly full: number;
}

export function lifeOf(content: SoulsContent, seen: Seen, figure: Figure): Life {
  const full = hpOf(content, tableOf(seen), figure);
  return { left: Math.max(0, full - figure.wounds), full };
}

/** SS-3.1-a, SS-3.1-b: who has the upper hand in an area, and whether by far. */
export function upperHand(seen: Seen, area: AreaId): `${"heroes" | "enemies"}-${"control" | "dominate"}` | undefined {
  for (const faction of ["heroes", "enemies"] as const) {
    if (dominates(tableOf(seen), faction, area)) return `${faction}-dominate`;
    if (controls(tableOf(seen), faction, area)) return `${faction}-control`;
  }
  return undefined;
}

/** SS-4.4-b: cards that are left of the Event deck; with the last one the Quest fails. */
export function eventsLeft({ decks }: Seen): number {
  return countOf(decks.event.draw) + decks.event.faceUp.length;
}

/** SS-4.3-e: which of the two lies beside the deck. */
export function skyOf({ decks }: Seen): "night" | "day" | undefined {
  const { beside } = decks.event;
  return beside === "night" || beside === "day" ? beside : undefined;
}

/** SS-14-b: somebody deals at the Emporium. */
export function isVisiting({ visit }: Seen): boolean {
  return visit.dealing.length > 0;
}

/** The battle has been laid out. */
export function isLaidOut(seen: Seen): boolean {
  return seen.figures.length > 0;
}
