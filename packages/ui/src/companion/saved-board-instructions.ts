import { isObject, persistedEach } from "../page/persisted.js";

/** How far the errands of a table are done: all of the first events, and these besides. */
export interface InstructionProgress {
  readonly events: number;
  readonly done: readonly string[];
}

const nothingDone: InstructionProgress = { events: 0, done: [] };

// Without storage the errands are told anew when the page is loaded again.
const kept = persistedEach(
  (place) => `errands/${place}`,
  (found) => (isDone(found) ? found : nothingDone),
  { isOfWindow: true },
);

/** How far somebody had come at this device. */
export function doneAt(place: string): InstructionProgress {
  return kept(place).read();
}

export function keepDone(place: string, done: InstructionProgress): void {
  kept(place).write(done);
}

function isDone(value: unknown): value is InstructionProgress {
  if (!isObject(value) || !("events" in value) || !("done" in value)) return false;
  const { events, done } = value;
  return Number.isSafeInteger(events) && Array.isArray(done) && done.every((text: unknown) => typeof text === "string");
}
