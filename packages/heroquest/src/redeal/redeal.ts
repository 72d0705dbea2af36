import type { Chance } from "@tavolata/kernel";
import { boardOf } from "../board/squares.js";
import { squaresBeside } from "../discovery/placing.js";
import type { Contents, Door, HeroQuest, Secrets, Trap } from "../state.js";
import { redealMission } from "./mission.js";
import { moveMoments } from "./moments.js";
import { freePlace, isCovered, isTaken, tries } from "./places.js";
import { boxOf, redealRoster } from "./roster.js";

/**
 * Deals anew what adventurers can't know, as a search must hold it possible: nothing lies where it would have been seen, set
 * off or found. Figures, furniture, rubble and chasms go to other unseen places, traps and secret doors to places nobody has
 * proved empty, doors along their walls, what lies in the furniture is mixed, and what the quest does waits elsewhere. Who waits there, who
 * wanders, and how long the heroes have may be otherwise, as far as nobody has told them.
 */
export function redealSecrets(state: HeroQuest, secrets: Secrets, chance: Chance): Secrets {
  if (secrets.notes) secrets.notes = []; // HQ-2.3: nobody else knows what they say, and no rule asks
  moveGround(state, secrets, chance);
  moveScenery(state, secrets, chance);
  mixContents(state, secrets, chance);
  const box = boxOf(state, chance);
  redealMission(state, secrets, chance);
  redealRoster(state, secrets, box, chance);
  moveFigures(state, secrets, chance);
  const doors = moveDoors(state, secrets, chance);
  moveTraps(state, secrets, chance);
  moveCaches(state, secrets, chance);
  moveMoments(state, secrets, doors, box, chance);
  return secrets;
}

/** HQ-1.6: the exit that nobody has seen may be anywhere out of sight. */
export function redealExit(state: HeroQuest, exit: readonly number[], chance: Chance): number[] {
  const [first] = exit;
  if (first === undefined) return [];
  const { roomOf } = boardOf(state);
  const moved = (to: number) => exit.map((square) => square - first + to);
  const to = freePlace(state, state.secrets, first, chance, (place) =>
    moved(place).every(
      (square) => roomOf[square] === roomOf[place] && state.seen[square] !== 1 && !isTaken(state.secrets, square),
    ),
  );
  return to === undefined ? [...exit] : moved(to);
}

/** Rubble and chasms that nobody has seen, and where a spell of escape leads. */
function moveGround(state: HeroQuest, secrets: Secrets, chance: Chance): void {
  for (const squares of [secrets.rubble, secrets.abyss]) {
    for (const [i, square] of squares.entries()) squares[i] = freePlace(state, secrets, square, chance) ?? square;
  }
  if (secrets.refuge >= 0) secrets.refuge = freePlace(state, secrets, secrets.refuge, chance) ?? secrets.refuge;
}

function moveScenery(state: HeroQuest, secrets: Secrets, chance: Chance): void {
  const { roomOf } = boardOf(state);
  for (const piece of secrets.scenery) {
    const first = piece.squares[0]!;
    const moved = (to: number) => piece.squares.map((square) => square - first + to);
    const fits = (to: number) =>
      moved(to).every(
        (square) => roomOf[square] === roomOf[to] && state.seen[square] !== 1 && !isTaken(secrets, square, piece),
      );
    const to = freePlace(state, secrets, first, chance, fits);
    if (to !== undefined) piece.squares = moved(to);
  }
}

/** Treasure may lie in any piece that wasn't searched; a trap on any that wasn't searched for traps. */
function mixContents(state: HeroQuest, secrets: Secrets, chance: Chance): void {
  const places: { squares: readonly number[]; contents: Contents }[] = secrets.scenery.map((piece) => piece);
  for (const { id, squares } of state.scenery) {
    const contents = secrets.contents[id];
    if (contents) places.push({ squares, contents });
  }
  for (let last = places.length - 1; last > 0; last--) {
    const one = places[last]!;
    const other = places[chance.below(last + 1)]!;
    [one.contents.treasure, other.contents.treasure] = [other.contents.treasure, one.contents.treasure];
    // What the quest does when it is found goes with it.
    [one.contents.questName, other.contents.questName] = [other.contents.questName, one.contents.questName];
    if (mayHoldTraps(state, one.squares) && mayHoldTraps(state, other.squares)) {
      [one.contents.trap, other.contents.trap] = [other.contents.trap, one.contents.trap];
    }
  }
}

function mayHoldTraps({ searched }: HeroQuest, squares: readonly number[]): boolean {
  return !squares.some((square) => searched.traps.includes(square) || searched["magical-traps"].includes(square));
}

/** Friends and foes whom nobody has seen. */
function moveFigures(state: HeroQuest, secrets: Secrets, chance: Chance): void {
  const { roomOf } = boardOf(state);
  for (const one of [...secrets.antagonists, ...secrets.allies]) {
    if (state.magic.overheard.includes(roomOf[one.square]!)) continue;
    one.square = freePlace(state, secrets, one.square, chance) ?? one.square;
  }
}

/** A door stays between its two rooms, somewhere along the wall where nobody has looked. Says which doors went where. */
function moveDoors(state: HeroQuest, secrets: Secrets, chance: Chance): ReadonlyMap<number, number> {
  const { searched, seen } = state;
  const unlooked = (squares: readonly number[]) => !squares.some((square) => seen[square] === 1);
  const unsearched = (squares: readonly number[]) =>
    !squares.some((square) => searched["secret-doors"].includes(square));
  const moved = new Map<number, number>();
  const move = (door: Door, fits: (squares: readonly number[]) => boolean) => {
    const { edge } = door;
    slide(state, secrets, door, fits, chance);
    moved.set(edge, door.edge);
  };
  for (const door of secrets.doors) move(door, unlooked);
  for (const door of secrets.secretDoors) move(door, unsearched);
  return moved;
}

function slide(
  state: HeroQuest,
  secrets: Secrets,
  door: Door,
  fits: (squares: readonly number[]) => boolean,
  chance: Chance,
): void {
  const { walls, grid, roomOf } = boardOf(state);
  if (!walls[door.edge]) return;
  const step = door.edge % 2 === 0 ? 2 * grid.width : 2;
  const [one, other] = squaresBeside(state, door.edge);
  const to = door.edge + step * (chance.below(7) - 3);
  if (to < 0 || to >= walls.length || !walls[to]) return;
  const beside = squaresBeside(state, to);
  if (roomOf[beside[0]] !== roomOf[one] || roomOf[beside[1]] !== roomOf[other]) return;
  if (!fits(beside) || [...state.doors, ...secrets.doors, ...secrets.secretDoors].some(({ edge }) => edge === to))
    return;
  door.edge = to;
}

/** A hidden trap lies where no hero has trodden and no search has proved that there is none. */
function moveTraps(state: HeroQuest, secrets: Secrets, chance: Chance): void {
  for (const trap of secrets.traps) {
    for (let i = 0; i < tries; i++) {
      if (trap.edge >= 0 ? moveLine(state, trap, chance) : moveOnSquares(state, secrets, trap, chance)) break;
    }
  }
}

function moveOnSquares(state: HeroQuest, secrets: Secrets, trap: Trap, chance: Chance): boolean {
  const { grid, roomOf } = boardOf(state);
  const first = trap.squares[0]!;
  const to = chance.below(grid.squares);
  const squares = trap.squares.map((square) => square - first + to);
  const searched = state.searched[trap.magical ? "magical-traps" : "traps"];
  for (const square of squares) {
    if (square < 0 || square >= grid.squares || roomOf[square] !== roomOf[to]) return false;
    if (state.trodden[square] === 1 || searched.includes(square) || isCovered(state, secrets, square)) return false;
  }
  trap.squares = squares;
  return true;
}

function moveLine(state: HeroQuest, trap: Trap, chance: Chance): boolean {
  const { grid, walls, edgeNames } = boardOf(state);
  const to = chance.below(2 * grid.squares);
  if (edgeNames[to] === "" || walls[to] || state.crossed[to] === 1 || state.barriers.includes(to)) return false;
  const searched = state.searched[trap.magical ? "magical-traps" : "traps"];
  if (squaresBeside(state, to).some((square) => searched.includes(square))) return false;
  if ([...state.traps, ...state.secrets.traps].some(({ edge }) => edge === to)) return false;
  trap.edge = to;
  return true;
}

function moveCaches(state: HeroQuest, secrets: Secrets, chance: Chance): void {
  const { grid } = boardOf(state);
  for (const cache of secrets.caches) {
    const to = chance.below(grid.squares);
    if (!state.searched.floor.includes(to) && !isCovered(state, secrets, to)) cache.square = to;
  }
}
