import { type ProblemKind, problemsOf, type QuestFix, type QuestProblem, removing } from "@tavolata/kit";
import type { Quest } from "../format.js";

/** Something that keeps a quest from being played, or is odd in it. */
export interface Problem extends QuestProblem {
  readonly code: ProblemCode;
}

/** One kind of check. */
export type Check = (quest: Quest) => Problem[];

/** What can be wrong, with the rule behind it. What only makes a quest odd doesn't keep it from being played. */
const kinds = {
  "missing-field": { weight: "stops", rule: "HQ-1.5" },
  "no-side": { weight: "stops", rule: "HQ-2.2" },
  "no-square": { weight: "stops" },
  "no-edge": { weight: "stops" },
  "edge-turned": { weight: "stops" },
  "over-edge": { weight: "stops", rule: "HQ-1.3" },
  "unknown-item": { weight: "stops" },
  "unknown-card": { weight: "stops" },
  "unknown-room": { weight: "stops" },
  "unknown-figure": { weight: "stops" },
  "unknown-friend": { weight: "stops" },
  "unknown-place": { weight: "stops" },
  "unknown-antagonist": { weight: "stops", rule: "HQ-1.4-b" },
  "champion-only": { weight: "stops", rule: "HQ-1.4-b" },
  "unknown-ally": { weight: "stops" },
  "unknown-scenery": { weight: "stops", rule: "HQ-1.3" },
  "unknown-trap": { weight: "stops", rule: "HQ-12-a" },
  "no-wanderer": { weight: "stops", rule: "HQ-1.2.d" },
  "same-name": { weight: "stops" },
  "no-wall": { weight: "stops", rule: "HQ-4.9-a" },
  "second-door": { weight: "stops", rule: "HQ-4.9-a" },
  "blocked-door": { weight: "stops", rule: "HQ-4.9-a" },
  "no-door": { weight: "stops", rule: "HQ-11.4-d" },
  "across-wall": { weight: "stops", rule: "HQ-1.3" },
  overlap: { weight: "stops", rule: "HQ-1.3" },
  "stands-on": { weight: "stops", rule: "HQ-4.6" },
  "two-figures": { weight: "stops", rule: "HQ-4.8" },
  "on-start": { weight: "stops", rule: "HQ-2.7-b" },
  "few-starts": { weight: "stops", rule: "HQ-2.7-b" },
  "start-blocked": { weight: "stops", rule: "HQ-2.7-b" },
  "exit-blocked": { weight: "stops", rule: "HQ-16.2" },
  "square-taken": { weight: "stops", rule: "HQ-9.1.b-a" },
  "no-body": { weight: "stops" },
  "trap-place": { weight: "stops", rule: "HQ-12-a" },
  "trap-on-wall": { weight: "stops", rule: "HQ-12.5-a" },
  "trap-covered": { weight: "stops", rule: "HQ-12-a" },
  "landslide-apart": { weight: "stops", rule: "HQ-12.4" },
  "two-traps": { weight: "stops", rule: "HQ-12-a" },
  "trap-dice": { weight: "stops", rule: "HQ-12-a" },
  "beyond-box": { weight: "stops", rule: "HQ-1.4-b" },
  "shut-in": { weight: "warns", rule: "HQ-11.5" },
  "no-way-out": { weight: "stops", rule: "HQ-16.2" },
  "friend-unreachable": { weight: "stops", rule: "HQ-1.5" },
  "figure-unreachable": { weight: "stops", rule: "HQ-1.5" },
  "item-unreachable": { weight: "stops", rule: "HQ-1.5" },
  "room-unreachable": { weight: "stops", rule: "HQ-1.5" },
  "never-met": { weight: "warns", rule: "HQ-11.1-a" },
  "way-shut-by-trap": { weight: "stops", rule: "HQ-12.3-e" },
  "way-shut-by-rubble": { weight: "stops", rule: "HQ-12.3-e" },
  "missing-text": { weight: "stops", rule: "HQ-1.5" },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof kinds;

export const problem = problemsOf<ProblemCode>(kinds);

export { removing };

/** To another place, where there is one; otherwise away with it. */
export function movingTo(field: string, to: string | undefined, at = `${field}.at`): QuestFix {
  return to === undefined
    ? removing(field)
    : { code: "move", args: { to }, change: { does: "set", field: at, value: to } };
}
