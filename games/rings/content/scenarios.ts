import type { Scenario } from "./scenario.js";
import { escapeFromDolGuldur } from "./scenarios/escape-from-dol-guldur.js";
import { journeyDownTheAnduin } from "./scenarios/journey-down-the-anduin.js";
import { passageThroughMirkwood } from "./scenarios/passage-through-mirkwood.js";

/** The scenarios of the core set, in the order of the rulebook. */
export const coreScenarios: readonly Scenario[] = [passageThroughMirkwood, journeyDownTheAnduin, escapeFromDolGuldur];

export const scenarioIds: readonly string[] = coreScenarios.map(({ id }) => id);
