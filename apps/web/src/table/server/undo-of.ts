import type { TableInfo } from "@tavolata/client";
import { say } from "@tavolata/kernel";
import type { UndoOption } from "@tavolata/ui/table/session.js";
import type { OnlookerFrame } from "./frames.js";

/**
 * What could be taken back, in words.
 * @param told how many events had been told when the answer that it leads back to was given, where this page was there
 */
export function undoOf(
  { undo, events }: OnlookerFrame,
  { settings }: TableInfo,
  told: (answers: number) => number | undefined,
): UndoOption {
  if (!undo) {
    return { kind: "none", reason: say(settings.undo === "strict" ? "fault.strict" : "refused.nothing-to-undo") };
  }
  const count = told(undo.to);
  const takesBack = count === undefined ? [] : events.slice(count);
  if (undo.free) return { kind: "free", takesBack };
  return { kind: "by-agreement", reason: say("refused.needs-agreement"), to: undo.to, takesBack };
}
