import { type Acting, type ActionKind, type Deed, deed, type Verb } from "./deed.js";
import { whyNotType } from "./limits.js";

/**
 * The deeds of a figure while they are collected: those that are allowed or, for whoever looks at what is barred, all. A simulation
 * asks only for the first, and so doesn't pay for the rest.
 */
export interface Deeds {
  readonly acting: Acting;
  readonly barredToo: boolean;
  readonly list: Deed[];
}

/** Whether deeds of this kind are collected at all: nothing forbids the kind, or what is barred is wanted too. */
export function wantsKind({ acting, barredToo }: Deeds, kind: ActionKind): boolean {
  return barredToo || !whyNotType(acting, kind);
}

/** Adds a deed of a kind that is collected, unless something forbids it against this very target. */
export function add<C>({ acting, barredToo, list }: Deeds, verb: Verb<C>, of: C, id: IdOf<C>): void {
  if (barredToo || !verb.whyNot?.(acting, of)) list.push(deed(acting, verb, id(of, acting), of));
}

/** What a deed is called. It is given all that it needs: a function made for each list of deeds would be slow at its first call, and have no second. */
type IdOf<C> = (of: C, acting: Acting) => string;
