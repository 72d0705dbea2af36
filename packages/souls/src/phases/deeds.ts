import type { Deed } from "../activities/activity.js";
import { belongingsDeeds } from "../activities/belongings.js";
import { doorDeeds } from "../activities/doors.js";
import { groundDeeds } from "../activities/ground.js";
import { provokeDeed } from "../activities/provoke.js";
import { questDeeds } from "../activities/quest-actions.js";
import { searchDeed } from "../activities/search.js";
import { attacks } from "../combat/weapons.js";
import { heroFigure } from "../figures.js";
import { itemDeeds } from "../items/using.js";
import { dash, moves, standUp } from "../movement/hero-movement.js";
import { companionDeeds } from "../powers/companion-turn.js";
import { powerDeeds } from "../powers/deeds.js";
import { ghostDeeds } from "../souls/ghost.js";
import type { Table } from "../state.js";

/** SS-4.2.1-a: everything that the active hero might do now, what is barred included. */
export function deedsOf(t: Table, explained = false): Deed[] {
  const figure = heroFigure(t.state, t.state.active);
  const end: Deed = { id: "end-turn", run: nothing };
  if (figure.kind === "ghost") return [...ghostDeeds(t), end];
  return [
    ...moves(t, explained),
    ...standUp(t),
    ...dash(t),
    ...attacks(t),
    ...powerDeeds(t),
    ...companionDeeds(t),
    ...itemDeeds(t),
    ...doorDeeds(t),
    ...groundDeeds(t),
    ...belongingsDeeds(t),
    ...searchDeed(t),
    ...provokeDeed(t),
    ...questDeeds(t),
    end,
  ];
}

function* nothing() {}
