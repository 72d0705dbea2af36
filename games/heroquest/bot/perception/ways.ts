import { shareSide } from "../../content/board/grid.js";
import { edgeFrom } from "../../queries/board/squares.js";
import { areEnemies, isAntagonist, isHelpless, isInShock, isWaitingAlly } from "../../queries/figures.js";
import { hasTrait } from "../../queries/traits.js";
import type { Figure } from "../../state.js";
import { isRace } from "../policy/heroes/goal.js";
import { isLeftToOthers } from "./disarming.js";
import { chasm, deepPitfall, pitfall } from "./ground.js";
import { areOpposed, enemiesBeside, type Position } from "./position.js";
import { cheapestWays, fewestSteps, pathTo, unreached, type Ways } from "./search.js";

/** What somebody on a square adds to the cost of a step there, in quarters of a square. */
const throughFriend = 1;
/** HQ-4.7-a: farther than any movement. */
const behindComrade = 80;
/** Farther than any movement, too: nobody walks through an enemy, but what lies behind isn't out of the world. */
const pastEnemy = 120;

/** The cheapest ways of a figure to all squares that it could come to, in this turn or later. */
export function waysOf(position: Position, figure: Figure): Ways {
  let ways = position.ways.get(figure);
  if (!ways) {
    ways = findWays(position, figure);
    position.ways.set(figure, ways);
  }
  return ways;
}

/** For each square, what whoever stands there adds to the cost: marked before a search, and wiped afterwards. */
let standing = new Int16Array(0);

function findWays(position: Position, figure: Figure): Ways {
  const { ground, table, on } = position;
  const { squares } = ground.board.grid;
  if (standing.length < squares) standing = new Int16Array(squares);
  // HQ-4.7-a: heroes pass through each other; antagonists wait behind each other, and everybody behind an ally who has joined nobody.
  const friend = isAntagonist(figure) ? behindComrade : throughFriend;
  for (const { square } of table.figures) {
    const other = on[square]!;
    if (other === figure) continue;
    if (areOpposed(other, figure)) standing[square] = pastEnemy;
    else standing[square] = isWaitingAlly(other) || isHeldUpOn(position, figure, square) ? behindComrade : friend;
  }
  const ways = cheapestWays(ground, figure.square, standing);
  for (const { square } of table.figures) standing[square] = 0;
  return ways;
}

/** HQ-RH5-b: nobody passes through a companion where an enemy's combat zone would hold him up. */
function isHeldUpOn(position: Position, figure: Figure, square: number): boolean {
  if (position.table.turn?.zones !== true || hasTrait(figure, "warrior")) return false;
  return enemiesBeside(position, figure, square) > 0;
}

/** The fewest steps from a square over the ground as it is, whoever stands there. */
export function stepsOver({ ground }: Position, from: number): Ways {
  let steps = ground.steps[from];
  if (!steps) {
    steps = fewestSteps(ground, from);
    ground.steps[from] = steps;
  }
  return steps;
}

/** How many steps each square is from the nearest of some figures, whoever stands between. */
export function stepsFromNearest(
  position: Position,
  figures: readonly Figure[],
  farOff: number,
): (square: number) => number {
  const costs = figures.map(({ square }) => stepsOver(position, square).cost);
  return (square) => {
    let least = Number.POSITIVE_INFINITY;
    for (const cost of costs) {
      const steps = cost[square]! < 0 ? farOff : cost[square]!;
      if (steps < least) least = steps;
    }
    return least;
  };
}

/** How many squares of movement a way takes, and what is in the way as if it were squares; infinite where there is none. */
export function squaresTo(reach: Ways, square: number): number {
  const cost = reach.cost[square]!;
  return cost === unreached ? Number.POSITIVE_INFINITY : cost >> 2;
}

export function isReached(reach: Ways, square: number): boolean {
  return reach.cost[square] !== unreached;
}

/** Whether a figure could end its movement here. */
export function canStay({ on, trapOnSquare }: Position, figure: Figure, square: number): boolean {
  const other = on[square];
  return (!other || other === figure) && trapOnSquare[square] === 0;
}

/**
 * The next step on the way to a square with so many squares of movement: none when the way that can be made in this
 * movement ends nowhere that one can stay, when a jump comes next, or when somebody else will see to what is in the way.
 */
export function nextStep(
  position: Position,
  reach: Ways,
  figure: Figure,
  to: number,
  left: number,
): number | undefined {
  const path = pathTo(reach, to);
  if (!path || path.length === 0) return undefined;
  // Nobody jumps from a square that somebody else stands on.
  if (!isShared(position, figure) && gapAhead(position, reach, figure, to) !== undefined) return undefined;
  const most = Math.min(left, path.length);
  for (let i = 0; i < most; i++) {
    const square = path[i]!;
    const from = i > 0 ? path[i - 1]! : figure.square;
    const other = position.on[square];
    if (other && areOpposed(other, figure)) return undefined;
    // HQ-4.7-a: antagonists don't pass through each other, nor anybody through an ally who has joined nobody.
    const isInWay = isAntagonist(figure) || (other && (isWaitingAlly(other) || isHeldUpOn(position, figure, square)));
    if (other && other !== figure && isInWay) return undefined;
    // Whoever must go through a pit and can't jump it falls in, and goes on from there.
    if (position.trapOnSquare[square]! >= pitfall) {
      // Behind a companion who can jump, one waits for the turn to jump.
      const before = i > 0 ? position.on[from] : undefined;
      if (before && !isInShock(before) && canLand(position, from, square)) return undefined;
      if (mayFallInto(position, figure, square, from)) return path[0];
      return isAntagonist(figure) && i > 0 && canStay(position, figure, from) ? path[0] : undefined;
    }
    if (isLeftToOthers(position, figure, from, square)) return undefined;
    const next = path[i + 1];
    if (next !== undefined && isLandingOfOther(position, figure, square, next)) return undefined;
    if (canStay(position, figure, square) || !position.on[square]) return path[0];
  }
  return undefined;
}

/** Whether a pit comes behind this square and a companion stands straight behind that, who would land here. */
function isLandingOfOther(position: Position, figure: Figure, square: number, pit: number): boolean {
  if (position.trapOnSquare[pit]! < pitfall || position.table.round % position.style.pitPatience === 0) return false;
  const far = landing(position, square, pit);
  const other = far === undefined ? undefined : position.on[far];
  return other !== undefined && !areEnemies(other, figure) && !isHelpless(other) && !isInShock(other);
}

/** Whether the way to a square leads over a deep pit or an abyss that this figure can neither jump nor get out of again. */
export function isCutOff(position: Position, reach: Ways, figure: Figure, to: number): boolean {
  const { trapOnSquare } = position;
  const path = pathTo(reach, to) ?? [];
  return path.some((square, i) => {
    if (trapOnSquare[square]! < deepPitfall) return false;
    if (landing(position, i > 0 ? path[i - 1]! : figure.square, square) !== undefined) return false;
    return trapOnSquare[square] === chasm || !hasHelper(position, figure);
  });
}

/** What two movement dice give, more or less. */
export const usualMove = 7;

function isShared({ table }: Position, figure: Figure): boolean {
  return table.figures.some((other) => other !== figure && other.square === figure.square);
}

/**
 * Into a pit where it can't be jumped. While a companion stands on the far side one waits, because it will make room; every
 * few rounds nobody waits any more. HQ-12.2-b: into a deep pit only with a companion who can help out again.
 */
function mayFallInto(position: Position, figure: Figure, square: number, from: number): boolean {
  const { table, on, trapOnSquare } = position;
  if (on[square] || trapOnSquare[square] === chasm) return false;
  const far = landing(position, from, square);
  const beyond = far === undefined ? undefined : on[far];
  const isHeld = beyond !== undefined && areOpposed(beyond, figure);
  if (trapOnSquare[square] === pitfall) {
    // HQ-12.1-a: whoever might not live through the fall waits before it, or jumps.
    if (isAntagonist(figure)) return figure.body > 1;
    // Who runs a race waits for nobody.
    if (beyond === undefined || isRace(table)) return true;
    return figure.kind !== "ally" && (isHeld || isHelpless(beyond) || table.round % position.style.pitPatience === 0);
  }
  // Nobody jumps at an enemy, but one can be struck from below: alone, as a last resort.
  if (isHeld) return (hasHelper(position, figure) && figure.body > sturdy) || table.round % despair === 0;
  return far === undefined && hasHelper(position, figure);
}

/** HQ-12.2-b: whether anybody is there who could help out of a deep pit. */
export function hasHelper({ table }: Position, figure: Figure): boolean {
  return table.figures.some(
    (other) => other !== figure && !areEnemies(other, figure) && !isHelpless(other) && other.pit === "",
  );
}

const despair = 6;
/** With fewer body points nobody lets himself down into a deep pit to strike at somebody. */
const sturdy = 4;

/** Whether an enemy stands in the way to a square. */
export function isBarred({ on }: Position, reach: Ways, figure: Figure, to: number): boolean {
  return (pathTo(reach, to) ?? []).some((square) => {
    const other = on[square];
    return other !== undefined && areOpposed(other, figure);
  });
}

/** The next square on the way, if it is a pit or an abyss that can be jumped from here (HQ-13). */
export function gapAhead(position: Position, reach: Ways, figure: Figure, to: number): number | undefined {
  const path = pathTo(reach, to);
  const over = path?.[0];
  if (over === undefined || over === to || position.trapOnSquare[over]! < pitfall || figure.pit !== "")
    return undefined;
  // Where the way turns in the pit, to a door beside it, a jump would only change sides.
  if (position.trapOnSquare[over] === pitfall && path![1] !== over + (over - figure.square)) return undefined;
  return canLand(position, figure.square, over) ? over : undefined;
}

/** HQ-13-b, HQ-13-g: the square straight behind is there, open and free, and nobody stands between, unless in the pit. */
function canLand(position: Position, from: number, over: number): boolean {
  const { on } = position;
  const far = landing(position, from, over);
  return far !== undefined && on[far] === undefined && (on[over] === undefined || on[over].pit !== "");
}

/** The square on which a jump over another one ends, whoever stands there. */
export function landing(
  { board, closed, blocked, trapOnSquare }: Position,
  from: number,
  over: number,
): number | undefined {
  const { grid } = board;
  const far = over + (over - from);
  if (far < 0 || far >= grid.squares || !shareSide(grid, over, far)) return undefined;
  if (closed[edgeFrom(grid.width, from, over)] === 1 || closed[edgeFrom(grid.width, over, far)] === 1) return undefined;
  return blocked[far] === 0 && trapOnSquare[far] !== chasm ? far : undefined;
}
