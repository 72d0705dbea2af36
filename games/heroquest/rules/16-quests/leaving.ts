import { done } from "@tavolata/kernel";
import { sideOf } from "../../queries/figures.js";
import type { Figure, HeroFlow, Table, Turn } from "../../state.js";
import { hasCombatZones } from "../rh-5-zones/combat-zone.js";
import { disengage } from "../rh-6-disengage/disengage.js";

/** HQ-16.2: heroes and their friends leave the board by the exit squares of the quest. */
export function mayLeave({ state }: Table, figure: Figure): boolean {
  return state.exit.includes(figure.square) && sideOf(figure) === "heroes";
}

/** HQ-RH6-a: who leaves the board out of the combat zone in which its turn began is attacked first; who falls stays. */
export function leaveByExit(t: Table, turn: Turn, figure: Figure): HeroFlow {
  if (hasCombatZones(t)) return disengageAndLeave(t, turn, figure);
  leaveBoard(t, turn, figure);
  return done;
}

function* disengageAndLeave(t: Table, turn: Turn, figure: Figure): HeroFlow {
  if (yield* disengage(t, turn, figure)) leaveBoard(t, turn, figure);
}

function leaveBoard(t: Table, turn: Turn, figure: Figure): void {
  const { state } = t;
  state.figures.splice(state.figures.indexOf(figure), 1);
  state.gone.push({ figure, how: "left" });
  turn.movement = null;
  turn.actions = 0;
  t.emit({ type: "left-board", figure: figure.id }, { rules: ["HQ-16.2"] });
}
