import { type ActionMenu, type Bar, type GameAction, gameAction, type ListedAction } from "@tavolata/kernel";
import type { ActionType, Figure, HeroFlow, SpecialAction, Table, Turn } from "../../state.js";

/** Who acts. */
export interface Acting {
  readonly t: Table;
  readonly turn: Turn;
  readonly figure: Figure;
}

/** What the limits of a turn count (HQ-3.7). */
export interface ActionKind {
  readonly type: ActionType;
  readonly special?: SpecialAction;
}

/** What a figure may do with an action, aimed at a `C`. */
interface HeroAction<C> extends ActionKind, GameAction<Acting, C, HeroFlow> {
  /** HQ-18.5: why the action is lost although it may be declared. */
  whyLost?(aim: C, acting: Acting): Bar | undefined;
}

/** An action with every field in its place, as `gameAction` makes it. */
export function heroAction<C>(given: HeroAction<C>): HeroAction<C> {
  const { type, special, whyLost } = given;
  return { ...gameAction(given), type, special, whyLost } as HeroAction<C>;
}

/** Everything that a figure might do with its next action, while it is listed. */
export type Menu = ActionMenu<Acting, HeroAction<unknown>>;

/** Something that a figure might do with its next action. */
export type ListedHeroAction = ListedAction<Acting, HeroAction<unknown>>;
