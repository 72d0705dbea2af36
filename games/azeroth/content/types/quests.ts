import type { Effect } from "./effects.js";
import type { Colour, CreatureType } from "./words.js";

/** AZ-quest-8 to AZ-quest-12. */
export type Objective =
  | { readonly objective: "visit"; readonly spaces: readonly string[] }
  | { readonly objective: "deliver"; readonly from: string; readonly to: string }
  /** Card encounters of these types, on spaces of the quest's rank. */
  | { readonly objective: "hunt"; readonly count: number; readonly types: readonly CreatureType[] }
  /** One card encounter of any type on each space. */
  | { readonly objective: "win"; readonly spaces: readonly string[] }
  | { readonly objective: "duel" }
  /** The printed encounter of a trophy space. */
  | { readonly objective: "slay"; readonly space: string };

export interface Quest {
  /** Starting quests are grey; elite quests green, yellow or red. */
  readonly rank: Colour;
  readonly valour: number;
  readonly objective: Objective;
  /** Besides the valour (AZ-quest-2). */
  readonly reward: readonly Effect[];
}
