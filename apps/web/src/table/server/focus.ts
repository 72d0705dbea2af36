import type { Onlooker, Seat } from "@tavolata/kernel";
import { type Hands, isOneHand } from "@tavolata/ui/table/seats/hands.js";
import type { OnlookerFrame } from "./frames.js";

interface Focus {
  /** The seat from which the table is looked at. */
  readonly focus: Onlooker;
  /** The person to whom the device must be passed first. */
  readonly passTo: Seat | undefined;
}

/** Looks from the seat that is asked. Where that is somebody else's who may know other things, the device is passed on first. */
export function focusOf(
  focus: Onlooker,
  people: readonly Seat[],
  hands: Hands,
  seen: (as: Onlooker) => OnlookerFrame | undefined,
): Focus {
  const asked = people.filter((seat) => (seen(seat)?.decisions.length ?? 0) > 0);
  if (asked.length === 0 || asked.includes(focus)) return { focus, passTo: undefined };
  const next = asked.find((seat) => isOneHand(hands, focus, seat)) ?? asked[0]!;
  const isTheirs = isOneHand(hands, focus, next) || knowTheSame(seen(focus), seen(next));
  return isTheirs ? { focus: next, passTo: undefined } : { focus, passTo: next };
}

function knowTheSame(one: OnlookerFrame | undefined, other: OnlookerFrame | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    one.events.length === other.events.length &&
    JSON.stringify(one.view.state) === JSON.stringify(other.view.state) &&
    JSON.stringify(one.events) === JSON.stringify(other.events)
  );
}
