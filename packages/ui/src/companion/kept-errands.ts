import { isObject, persistedEach } from "../page/persisted.js";

/** How far the errands of a table are done: all of the first events, and these besides. */
export interface Done {
  readonly events: number;
  readonly done: readonly string[];
}

const nothingDone: Done = { events: 0, done: [] };

// Without storage the errands are told anew when the page is loaded again.
const kept = persistedEach(
  (place) => `errands/${place}`,
  (found) => (isDone(found) ? found : nothingDone),
  { isOfWindow: true },
);

/** How far somebody had come at this device. */
export function doneAt(place: string): Done {
  return kept(place).read();
}

export function keepDone(place: string, done: Done): void {
  kept(place).write(done);
}

function isDone(value: unknown): value is Done {
  if (!isObject(value) || !("events" in value) || !("done" in value)) return false;
  const { events, done } = value;
  return Number.isSafeInteger(events) && Array.isArray(done) && done.every((text: unknown) => typeof text === "string");
}
