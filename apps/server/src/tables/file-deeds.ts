import type { Save } from "@tavolata/kernel";
import type { StoredDeed } from "@tavolata/table";
import { deedOf } from "./contributions.js";

/** A deed of a match from a file, with the number of its decision. */
export interface FileDeed extends StoredDeed {
  readonly decision: number;
}

/** What was done in a match from a file, in an order in which it can be done again: what counts from an answer on stands before it. */
export function deedsIn({ answers, contributions = [] }: Pick<Save, "answers" | "contributions">): FileDeed[] {
  const deeds: FileDeed[] = [];
  let added = 0;
  const addUpTo = (decision: number, from: number) => {
    for (; added < contributions.length && contributions[added]!.from <= from; added++) {
      deeds.push({ ...deedOf(contributions[added]!), decision });
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
