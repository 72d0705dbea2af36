import { bestOf, why } from "@tavolata/bots";
import { bestAttackDice } from "../../../queries/combat/dice-count.js";
import { isInShock } from "../../../queries/figures.js";
import type { Figure } from "../../../state.js";
import { dangerTo, risk } from "../../evaluation/danger.js";
import { oddsOfBlow } from "../../evaluation/odds.js";
import { valueOfBlow } from "../../evaluation/targets.js";
import {
  activeEnemies,
  areBeside,
  areOpposed,
  enemiesBeside,
  type Position,
  squaresBeside,
  standingHeroes,
} from "../../perception/position.js";
import { quarrelsAt } from "../../perception/quarrels.js";
import type { Ways } from "../../perception/search.js";
import { isInSight } from "../../perception/sight.js";
import { canStay, isCutOff, isReached, squaresTo, stepsFromNearest, stepsOver } from "../../perception/ways.js";
import { hasSpells } from "../cards/magic.js";
import { carriesHealing, isWeak } from "./care.js";
import { isHurried, roomToHold } from "./goal.js";
import { goTo, type Intent, type Means } from "./means.js";

/** The squares where a figure could end this movement, its own among them. */
export function placesWithin(position: Position, figure: Figure, reach: Ways, left: number): number[] {
  const places: number[] = [];
  // The nearest come first.
  for (const square of reach.reached) {
    if (squaresTo(reach, square) > left) break;
    if (canStay(position, figure, square)) places.push(square);
  }
  return places;
}

/** Who is weak gets out of the enemies' reach, to drink in peace or to let others fight; unless one blow may end it. */
export function flight({ position, hero, reach, left, after }: Means): Intent | undefined {
  if (!isWeak(position, hero) || (after > 0 && mayEndIt(position, hero))) return undefined;
  const heals = carriesHealing(position.content, hero) && after > 0;
  if (!hasFront(position, hero) && !heals) return undefined;
  const danger = dangerTo(position, hero);
  if (danger(hero.square) === 0) return undefined;
  const distance = stepsFromNearest(position, activeEnemies(position, hero), farOff);
  const places = placesWithin(position, hero, reach, left).filter(
    (square) => square === hero.square || isAllowed(position, square),
  );
  const to = bestOf(places, (square) => -danger(square) + Math.min(farOff, distance(square)) / 50);
  if (to === undefined || to === hero.square || enemiesBeside(position, hero, to) > 0) return undefined;
  return goTo(to, why("flee", { body: hero.body }));
}

const farOff = 40;

/** A single enemy stands beside who is likely to fall. */
function mayEndIt(position: Position, hero: Figure): boolean {
  const foes = activeEnemies(position, hero).filter(({ square }) => areBeside(position, square, hero.square));
  return foes.length === 1 && oddsOfBlow(position.content, hero, foes[0]!).fells >= position.style.goodChance;
}

/** The free square beside another from which a figure has least to fear, within its movement. */
export function squareBeside(
  position: Position,
  figure: Figure,
  reach: Ways,
  target: number,
  left: number,
): number | undefined {
  const squares = squaresBeside(position, target).filter(
    (square) => squaresTo(reach, square) <= left && canStay(position, figure, square),
  );
  return bestOf(squares, (square) => -4 * enemiesBeside(position, figure, square) - squaresTo(reach, square) / 10);
}

/** A place to strike from. */
interface Attack {
  readonly foe: Figure;
  readonly to: number;
  /** What the blow is worth, less what it costs to stand there. */
  readonly value: number;
}

/** To the enemy whom it is best to strike with the action that is left, from where least comes back. */
export function strike(means: Means): Intent | undefined {
  const { position, hero, after } = means;
  if (after < 1) return undefined;
  const best = bestAttack(means);
  if (!best) return undefined;
  const companions = hasFront(position, hero);
  // Who is weak and could keep away strikes only to end it; who hardly hurts anybody, only where it pays.
  if (
    isWeak(position, hero) &&
    companions &&
    oddsOfBlow(means.position.content, hero, best.foe).fells < position.style.goodChance
  )
    return undefined;
  if (isFrail(position, hero) && companions && best.value < position.style.worthTheRisk) return undefined;
  return goTo(best.to, why("go-to-strike", { target: best.foe.id }));
}

function bestAttack({ position, hero, reach, left }: Means): Attack | undefined {
  const danger = dangerTo(position, hero);
  let best: Attack | undefined;
  for (const foe of position.table.figures) {
    // Who sleeps until the quest wakes it can't be hurt.
    if (!areOpposed(foe, hero) || foe.asleep) continue;
    const gain = valueOfBlow(position, hero, foe);
    for (const to of squaresBeside(position, foe.square)) {
      if (squaresTo(reach, to) > left || !canStay(position, hero, to) || !isAllowed(position, to)) continue;
      const cost = position.style.strikeRisk * risk(hero, danger(to)) + quarrelsAt(position, hero, to) / 2;
      const value = gain - cost - squaresTo(reach, to) / 100;
      if (!best || value > best.value) best = { foe, to, value };
    }
  }
  return best;
}

/** Who holds a room doesn't run after anybody. */
export function isAllowed({ table, board }: Position, square: number): boolean {
  const room = roomToHold(table);
  return room === undefined || board.letters[board.roomOf[square]!] === room;
}

/** Whether somebody sturdy is there to stand in front. */
export function hasFront(position: Position, hero: Figure): boolean {
  return standingHeroes(position).some(
    (one) => one !== hero && !isFrail(position, one) && !isInShock(one) && one.pit !== "deep-pit",
  );
}

/** Who shouldn't stand in front: the badly hurt, and those who strike with a single die. */
export function isFrail(position: Position, hero: Figure): boolean {
  return isWeak(position, hero) || bestAttackDice(position.content, hero) < position.style.sturdyDice;
}

/** Enemies are about and can't be struck now: the strong draw nearer where it isn't rash, the frail keep behind them. */
export function stance(means: Means): Intent | undefined {
  const { position, hero, reach } = means;
  const foes = activeEnemies(position, hero).filter((foe) => isNear(means, foe));
  if (foes.length === 0) return undefined;
  if (isFrail(position, hero) && hasFront(position, hero)) return secondRow(means, foes);
  const foe = bestOf(foes, ({ square }) => -nearest(position, reach, square))!;
  return approach(means, foe);
}

/** Whether a hero could come to an enemy soon. Where nobody can cross what parts the two, there are other things to do. */
function isNear({ position, hero, reach }: Means, foe: Figure): boolean {
  const to = bestOf(squaresBeside(position, foe.square), (square) => -squaresTo(reach, square));
  return to !== undefined && squaresTo(reach, to) <= position.style.alert && !isCutOff(position, reach, hero, to);
}

/** Nearer to an enemy, but not alone into the reach of many. Every few rounds the waiting is over. */
function approach({ position, hero, reach, left, after }: Means, foe: Figure): Intent | undefined {
  const danger = dangerTo(position, hero);
  const { cost } = stepsOver(position, foe.square);
  const bold = isHurried(position.table) || position.table.round % position.style.patience === 0;
  const caution = bold && after > 0 ? position.style.boldCaution : position.style.caution;
  const places = placesWithin(position, hero, reach, left).filter((square) => isAllowed(position, square));
  const to = bestOf(places, (square) => {
    const steps = cost[square]! < 0 ? farOff : cost[square]!;
    return -caution * risk(hero, danger(square)) - steps / 8 - squaresTo(reach, square) / 200;
  });
  const beside = bestOf(
    squaresBeside(position, foe.square).filter((square) => isReached(reach, square)),
    (square) => -squaresTo(reach, square),
  );
  // Somebody must go through the trap, or over the pit, that parts the two sides; who is on the way there goes on.
  const parted = beside !== undefined && squaresTo(reach, beside) >= cost[hero.square]! + detour;
  const passes = parted && bold && position.on[hero.square] !== hero;
  if (to !== undefined && to !== hero.square && !passes) {
    const nearer = (cost[to]! < 0 ? farOff : cost[to]!) <= (cost[hero.square]! < 0 ? farOff : cost[hero.square]!);
    return goTo(to, why(nearer ? "draw-near" : "draw-back", { figure: foe.id }));
  }
  if (bold && parted) return goTo(beside, why("draw-near", { figure: foe.id }));
  return goTo(hero.square, why("await", { figure: foe.id }));
}

const detour = 5;

/** Where least comes, near enough to help, and with an enemy in sight for whoever casts. */
function secondRow({ position, hero, reach, left, after }: Means, foes: readonly Figure[]): Intent {
  const danger = dangerTo(position, hero);
  const casts = after > 0 && hero.mind > 1 && hasSpells(position, hero);
  const distance = stepsFromNearest(position, foes, farOff);
  const apart = isWeak(position, hero) ? farOff : fewSteps;
  const places = placesWithin(position, hero, reach, left).filter((square) => isAllowed(position, square));
  const to = bestOf(places, (square) => {
    const sees = casts && foes.some((foe) => isInSight(position, square, foe.square, hero)) ? 1.2 : 0;
    return (
      sees - 2 * risk(hero, danger(square)) - Math.abs(distance(square) - apart) / 10 - squaresTo(reach, square) / 40
    );
  });
  return goTo(to ?? hero.square, why("keep-behind"));
}

const fewSteps = 4;

export function nearest(position: Position, reach: Ways, square: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const beside of squaresBeside(position, square)) least = Math.min(least, squaresTo(reach, beside));
  return least;
}
