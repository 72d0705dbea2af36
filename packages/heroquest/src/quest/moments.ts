import { areAdjacent, boardOf } from "../board/squares.js";
import type { When } from "../content/quests/format.js";
import type { HeroQuest } from "../state.js";

/** Whether a moment of the quest has come, as the table remembers it. */
export function hasCome(state: HeroQuest, when: When): boolean {
  const { letters, squaresOf, squareOf, edgeNames } = boardOf(state);
  switch (when.on) {
    case "start":
      return true;
    case "room-entered":
      return isTrodden(state, squaresOf[letters.indexOf(when.room)]!);
    case "square-entered":
      return when.squares.some((name) => state.trodden[squareOf.get(name)!] === 1);
    case "door-opened":
      return isOpened(state, edgeNames, when.edge);
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

function isOpened({ doors }: HeroQuest, edgeNames: readonly string[], name: string): boolean {
  for (const { edge, open } of doors) if (open && edgeNames[edge] === name) return true;
  return false;
}

function isTaken({ figures }: HeroQuest, item: string): boolean {
  for (const { kind, items } of figures) if (kind === "hero" && items.includes(item)) return true;
  return false;
}

function isTrodden({ trodden }: HeroQuest, squares: readonly number[]): boolean {
  for (const square of squares) if (trodden[square] === 1) return true;
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
  const ally = state.figures.find((figure) => figure.kind === "ally" && figure.questName === questName);
  if (!ally) return false;
  return state.figures.some(({ kind, square }) => kind === "hero" && areAdjacent(state, square, ally.square));
}
