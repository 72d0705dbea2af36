import { columnOf, rowOf, squareAt, squaresApart } from "../../content/board/grid.js";
import type { Affected } from "../../content/effects.js";
import { corridor } from "../../queries/board/geometry.js";
import { lineBetween, sees } from "../../queries/board/sight-line.js";
import { areAdjacent, boardOf, closedEdges } from "../../queries/board/squares.js";
import { areEnemies, isAntagonist } from "../../queries/figures.js";
import type { Figure, HeroQuest } from "../../state.js";
import { sightOfWalls } from "../11-discovery/discovery.js";
import type { Casting } from "./vocabulary.js";

/** Whom an effect touches; without a word for it the card's target, or the user when it has none. */
export function affectedBy(state: HeroQuest, casting: Casting, on: Affected | undefined): Figure[] {
  // HQ-11.3: whom the quest hasn't woken yet nothing touches.
  return touchedBy(state, casting, on).filter(({ asleep }) => !asleep);
}

function touchedBy(state: HeroQuest, { user, aim }: Casting, on: Affected | undefined): Figure[] {
  const target = aim.figure ?? user;
  const beside = (middle: Figure) =>
    state.figures.filter((other) => other !== middle && areAdjacent(state, middle.square, other.square));
  switch (on) {
    case undefined:
      return state.figures.includes(target) ? [target] : [];
    case "user":
      return state.figures.includes(user) ? [user] : [];
    case "friends-adjacent":
      return beside(user).filter((other) => !areEnemies(other, user));
    case "enemies-adjacent":
      return beside(user).filter((other) => areEnemies(other, user));
    case "everybody-adjacent":
      return beside(user);
    case "enemies-adjacent-to-target":
      return beside(target).filter((other) => areEnemies(other, user));
    case "figures-in-room":
      return inRoomOf(state, user);
    case "enemies-in-room":
      return inRoomOf(state, user).filter((other) => areEnemies(other, user));
    case "all-heroes-in-room":
      return inRoomOf(state, user).filter((other) => other.kind === "hero");
    case "line":
      return onLine(state, user, target);
    case "nearest-friend":
      return nearestFriend(state, user);
  }
}

/** Everybody else in the room; in a corridor, everybody along it as far as one sees past figures. */
function inRoomOf(state: HeroQuest, user: Figure): Figure[] {
  const { roomOf, grid } = boardOf(state);
  const room = roomOf[user.square]!;
  const sight = sightOfWalls(state);
  return state.figures.filter(
    (other) =>
      other !== user &&
      roomOf[other.square] === room &&
      (room !== corridor || sees(grid, user.square, other.square, sight)),
  );
}

/** Everybody on the straight line from the user through the target, up to the first wall. */
function onLine(state: HeroQuest, user: Figure, target: Figure): Figure[] {
  const { grid } = boardOf(state);
  const columns = columnOf(grid, target.square) - columnOf(grid, user.square);
  const rows = rowOf(grid, target.square) - rowOf(grid, user.square);
  if (columns === 0 && rows === 0) return [target];
  let [column, row] = [columnOf(grid, target.square), rowOf(grid, target.square)];
  while (isOn(column + columns, grid.width) && isOn(row + rows, grid.height)) {
    column += columns;
    row += rows;
  }
  const far = squareAt(grid, column, row);
  const line = [...lineBetween(grid, user.square, far).squares, far];
  const sight = { edges: closedEdges(state) };
  return state.figures.filter(
    (other) =>
      other === target ||
      (other !== user && line.includes(other.square) && sees(grid, user.square, other.square, sight)),
  );
}

function isOn(place: number, length: number): boolean {
  return place >= 0 && place < length;
}

function nearestFriend(state: HeroQuest, user: Figure): Figure[] {
  const { grid } = boardOf(state);
  let nearest: Figure | undefined;
  for (const other of state.figures) {
    if (other === user || isAntagonist(other) !== isAntagonist(user)) continue;
    if (!nearest || apart(other) < apart(nearest)) nearest = other;
  }
  return nearest ? [nearest] : [];

  function apart(other: Figure): number {
    return squaresApart(grid, user.square, other.square);
  }
}
