import { isAntagonist, isHelpless, isWaitingAlly, lastingOf } from "../../queries/figures.js";
import type { Figure } from "../../state.js";
import { pitfall } from "../perception/ground.js";
import { activeEnemies, areOpposed, type Danger, type Position, squaresBeside } from "../perception/position.js";
import { oddsOfBlow } from "./odds.js";

/** An enemy who could come: the squares that it comes to in time, and what its blow does. */
interface Comer {
  readonly enemy: Figure;
  readonly near: Uint8Array;
  readonly hits: number;
}

/** What the enemies of a figure could do to it, square by square: who stands beside strikes twice, who must come first, once. */
export function dangerTo(position: Position, figure: Figure): Danger {
  let danger = position.dangers.get(figure);
  if (!danger) {
    danger = workOut(position, figure);
    position.dangers.set(figure, danger);
  }
  return danger;
}

const nothing: Danger = () => 0;

function workOut(position: Position, figure: Figure): Danger {
  const comers: Comer[] = [];
  for (const enemy of activeEnemies(position, figure)) {
    if (!lastingOf(enemy, "held")) comers.push(comer(position, enemy, figure));
  }
  if (comers.length === 0) return nothing;
  const found = new Float64Array(position.board.grid.squares).fill(-1);
  return (square) => {
    let points = found[square]!;
    if (points < 0) {
      points = pointsOn(position, figure, square, comers);
      found[square] = points;
    }
    return points;
  };
}

function pointsOn(position: Position, figure: Figure, square: number, comers: readonly Comer[]): number {
  const beside = squaresBeside(position, square);
  const blows: number[] = [];
  for (const { enemy, near, hits } of comers) {
    let strikes = 0;
    for (const place of beside) {
      if (place === enemy.square) strikes = 2;
      else if (strikes === 0 && near[place] === 1 && isOpen(position, figure, place)) strikes = 1;
    }
    if (strikes > 0) blows.push(strikes * hits);
  }
  if (blows.length === 0) return 0;
  // No more of them than find room.
  let room = 0;
  for (const place of beside) {
    const other = position.on[place];
    if (!other || other === figure || comers.some(({ enemy }) => enemy === other)) room += 1;
  }
  if (blows.length > 1) blows.sort((a, b) => b - a);
  let points = 0;
  for (let i = 0; i < room && i < blows.length; i++) points += blows[i]!;
  return points;
}

function isOpen({ on, blocked }: Position, figure: Figure, square: number): boolean {
  return blocked[square] === 0 && (on[square] === undefined || on[square] === figure);
}

/** What two movement dice give, more or less. */
const usualMove = 7;

function comer(position: Position, enemy: Figure, figure: Figure): Comer {
  return {
    enemy,
    near: squaresWithin(position, enemy, figure),
    hits: oddsOfBlow(position.content, enemy, figure).hits,
  };
}

function moveOf(enemy: Figure): number {
  const walks = enemy.kind === "hero" || enemy.kind === "ally" ? usualMove : enemy.move;
  return lastingOf(enemy, "cannot-move") ? 0 : enemy.pit ? Math.floor(walks / 2) : walks;
}

/**
 * The same for everybody who can act, where each stands: with one look at the ways of each for all whom it might strike, so that somebody who stands
 * in a doorway is also in the way of those who come for him.
 */
export function dangersAll(position: Position): ReadonlyMap<Figure, number> {
  const able = position.table.figures.filter((figure) => !isHelpless(figure) && !isWaitingAlly(figure));
  const near = new Map<Figure, Uint8Array>();
  for (const enemy of able) if (!lastingOf(enemy, "held")) near.set(enemy, squaresWithin(position, enemy));
  const dangers = new Map<Figure, number>();
  for (const figure of able) {
    const comers: Comer[] = [];
    for (const [enemy, squares] of near) {
      if (!areOpposed(enemy, figure) || !mayCome(position, figure, enemy, squares)) continue;
      comers.push({ enemy, near: squares, hits: oddsOfBlow(position.content, enemy, figure).hits });
    }
    if (comers.length > 0) dangers.set(figure, pointsOn(position, figure, figure.square, comers));
  }
  return dangers;
}

function mayCome(position: Position, { square }: Figure, enemy: Figure, near: Uint8Array): boolean {
  return squaresBeside(position, square).some((place) => near[place] === 1 || place === enemy.square);
}

/** The squares to which an enemy comes with a movement, as if the one whom it is after stood nowhere. */
function squaresWithin({ ground, on }: Position, enemy: Figure, figure?: Figure): Uint8Array {
  const move = moveOf(enemy);
  const { firstStep, stepTo, stepIntoTrap, board } = ground;
  // HQ-4.7-a: heroes pass through each other, antagonists don't.
  const passes = !isAntagonist(enemy);
  const near = new Uint8Array(board.grid.squares);
  near[enemy.square] = 1;
  const reached = [enemy.square];
  let from = 0;
  for (let steps = 0; steps < move; steps++) {
    const end = reached.length;
    for (; from < end; from++) {
      const here = reached[from]!;
      for (let i = firstStep[here]!; i < firstStep[here + 1]!; i++) {
        const there = stepTo[i]!;
        if (near[there] === 1 || stepIntoTrap[i]! >= pitfall) continue;
        const other = on[there];
        if (other && other !== figure && !(passes && !isAntagonist(other))) continue;
        near[there] = 1;
        reached.push(there);
      }
    }
  }
  return near;
}

/** How bad so many points are for a figure, in the measure of blows: its last ones count most. */
export function risk(figure: Figure, points: number): number {
  return (2 * points) / Math.max(1, figure.body);
}
