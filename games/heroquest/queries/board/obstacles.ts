import type { Figure, HeroQuest } from "../../state.js";
import { isAntagonist } from "../figures.js";
import { figureAt, hasScenery } from "./squares.js";

/** What lets nobody enter a square: HQ-4.10, HQ-13-d, HQ-4.6. */
export type Obstacle = "rubble" | "abyss" | "scenery";

/**
 * What stands in a figure's way on a square. What no hero has seen yet does so for the Evil Wizard's figures, too: he knows of it. The
 * others learn of it when they look round (HQ-11.1-b).
 */
export function obstacleFor(state: HeroQuest, figure: Figure, square: number): Obstacle | undefined {
  if (state.rubble.includes(square)) return "rubble";
  if (state.abyss.includes(square)) return "abyss";
  if (hasScenery(state, square)) return "scenery";
  return state.seen[square] !== 1 && isAntagonist(figure) ? obstacleBehindScreen(state, square) : undefined;
}

/** What the quest has on a square that isn't on the board yet. */
export function obstacleBehindScreen({ secrets }: HeroQuest, square: number): Obstacle | undefined {
  if (secrets.rubble.includes(square)) return "rubble";
  if (secrets.abyss.includes(square)) return "abyss";
  for (const { squares } of secrets.scenery) if (squares.includes(square)) return "scenery";
  return undefined;
}

/** HQ-4.6: legal for this figure: empty, also of what only the Evil Wizard knows, where it is his figure. */
export function isLegalFor(state: HeroQuest, figure: Figure, square: number): boolean {
  return !figureAt(state, square) && obstacleFor(state, figure, square) === undefined;
}
