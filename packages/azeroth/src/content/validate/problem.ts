/** Something wrong in a table: where it is, and what is wrong and would be right, as a sentence. */
export interface Problem {
  readonly field: string;
  readonly problem: string;
}
