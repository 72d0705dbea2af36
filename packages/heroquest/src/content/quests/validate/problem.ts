import type { Quest } from "../format.js";

/** Something that keeps a quest out of the book: where it is, and what is wrong, as a sentence. */
export interface Problem {
  readonly field: string;
  readonly problem: string;
}

/** One kind of check. */
export type Check = (quest: Quest) => Problem[];
