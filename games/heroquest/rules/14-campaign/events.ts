import type { Message, Seat } from "@tavolata/kernel";
import type { FigureId } from "../../state.js";

/** What is told before a quest and between two of them. */
export type CampaignEvent =
  | { type: "quest-chosen"; quest: Message }
  | { type: "taker-agreed"; item: string }
  | { type: "taker-drawn"; item: string }
  | {
      type: "quest-recorded";
      quest: Message;
      result: "won" | "lost";
      rounds: number;
      lost: FigureId[];
      gold: number;
    }
  | { type: "mission-follows" }
  | { type: "handed-in"; figure: FigureId; items: string[]; result: "won" | "lost" }
  | { type: "spells-returned"; count: number }
  | { type: "spells-back" }
  | { type: "hero-replaced"; seat: Seat; figure: FigureId }
  // The market
  | { type: "market-opened"; withheld: string[] }
  | { type: "bought"; figure: FigureId; item: string; gold: number }
  | { type: "sold"; figure: FigureId; item: string; gold: number }
  | { type: "given"; figure: FigureId; companion: FigureId; item: string }
  | { type: "discarded"; figure: FigureId; item: string }
  | { type: "bargain-struck"; figure: FigureId; companion: FigureId; item: string; gold: number }
  | { type: "bargain-refused"; figure: FigureId; companion: FigureId; item: string; gold: number }
  | { type: "retirement-proposed"; figure: FigureId }
  | { type: "market-left"; figure: FigureId; gold: number }
  | { type: "market-closed" };
