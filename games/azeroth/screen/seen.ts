import type { Seat, View } from "@tavolata/kernel";
import type { Azeroth, CardId, SpaceId } from "../open.js";

/** A hidden pile: how many lie there, and those that the onlooker knows. */
export interface Pile {
  readonly count: number;
  readonly known?: readonly (CardId | null)[];
}

/** What anybody sees of the table: the state as the kernel veils it for the onlooker. */
export interface Seen extends Omit<Azeroth, "hands" | "decks" | "tokens" | "elite" | "trophies" | "discoveries"> {
  readonly hands: Readonly<Record<Seat, readonly CardId[] | Pile>>;
  readonly decks: Readonly<Record<Seat, Pile>>;
  readonly tokens: Readonly<Record<SpaceId, Pile>>;
  readonly elite: Pile;
  readonly trophies: Pile;
}

export function seenIn(view: View): Seen {
  return view.state as unknown as Seen;
}

/** How many cards a seat holds. */
export function handCount({ hands }: Seen, seat: Seat): number {
  const hand = hands[seat];
  return hand === undefined ? 0 : "count" in hand ? hand.count : hand.length;
}

/** The cards themselves, as far as the onlooker may see them. */
export function handOf({ hands }: Seen, seat: Seat): readonly CardId[] {
  const hand = hands[seat];
  return hand === undefined || "count" in hand ? [] : hand;
}

/** The seat whose cards are shown: whoever is asked here, or the onlooker. */
export function mySeat({ heroes }: Seen, view: View, asked: Seat | undefined): Seat | undefined {
  if (asked !== undefined && asked in heroes) return asked;
  return view.onlooker in heroes ? view.onlooker : undefined;
}

/** AZ-setup-8, AZ-setup-11: what is chosen before the first turn; nothing once everybody stands on the map. */
export function beginning({ phase, heroes }: Pick<Seen, "phase" | "heroes">): "heroes" | "cities" | undefined {
  if (phase !== "setup") return undefined;
  const all = Object.values(heroes);
  if (all.some((hero) => hero.class === "")) return "heroes";
  return all.some(({ space }) => space === "") ? "cities" : undefined;
}
