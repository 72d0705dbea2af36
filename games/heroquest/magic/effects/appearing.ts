import { lookRound } from "../../discovery/discovery.js";
import { isOnBoard, passesHiddenTraps } from "../../figures.js";
import { putBackUnlessFirm } from "../../movement/arrive.js";
import type { Figure, HeroFlow, Table } from "../../state.js";
import { springSquare } from "../../traps/spring.js";

/** Somebody stands on a square without having walked there: what lies on it goes off, what is in sight is placed. */
export function* appear(t: Table, figure: Figure, square: number): HeroFlow {
  const { state } = t;
  const { square: from, pit } = figure;
  figure.pit = "";
  figure.square = square;
  yield* springSquare(t, figure, undefined);
  if (!passesHiddenTraps(figure)) state.trodden[square] = 1;
  // HQ-RH7-h-stability, HQ-4.13-b: nobody ends over a pit.
  if (putBackUnlessFirm(t, figure, from)) figure.pit = pit;
  if (isOnBoard(state, figure)) lookRound(t, figure);
}
