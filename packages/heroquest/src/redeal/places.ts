import type { Chance } from "@tavolata/kernel";
import { corridor } from "../board/geometry.js";
import { boardOf, figureAt } from "../board/squares.js";
import type { HeroQuest, Secrets, UnplacedScenery } from "../state.js";

/** How often another place is tried before something stays where it is. */
export const tries = 12;

/** Rooms that nobody has looked into. */
export function unseenRooms(state: HeroQuest): number[] {
  const { squaresOf } = boardOf(state);
  const rooms: number[] = [];
  for (let room = corridor + 1; room < squaresOf.length; room++) if (isUnknown(state, room)) rooms.push(room);
  return rooms;
}

/** Nobody has looked into it, and no spell has told who is there. */
export function isUnknown({ rooms, magic }: HeroQuest, room: number): boolean {
  return !rooms.includes(room) && !magic.overheard.includes(room);
}

export function pick<T>(list: readonly T[], chance: Chance): T {
  return list[chance.below(list.length)]!;
}

/** A square of an unseen room, or of the corridor out of sight. */
export function unseenSquare(state: HeroQuest, rooms: readonly number[], inCorridor: boolean, chance: Chance): number {
  const { squaresOf } = boardOf(state);
  return pick(squaresOf[inCorridor || rooms.length === 0 ? corridor : pick(rooms, chance)]!, chance);
}

export function isTaken(secrets: Secrets, square: number, but?: UnplacedScenery): boolean {
  return (
    secrets.rubble.includes(square) ||
    secrets.abyss.includes(square) ||
    secrets.antagonists.some((one) => one.square === square) ||
    secrets.scenery.some((piece) => piece !== but && piece.squares.includes(square))
  );
}

/** Something stands there that no figure can enter, or another trap lies there. */
export function isCovered(state: HeroQuest, secrets: Secrets, square: number): boolean {
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

/** Tries places out of sight, in a room or along the corridor as before, until one is free; nothing when none was found. */
export function freePlace(
  state: HeroQuest,
  secrets: Secrets,
  before: number,
  chance: Chance,
  fits: (to: number) => boolean = () => true,
): number | undefined {
  const rooms = unseenRooms(state);
  const inCorridor = boardOf(state).roomOf[before] === corridor;
  if (!inCorridor && rooms.length === 0) return undefined;
  for (let i = 0; i < tries; i++) {
    const to = unseenSquare(state, rooms, inCorridor, chance);
    if (state.seen[to] === 1 || isTaken(secrets, to) || figureAt(state, to) || !fits(to)) continue;
    return to;
  }
  return undefined;
}
