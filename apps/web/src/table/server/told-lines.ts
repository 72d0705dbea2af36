import type { TableWatch } from "@tavolata/client";
import type { AnyVisibleEvent } from "@tavolata/ui/table/log/told.js";

/** One for each event of a long match that this page hasn't asked for: so every event stands at the place of its number. */
const standIns: AnyVisibleEvent[] = [];

/** All that an onlooker was told, where this page has it. */
export function toldLines({ first, events }: Pick<TableWatch, "first" | "events">): readonly AnyVisibleEvent[] {
  if (first === 0) return events.slice();
  for (let number = standIns.length; number < first; number++) standIns.push({ type: "forgotten", number, rules: [] });
  return [...standIns.slice(0, first), ...events];
}
