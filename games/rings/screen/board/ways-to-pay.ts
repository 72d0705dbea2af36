import type { WayToPay } from "../../queries/way-to-pay.js";
import type { CardId } from "../../state.js";

/** The heroes that pay in one way or another. */
export function payersIn(ways: readonly WayToPay[]): CardId[] {
  return [...new Set(ways.flatMap((way) => Object.keys(way)))];
}

/** The way nearest to this one in which a hero pays one more or, where it can't, as little as it may. */
export function withMoreFrom(ways: readonly WayToPay[], now: WayToPay, hero: CardId): WayToPay {
  const paid = (way: WayToPay) => way[hero] ?? 0;
  const wanted = ways.filter((way) => paid(way) === paid(now) + 1);
  const least = Math.min(...ways.map(paid));
  const fitting = wanted.length > 0 ? wanted : ways.filter((way) => paid(way) === least);
  const heroes = payersIn(ways);
  const distance = (way: WayToPay) => heroes.reduce((sum, one) => sum + Math.abs((way[one] ?? 0) - (now[one] ?? 0)), 0);
  return [...fitting].sort((a, b) => distance(a) - distance(b))[0] ?? now;
}
