import type { Message, Seat } from "@tavolata/kernel";
import type { FigureId } from "../../state.js";

/** What is told about magic. */
export type MagicEvent =
  // Cards that are drawn
  | { type: "exchange-declared"; seat: Seat; element: string }
  | { type: "primordial-drawn"; seat: Seat; element: string }
  | { type: "dark-cards-drawn"; figure: FigureId; count: number }
  // Casting
  | { type: "spell-announced"; figure: FigureId; card: string; text: Message }
  | { type: "spell-aimed"; figure: FigureId; card: string; target: FigureId }
  | { type: "object-used"; figure: FigureId; item: string; text: Message }
  | { type: "mind-paid"; figure: FigureId; points: number; left: number }
  | { type: "spell-worked"; figure: FigureId; card: string }
  | { type: "spell-failed"; figure: FigureId; card: string }
  | { type: "spell-fumbled"; figure: FigureId; card: string }
  | { type: "spell-removed"; figure: FigureId; card: string }
  | { type: "spell-restored"; figure: FigureId; card: string }
  // What spells do
  | { type: "spell-strikes"; figure: FigureId; dice: number }
  | { type: "immune"; figure: FigureId }
  | { type: "misdirected"; figure: FigureId; card: string }
  | { type: "lasting-begun"; figure: FigureId; what: Message }
  | { type: "lasting-over"; figure: FigureId; what: Message }
  | { type: "struggled"; figure: FigureId; freed: "yes" | "no" }
  | { type: "turn-lost"; figure: FigureId }
  | { type: "actions-lost"; figure: FigureId; count: number }
  | { type: "commanded"; figure: FigureId }
  | { type: "pushed"; figure: FigureId; to: string }
  | { type: "shifted"; figure: FigureId; to: string }
  | { type: "vanished"; figure: FigureId }
  | { type: "summoned"; figures: FigureId[]; by: FigureId }
  | { type: "departed"; figure: FigureId }
  | { type: "revived"; figure: FigureId; by: FigureId }
  | { type: "ground-changed"; at: string[]; what: string }
  | { type: "ground-back"; at: string[] }
  | { type: "overheard"; figure: FigureId; edge: string; found: string[] }
  | { type: "item-destroyed"; figure: FigureId; item: string };
