import type { Outcome, Seat } from "@tavolata/kernel";

/** How a table stands, as it is stored with every deed, so that lists needn't play. */
export interface Standing {
  readonly answers: number;
  readonly waiting: readonly Seat[];
  readonly outcome: Outcome | null;
  /** A bot sits where the table waits. */
  readonly botDue: boolean;
}
