import type { Effect } from "./effects.js";
import type { Colour, CreatureType } from "./words.js";

/** The values with which a hero or an encounter fights. `null`: there is no such attack (AZ-combat-11). */
export interface Values {
  readonly melee: number | null;
  readonly ranged: number | null;
  readonly defence: number;
  readonly health: number;
  readonly damage: number;
}

/** Somebody whom the game fights with. */
export interface Combatant extends Values {
  readonly power?: string;
}

/** The front of a challenge card. */
export interface Encounter extends Combatant {
  readonly colour: Colour;
  /** Its place in the deck of its colour, 1 to 17: the item on the back follows from it (AZ-content-1). */
  readonly number: number;
  readonly type: CreatureType;
  /** AZ-outcome-7. */
  readonly aggro: boolean;
}

/** AZ-combat-20: the power of an encounter and the moment when it acts. */
export interface EncounterPower {
  readonly acts: "after-dice" | "combat" | "beaten" | "not-beaten";
  readonly effects: readonly Effect[];
}

/** AZ-event-1, AZ-event-4: what it does at once, and while it is in play. */
export interface EventCard {
  readonly colours: readonly Colour[];
  readonly now?: readonly Effect[];
  readonly lasting?: readonly Effect[];
  /** AZ-event-5: where it puts which encounter, by the colour of the card. */
  readonly stands?: Readonly<Partial<Record<Colour, { readonly encounter: string; readonly space: string }>>>;
  /** AZ-event-5: for beating that encounter. */
  readonly reward?: readonly Effect[];
}

/** AZ-content-1: an encounter with an item on its back, or an event. */
export type ChallengeCard =
  | { readonly id: string; readonly colour: Colour; readonly encounter: string; readonly item: string }
  | { readonly id: string; readonly colour: Colour; readonly event: string };
