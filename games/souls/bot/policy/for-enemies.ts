import { bestOf, type Choice, pick } from "@tavolata/bots";
import { figuresIn, findFigure } from "../../queries/figures.js";
import { lifeOf } from "../../queries/profile.js";
import type { SoulsQuestion } from "../perception/moment.js";

/** What the rules leave to a player is answered for the heroes: they decide for enemies only between things that are equal. */

/** SS-15.7.1-u: who stands it best. */
export function chooseVictim({ content, s, options }: SoulsQuestion): Choice {
  const best = bestOf(options, ({ target }) => {
    const figure = findFigure(s, target)!;
    return lifeOf(content, s, figure) + (figure.kind === "companion" ? 3 : 0);
  })!;
  return pick(best.id, "least-harm", { victim: best.target });
}

/** SS-15.7.1-u, SS-15.8-j: where the fewest heroes are, so that it meets them one at a time. */
export function enemyPath({ s, options }: SoulsQuestion): Choice {
  return pick(bestOf(options, ({ target }) => -figuresIn(s, target, "heroes").length)!.id, "enemy-path");
}

/** SS-15.7-k: whoever is weakest acts first: it matters little. */
export function activationOrder({ content, s, options }: SoulsQuestion): Choice {
  const best = bestOf(options, ({ target: enemy }) => {
    const [figure] = s.figures.filter(({ faction, belongsTo }) => faction === "enemies" && belongsTo === enemy);
    return figure ? -lifeOf(content, s, figure) : 0;
  })!;
  return pick(best.id, "any");
}

/** SS-15.9-d: which of two equally dear effects an enemy pays for. */
export function enemyPays({ ids }: SoulsQuestion): Choice {
  return pick(ids.at(-1)!, "least-harm-effect");
}

/** SS-15.4-f, SS-15.5-d. */
export function farthest({ s, options }: SoulsQuestion): Choice {
  const heroes = s.figures.filter(({ kind }) => kind === "hero");
  const best = bestOf(options, ({ target }) => {
    const where = s.gates[target]?.area ?? target;
    return -heroes.filter(({ area }) => area === where).length;
  })!;
  return pick(best.id, "any");
}
