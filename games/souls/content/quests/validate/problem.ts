import { nearest } from "@tavolata/kernel";
import { type ProblemKind, problemsOf, type QuestFix, type QuestProblem, removing } from "@tavolata/kit";

/** Something that keeps a quest from being played, or is odd in it. */
export interface Problem extends QuestProblem {
  readonly code: ProblemCode;
}

/** What can be wrong, with the rule behind it. What only makes a quest odd doesn't keep it from being played. */
const kinds = {
  "missing-field": { weight: "stops", rule: "SS-2.2-h" },
  "no-tiles": { weight: "stops", rule: "SS-2.2.1" },
  "no-tile": { weight: "stops", rule: "SS-3-b" },
  "tile-twice": { weight: "stops", rule: "SS-3-b" },
  "tile-on-tile": { weight: "stops", rule: "SS-3-b" },
  "no-start": { weight: "stops", rule: "SS-2.2-h" },
  "no-area": { weight: "stops", rule: "SS-3-a" },
  "same-area": { weight: "stops", rule: "SS-2.2-h" },
  "no-border": { weight: "stops", rule: "SS-3.3-a" },
  "crooked-border": { weight: "stops", rule: "SS-3.3-a" },
  "border-taken": { weight: "stops", rule: "SS-3.3-a" },
  "beyond-box": { weight: "stops", rule: "SS-1.2-c" },
  "few-shadows": { weight: "stops", rule: "SS-15.4-o" },
  "shadow-heroes": { weight: "stops", rule: "SS-15.4-p" },
  "endless-shadows": { weight: "stops", rule: "SS-15.4-o" },
  "gate-symbol": { weight: "stops", rule: "SS-15.5-b" },
  "same-gate": { weight: "stops", rule: "SS-15.5-b" },
  "empty-enemy-deck": { weight: "stops", rule: "SS-2.1-b" },
  "no-scroll": { weight: "stops", rule: "SS-15.1-a" },
  "gremlins-twice": { weight: "stops", rule: "SS-15.2.1-a" },
  "no-enemy": { weight: "stops", rule: "SS-15-c" },
  "master-twice": { weight: "stops", rule: "SS-16-a" },
  "empty-event-deck": { weight: "stops", rule: "SS-4.4-b" },
  "no-event": { weight: "stops", rule: "SS-2.1-b" },
  "event-twice": { weight: "stops", rule: "SS-2.1-b" },
  "night-untold": { weight: "stops", rule: "SS-4.3.2-a" },
  "no-story-card": { weight: "stops", rule: "SS-4.3.1-a" },
  "story-twice": { weight: "stops", rule: "SS-4.3.1-a" },
  "story-place": { weight: "stops", rule: "SS-4.3.1-a" },
  "story-untold": { weight: "stops", rule: "SS-4.3.1-b" },
  "no-story": { weight: "stops", rule: "SS-4.3.1-a" },
  "unknown-name": { weight: "stops", rule: "SS-2.2-h" },
  "same-name": { weight: "stops", rule: "SS-2.2-h" },
  "bad-effect": { weight: "stops", rule: "SS-6.5-a" },
  "nothing-wins": { weight: "stops", rule: "SS-4.4-a" },
  "goal-never-there": { weight: "stops", rule: "SS-4.4-a" },
  "goal-too-late": { weight: "stops", rule: "SS-4.4-b" },
  "goal-untold": { weight: "warns", rule: "SS-4.4-a" },
  "no-key": { weight: "stops", rule: "SS-3.3-h" },
  "key-behind-lock": { weight: "stops", rule: "SS-3.3-h" },
  unreachable: { weight: "stops", rule: "SS-2.2.1" },
  "never-brought": { weight: "stops", rule: "SS-2.2.1" },
  "nature-choice": { weight: "stops", rule: "SS-5.1-c" },
  "same-choice": { weight: "stops", rule: "SS-5.1-c" },
  "free-for-ever": { weight: "stops", rule: "SS-6.6" },
  "least-soulrank": { weight: "stops", rule: "SS-11.1-a" },
  "missing-text": { weight: "stops", rule: "SS-2.2-h" },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof kinds;

/** Everything that may be said of a quest. */
export const problemCodes = Object.keys(kinds) as readonly ProblemCode[];

export const problem = problemsOf<ProblemCode>(kinds);

export { removing };

/** Another name in the place of one. */
export function naming(field: string, name: string): QuestFix {
  return { code: "name", args: { name }, change: { does: "set", field, value: name } };
}

/** What is said of a name that nobody knows: with the one that was probably meant, and with a fix. */
export function unlessKnown(
  field: string,
  code: ProblemCode,
  args: QuestProblem["args"] & { readonly name: string },
  known: readonly string[],
  without: string = field,
): Problem[] {
  const { name } = args;
  if (known.includes(name)) return [];
  const near = nearest(name, known);
  const fix = near === undefined ? removing(without) : naming(field, near);
  return [problem(field, code, { args: { ...args, near: near ?? "none" }, fix })];
}
