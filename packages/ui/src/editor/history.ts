import { changed, partsOf, type QuestChange, restoring } from "@tavolata/ui/editor/change.js";

/** Something that was done in one go, and how it is taken back. */
interface Step {
  readonly back: readonly QuestChange[];
  readonly forth: readonly QuestChange[];
  /** Steps of one word that follow each other are one: letters that are typed, squares that something is dragged over. */
  readonly joins: string | undefined;
}

/** A file as it is now, with what was done to it. */
export interface History<T extends object> {
  readonly now: T;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** Nobody takes back more than this. */
export const mostSteps = 200;

export function begun<T extends object>(now: T): History<T> {
  return { now, past: [], future: [] };
}

/** Makes changes; the same history where they change nothing. */
export function did<T extends object>(
  history: History<T>,
  changes: readonly QuestChange[],
  joins?: string,
): History<T> {
  const now = changed(history.now, changes);
  if (JSON.stringify(now) === JSON.stringify(history.now)) return history;
  const last = history.past.at(-1);
  const isMore = joins !== undefined && last?.joins === joins && history.future.length === 0;
  const parts = partsOf(isMore ? [...last.back, ...changes] : changes);
  const older = isMore ? history.past.slice(0, -1) : history.past;
  const before = isMore ? changed(history.now, last.back) : history.now;
  const step = { back: restoring(before, parts), forth: restoring(now, parts), joins };
  return { now, past: [...older, step].slice(-mostSteps), future: [] };
}

export function undone<T extends object>({ now, past, future }: History<T>): History<T> {
  const last = past.at(-1);
  if (!last) return { now, past, future };
  return { now: changed(now, last.back), past: past.slice(0, -1), future: [last, ...future] };
}

export function redone<T extends object>({ now, past, future }: History<T>): History<T> {
  const [next, ...later] = future;
  if (!next) return { now, past, future };
  return { now: changed(now, next.forth), past: [...past, { ...next, joins: undefined }], future: later };
}
