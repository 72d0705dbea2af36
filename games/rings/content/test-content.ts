import type { DeckList } from "../queries/decks/deck-list.js";
import { raiseThreat } from "../rules/06-refresh-and-end/threat.js";
import { attackingFirstPlayer, eachPlayer } from "../rules/11-encounter-effects/encounter.js";
import { enemy, location, treachery } from "./card.js";
import type { Definition } from "./definition.js";
import type { Scenario, Stage } from "./scenario.js";
import { escapeFromDolGuldur } from "./scenarios/escape-from-dol-guldur.js";
import { journeyDownTheAnduin } from "./scenarios/journey-down-the-anduin.js";
import { passageThroughMirkwood } from "./scenarios/passage-through-mirkwood.js";

/** Cards of our own for rules that the core set only speaks of: LR-keyword-immune, LR-shadow-9, keywords on a treachery. */
export const practiceCards: readonly Definition[] = [
  enemy("hollow-warden", {
    set: "practice",
    copies: 2,
    engagementCost: 30,
    threat: 2,
    attack: 3,
    defence: 1,
    hitPoints: 3,
    traits: ["undead"],
    keywords: ["immune"],
  }),
  enemy("night-stalker", {
    set: "practice",
    copies: 2,
    engagementCost: 28,
    threat: 1,
    attack: 2,
    defence: 1,
    hitPoints: 2,
    traits: ["orc"],
    whenRevealed: attackingFirstPlayer,
  }),
  location("barred-hollow", {
    set: "practice",
    copies: 1,
    threat: 1,
    questPoints: 3,
    traits: ["dungeon"],
    keywords: ["immune"],
  }),
  treachery("ill-tidings", {
    set: "practice",
    copies: 1,
    doomed: 1,
    keywords: ["surge"],
    whenRevealed: eachPlayer((t, seat) => raiseThreat(t, seat, 2, "LR-end-1")),
  }),
];

/** The first scenario, short, with these cards and those of other sets among the rest. */
const practiceWalk: Scenario = {
  id: "practice-walk",
  sets: ["passage-through-mirkwood", "practice", "wilderlands", "saurons-reach", "journey-down-the-anduin"],
  stages: shortened(passageThroughMirkwood),
};

/** The second scenario, short, and with nothing that holds the players up. */
const practiceRiver: Scenario = {
  id: "practice-river",
  sets: [...journeyDownTheAnduin.sets, "practice"],
  stages: shortened(journeyDownTheAnduin),
};

/** The third scenario, short. */
const practiceTower: Scenario = {
  ...escapeFromDolGuldur,
  id: "practice-tower",
  stages: shortened(escapeFromDolGuldur),
};

export const practiceScenarios: readonly Scenario[] = [practiceWalk, practiceRiver, practiceTower];

/** The same stages under names of their own, with at most two points each, and held up by nothing. */
function shortened({ stages }: Scenario): Stage[] {
  return stages.map(({ isHeld: _, heldBy: _by, ...stage }) => ({
    ...stage,
    id: `practice-${stage.id}`,
    next: stage.next.map((id) => `practice-${id}`),
    points: Math.min(stage.points, 2),
  }));
}

/** Decks that break the rules of deck building: LR-setup-2, LR-setup-4. */
export const testDecks: readonly DeckList[] = [
  { id: "four-heroes", heroes: ["aragorn", "gimli", "eowyn", "beravor"], cards: { gandalf: 3 } },
  { id: "four-copies", heroes: ["aragorn"], cards: { gandalf: 4 } },
  { id: "one-hero", heroes: ["thalin"], cards: { gandalf: 3, "veteran-axehand": 3, feint: 3, "blade-mastery": 3 } },
];
