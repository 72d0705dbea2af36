import { heroFigure } from "../../queries/figures.js";
import type { Table } from "../../state.js";
import { doorDeeds } from "../03-battlefield/doors.js";
import { type Deed, Deeds } from "../06-actions/activity.js";
import { belongingsDeeds } from "../06-actions/belongings.js";
import { groundDeeds } from "../06-actions/ground.js";
import { dash, moves, standUp } from "../06-actions/hero-movement.js";
import { provokeDeed } from "../06-actions/provoke.js";
import { questDeeds } from "../06-actions/quest-actions.js";
import { searchDeed } from "../06-actions/search.js";
import { companionDeeds } from "../07-powers/companion-turn.js";
import { powerDeeds } from "../07-powers/deeds.js";
import { attacks } from "../09-attack/weapons.js";
import { ghostDeeds } from "../11-death/ghost.js";
import { itemDeeds } from "../12-items/using.js";

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

const endTurn: Deed = {
  id: "end-turn",
  verb: "end-turn",
  target: "",
  using: undefined,
  at: undefined,
  label: undefined,
  *run() {},
  bar: undefined,
};
