import type { PlayerID } from "boardgame.io";
import { worth } from "./cards.js";
import { type HookContext, isSmuggler, isWarden, players } from "./state.js";

/** How a match ended, as boardgame.io keeps it in `ctx.gameover`. */
export interface QuayOutcome {
  winners: PlayerID[];
  how: string;
  ashore: number;
  seized: number;
}

const goals = { ashore: 7, seized: 5 };

/** LQ-6.1 to LQ-6.3: either side wins at once when it has what it came for, and the wardens after the last night. */
export function ending({ G, ctx }: HookContext): QuayOutcome | undefined {
  const pairs = ctx.numPlayers / 2;
  const ashore = worth(G.ashore);
  const seized = worth(G.seized);
  const won = (side: (player: PlayerID) => boolean, how: string) => ({
    winners: players(ctx).filter(side),
    how,
    ashore,
    seized,
  });
  if (ashore >= goals.ashore * pairs) return won(isSmuggler, "cargo-ashore");
  if (seized >= goals.seized * pairs) return won(isWarden, "cargo-seized");
  if (G.isLastNightOver) return won(isWarden, "nights-over");
  return undefined;
}
