import { each } from "@tavolata/kernel";
import { playerOrder } from "../../queries/table.js";
import { lookAt, shuffleDeck } from "../../rules/02-cards/decks.js";
import { addToStaging, takeFromEncounter } from "../../rules/03-quest/staging.js";
import type { Rings, RingsFlow, Table } from "../../state.js";
import type { RingsContent } from "../content.js";
import { cardOf, titleOf } from "../lookup.js";
import type { Scenario } from "../scenario.js";

/** LR-scenario-1, LR-scenario-2: through the forest, with two endings. */
export const passageThroughMirkwood: Scenario = {
  id: "passage-through-mirkwood",
  sets: ["passage-through-mirkwood", "spiders-of-mirkwood", "dol-guldur-orcs"],
  stages: [
    { id: "flies-and-spiders", points: 8, next: ["a-fork-in-the-road"], sideA: layOutForest },
    { id: "a-fork-in-the-road", points: 2, next: ["dont-leave-the-path", "beorns-path"] },
    { id: "dont-leave-the-path", points: 0, next: [], whenRevealed: callSpiders, winsOnDefeatOf: "ungoliants-spawn" },
    { id: "beorns-path", points: 10, next: [], heldBy: "ungoliants-spawn" },
  ],
};

/** LR-staging-6, LR-timing-13: one spider and one road are added, and the deck is shuffled. */
function* layOutForest(t: Table): RingsFlow {
  yield* addFirst(t, "forest-spider");
  yield* addFirst(t, "old-forest-road");
  yield* shuffleDeck(t, t.state.encounter.draw, "encounter");
}

/** Adds a copy of a title that lies in the encounter deck, if there is one. */
export function* addFirst(t: Table, title: string): RingsFlow {
  const { state: s } = t;
  const found = s.encounter.draw.filter((id) => titleOf(id) === title).sort()[0];
  if (found === undefined) return;
  takeFromEncounter(s, found);
  yield* addToStaging(t, found);
}

/** LR-scenario-2: each player in order looks through deck and discard pile, and adds a card with the Spider trait. */
function* callSpiders(t: Table): RingsFlow {
  const { state: s } = t;
  for (const seat of playerOrder(s)) {
    if (spiders(t.content, s).length === 0) break;
    lookAt(t, seat, s.encounter.draw, "encounter-deck");
    const found = yield* t.choose(seat, "choose-card", () => [each(spiders(t.content, s), "target")], {
      rules: ["LR-scenario-2"],
    });
    takeFromEncounter(s, found);
    yield* addToStaging(t, found);
  }
  yield* shuffleDeck(t, s.encounter.draw, "encounter");
}

function spiders(content: RingsContent, { encounter }: Rings): string[] {
  return [...encounter.draw, ...encounter.discard].filter((id) => cardOf(content, id).traits.includes("spider")).sort();
}
