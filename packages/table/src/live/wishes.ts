import type { Message, Seat } from "@tavolata/kernel";

/** An answer as it comes from a person or a bot. */
export interface GivenAnswer {
  readonly seat: Seat;
  readonly number: number;
  readonly key: string | undefined;
  readonly picks: readonly string[];
  /** The sender's own id for it. */
  readonly sent: string | null;
  /** Nobody when a bot answers. */
  readonly person: string | null;
  /** Why, where a bot answers. */
  readonly reason?: Message | undefined;
}

/** What somebody wants: to take back, to do again what was taken back, or to say yes or no to another's wish. */
export interface UndoEntry {
  readonly does: "undo" | "redo" | "agree" | "disagree";
  readonly seat: Seat;
  /** How many answers are to be left. */
  readonly to?: number;
  /** Instead: the seat's event that tells the real dice or cards which were misread. */
  readonly event?: number;
  readonly sent: string;
  readonly person: string;
}
