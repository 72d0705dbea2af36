import type { Outcome } from "./outcome.js";

/** Thrown through the flows of a step that a rule breaks off: the end of the match, or the name of the step that comes instead. */
export class BrokenOff {
  constructor(readonly next: string | Outcome) {}
}
