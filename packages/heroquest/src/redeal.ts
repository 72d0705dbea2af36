import type { Chance } from "@tavolata/kernel";
import { corridor } from "./board/geometry.js";
import { boardOf } from "./board/squares.js";
import { squaresBeside } from "./discovery/placing.js";
import type { Contents, Door, HeroQuest, Secrets, Trap, UnplacedScenery } from "./state.js";

/** How often another place is tried before something stays where it is. */
const tries = 12;

/**
 * Deals anew what adventurers can't know, as a search must hold it possible: nothing lies where it would have been seen, set
 * off or found. Figures and furniture go to other unseen places, traps and secret doors to places nobody has proved empty,
 * doors along their walls, and what lies in the furniture is mixed.
 */
export function redealSecrets(state: HeroQuest, secrets: Secrets, chance: Chance): Secrets {
  moveScenery(state, secrets, chance);
  mixContents(state, secrets, chance);
  moveAntagonists(state, secrets, chance);
  moveDoors(state, secrets, chance);
  moveTraps(state, secrets, chance);
  moveCaches(state, secrets, chance);
  return secrets;
}

/** Rooms that nobody has looked into. */
function unseenRooms(state: HeroQuest): number[] {
  const { squaresOf } = boardOf(state);
  const rooms: number[] = [];
  for (let room = corridor + 1; room < squaresOf.length; room++) if (isUnknown(state, room)) rooms.push(room);
  return rooms;
}

/** Nobody has looked into it, and no spell has told who is there. */
function isUnknown({ rooms, magic }: HeroQuest, room: number): boolean {
  return !rooms.includes(room) && !magic.overheard.includes(room);
}

function pick<T>(list: readonly T[], chance: Chance): T {
  return list[chance.below(list.length)]!;
}

/** A square of an unseen room, or of the corridor out of sight. */
function unseenSquare(state: HeroQuest, rooms: readonly number[], inCorridor: boolean, chance: Chance): number {
  const { squaresOf } = boardOf(state);
  return pick(squaresOf[inCorridor || rooms.length === 0 ? corridor : pick(rooms, chance)]!, chance);
}

function isTaken(secrets: Secrets, square: number, but?: UnplacedScenery): boolean {
  return (
    secrets.rubble.includes(square) ||
    secrets.abyss.includes(square) ||
    secrets.antagonists.some((one) => one.square === square) ||
    secrets.scenery.some((piece) => piece !== but && piece.squares.includes(square))
  );
}

function moveScenery(state: HeroQuest, secrets: Secrets, chance: Chance): void {
  const { roomOf } = boardOf(state);
  const rooms = unseenRooms(state);
  for (const piece of secrets.scenery) {
    const first = piece.squares[0]!;
    if (roomOf[first] === corridor) continue;
    for (let i = 0; i < tries; i++) {
      const to = unseenSquare(state, rooms, false, chance);
      const squares = piece.squares.map((square) => square - first + to);
      const fits = squares.every(
        (square) => roomOf[square] === roomOf[to] && state.seen[square] !== 1 && !isTaken(secrets, square, piece),
      );
      if (!fits || roomOf[to] === corridor) continue;
      piece.squares = squares;
      break;
    }
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
    if (mayHoldTraps(state, one.squares) && mayHoldTraps(state, other.squares)) {
      [one.contents.trap, other.contents.trap] = [other.contents.trap, one.contents.trap];
    }
  }
}

function mayHoldTraps({ searched }: HeroQuest, squares: readonly number[]): boolean {
  return !squares.some((square) => searched.traps.includes(square) || searched["magical-traps"].includes(square));
}

function moveAntagonists(state: HeroQuest, secrets: Secrets, chance: Chance): void {
  const { roomOf } = boardOf(state);
  const rooms = unseenRooms(state);
  for (const one of secrets.antagonists) {
    if (state.magic.overheard.includes(roomOf[one.square]!)) continue;
    for (let i = 0; i < tries; i++) {
      const to = unseenSquare(state, rooms, roomOf[one.square] === corridor, chance);
      if (state.seen[to] === 1 || isTaken(secrets, to)) continue;
      one.square = to;
      break;
    }
  }
}

/** A door stays between its two rooms, somewhere along the wall where nobody has looked. */
function moveDoors(state: HeroQuest, secrets: Secrets, chance: Chance): void {
  const { searched, seen } = state;
  const unlooked = (squares: readonly number[]) => !squares.some((square) => seen[square] === 1);
  const unsearched = (squares: readonly number[]) =>
    !squares.some((square) => searched["secret-doors"].includes(square));
  for (const door of secrets.doors) if (door.kind === "door") slide(state, secrets, door, unlooked, chance);
  for (const door of secrets.secretDoors) slide(state, secrets, door, unsearched, chance);
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

/** Something stands there that no figure can enter, or another trap lies there. */
function isCovered(state: HeroQuest, secrets: Secrets, square: number): boolean {
  return (
    state.rubble.includes(square) ||
    state.abyss.includes(square) ||
    secrets.rubble.includes(square) ||
    secrets.abyss.includes(square) ||
    state.scenery.some(({ squares }) => squares.includes(square)) ||
    secrets.scenery.some(({ squares }) => squares.includes(square)) ||
    state.traps.some(({ squares }) => squares.includes(square)) ||
    secrets.traps.some(({ squares }) => squares.includes(square))
  );
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
