import { done, type RuleId } from "@tavolata/kernel";
import { boardOf, edgeFrom, sharesSquare } from "../board/squares.js";
import { isAntagonist, isHelpless, isOnBoard } from "../figures.js";
import type { Figure, HeroFlow, Table, Turn } from "../state.js";
import { isTrapped, pitAt } from "../traps/known.js";
import { springTraps } from "../traps/spring.js";

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
    { rules, reveals: !isAntagonist(figure) && isNews(t, edge, to) },
  );
  // HQ-8.6-a: whom a spell carries touches no trap, and nobody learns whether there was one.
  const floats = turn?.figure === figure.id && turn.movement?.passes.includes("traps") === true;
  if (!floats && isTrapped(state, edge, to)) return springAndRest(t, figure, edge, to, turn);
  if (!floats) tread(t, figure, edge, to);
  if (isOnBoard(state, figure)) settle(t, figure, turn);
  return done;
}

function* springAndRest(t: Table, figure: Figure, edge: number, to: number, turn: Turn | undefined): HeroFlow {
  yield* springTraps(t, figure, edge, turn);
  tread(t, figure, edge, to);
  if (isOnBoard(t.state, figure)) settle(t, figure, turn);
}

/** Everybody sees that no trap lies there any more, or that none did. */
function tread({ state }: Table, figure: Figure, edge: number, to: number): void {
  if (isAntagonist(figure)) return;
  state.trodden[to] = 1;
  state.crossed[edge] = 1;
}

/** A hero learns something by this step, and be it that no trap lies there. */
function isNews({ state }: Table, edge: number, to: number): boolean {
  return state.trodden[to] !== 1 || state.crossed[edge] !== 1 || state.looked[to] !== state.viewChanges;
}

/** HQ-4.8: who can't go on from an occupied square, or from a pit that was avoided, goes back to the last firm one. */
export function settle(t: Table, figure: Figure, turn: Turn | undefined): void {
  const movement = turn?.movement;
  const shares = sharesSquare(t.state, figure);
  if (!shares && (figure.pit || !pitAt(t.state, figure.square))) {
    if (movement) movement.firm = figure.square;
    return;
  }
  if (!movement || (movement.left > 0 && !isHelpless(figure))) return;
  figure.square = movement.firm;
  t.emit(
    { type: "put-back", figure: figure.id, to: boardOf(t.state).names[movement.firm]! },
    { rules: shares ? ["HQ-4.7-b", "HQ-4.8"] : ["HQ-4.13-b"] },
  );
}
