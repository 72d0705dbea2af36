import type { LogLine } from "./log-text.js";
import type { AnyVisibleEvent } from "./told.js";

/**
 * Numbers the events within their rounds: 2.5 is the fifth of the second. Where the first ones are missing, no round is known before the next
 * begins: those lines have the numbers of their events.
 * @param missing of so many events at the beginning nothing is known
 */
export function numbered(
  events: readonly AnyVisibleEvent[],
  missing: number,
  roundBegun: (event: AnyVisibleEvent) => number | undefined,
): LogLine[] {
  let round = missing > 0 ? undefined : 1;
  let nth = 0;
  return events.slice(missing).map((event) => {
    const begun = roundBegun(event);
    if (begun !== undefined) {
      round = begun;
      nth = 0;
    }
    nth += 1;
    return { event, when: round === undefined ? `#${event.number + 1}` : `${round}.${nth}` };
  });
}
