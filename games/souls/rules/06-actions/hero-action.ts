import { type ActionMenu, type GameAction, gameAction, type ListedAction } from "@tavolata/kernel";
import type { Figure, SoulsFlow, Table } from "../../state.js";

/** Whose turn it is. */
export interface Acting {
  readonly t: Table;
  readonly figure: Figure;
}

/** What a hero may do in a turn, aimed at a `C`. */
type TurnAction<C> = GameAction<Acting, C, SoulsFlow<unknown>>;

/** Everything that the active hero may do now, while it is listed. */
export type HeroMenu = ActionMenu<Acting, TurnAction<unknown>>;

/** Something that the active hero can do now. */
export type HeroAction = ListedAction<Acting, TurnAction<unknown>>;

/** An action with every field in its place. */
export function heroAction<C>(given: TurnAction<C>): TurnAction<C> {
  return gameAction(given);
}
