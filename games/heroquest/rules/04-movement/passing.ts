import { type Bar, bar } from "@tavolata/kernel";
import { isLegalFor } from "../../queries/board/obstacles.js";
import { boardOf, figureAt, isClosed, sharesSquare } from "../../queries/board/squares.js";
import { isHelpless } from "../../queries/figures.js";
import { whyNotThrough } from "../../queries/passing.js";
import type { Figure, HeroFlow, Movement, Table } from "../../state.js";
import { isIcy } from "../08-magic/effects/ground.js";
import { pitAt } from "../12-traps/known.js";
import { whyNotThroughZone } from "../rh-5-zones/combat-zone.js";

/** HQ-4.7: only heroes pass, only through heroes, only with leave, and never to stay there. */
export function whyNotPass(t: Table, movement: Movement, figure: Figure, other: Figure): Bar | undefined {
  const why = whyNotOver(t, movement, figure, other);
  if (why) return why;
  return leadsOn(t, movement, figure, other.square)
    ? undefined
    : bar("HQ-4.7-b", "cannot-end-there", { figure: other.id });
}

/** Why it can't go through somebody, whatever comes behind. */
function whyNotOver(t: Table, movement: Movement, figure: Figure, other: Figure): Bar | undefined {
  const why = whyNotThrough(figure, other, movement, t.options.antagonistsPass);
  if (why) return why;
  // HQ-8.6-a: on ice every movement ends.
  const mustStay = pitAt(t.state, other.square) || isIcy(t.state, other.square);
  return mustStay
    ? bar("HQ-4.7-b", "cannot-end-there", { figure: other.id })
    : whyNotThroughZone(t, figure, other.square);
}

/** HQ-4.7-b: whether the squares that are left lead from an occupied square to an empty one: on, through further friends, or back. */
function leadsOn(t: Table, movement: Movement, figure: Figure, square: number): boolean {
  const { state } = t;
  const points = movement.left - 1;
  if (points < 1) return false;
  // Its own square will be empty then, and leads back.
  if (!sharesSquare(state, figure)) return true;
  const { graph, edgeOfWay } = boardOf(state).grid;
  const passesWalls = movement.passes.includes("walls");
  const reached = [square];
  let first = 0;
  for (let left = points; left > 0 && first < reached.length; left--) {
    const last = reached.length;
    for (; first < last; first++) {
      const from = reached[first]!;
      for (let way = graph.firstOut[from]!; way < graph.firstOut[from + 1]!; way++) {
        const next = graph.to[way]!;
        if (reached.includes(next) || (isClosed(state, edgeOfWay[way]!) && !passesWalls)) continue;
        if (isLegalFor(state, figure, next)) return true;
        const other = figureAt(state, next);
        if (other && !whyNotOver(t, movement, figure, other)) reached.push(next);
      }
    }
  }
  return false;
}

/** HQ-4.7-a: the other hero's player is asked; who can't answer permits. */
export function* permits(t: Table, figure: Figure, other: Figure): HeroFlow<boolean> {
  if (other.seat === figure.seat || isHelpless(other)) return true;
  if (yield* t.confirm(other.seat, "passage", "HQ-4.7-a")) return true;
  t.emit({ type: "passage-refused", figure: figure.id, by: other.id }, { rules: ["HQ-4.7-a"] });
  return false;
}
