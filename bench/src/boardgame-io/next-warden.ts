import type { PlayerID } from "boardgame.io";
import { type HookContext, isWarden, players } from "./state.js";

/** LQ-4.1: asks the next warden on the pier whether to search. When there is none left, the cargo comes ashore (LQ-3.4). */
export function askNextWarden({ G, ctx, events }: HookContext, after: PlayerID = ""): void {
  const smuggler = ctx.currentPlayer;
  const pier = G.standing[smuggler];
  const warden = players(ctx).find((player) => isWarden(player) && G.standing[player] === pier && player > after);
  if (warden !== undefined) {
    events.setActivePlayers({ value: { [warden]: "search" } });
    return;
  }
  G.ashore.push(G.boats[smuggler]!.pop()!);
  events.endTurn();
}
