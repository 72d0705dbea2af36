import { done, type RuleId } from "@tavolata/kernel";
import { boardOf, edgeFrom, sharesSquare } from "../../queries/board/squares.js";
import { isHelpless, isOnBoard, passesHiddenTraps } from "../../queries/figures.js";
import type { Figure, HeroFlow, HeroQuest, Table, Turn } from "../../state.js";
import { isTrapped, pitAt } from "../12-traps/known.js";
import { springTraps } from "../12-traps/spring.js";

const step: readonly RuleId[] = ["HQ-4.5"];

/**
 * A figure comes onto an adjacent square by a step, a bump, a jump or an escape, and sets off what lies on the way
 * (HQ-12-b). `turn` is its own activation, if it moves by itself.
 */
export function arrive(
  t: Table,
  figure: Figure,
  to: number,
  turn: Turn | undefined,
  rules: readonly RuleId[] = step,
): HeroFlow {
  const { state } = t;
  const { grid, names } = boardOf(state);
  const from = figure.square;
  const edge = edgeFrom(grid.width, from, to);
  if (figure.pit) {
    const rule = figure.pit === "pit" ? "HQ-12.1-c" : "HQ-12.2-b";
    figure.pit = "";
    t.emit({ type: "climbed-out", figure: figure.id }, { rules: [rule] });
  }
  figure.square = to;
  t.emit(
    { type: "moved", figure: figure.id, from: names[from]!, to: names[to]! },
    { rules, reveals: !passesHiddenTraps(figure) && isNews(t, edge, to) },
  );
  // HQ-8.6-a: whom a spell carries touches no trap, and nobody learns whether there was one.
  const floats = turn?.figure === figure.id && turn.movement?.passes.includes("traps") === true;
  if (!floats && isTrapped(state, edge, to)) return springAndRest(t, figure, from, to, turn);
  if (!floats) tread(t, figure, edge, to);
  if (isOnBoard(state, figure)) settle(t, figure, turn, from);
  return done;
}

function* springAndRest(t: Table, figure: Figure, from: number, to: number, turn: Turn | undefined): HeroFlow {
  const edge = edgeFrom(boardOf(t.state).grid.width, from, to);
  const trod = yield* springTraps(t, figure, edge, turn);
  tread(t, figure, edge, trod ? to : undefined);
  if (isOnBoard(t.state, figure)) settle(t, figure, turn, from);
}

/** Everybody sees that no trap lies there any more, or that none did; on the square only if the figure has come to tread on it. */
function tread({ state }: Table, figure: Figure, edge: number, to: number | undefined): void {
  if (passesHiddenTraps(figure)) return;
  if (to !== undefined) state.trodden[to] = 1;
  state.crossed[edge] = 1;
}

/** A hero learns something by this step, and be it that no trap lies there. */
function isNews({ state }: Table, edge: number, to: number): boolean {
  return state.trodden[to] !== 1 || state.crossed[edge] !== 1 || state.looked[to] !== state.viewChanges;
}

/**
 * HQ-4.8: who can't go on from an occupied square, or from a pit that was avoided, goes back to the last firm one. Without a movement of its own
 * that is the square from which it came.
 */
export function settle(t: Table, figure: Figure, turn: Turn | undefined, from?: number): void {
  const movement = turn?.movement;
  if (canRest(t.state, figure)) {
    if (movement) movement.firm = figure.square;
    return;
  }
  if (movement && movement.left > 0 && !isHelpless(figure)) return;
  const firm = movement?.firm ?? from;
  if (firm !== undefined) putBack(t, figure, firm);
}

/** HQ-4.8, HQ-4.13-b: nobody rests on another's square, nor over an open pit. */
function canRest(state: HeroQuest, figure: Figure): boolean {
  return !sharesSquare(state, figure) && (figure.pit !== "" || !pitAt(state, figure.square));
}

/** Whom something has left where it can't rest goes back to a firm square. Says whether it does. */
export function putBackUnlessFirm(t: Table, figure: Figure, firm: number): boolean {
  if (!isOnBoard(t.state, figure) || canRest(t.state, figure)) return false;
  putBack(t, figure, firm);
  return true;
}

function putBack(t: Table, figure: Figure, firm: number): void {
  const rules = sharesSquare(t.state, figure) ? ["HQ-4.7-b", "HQ-4.8"] : ["HQ-4.13-b"];
  figure.square = firm;
  // Who had just climbed out of a pit is in it again.
  const pit = pitAt(t.state, firm);
  if (pit) figure.pit = pit.kind === "deep-pit" ? "deep-pit" : "pit";
  t.emit({ type: "put-back", figure: figure.id, to: boardOf(t.state).names[firm]! }, { rules });
}
