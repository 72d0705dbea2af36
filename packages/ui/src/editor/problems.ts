import type { QuestProblem } from "@tavolata/kit";

/** What stops the quest first. */
export function inOrder(problems: readonly QuestProblem[]): readonly QuestProblem[] {
  return [...problems].sort((a, b) => Number(a.weight === "warns") - Number(b.weight === "warns"));
}

/** By what a problem is told from all others: the same may be wrong with several areas of one map. */
export function problemName({ field, code, args }: QuestProblem): string {
  return `${field} ${code} ${JSON.stringify(args)}`;
}

/** The problem that was meant, among those that there are now: it may be said, and mended, otherwise than before. */
export function theSame(
  problems: readonly QuestProblem[],
  wanted: QuestProblem,
  mayBeAlike = true,
): QuestProblem | undefined {
  const exact = problems.find((one) => problemName(one) === problemName(wanted));
  if (exact || !mayBeAlike) return exact;
  const [alike, ...others] = problems.filter(({ field, code }) => field === wanted.field && code === wanted.code);
  return others.length === 0 ? alike : undefined;
}
