import { stepsFrom } from "@tavolata/kit";
import { isAntagonist, lastingOf } from "../figures.js";
import type { Figure } from "../state.js";
import { oddsOfBlow } from "./odds.js";
import { activeEnemies, type Position, pitfall, squaresBeside } from "./position.js";

/** Body points that a figure must expect to lose on a square before its side acts again. */
export type Danger = (square: number) => number;

/** An enemy who could come: how far it is from everywhere, and what its blow does. */
interface Comer {
  readonly enemy: Figure;
  readonly steps: Int32Array | readonly number[];
  readonly move: number;
  readonly hits: number;
}

const known = new WeakMap<Position, Map<Figure, Danger>>();

/** What the enemies of a figure could do to it, square by square: who stands beside strikes twice, who must come first, once. */
export function dangerTo(position: Position, figure: Figure): Danger {
  let ofPosition = known.get(position);
  if (!ofPosition) {
    ofPosition = new Map();
    known.set(position, ofPosition);
  }
  let danger = ofPosition.get(figure);
  if (!danger) {
    danger = workOut(position, figure);
    ofPosition.set(figure, danger);
  }
  return danger;
}

function workOut(position: Position, figure: Figure): Danger {
  const comers = activeEnemies(position, figure)
    .filter((enemy) => !lastingOf(enemy, "held"))
    .map((enemy) => comer(position, enemy, figure));
  const found = new Map<number, number>();
  return (square) => {
    let points = found.get(square);
    if (points === undefined) {
      points = pointsOn(position, figure, square, comers);
      found.set(square, points);
    }
    return points;
  };
}

function pointsOn(position: Position, figure: Figure, square: number, comers: readonly Comer[]): number {
  if (comers.length === 0) return 0;
  const beside = squaresBeside(position, square);
  const blows: number[] = [];
  for (const { enemy, steps, move, hits } of comers) {
    let strikes = 0;
    for (const place of beside) {
      if (place === enemy.square) strikes = 2;
      else if (strikes === 0 && isOpen(position, figure, place) && steps[place]! >= 0 && steps[place]! <= move)
        strikes = 1;
    }
    if (strikes > 0) blows.push(strikes * hits);
  }
  // No more of them than find room.
  const room = beside.filter((place) => {
    const other = position.on[place];
    return !other || other === figure || comers.some(({ enemy }) => enemy === other);
  }).length;
  blows.sort((a, b) => b - a);
  let points = 0;
  for (const blow of blows.slice(0, room)) points += blow;
  return points;
}

function isOpen({ on, blocked }: Position, figure: Figure, square: number): boolean {
  return blocked[square] === 0 && (on[square] === undefined || on[square] === figure);
}

/** What two movement dice give, more or less. */
const usualMove = 7;

function comer(position: Position, enemy: Figure, figure: Figure): Comer {
  const { board, closed, blocked, on, trapOnSquare } = position;
  const { graph, edgeOfWay } = board.grid;
  // HQ-4.7-a: heroes pass through each other, antagonists don't.
  const passes = !isAntagonist(enemy);
  const walks = enemy.kind === "hero" || enemy.kind === "ally" ? usualMove : enemy.move;
  const move = lastingOf(enemy, "cannot-move") ? 0 : enemy.pit ? Math.floor(walks / 2) : walks;
  const { cost } = stepsFrom(
    graph,
    enemy.square,
    (_from, to, way) => {
      if (closed[edgeOfWay[way]!] !== 0 || blocked[to] !== 0 || trapOnSquare[to]! >= pitfall) return false;
      const other = on[to];
      return !other || other === figure || (passes && !isAntagonist(other));
    },
    move,
  );
  return { enemy, steps: cost, move, hits: oddsOfBlow(enemy, figure).hits };
}

/** How bad so many points are for a figure, in the measure of blows: its last ones count most. */
export function risk(figure: Figure, points: number): number {
  return (2 * points) / Math.max(1, figure.body);
}
