import { bestOf } from "@tavolata/bots";
import { type Board, corridor } from "../../queries/board/geometry.js";
import { canComeToHelp, isInShock } from "../../queries/figures.js";
import type { Figure } from "../../state.js";
import { purposeOf } from "../policy/heroes/goal.js";
import { activeEnemies, enemiesBeside, type Position, squaresBeside, standingHeroes } from "./position.js";
import type { Ways } from "./search.js";
import { isCutOff, isReached, squaresTo, stepsOver, waysOf } from "./ways.js";

/** Something that the heroes haven't seen: behind a door that stands shut, or further along the corridor. */
export interface Frontier {
  /** Where one must stand to look. */
  readonly square: number;
  /** The door to open there; -1 for a corridor. */
  readonly edge: number;
}

/** What a companion who can't come there counts when the nearest door for all is looked for. */
const farAway = 60;

/** The edge of what is known, as far as a hero can come there. */
export function frontiersOf(position: Position, reach: Ways): Frontier[] {
  return [...shutDoors(position, reach), ...darkCorridors(position)].filter(({ square }) => isReached(reach, square));
}

/** A shut door can be opened from both sides. Where one can already walk round to the other side, it isn't worth it. */
function shutDoors({ table, board }: Position, reach: Ways): Frontier[] {
  const doors: Frontier[] = [];
  for (const { edge, kind, open } of table.doors) {
    if (open || kind === "barred") continue;
    const [near, far] = sidesOf(board, edge);
    if (isReached(reach, near) && isReached(reach, far) && wayRound(reach, near, far) <= notFar) continue;
    doors.push({ square: near, edge }, { square: far, edge });
  }
  return doors;
}

/** Whether one stands before a door that nobody has opened. */
export function isAtShutDoor({ table, board }: Position, square: number): boolean {
  return table.doors.some(
    ({ edge, kind, open }) => !open && kind !== "barred" && sidesOf(board, edge).includes(square),
  );
}

/** The two squares that a door parts. */
function sidesOf({ grid }: Board, edge: number): readonly [number, number] {
  const near = edge >> 1;
  return [near, edge % 2 === 0 ? near + 1 : near + grid.width];
}

/** How much farther away one side of a door is than the other, without it. */
function wayRound(reach: Ways, near: number, far: number): number {
  return Math.abs(squaresTo(reach, near) - squaresTo(reach, far));
}

const notFar = 15;

/** Corridor squares that nobody has seen, beside one that somebody has. Without such a memory on the table, none. */
function darkCorridors({ table, board, closed }: Position): Frontier[] {
  const { seen } = table;
  if (!seen) return [];
  const { graph, edgeOfWay } = board.grid;
  const dark: Frontier[] = [];
  for (const square of board.squaresOf[corridor]!) {
    if (seen[square] === 1) continue;
    for (let way = graph.firstOut[square]!; way < graph.firstOut[square + 1]!; way++) {
      if (seen[graph.to[way]!] !== 1 || closed[edgeOfWay[way]!] !== 0) continue;
      dark.push({ square, edge: -1 });
      break;
    }
  }
  return dark;
}

/**
 * Where the party goes next: what is nearest for all of them together, so that they stay together. Where a hero can't
 * cross what lies before that, it looks for another place.
 */
export function nextFrontier(position: Position, reach: Ways, hero: Figure): Frontier | undefined {
  const all = frontiersOf(position, reach);
  if (all.length < 2) return all[0];
  const best = bestFrontier(position, reach, hero, all)!;
  if (!isCutOff(position, reach, hero, best.square)) return best;
  const open = all.filter(({ square }) => !isCutOff(position, reach, hero, square));
  return bestFrontier(position, reach, hero, open) ?? best;
}

function bestFrontier(
  position: Position,
  reach: Ways,
  hero: Figure,
  frontiers: readonly Frontier[],
): Frontier | undefined {
  const own = stepsOver(position, hero.square).cost;
  // Everybody counts alike, so that all come to the same place.
  const party = standingHeroes(position).map(({ square }) => stepsOver(position, square));
  return bestOf(frontiers, ({ square, edge }) => {
    // What lies behind a pit or a trap is looked at later, if there is anything else.
    let steps = Math.min(farAway, Math.max(0, squaresTo(reach, square) - own[square]!));
    for (const { cost } of party) steps += cost[square]! < 0 ? farAway : cost[square]!;
    return -steps - (edge % 7) / 100;
  });
}

/** Whether most of those who can come are near enough to stand by whoever opens a door here. */
export function isPartyNear(position: Position, hero: Figure, square: number): boolean {
  const companions = standingHeroes(position).filter((one) => one !== hero && one.pit === "" && !isInShock(one));
  const { cost } = stepsOver(position, square);
  const able = companions.filter((one) => cost[one.square]! >= 0);
  const near = able.filter((one) => cost[one.square]! <= position.style.nearDoor);
  return near.length >= position.style.together * able.length;
}

/**
 * Where to look when nothing is left to open: the known places in turn, another one every few rounds, so that secret doors
 * are looked for everywhere. Each hero begins elsewhere.
 */
export function patrolOf(position: Position, hero: Figure, reach: Ways): number | undefined {
  const { table } = position;
  const places = placesToSearch(position, reach);
  const unsearched = places.filter((square) => !table.searched?.["secret-doors"].includes(square));
  const choice = unsearched.length > 0 ? unsearched : places;
  const own = table.order.indexOf(hero.seat);
  return choice[(Math.floor(table.round / roundsOnPatrol) + own * strideOfSeats) % choice.length];
}

/** A square of every room that is known and can be reached, and one of every stretch of corridor. */
function placesToSearch({ table, board }: Position, reach: Ways): number[] {
  const places: number[] = [];
  for (const room of table.rooms) {
    const inside = board.squaresOf[room]!.find((square) => isReached(reach, square));
    if (inside !== undefined) places.push(inside);
  }
  for (const [i, square] of board.squaresOf[corridor]!.entries()) {
    if (i % stretch === 0 && isReached(reach, square)) places.push(square);
  }
  return places;
}

/** HQ-5.5: a search covers four squares of corridor to each side. */
const stretch = 8;
const roundsOnPatrol = 3;
const strideOfSeats = 5;
/** After so many rounds whoever remembers no searches has surely made them all. */
const longEnough = 80;

/** After so many rounds nobody believes in it any more: no quest of the book takes half as long. */
const patience = 120;
const patienceAlone = 60;

/** Nothing is left to open, to fight, to empty or to search: the quest can't be won from here. */
export function isAtALoss(position: Position, hero: Figure): boolean {
  const { table } = position;
  // HQ-8.8.c-b: in shock nobody goes anywhere, and there is nobody left to help.
  const isStuck = (one: Figure) => isInShock(one) || (one.pit === "deep-pit" && !table.figures.some(canComeToHelp));
  if (table.round >= (standingHeroes(position).length > 1 ? patience : patienceAlone)) return true;
  // Enemies beside will make an end of it, unless that would be a victory: then they wait until the heroes do.
  const stuck = standingHeroes(position).every(isStuck);
  if (stuck) return enemiesBeside(position, hero, hero.square) === 0;
  if (table.round < roundsOnPatrol || purposeOf(position, hero) === "hold") return false;
  const reach = waysOf(position, hero);
  if (frontiersOf(position, reach).length > 0) return false;
  if (wayOut(position, hero).some((square) => isReached(reach, square))) return false;
  const foes = activeEnemies(position, hero);
  if (foes.some(({ square }) => squaresBeside(position, square).some((beside) => isReached(reach, beside))))
    return false;
  const searched = table.searched?.["secret-doors"];
  if (!searched) return table.round >= longEnough;
  return placesToSearch(position, reach).every((square) => searched.includes(square));
}

/** The exit counts for those who have a reason to go there. */
function wayOut(position: Position, hero: Figure): readonly number[] {
  return purposeOf(position, hero) === "explore" ? [] : (position.table.exit ?? []);
}
