import type { TrapKind } from "../content/types.js";

/** What lies on the board besides figures. */

export interface Door {
  edge: number;
  kind: "door" | "barred" | "secret";
  open: boolean;
}

export interface Scenery {
  id: string;
  type: string;
  squares: number[];
}

/** A trap on one square, on two (landslide), or on an edge; -1 where it has none. */
export interface Trap {
  kind: TrapKind;
  squares: number[];
  edge: number;
  dice: number;
  magical: boolean;
  disarmable: boolean;
}

export interface Pile {
  square: number;
  items: string[];
  gold: number;
  /** HQ-RH7-m-hand-slips: nobody was eliminated here; a weapon has slipped out of a hand. */
  slipped?: true;
}
