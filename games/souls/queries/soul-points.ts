import { type Bar, bar } from "@tavolata/kernel";
import type { Hero } from "../state.js";
import type { SoulsView } from "../view.js";
import { heroFigure } from "./figures.js";

/** SS-5.3-b. */
const highestRank = 7;

/** SS-5.3.1-c, SS-5.3.1-i, SS-5.3.1-j: the square of the rank to reach. */
export function rankCost(rank: number): number {
  return rank * rank;
}

/** SS-5.3.1-d, SS-5.3.1-e, SS-5.3.1-k: one step at a time, and never away from who is lower; SS-4.1-i: Ghost Souls count and may rise. */
export function whyNotRaise(s: SoulsView, hero: Hero): Bar | undefined {
  if (hero.soulrank >= highestRank) return bar("SS-5.3-b", "highest-rank");
  if (Object.values(s.heroes).some(({ soulrank }) => soulrank < hero.soulrank))
    return bar("SS-5.3.1-e", "others-lower");
  return s.soulPoints < rankCost(hero.soulrank + 1) ? bar("SS-5.3.1-c", "too-few-soul-points") : undefined;
}

/** SS-11.3-a, SS-11.3-b, SS-11.3-c: in the area of an active Altar, for as many Soul Points as the Soulrank. */
export function whyNotResurrect(s: SoulsView, hero: Hero): Bar | undefined {
  const figure = heroFigure(s, hero.seat);
  if (figure.kind !== "ghost") return bar("SS-11.3-a", "alive");
  if (!s.altars[figure.area]) return bar("SS-11.3-a", "no-active-altar");
  return s.soulPoints < hero.soulrank ? bar("SS-11.3-b", "too-few-soul-points") : undefined;
}
