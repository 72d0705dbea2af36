import type { Save } from "@tavolata/kernel";
import type { LogEntry } from "@tavolata/table";
import { Refuse } from "../refuse.js";
import { logEntryOf } from "./contributions.js";

/** A deed of a match from a file, with the number of its decision. */
export interface FileLogEntry extends LogEntry {
  readonly decision: number;
}

/** A match from a file has so many contributions at most: those who sit down here can still add to its dice. */
export const mostInFile = 192;

/**
 * The same match, in which those who sit down here can add to what comes next: what was added and doesn't count yet, it may have been by whoever wrote
 * the file, counts from the next answer on, and not from far off, behind which everything else would have to stand.
 */
export function openToOthers<T extends Pick<Save, "answers" | "contributions">>(save: T): T {
  const { answers, contributions } = save;
  if (!contributions) return save;
  if (contributions.length > mostInFile) {
    throw new Refuse("too-many-kept", `To the dice of a match from a file at most ${mostInFile} people have added.`);
  }
  const next = answers.length + 1;
  return { ...save, contributions: contributions.map((one) => ({ ...one, from: Math.min(one.from, next) })) };
}

/** What was done in a match from a file, in an order in which it can be done again: what counts from an answer on stands before it. */
export function logEntriesIn({ answers, contributions = [] }: Pick<Save, "answers" | "contributions">): FileLogEntry[] {
  const deeds: FileLogEntry[] = [];
  let added = 0;
  const addUpTo = (decision: number, from: number) => {
    for (; added < contributions.length && contributions[added]!.from <= from; added++) {
      deeds.push({ ...logEntryOf(contributions[added]!), decision });
    }
  };
  addUpTo(0, 0);
  for (const [decision, { seat, picks }] of answers.entries()) {
    addUpTo(decision, decision + 1);
    deeds.push({ kind: "answer", seat, picks, back_to: null, decision });
  }
  addUpTo(answers.length, Number.POSITIVE_INFINITY);
  return deeds;
}
