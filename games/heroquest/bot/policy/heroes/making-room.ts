import { bestOf, why } from "@tavolata/bots";
import { areEnemies, hinders, isAntagonist, isBound, isHelpless, isInShock } from "../../../queries/figures.js";
import type { Figure } from "../../../state.js";
import { pitfall } from "../../perception/ground.js";
import { enemiesBeside, type Position, squaresBeside, standingHeroes } from "../../perception/position.js";
import { pathTo } from "../../perception/search.js";
import { canStay, landing, squaresTo } from "../../perception/ways.js";
import { squareBeside } from "./fighting.js";
import { goTo, type Intent, type Means } from "./means.js";

type Aside = Pick<Means, "position" | "hero" | "reach">;

/** To the nearest square that isn't in anybody's way. */
export function aside({ position, hero, reach }: Aside, isInWay: (square: number) => boolean): Intent | undefined {
  const to = reach.reached.find((square) => !isInWay(square) && canStay(position, hero, square));
  return to === undefined ? undefined : goTo(to, why("make-room"));
}

/** HQ-13-b: off the square on which a companion who stands at the other side of a pit would land. */
export function clearLanding(means: Means): Intent | undefined {
  const { position, hero } = means;
  if (hero.pit !== "" || enemiesBeside(position, hero, hero.square) > 0) return undefined;
  if (!isLandingOfCompanion(position, hero, hero.square)) return undefined;
  return aside(means, (square) => square === hero.square);
}

/** Whether a companion who stands at the other side of a pit would land here. */
export function isLandingOfCompanion(position: Position, hero: Figure, here: number): boolean {
  return squaresBeside(position, here).some((pit) => {
    if (position.trapOnSquare[pit]! < pitfall) return false;
    const opposite = pit + (pit - here);
    const companion = position.on[opposite];
    if (!companion || companion === hero || areEnemies(companion, hero) || companion.pit !== "") return false;
    return !isHelpless(companion) && !isInShock(companion) && landing(position, opposite, pit) === here;
  });
}

/** Whether one stands here in the way of whoever wants to jump a pit, or has just jumped it. */
export function isBrink(position: Position, square: number): boolean {
  return squaresBeside(position, square).some((beside) => position.trapOnSquare[beside]! >= pitfall);
}

/** Out of a deep pit while somebody is there to help: to whichever side is free, rather where the way goes on. */
export function climbOut({ position, hero, reach }: Means, wanted?: Intent): Intent | undefined {
  const free = squaresBeside(position, hero.square).filter((square) => canStay(position, hero, square));
  const onward = wanted && pathTo(reach, wanted.to)?.[0];
  const to = bestOf(
    free,
    (square) => -enemiesBeside(position, hero, square) - squaresTo(reach, square) + (square === onward ? 0.5 : 0),
  );
  return to === undefined ? undefined : goTo(to, why("climb-out"));
}

/** HQ-12.2-b: who is with the heroes, stands there free and has no enemy beside who hinders. */
function canHelp(position: Position, figure: Figure): boolean {
  if (isAntagonist(figure) || isBound(figure) || figure.pit !== "") return false;
  return !squaresBeside(position, figure.square).some((beside) => {
    const other = position.on[beside];
    return other !== undefined && hinders(other, figure);
  });
}

/** HQ-12.2-b: nobody gets out of a deep pit without a companion beside it. */
export function helpOut({ position, hero, reach }: Means): Intent | undefined {
  for (const fallen of standingHeroes(position)) {
    if (fallen.pit !== "deep-pit") continue;
    const around = squaresBeside(position, fallen.square);
    const helper = position.table.figures.find((one) => around.includes(one.square) && canHelp(position, one));
    if (helper === hero) return goTo(hero.square, why("help-out", { figure: fallen.id }));
    // One is enough; the others leave a square free to climb onto.
    if (helper && !around.includes(hero.square)) continue;
    if (helper) return aside({ position, hero, reach }, (square) => around.includes(square));
    const to = squareBeside(position, hero, reach, fallen.square, Number.MAX_SAFE_INTEGER);
    if (to !== undefined) return goTo(to, why("help-out", { figure: fallen.id }));
  }
  return undefined;
}
