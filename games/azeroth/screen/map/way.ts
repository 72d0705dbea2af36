import { distance } from "../../queries/board.js";
import { usualSpaces } from "../../queries/route.js";
import type { SpaceId } from "../../state.js";

/** Steps from one space to another, and about how many turns that is. */
export function wayThere(from: SpaceId, to: SpaceId): { readonly moves: number; readonly turns: number } {
  const moves = distance(from, to);
  return { moves, turns: Math.ceil(moves / usualSpaces) };
}
