import { type Deed, Deeds } from "../activities/activity.js";
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

const heroDeeds: readonly ((deeds: Deeds) => void)[] = [
  moves,
  standUp,
  dash,
  attacks,
  powerDeeds,
  companionDeeds,
  itemDeeds,
  doorDeeds,
  groundDeeds,
  belongingsDeeds,
  searchDeed,
  provokeDeed,
  questDeeds,
];

/** SS-4.2.1-a: everything that the active hero may do now; with `explained` also what is barred, and why. */
export function deedsOf(t: Table, explained = false): readonly Deed[] {
  const figure = heroFigure(t.state, t.state.active);
  const deeds = new Deeds(t, figure, explained);
  if (figure.kind === "ghost") ghostDeeds(deeds);
  else for (const add of heroDeeds) add(deeds);
  deeds.add(endTurn);
  return deeds.list;
}

const endTurn: Deed = { id: "end-turn", at: undefined, label: undefined, *run() {}, bar: undefined };
