import type { Pause } from "./pause.js";

/** Does all of some long work at once. */
export function inOneGo<T>(pieces: Generator<void, T>): T {
  // ends: the pieces do
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
  }
}

/** Does long work in short pieces, between which others have their turn. */
export async function inPieces<T>(pieces: Generator<void, T>, pause: Pause): Promise<T> {
  // ends: the pieces do
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
    await pause();
  }
}
