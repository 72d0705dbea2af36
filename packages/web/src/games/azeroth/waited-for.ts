import { valourOf, valourToWin } from "@tavolata/azeroth/open";
import type { Seat } from "@tavolata/kernel";
import type { Seen } from "./seen.js";

/** Whose answer the table waits for: whoever is asked here, in the setup whoever is next, in a fight between heroes the defender first, else the active player. Nobody when the match is over. */
export function waitedFor(
  { phase, waiting, active, combat, heroes, lastRound }: Seen,
  asked: Seat | undefined,
): Seat | undefined {
  if (asked !== undefined) return asked;
  // AZ-end-1: the match is over.
  if (!lastRound && Object.values(heroes).some((hero) => valourOf(hero) >= valourToWin)) return undefined;
  if (phase === "setup") return waiting[0] ?? active;
  return combat?.foe.kind === "hero" && combat.plays.every(({ by }) => by === "black") ? combat.foe.seat : active;
}
