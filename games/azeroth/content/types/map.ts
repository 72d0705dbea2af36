import type { Combatant } from "./encounters.js";
import type { Colour } from "./words.js";

/** AZ-explore-4 to AZ-explore-8: what a space offers. */
export type Resource =
  | { readonly resource: "heal"; readonly amount: 1 | 2 | 3 }
  | { readonly resource: "study"; readonly amount: 1 | 2 }
  | { readonly resource: "discovery" }
  | { readonly resource: "quest" }
  | { readonly resource: "travel" };

/** AZ-map-1: a space of the board. Connections work both ways and stand at both ends. */
export interface Space {
  readonly colour: Colour;
  /** AZ-map-2. */
  readonly city?: true;
  readonly resources: readonly Resource[];
  readonly links: readonly string[];
  readonly printed?: PrintedEncounter;
}

/** AZ-map-3: fought on its space, never used up for others, without aggro. An overlord is one that guards a red space. */
export interface PrintedEncounter extends Combatant {
  readonly id: string;
  /** AZ-level-1, AZ-trophy-1. */
  readonly reward: "level" | "trophy";
}
