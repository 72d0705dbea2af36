import { sideOf } from "../figures.js";
import type { Figure, Table, Turn } from "../state.js";

/** HQ-16.2: heroes and their friends leave the board by the exit squares of the quest. */
export function mayLeave({ state }: Table, figure: Figure): boolean {
  return state.exit.includes(figure.square) && sideOf(figure) === "heroes";
}

export function leaveBoard(t: Table, turn: Turn, figure: Figure): void {
  const { state } = t;
  state.figures.splice(state.figures.indexOf(figure), 1);
  state.gone.push({ figure, how: "left" });
  turn.movement = null;
  turn.actions = 0;
  t.emit({ type: "left-board", figure: figure.id }, { rules: ["HQ-16.2"] });
}
