import type { Message } from "@tavolata/kernel";
import type { Figure } from "../../../state.js";
import type { Position } from "../../perception/position.js";
import type { Ways } from "../../perception/search.js";

/** Where a hero wants to go, and what for. */
export interface Intent {
  readonly to: number;
  /** The door to open there; -1 for none. */
  readonly opens: number;
  readonly reason: Message;
}

/** What a hero has for its movement. */
export interface Means {
  readonly position: Position;
  readonly hero: Figure;
  readonly reach: Ways;
  /** Squares of movement, thrown or expected. */
  readonly left: number;
  /** Actions that are left when the movement is over. */
  readonly after: number;
}

export function goTo(to: number, reason: Message, opens = -1): Intent {
  return { to, opens, reason };
}
