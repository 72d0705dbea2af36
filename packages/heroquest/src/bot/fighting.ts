import type { Reach } from "@tavolata/kit";
import { isHelpless, isInShock } from "../figures.js";
import type { Figure } from "../state.js";
import { carriesHealing, isWeak } from "./care.js";
import { bestOf, why } from "./choice.js";
import { roomToHold } from "./goal.js";
import { goTo, type Intent, type Means } from "./means.js";
import { attackDice, oddsOfBlow } from "./odds.js";
import {
  activeEnemies,
  areBeside,
  areOpposed,
  enemiesBeside,
  type Position,
  squaresBeside,
  standingHeroes,
} from "./position.js";
import { valueOfBlow } from "./targets.js";
import { canStay, isReached, squaresTo, stepsOver } from "./ways.js";

/** Who is weak runs from enemies that are beside or near, to drink in peace or to let others fight; unless one blow may end it. */
export function flight({ position, hero, reach, left, after }: Means): Intent | undefined {
  if (!isWeak(hero) || (after > 0 && mayEndIt(position, hero))) return undefined;
  const heals = carriesHealing(hero) && after > 0;
  if (!hasFront(position, hero) && !heals) return undefined;
  const foes = activeEnemies(position, hero).map(({ square }) => stepsOver(position, square).cost);
  const distance = (square: number) => Math.min(...foes.map((cost) => (cost[square]! < 0 ? farOff : cost[square]!)));
  if (distance(hero.square) > (heals ? tooNear : 1)) return undefined;
  const within = Array.from(reach.reached).filter(
    (square) => squaresTo(reach, square) <= left && canStay(position, hero, square),
  );
  const to = bestOf(within, (square) => distance(square));
  if (to === undefined || enemiesBeside(position, hero, to) > 0) return undefined;
  return goTo(to, why("flee", { body: hero.body }));
}

const farOff = 99;
/** Enemies within so many steps are there before one has drunk. */
const tooNear = 5;

/** A single enemy stands beside who is likely to fall. */
function mayEndIt(position: Position, hero: Figure): boolean {
  const foes = activeEnemies(position, hero).filter(({ square }) => areBeside(position, square, hero.square));
  return foes.length === 1 && oddsOfBlow(hero, foes[0]!).fells >= goodChance;
}

const goodChance = 0.6;

/** The free square beside another from which a figure has least to fear, within its movement. */
export function squareBeside(
  position: Position,
  figure: Figure,
  reach: Reach,
  target: number,
  left: number,
): number | undefined {
  const squares = squaresBeside(position, target).filter(
    (square) => squaresTo(reach, square) <= left && canStay(position, figure, square),
  );
  return bestOf(squares, (square) => -4 * enemiesBeside(position, figure, square) - squaresTo(reach, square) / 10);
}

/** To the enemy whom it is best to strike with the action that is left. The weak strike only where it pays. */
export function strike({ position, hero, reach, left, after }: Means): Intent | undefined {
  if (after < 1 || enemiesBeside(position, hero, hero.square) > 0) return undefined;
  const companions = hasFront(position, hero);
  let best: { readonly foe: Figure; readonly to: number; readonly value: number } | undefined;
  for (const foe of position.table.figures) {
    // Who sleeps until the quest wakes it can't be hurt.
    if (!areOpposed(foe, hero) || foe.asleep) continue;
    const to = squareBeside(position, hero, reach, foe.square, left);
    if (to === undefined || !isAllowed(position, to)) continue;
    const others = enemiesBeside(position, hero, to) - (isHelpless(foe) ? 0 : 1);
    const value = valueOfBlow(position, hero, foe) - others / 2;
    // Who is weak and could keep away strikes only to end it.
    if (isWeak(hero) && companions && oddsOfBlow(hero, foe).fells < goodChance) continue;
    if (!best || value > best.value) best = { foe, to, value };
  }
  if (!best || (isFrail(hero) && best.value < worthTheRisk && companions)) return undefined;
  return goTo(best.to, why("go-to-strike", { target: best.foe.id }));
}

/** Who holds a room doesn't run after anybody. */
export function isAllowed({ table, board }: Position, square: number): boolean {
  const room = roomToHold(table);
  return room === undefined || board.letters[board.roomOf[square]!] === room;
}

/** Whether somebody sturdy is there to stand in front. */
function hasFront(position: Position, hero: Figure): boolean {
  return standingHeroes(position).some((one) => one !== hero && !isFrail(one) && !isInShock(one));
}

/** Who shouldn't stand in front: the badly hurt, and those who strike with a single die. */
export function isFrail(hero: Figure): boolean {
  return isWeak(hero) || attackDice(hero) < 2;
}

const worthTheRisk = 2;

/** Enemies are about and can't be struck now: the strong draw nearer, the frail keep behind them. */
export function stance({ position, hero, reach, left, after }: Means): Intent | undefined {
  const foes = activeEnemies(position, hero).filter((foe) => {
    const near = nearest(position, reach, foe.square);
    return near <= alert || (near < Number.POSITIVE_INFINITY && enemiesBeside(position, foe, foe.square) > 0);
  });
  if (foes.length === 0) return undefined;
  if (isFrail(hero) && hasFront(position, hero)) return secondRow(position, hero, reach, left, foes);
  const foe = bestOf(foes, ({ square }) => -nearest(position, reach, square))!;
  // Without an action left to strike with, whoever comes first is struck first.
  if (after < 1 && nearest(position, reach, foe.square) <= left)
    return goTo(hero.square, why("await", { figure: foe.id }));
  const to = bestOf(
    squaresBeside(position, foe.square).filter((square) => isReached(reach, square)),
    (square) => -squaresTo(reach, square),
  );
  return to === undefined ? undefined : goTo(to, why("draw-near", { figure: foe.id }));
}

/** A few steps from the nearest enemy: near enough to help, too far to be the first one struck. */
function secondRow(position: Position, hero: Figure, reach: Reach, left: number, foes: readonly Figure[]): Intent {
  const steps = foes.map(({ square }) => stepsOver(position, square).cost);
  const squares = Array.from(reach.reached).filter(
    (square) => squaresTo(reach, square) <= left && canStay(position, hero, square),
  );
  const to = bestOf(squares, (square) => {
    const nearest = Math.min(...steps.map((cost) => (cost[square]! < 0 ? 99 : cost[square]!)));
    return -Math.abs(nearest - fewSteps) - squaresTo(reach, square) / 20;
  });
  return goTo(to ?? hero.square, why("keep-behind"));
}

const fewSteps = 4;

/** Enemies within so many squares are a fight, and those who fight a companion; others may be left alone. */
const alert = 14;

export function nearest(position: Position, reach: Reach, square: number): number {
  return Math.min(...squaresBeside(position, square).map((beside) => squaresTo(reach, beside)));
}
