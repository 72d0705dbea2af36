import type { TableProblem } from "@tavolata/kernel";

/** Something wrong in a table or a quest: where it is, and what is wrong and would be right, as a sentence. */
export type Problem = TableProblem;
