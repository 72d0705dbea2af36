import { bar } from "@tavolata/kernel";
import { isMaster } from "../enemies/scroll.js";
import { enemyOf } from "../figures.js";
import { seesBetween } from "../map/sight.js";
import { masterInPlay, provoke } from "../masters/menace.js";
import type { Table } from "../state.js";
import { activeFigure, type Deed, startActivity, whyNoActivity } from "./activity.js";

/** SS-6.3.7, SS-16.1-e, SS-16.1-g: an Action, once in a turn, in sight of the Master. */
export function provokeDeed(t: Table): Deed[] {
  const { state: s } = t;
  if (!masterInPlay(s)) return [];
  const figure = activeFigure(s);
  const inSight = () =>
    s.figures.some(
      (other) =>
        other.kind === "enemy" && isMaster(enemyOf(s, other)) && seesBetween(s, "heroes", figure.area, other.area),
    );
  return [
    {
      id: "provoke",
      whyNot: () => {
        if (s.turn.done.includes("provoke")) return bar("SS-6.3.7", "used-this-turn");
        return whyNoActivity(s, figure, "action") ?? (inSight() ? undefined : bar("SS-16.1-e", "out-of-sight"));
      },
      *run() {
        s.turn.done.push("provoke");
        if (yield* startActivity(t, figure, "action")) provoke(t, figure.id);
      },
    },
  ];
}
