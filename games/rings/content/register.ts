import type { Definition } from "../cards/definition.js";
import { registerCards, registerDescribed } from "../cards/lookup.js";
import { registerEncounterSet } from "../encounter-deck.js";
import { registerScenarios, type Scenario } from "../phases/scenario.js";
import { proxyCard } from "./proxies.js";

/** Makes cards, the encounter sets that they belong to, and scenarios known. */
export function register(cards: readonly Definition[], scenarios: readonly Scenario[]): void {
  registerCards(cards);
  registerDescribed(proxyCard);
  for (const set of new Set(cards.map((card) => card.set))) {
    if (set === undefined) continue;
    registerEncounterSet(
      set,
      cards.filter((card) => card.set === set),
    );
  }
  registerScenarios(scenarios);
}
