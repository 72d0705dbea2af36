import type { Ctx, DefaultPluginAPIs, PlayerID } from "boardgame.io";

export const piers = ["north", "middle", "south"] as const;
export type QuayPier = (typeof piers)[number];

/** Lantern Quay as boardgame.io keeps it: everything by the player's number, even ones smuggle and odd ones watch. */
export interface QuayG {
  night: number;
  isLastNightOver: boolean;
  deck: string[];
  discard: string[];
  hands: Record<PlayerID, string[]>;
  boats: Record<PlayerID, string[]>;
  /** The piers that were chosen in secret and not shown yet. */
  chosen: Record<PlayerID, QuayPier>;
  standing: Record<PlayerID, QuayPier>;
  ashore: string[];
  seized: string[];
  /** A search under way, and what the tip-offs are worth. */
  search: { warden: PlayerID; tips: number; light: number } | null;
  /** Something heavy to carry along, on a table that measures what weight costs. */
  ledger?: unknown;
}

/** What boardgame.io hands to a move. */
export type MoveContext = DefaultPluginAPIs & { G: QuayG; ctx: Ctx; playerID: PlayerID };

/** What boardgame.io hands to a hook. */
export type HookContext = Omit<MoveContext, "playerID">;

export const isSmuggler = (player: PlayerID): boolean => Number(player) % 2 === 0;
export const isWarden = (player: PlayerID): boolean => !isSmuggler(player);

/** All players in the order of the seats. The play order of a phase may leave some out. */
export const players = (ctx: Ctx): PlayerID[] => Array.from({ length: ctx.numPlayers }, (_, i) => String(i));
