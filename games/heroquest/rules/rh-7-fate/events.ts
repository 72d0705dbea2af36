import type { Message, Seat } from "@tavolata/kernel";
import type { FigureId } from "../../state.js";

/** What is told about heroic and misfortune cards. */
export type FateEvent =
  // Hands
  | { type: "heroic-card-drawn"; seat: Seat }
  | { type: "misfortune-card-drawn" }
  | { type: "fate-card-seen"; seat: Seat; card: string; text: Message }
  | { type: "card-named"; seat: Seat; card: string; holders: Seat[] }
  | { type: "card-handed-over"; seat: Seat; to: Seat; card: string }
  | { type: "fate-cards-discarded"; cards: string[] }
  // Playing
  | { type: "heroic-card-played"; figure: FigureId; card: string; text: Message }
  | { type: "misfortune-card-played"; card: string; text: Message }
  | { type: "die-exchanged"; seat: Seat; faces: string[] }
  | { type: "card-in-vain"; card: string }
  // What they do
  | { type: "leapt"; figure: FigureId; to: string }
  | { type: "slipped"; figure: FigureId; to: string }
  | { type: "movement-ended"; figure: FigureId }
  | { type: "stood-firm"; figure: FigureId }
  | { type: "spell-cancelled"; figure: FigureId; card: string }
  | { type: "item-lost"; figure: FigureId; item: string }
  | { type: "gold-lost"; figure: FigureId; gold: number; left: number };
