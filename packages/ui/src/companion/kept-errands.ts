/** How far the errands of a table are done: all of the first events, and these besides. */
export interface Done {
  readonly events: number;
  readonly done: readonly string[];
}

const nothingDone: Done = { events: 0, done: [] };
const nameOf = (place: string) => `errands/${place}`;

/** How far somebody had come at this device. */
export function doneAt(place: string): Done {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(place)) ?? "null");
    return isDone(kept) ? kept : nothingDone;
  } catch {
    return nothingDone;
  }
}

export function keepDone(place: string, done: Done): void {
  try {
    sessionStorage.setItem(nameOf(place), JSON.stringify(done));
  } catch {
    // Without storage the errands are told anew when the page is loaded again.
  }
}

function isDone(value: unknown): value is Done {
  if (typeof value !== "object" || value === null || !("events" in value) || !("done" in value)) return false;
  const { events, done } = value;
  return Number.isSafeInteger(events) && Array.isArray(done) && done.every((text: unknown) => typeof text === "string");
}
