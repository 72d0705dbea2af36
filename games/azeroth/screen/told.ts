import type { ToldEvent } from "@tavolata/ui/table/told.js";
import type { AzerothEvent } from "../open.js";

export type Heard = AzerothEvent & ToldEvent;

/** The events as the adventure game's own; throws and shuffles are among them, too, and have none of these types. */
export function heardIn(events: readonly ToldEvent[]): readonly Heard[] {
  return events as readonly Heard[];
}
