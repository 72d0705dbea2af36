import { allEnemies, isInPlay } from "../../queries/table.js";
import { shuffleDeck } from "../../rules/02-cards/decks.js";
import { reveal } from "../../rules/03-quest/staging.js";
import type { RingsFlow, Table } from "../../state.js";
import type { Scenario } from "../scenario.js";
import { addFirst } from "./passage-through-mirkwood.js";

/** LR-scenario-3, LR-scenario-4: to the river, along it, and an ambush on the shore. */
export const journeyDownTheAnduin: Scenario = {
  id: "journey-down-the-anduin",
  sets: ["journey-down-the-anduin", "saurons-reach", "dol-guldur-orcs", "wilderlands"],
  stages: [
    {
      id: "to-the-river",
      points: 8,
      next: ["anduin-passage"],
      sideA: (t) => revealForEach(t, 1),
      whenRevealed: callTroll,
      heldBy: "hill-troll",
    },
    { id: "anduin-passage", points: 16, next: ["ambush-on-the-shore"], moreReveals: 1, noChecks: true },
    {
      id: "ambush-on-the-shore",
      points: 0,
      next: [],
      whenRevealed: (t) => revealForEach(t, 2),
      noStaging: true,
      isWon: (s) => allEnemies(s).length === 0,
    },
  ],
};

/** So many cards for each player, with keywords and When Revealed: LR-setup-12. */
function* revealForEach(t: Table, count: number): RingsFlow {
  const wanted = count * t.state.order.length;
  for (let i = 0; i < wanted; i++) yield* reveal(t);
}

function* callTroll(t: Table): RingsFlow {
  if (isInPlay(t.state, "hill-troll")) return;
  yield* addFirst(t, "hill-troll");
  yield* shuffleDeck(t, t.state.encounter.draw, "encounter");
}
