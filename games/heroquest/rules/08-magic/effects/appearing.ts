import { isOnBoard, passesHiddenTraps } from "../../../queries/figures.js";
import type { Figure, HeroFlow, Table } from "../../../state.js";
import { putBackUnlessFirm } from "../../04-movement/arrive.js";
import { lookRound } from "../../11-discovery/discovery.js";
import { springSquare } from "../../12-traps/spring.js";

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
