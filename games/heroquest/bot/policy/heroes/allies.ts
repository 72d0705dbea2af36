import { bestOf, why } from "@tavolata/bots";
import { frontiersOf } from "../../perception/explore.js";
import { enemiesBeside, heroOf, squaresBeside, standingHeroes } from "../../perception/position.js";
import { canStay, squaresTo } from "../../perception/ways.js";
import { flight, nearest, squareBeside, stance } from "./fighting.js";
import { aside, climbOut, helpOut, isBrink } from "./making-room.js";
import { goTo, type Intent, type Means } from "./means.js";

/** What somebody wants who is with the heroes and isn't on an errand. */
export function intentOfAlly(means: Means): Intent | undefined {
  return guard(means) ?? flight(means) ?? helpOut(means) ?? stance(means) ?? follow(means);
}

/** A guard stays beside the hero who called it, where most enemies would come. */
function guard({ position, hero, reach, left }: Means): Intent | undefined {
  const guards = position.content.allyById.get(hero.type)?.heuristics?.guards;
  const warded = guards && heroOf(position, hero.seat);
  if (!warded) return undefined;
  const posts = squaresBeside(position, warded.square).filter(
    (square) => squaresTo(reach, square) <= left && canStay(position, hero, square),
  );
  const post = bestOf(posts, (square) => enemiesBeside(position, hero, square) - squaresTo(reach, square) / 10);
  const to = post ?? squareBeside(position, hero, reach, warded.square, Number.MAX_SAFE_INTEGER);
  return to === undefined ? undefined : goTo(to, why("guard", { figure: warded.id }));
}

/** An ally keeps close to the nearest hero, and never stands before a shut door. */
function follow(means: Means): Intent | undefined {
  const { position, hero, reach } = means;
  if (hero.pit !== "") return climbOut(means);
  const thresholds = frontiersOf(position, reach).map(({ square }) => square);
  const isInWay = (square: number) => thresholds.includes(square) || isBrink(position, square);
  // Who passes through a companion goes on.
  if (isInWay(hero.square) || position.on[hero.square] !== hero) return aside(means, isInWay);
  const leader = bestOf(standingHeroes(position), ({ square }) => -nearest(position, reach, square));
  if (!leader || nearest(position, reach, leader.square) <= fewSteps) return undefined;
  const to = squareBeside(position, hero, reach, leader.square, Number.MAX_SAFE_INTEGER);
  return to === undefined ? undefined : goTo(to, why("follow", { figure: leader.id }));
}

/** Near enough to be protected, far enough not to be in the way. */
const fewSteps = 3;
