import { corridor } from "../../queries/board/geometry.js";
import type { Figure } from "../../state.js";
import { activeEnemies, type Position } from "./position.js";
import { stepsOver } from "./ways.js";

/** Whether no enemy who can act is in the same room, or could be here before the next turn. */
export function isQuiet(position: Position, figure: Figure): boolean {
  const enemies = activeEnemies(position, figure);
  if (enemies.length === 0) return true;
  const { roomOf } = position.board;
  const { cost } = stepsOver(position, figure.square);
  return enemies.every(({ square }) => {
    if (roomOf[square] === roomOf[figure.square] && roomOf[square] !== corridor) return false;
    return cost[square]! < 0 || cost[square]! > earshot;
  });
}

/** Nearer than this, an enemy may be there before the next turn. */
const earshot = 8;
