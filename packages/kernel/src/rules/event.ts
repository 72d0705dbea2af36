import { copy } from "../saves/json.js";
import type { RuleId } from "./rule.js";
import { everything, type Onlooker, type Seat } from "./seat.js";

/** A small typed fact: `figure-moved`, `wound`. Its fields are plain data; its text is the message `event.<type>`. */
export interface GameEvent {
  readonly type: string;
}

/** What the kernel itself tells about. */
export type KernelEvent =
  | {
      readonly type: "dice-rolled";
      readonly die: string;
      readonly faces: readonly string[];
      readonly purpose: string;
      readonly by?: Seat;
    }
  | { readonly type: "deck-shuffled"; readonly deck: string };

/** An event as an onlooker gets it: numbered without gaps for each onlooker, so that a gap tells nothing. */
export type VisibleEvent<E extends GameEvent> = (E | KernelEvent) & {
  readonly number: number;
  readonly rules: readonly RuleId[];
  /** It shows somebody what lay hidden. */
  readonly reveals?: true;
  /** It tells what was read off real dice or cards: `Match.throwAt` finds the way back to it. */
  readonly entered?: true;
};

/** How an event is told. */
export interface EmitDetails<E extends GameEvent = GameEvent> {
  /** The rules behind it. */
  readonly rules: readonly RuleId[];
  /** Who may know that it happened. Left out: everybody. */
  readonly to?: readonly Seat[];
  /** Fields that only some seats may see; for the others the event comes without them. */
  readonly secret?: { readonly fields: readonly Exclude<KeysOfUnion<E>, "type">[]; readonly to: readonly Seat[] };
  /** It shows somebody something new: undo doesn't go past it without the table's agreement. */
  readonly reveals?: boolean;
}

type KeysOfUnion<T> = T extends unknown ? keyof T : never;

/** An event as the journal keeps it, with how it is told. */
export interface Entry {
  readonly event: GameEvent;
  readonly telling: AnyEmitDetails;
}

/** A telling, whatever its event. */
export type AnyEmitDetails = Omit<EmitDetails, "secret"> & {
  readonly secret?: { readonly fields: readonly PropertyKey[]; readonly to: readonly Seat[] };
  readonly entered?: boolean;
};

export function isFor({ telling: { to } }: Entry, onlooker: Onlooker): boolean {
  return !to || onlooker === everything || to.includes(onlooker);
}

/** The event as this onlooker may know it. */
export function visibleTo<E extends GameEvent>(
  { event, telling }: Entry,
  onlooker: Onlooker,
  number: number,
): VisibleEvent<E> {
  const { rules, secret, reveals, entered } = telling;
  const told: Record<string, unknown> = { number, ...copy(event) };
  // An event can't call a field of its own by these names: the journal's word counts.
  told["number"] = number;
  told["rules"] = [...rules];
  if (reveals) told["reveals"] = true;
  if (entered) told["entered"] = true;
  if (secret && onlooker !== everything && !secret.to.includes(onlooker)) {
    for (const field of secret.fields) delete told[field as string];
  }
  return told as VisibleEvent<E>;
}
