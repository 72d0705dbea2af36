import type { Seat, Table } from "../../../src/index.js";
import type { QuayContent } from "./content.js";
import type { QuayOptions } from "./options.js";

export const piers = ["north", "middle", "south"] as const;
export type Pier = (typeof piers)[number];

/** What lies on the table. Plain data: a save is this and nothing else. */
export interface Quay {
  night: number;
  /** Face down, its top first. */
  deck: string[];
  discard: string[];
  hands: Record<Seat, string[]>;
  /** What each smuggler is rowing ashore: nothing, or one card face down. */
  boats: Record<Seat, string[]>;
  /** Where everybody stands tonight, once it was shown. */
  standing: Record<Seat, Pier>;
  /** The smugglers who have yet to land tonight. */
  toLand: Seat[];
  ashore: string[];
  seized: string[];
}

/** What is told about a match. The texts are in `messages/`, under `event.<type>`. */
export type QuayEvent =
  | { type: "sides-taken"; smugglers: Seat[]; wardens: Seat[] }
  | { type: "cards-drawn"; seat: Seat; count: number; cards: string[] }
  | { type: "piers-shown"; standing: Record<Seat, Pier> }
  | { type: "boat-loaded"; seat: Seat; pier: Pier; card: string }
  | { type: "lay-low"; seat: Seat }
  | { type: "waved-through"; seat: Seat }
  | { type: "search-begun"; seat: Seat; tips: string[] }
  | { type: "fog-played"; seat: Seat }
  | { type: "whistle-played"; seat: Seat }
  | { type: "search-failed"; seat: Seat; light: number }
  | { type: "cargo-seized"; card: string; light: number }
  | { type: "cargo-ashore"; card: string }
  | { type: "dawn"; night: number };

export type QuayTable = Table<Quay, QuayEvent, QuayContent, QuayOptions>;

export const isSmuggler = (seat: Seat): boolean => seat.startsWith("smuggler");
export const isWarden = (seat: Seat): boolean => seat.startsWith("warden");
