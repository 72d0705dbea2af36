import type { When } from "../../content/quests/format.js";
import { areAdjacent, boardOf } from "../../queries/board/squares.js";
import type { Figure, HeroQuest } from "../../state.js";

/** Whether a moment of the quest has come, as the table remembers it. */
export function hasCome(state: HeroQuest, when: When): boolean {
  switch (when.on) {
    case "start":
      return true;
    case "room-seen":
      return isRoomSeen(state, when.room);
    case "room-entered":
      return isRoomTrodden(state, when.room);
    case "square-entered":
      return isAnyTrodden(state, when.squares);
    case "door-opened":
      return isOpened(state, when.edge);
    case "searched":
      return state.secrets.moments.length > 0 && state.secrets.moments.includes(searchedMoment(when.what));
    case "figure-removed":
      return isRemoved(state, when.figure);
    case "all-removed":
      return when.figures.every((figure) => isRemoved(state, figure));
    case "item-taken":
      return isTaken(state, when.item);
    case "ally-reached":
      return isReached(state, when.ally);
    case "round-begins":
      return state.round >= when.round;
    case "lever-pulled":
      return state.secrets.moments.length > 0 && state.secrets.moments.includes(leverMoment(when.square));
  }
}

function isOpened(state: HeroQuest, name: string): boolean {
  const { edgeNames } = boardOf(state);
  for (const { edge, open } of state.doors) if (open && edgeNames[edge] === name) return true;
  return false;
}

function isTaken({ figures }: HeroQuest, item: string): boolean {
  for (const { kind, items } of figures) if (kind === "hero" && items.includes(item)) return true;
  return false;
}

function isRoomSeen(state: HeroQuest, letter: string): boolean {
  return state.rooms.includes(boardOf(state).letters.indexOf(letter));
}

function isRoomTrodden(state: HeroQuest, letter: string): boolean {
  // Whoever is in a room has seen it: most of the time that is answer enough.
  if (!isRoomSeen(state, letter)) return false;
  const { letters, squaresOf } = boardOf(state);
  for (const square of squaresOf[letters.indexOf(letter)]!) if (state.trodden[square] === 1) return true;
  return false;
}

function isAnyTrodden(state: HeroQuest, names: readonly string[]): boolean {
  const { squareOf } = boardOf(state);
  for (const name of names) if (state.trodden[squareOf.get(name)!] === 1) return true;
  return false;
}

export function searchedMoment(questName: string): string {
  return `searched:${questName}`;
}

export function leverMoment(square: string): string {
  return `lever:${square}`;
}

export function isRemoved({ gone }: HeroQuest, questName: string): boolean {
  for (const { figure, how } of gone) if (how !== "left" && figure.questName === questName) return true;
  return false;
}

/** A hero stands beside the ally, and isn't on the way. */
function isReached(state: HeroQuest, questName: string): boolean {
  if (state.turn?.movement) return false;
  for (const ally of state.figures) {
    if (ally.kind === "ally" && ally.questName === questName) return isBesideHero(state, ally);
  }
  return false;
}

function isBesideHero(state: HeroQuest, ally: Figure): boolean {
  for (const { kind, square } of state.figures) {
    if (kind === "hero" && areAdjacent(state, square, ally.square)) return true;
  }
  return false;
}
