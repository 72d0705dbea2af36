import { figuresIn, findFigure } from "../../queries/figures.js";
import { lifeOf } from "../../queries/profile.js";
import { bestOf, type Choice, type Moment, objectOf, pick } from "../perception/moment.js";

/** What the rules leave to a player is answered for the heroes: they decide for enemies only between things that are equal. */

/** SS-15.7.1-u: who stands it best. */
export function chooseVictim({ content, s, ids }: Moment): Choice {
  const best = bestOf(ids, (id) => {
    const figure = findFigure(s, objectOf(id))!;
    return lifeOf(content, s, figure) + (figure.kind === "companion" ? 3 : 0);
  })!;
  return pick(best, "least-harm", { victim: objectOf(best) });
}

/** SS-15.7.1-u, SS-15.8-j: where the fewest heroes are, so that it meets them one at a time. */
export function enemyPath({ s, ids }: Moment): Choice {
  return pick(bestOf(ids, (id) => -figuresIn(s, objectOf(id), "heroes").length)!, "enemy-path");
}

/** SS-15.7-k: whoever is weakest acts first: it matters little. */
export function activationOrder({ content, s, ids }: Moment): Choice {
  const best = bestOf(ids, (id) => {
    const enemy = objectOf(id);
    const [figure] = s.figures.filter(({ faction, belongsTo }) => faction === "enemies" && belongsTo === enemy);
    return figure ? -lifeOf(content, s, figure) : 0;
  })!;
  return pick(best, "any");
}

/** SS-15.9-d: which of two equally dear effects an enemy pays for. */
export function enemyPays({ ids }: Moment): Choice {
  return pick(ids.at(-1)!, "least-harm-effect");
}

/** SS-15.4-f, SS-15.5-d. */
export function farthest({ s, ids }: Moment): Choice {
  const heroes = s.figures.filter(({ kind }) => kind === "hero");
  const where = (id: string) => s.gates[objectOf(id)]?.area ?? objectOf(id);
  return pick(bestOf(ids, (id) => -heroes.filter(({ area }) => area === where(id)).length)!, "any");
}
