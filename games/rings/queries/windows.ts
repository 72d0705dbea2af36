/** The action windows of a round by their phases, in the rulebook's order. */
export const windowsByPhase = {
  resource: ["resource"],
  planning: ["planning"],
  quest: ["quest-begin", "commit", "staging", "quest-end"],
  travel: ["travel"],
  encounter: ["engagement", "checks"],
  combat: [
    "shadow",
    "enemy-chosen",
    "defender",
    "shadow-effect",
    "enemy-damage",
    "attackers",
    "attack-total",
    "attack-damage",
    "combat-end",
  ],
  refresh: ["refresh"],
} as const;

export type WindowName = (typeof windowsByPhase)[keyof typeof windowsByPhase][number];

export const windows: readonly WindowName[] = Object.values(windowsByPhase).flat();
