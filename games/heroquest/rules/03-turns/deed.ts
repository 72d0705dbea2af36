import type { Bar, BoardReference, Facts, Message } from "@tavolata/kernel";
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

/**
 * A kind of action: what stands against it and how it is done. `C` is what it is aimed at. How it is shown is worked out
 * only when somebody looks.
 */
export interface Verb<C> extends ActionKind {
  label?(of: C): Message;
  at?(of: C, acting: Acting): readonly BoardReference[];
  /** What should be known before, in numbers. */
  facts?(of: C, acting: Acting): Facts;
  /** Nothing when it is allowed. */
  whyNot?(acting: Acting, of: C): Bar | undefined;
  /** HQ-18.5: why the action is lost although it may be declared. */
  whyLost?(acting: Acting, of: C): Bar | undefined;
  perform(acting: Acting, of: C): HeroFlow;
}

/** A verb with every field in its place, whether it has one or not: code that reads verbs is made fast once if all have one shape. */
export function verbOf<C>(given: Verb<C>): Verb<C> {
  const { type, special, label, at, facts, whyNot, whyLost, perform } = given;
  return { type, special, label, at, facts, whyNot, whyLost, perform } as Verb<C>;
}

/** Something that a figure could do with its next action. */
export interface Deed {
  /** `attack:orc-2` */
  readonly id: string;
  readonly acting: Acting;
  readonly verb: Verb<unknown>;
  readonly of: unknown;
}

export function deed<C>(acting: Acting, verb: Verb<C>, id: string, of: C): Deed {
  return { id, acting, verb: verb as Verb<unknown>, of };
}
