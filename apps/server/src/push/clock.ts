/** How many zones' clocks are kept: there are fewer zones, but each may be written in many ways. */
const mostClocks = 500;

/** By their zones. To make one takes a hundred times as long as to read it, and all quiet hours are looked at every few seconds. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The minute of the day that clocks show in a zone. One that this system doesn't know is a `RangeError`. */
export function minuteIn(zone: string, now: Date): number {
  const parts = clockOf(zone).formatToParts(now);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)!.value);
  return 60 * numberOf("hour") + numberOf("minute");
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const [oldest] = clocks.keys();
  if (clocks.size >= mostClocks && oldest !== undefined) clocks.delete(oldest);
  clocks.set(timeZone, clock);
  return clock;
}
