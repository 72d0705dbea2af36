import type { CardId } from "@tavolata/rings/open";

/** What each hero pays, by its id. */
export type Way = Readonly<Record<CardId, number>>;

/** `pay:aragorn-1=2,gloin-1=1` as what each pays. */
export function wayIn(option: string): Way {
  const pairs = option.slice(option.indexOf(":") + 1).split(",");
  return Object.fromEntries(pairs.map((pair) => pair.split("=")).map(([hero, count]) => [hero!, Number(count)]));
}

/** The heroes that pay in one way or another. */
export function payersIn(ways: readonly Way[]): CardId[] {
  return [...new Set(ways.flatMap((way) => Object.keys(way)))];
}

/** The way nearest to this one in which a hero pays one more or, where it can't, as little as it may. */
export function withMoreFrom(ways: readonly Way[], now: Way, hero: CardId): Way {
  const paid = (way: Way) => way[hero] ?? 0;
  const wanted = ways.filter((way) => paid(way) === paid(now) + 1);
  const least = Math.min(...ways.map(paid));
  const fitting = wanted.length > 0 ? wanted : ways.filter((way) => paid(way) === least);
  const heroes = payersIn(ways);
  const distance = (way: Way) => heroes.reduce((sum, one) => sum + Math.abs((way[one] ?? 0) - (now[one] ?? 0)), 0);
  return [...fitting].sort((a, b) => distance(a) - distance(b))[0] ?? now;
}
