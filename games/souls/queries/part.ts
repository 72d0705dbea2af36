/** A number that the rules make, or a part of one, and the rules that it comes from. */
export interface Part {
  readonly value: number;
  readonly rules: readonly string[];
}
