import { brokenOff, type TurnActivity } from "../../queries/activity.js";
import { heroFigure } from "../../queries/figures.js";
import { movementPoints } from "../../queries/profile.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { saves } from "../05-heroes/saving-throw.js";
import { comeOut } from "../07-powers/hiding.js";

/**
 * Spends an activity. SS-4.2.1-d: a Combat ends the Movement for good. SS-10.6.4-a: a Blinded hero must save first, or the activity is spent
 * for nothing; SS-10.6.4-b: a Free Action, too. Says whether it can go on.
 */
export function* startActivity(t: Table, figure: Figure, activity: TurnActivity): SoulsFlow<boolean> {
  const { turn } = t.state;
  comeOut(t, figure);
  if (activity !== "free") {
    turn[activity] -= 1;
    turn.spent += 1;
  }
  if (activity === "combat") {
    if (turn.moving && turn.points > 0) turn.done.push(brokenOff);
    endMovement(t.state);
  }
  if (activity === "movement") {
    turn.moving = true;
    turn.points = movementPoints(t.content, t.state, figure);
  }
  if (figure.blinded === "none") return true;
  const rule = activity === "free" ? "SS-10.6.4-b" : "SS-10.6.4-a";
  if (yield* saves(t, figure, rule)) return true;
  if (activity === "movement") endMovement(t.state);
  t.emit({ type: "activity-wasted", figure: figure.id, activity }, { rules: [rule] });
  return false;
}

/** SS-6.1-a: what is left of the points is lost. */
function endMovement(s: Souls): void {
  s.turn.moving = false;
  s.turn.points = 0;
}

/** The figure whose turn it is. */
export function activeFigure(s: Souls): Figure {
  return heroFigure(s, s.active);
}
