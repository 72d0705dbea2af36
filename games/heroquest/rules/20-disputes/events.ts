import type { Message, Seat } from "@tavolata/kernel";
import type { ActionType, FigureId } from "../../state.js";

/** What is told about disputes and votes (HQ-18.7, HQ-20). */
export type DisputeEvent =
  | { type: "dispute-opened"; seat: Seat; figure: FigureId; action: ActionType }
  | { type: "dispute-closed"; seat: Seat }
  | { type: "matter-raised"; seat: Seat }
  | { type: "proposal-put"; seat: Seat; proposal: Message }
  | { type: "votes-counted"; yes: Seat[]; no: Seat[] }
  | { type: "proposal-accepted"; proposal: Message }
  | { type: "proposal-rejected"; proposal: Message }
  | { type: "changed-by-hand"; proposal: Message };
