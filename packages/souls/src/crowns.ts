import type { Hero, Souls, Table } from "./state.js";

/** SS-13-a, SS-13-e: fifteen tokens of 5, twelve of 10 and eight of 50 are all the money that there is. */
export const allCrowns = 15 * 5 + 12 * 10 + 8 * 50;

/** SS-13-e: what isn't in somebody's hands or on the ground. */
export function crownsLeft(s: Souls): number {
  let spent = 0;
  for (const seat in s.heroes) spent += s.heroes[seat]!.crowns;
  for (const area in s.ground) spent += s.ground[area]!.crowns;
  return Math.max(0, allCrowns - spent);
}

/** SS-13-f: Crowns are the hero's own. SS-13-e: no more than the box holds. */
export function gainCrowns(t: Table, hero: Hero, amount: number): void {
  const gained = Math.min(amount, crownsLeft(t.state));
  hero.crowns += gained;
  t.emit(
    { type: "crowns-gained", hero: hero.figure, amount: gained },
    { rules: ["SS-13-f", ...(gained < amount ? ["SS-13-e"] : [])] },
  );
}
