import { type Moment, ownFigure } from "./choice.js";
import { bestStrike, strikesOf } from "./strikes.js";
import { planFor, pointsLeft } from "./walking.js";

/** What a hero may well do next, the best first: blows from where he stands, and first steps to better places. */
export function bestDeeds(moment: Moment): string[] {
  const { s, ids } = moment;
  const figure = ownFigure(moment);
  if (figure.kind === "ghost") return [];
  const { plans } = planFor(s, figure, pointsLeft(s, figure));
  const here = plans.find(({ place }) => place.first === "")!;
  const strikes = strikesOf(s, figure).filter(({ id }) => ids.includes(id));
  const strongest = bestStrike(strikes)?.worth ?? 0;
  const deeds = new Map(strikes.map(({ id, worth }) => [id, here.total - strongest + worth]));
  deeds.set("end-turn", here.standing);
  for (const { place, total } of plans) {
    if (place.first === "") continue;
    const id = `move:${place.first}`;
    deeds.set(id, Math.max(total, deeds.get(id) ?? Number.NEGATIVE_INFINITY));
  }
  return [...deeds].sort(([, a], [, b]) => b - a).map(([id]) => id);
}
