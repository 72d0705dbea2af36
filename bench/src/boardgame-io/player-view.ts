import type { PlayerID } from "boardgame.io";
import type { QuayG } from "./state.js";

/** LQ-0.2: everybody sees how many cards lie there; only the owner sees which. Piers are secret until they are shown. */
export function playerView({ G, playerID }: { G: QuayG; playerID: PlayerID | null }) {
  const own = <T, U>(parts: Record<PlayerID, T>, others: (part: T) => U): Record<PlayerID, T | U> =>
    Object.fromEntries(Object.entries(parts).map(([owner, part]) => [owner, owner === playerID ? part : others(part)]));
  const count = (cards: string[]) => ({ count: cards.length });
  return {
    ...G,
    deck: count(G.deck),
    hands: own(G.hands, count),
    boats: own(G.boats, count),
    chosen: own(G.chosen, () => "chosen" as const),
  };
}
