import type { Steps } from "@tavolata/kernel";
import type { RingsContent } from "./content/content.js";
import type { RingsEvent } from "./events.js";
import type { RingsOptions } from "./options.js";
import { beginPlanning, plan } from "./rules/01-round/planning.js";
import { resourcePhase } from "./rules/01-round/resource.js";
import { beginQuest, commit, resolveQuest, staging } from "./rules/03-quest/quest.js";
import { engagementChecks, optionalEngagement } from "./rules/04-travel-and-encounter/encounter.js";
import { travelPhase } from "./rules/04-travel-and-encounter/travel.js";
import { beginCombat, endCombat, enemyAttacks, playerAttacks } from "./rules/05-combat/combat.js";
import { refreshPhase } from "./rules/06-refresh-and-end/refresh.js";
import type { Rings } from "./state.js";

/** LR-round-1: the round, as the rulebook's chart has it. Each step says which comes next. */
export const steps = {
  resource: resourcePhase, // LR-resource-1: gain, draw, window
  planning: beginPlanning, // LR-planning-2
  plan, // one card or action, then back here
  quest: beginQuest, // LR-commit-6: the first window
  commit, // LR-commit-1: one player, then back here
  staging, // LR-staging-1: one card, then back here
  "quest-resolution": resolveQuest, // LR-quest-1
  travel: travelPhase, // LR-travel-1
  encounter: optionalEngagement, // LR-encounter-1
  "engagement-checks": engagementChecks, // LR-encounter-4
  combat: beginCombat, // LR-shadow-1
  "enemy-attacks": enemyAttacks, // LR-combat-enemy-1: one attack, then back here
  "player-attacks": playerAttacks, // LR-combat-player-1: one attack, then back here
  "combat-end": endCombat, // LR-combat-player-10
  refresh: refreshPhase, // LR-refresh-1
} satisfies Steps<Rings, RingsEvent, RingsContent, RingsOptions>;
