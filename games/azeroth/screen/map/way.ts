import { distance, type SpaceId } from "../../open.js";

/** AZ-move-2: the movement die gives 2.5 spaces on average. */
const spacesInTurn = 2.5;

/** Steps from one space to another, and about how many turns that is. */
export function wayThere(from: SpaceId, to: SpaceId): { readonly moves: number; readonly turns: number } {
  const moves = distance(from, to);
  return { moves, turns: Math.ceil(moves / spacesInTurn) };
}
