import type { Seat } from "@tavolata/kernel";
import type { CardId } from "../../state.js";

/** Moments to which cards react. */
export type TriggerKind =
  | "committed"
  | "damaged"
  | "destroyed"
  | "left-play"
  | "entered-play"
  | "played"
  | "revealed"
  | "travelled"
  | "explored"
  | "engaged"
  | "shadow-dealt"
  | "attacks"
  | "defender-declared"
  | "shadow-triggered"
  | "shadow-resolved"
  | "attack-over"
  | "attack-destroyed"
  | "quest-failed"
  | "combat-ends"
  | "round-ends";

/** What happened: the card that it happened to, and what else a reaction may want to know. */
export interface Trigger {
  readonly on: TriggerKind;
  readonly card: CardId;
  /** All the cards, where it happened to several at once. */
  readonly cards?: readonly CardId[];
  /** The player it happened to, or who controlled the card. */
  readonly seat?: Seat;
  readonly amount?: number;
  /** What the card was, where it isn't in play any more. */
  readonly type?: string;
  readonly traits?: readonly string[];
  /** Set by a reaction that cancels: LR-timing-7. */
  cancelled?: boolean;
  /** Set by a reaction that has the next encounter card revealed in its place. */
  replaced?: boolean;
}
