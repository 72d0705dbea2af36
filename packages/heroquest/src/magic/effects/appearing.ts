import { lookRound } from "../../discovery/discovery.js";
import { isAntagonist, isOnBoard } from "../../figures.js";
import type { Figure, HeroFlow, Table } from "../../state.js";
import { springSquare } from "../../traps/spring.js";

/** Somebody stands on a square without having walked there: what lies on it goes off, what is in sight is placed. */
export function* appear(t: Table, figure: Figure, square: number): HeroFlow {
  const { state } = t;
  figure.pit = "";
  figure.square = square;
  yield* springSquare(t, figure, undefined);
  if (!isAntagonist(figure)) state.trodden[square] = 1;
  if (isOnBoard(state, figure)) lookRound(t, figure);
}
