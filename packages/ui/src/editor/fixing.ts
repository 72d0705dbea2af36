import type { QuestProblem } from "@tavolata/kit";
import { problemName, theSame } from "./problems.js";

/** What the checks said last, and what the file is now: until they have come again, they speak of an older one. */
interface Known {
  readonly file: object;
  readonly problems: readonly QuestProblem[] | undefined;
}

/** A problem that somebody wants mended, in the file as it was then. */
export interface FixRequest {
  readonly problem: QuestProblem;
  readonly file: object;
  /** Another of the same list was mended before: its removal may have moved what is alike to this one's place. */
  readonly isAfterAnother: boolean;
}

/** A problem that was mended, and the list that it was in. */
export interface Fixed {
  readonly problem: QuestProblem;
  readonly problems: readonly QuestProblem[];
}

/** The wish to mend a problem; none for what was mended already and only waits for the checks to say so. */
export function wishFor(problem: QuestProblem, known: Known, fixed: Fixed | undefined): FixRequest | undefined {
  const isAfterAnother = fixed !== undefined && fixed.problems === known.problems;
  if (isAfterAnother && problemName(fixed.problem) === problemName(problem)) return undefined;
  return { problem, file: known.file, isAfterAnother };
}

/** The problem that is to be mended, once the file is checked; none in another file than the one that it was wished for. */
export function wished({ problem, file, isAfterAnother }: FixRequest, known: Known): QuestProblem | undefined {
  return file === known.file ? theSame(known.problems ?? [], problem, !isAfterAnother) : undefined;
}
