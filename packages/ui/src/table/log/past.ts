import { say, type View } from "@tavolata/kernel";
import type { TableSnapshot } from "../session.js";
import type { AnyVisibleEvent } from "./told.js";

/** The table as it was when an event had just been told: to be looked at, and nothing else. */
export function lookedBack(
  now: TableSnapshot,
  event: number,
  view: View,
  events: readonly AnyVisibleEvent[],
): TableSnapshot {
  return {
    ...now,
    view,
    events,
    decision: undefined,
    interjections: [],
    bot: undefined,
    due: undefined,
    step: undefined,
    undo: { kind: "none", reason: say("refused.nothing-to-undo") },
    canRedo: false,
    outcome: undefined,
    past: { event, log: now.events },
  };
}
