import type { Seat } from "@tavolata/kernel";
import type { ClassName, Colour, Side } from "./content/types.js";
import type { CardId, DieColour, Foe, Order, Phase, SpaceId } from "./state.js";

/** Everything that is told, besides throws and shuffles. `card` is a card's id, `item` the name of the item on its back. */
export type AzerothEvent =
  // Setup
  | { type: "table-opened"; seats: Seat[] }
  | { type: "first-roll-tied"; seats: Seat[] }
  | { type: "first-player"; seat: Seat; order: Seat[] }
  | { type: "character-chosen"; seat: Seat; character: ClassName }
  | { type: "quests-dealt"; seat: Seat; quests: CardId[] }
  | { type: "quests-removed"; count: number }
  | { type: "hero-placed"; seat: Seat; space: SpaceId }
  // The turn
  | { type: "round-begun"; round: number }
  | { type: "turn-begun"; seat: Seat; round: number }
  | { type: "phase-begun"; seat: Seat; phase: Phase }
  | { type: "turn-ended"; seat: Seat; next: Seat }
  | { type: "acts-at-start"; seat: Seat; source: string }
  | { type: "energy-lost"; seat: Seat; count: number }
  // Movement
  | { type: "movement-rolled"; seat: Seat; spaces: number; energy: number }
  | { type: "moved"; seat: Seat; from: SpaceId; to: SpaceId; path: SpaceId[]; via: SpaceId[]; left: number }
  | { type: "stopped-by-aggro"; seat: Seat; space: SpaceId; encounter: string; lost: number }
  | { type: "stayed"; seat: Seat; space: SpaceId }
  | { type: "held-by-aggro"; seat: Seat; space: SpaceId; encounter: string }
  | { type: "travelled"; seat: Seat; from: SpaceId; to: SpaceId }
  | { type: "went-to-city"; seat: Seat; from: SpaceId; to: SpaceId }
  // Exploration
  | { type: "resource-taken"; seat: Seat; space: SpaceId; resource: string; amount: number }
  | { type: "nothing-to-explore"; seat: Seat; space: SpaceId }
  | { type: "discovery-drawn"; seat: Seat; token: CardId }
  | { type: "discovery-placed"; seat: Seat; space: SpaceId; token: CardId }
  | { type: "discovery-returned"; seat: Seat; token: CardId }
  | { type: "no-discovery-left"; seat: Seat }
  | { type: "discovery-revealed"; seat: Seat; space: SpaceId; token: CardId; colour: "red" | "green" }
  | { type: "discovery-kept"; seat: Seat; token: CardId }
  | { type: "discovery-declined"; seat: Seat; token: CardId }
  // Quests and valour
  | { type: "quest-drawn"; seat: Seat; quest: CardId; spaces: SpaceId[] }
  | { type: "no-quest-left"; seat: Seat }
  | { type: "quest-given-up"; seat: Seat; quest: CardId; to: "elite" | "removed" }
  | { type: "quest-furthered"; seat: Seat; quest: CardId; objective: string; done: number; of: number }
  | { type: "quest-fulfilled"; seat: Seat; quest: CardId }
  | { type: "quest-completed"; seat: Seat; quest: CardId; valour: number; total: number }
  | { type: "trophy-gained"; seat: Seat; trophy: CardId; valour: number; total: number }
  | { type: "no-trophy-left"; seat: Seat }
  | { type: "rivalry-scored"; seat: Seat; over: Seat; total: number }
  | { type: "last-round"; seat: Seat; total: number }
  // Cards and values
  | { type: "cards-drawn"; seat: Seat; count: number; cards: CardId[] }
  | { type: "no-card-left"; seat: Seat }
  | { type: "cards-discarded"; seat: Seat; cards: CardId[] }
  | { type: "ability-played"; seat: Seat; card: CardId; cost: number }
  | { type: "attached-to-hero"; seat: Seat; card: CardId }
  | { type: "attached-to-weapon"; seat: Seat; card: CardId; item: string }
  | { type: "power-used"; seat: Seat; power: string; cost: number }
  | { type: "item-used"; seat: Seat; card: CardId; item: string }
  | { type: "discovery-used"; seat: Seat; token: CardId }
  | { type: "card-turned"; seat: Seat; side: Side }
  | { type: "healed"; seat: Seat; amount: number; damage: number }
  | { type: "wounded"; seat: Seat; amount: number; damage: number; left: number }
  | { type: "spared"; seat: Seat; amount: number }
  | { type: "energy-changed"; seat: Seat; change: number; energy: number }
  | { type: "spaces-changed"; seat: Seat; change: number; spaces: number }
  | { type: "ignores-aggro"; seat: Seat }
  | { type: "lasts-this-turn"; seat: Seat; source: string }
  | { type: "card-lost"; seat: Seat; card: CardId }
  | { type: "item-lost"; seat: Seat; card: CardId; item: string }
  | { type: "attachment-lost"; seat: Seat; card: CardId }
  | { type: "nothing-to-lose"; seat: Seat }
  | { type: "challenge-seen"; seat: Seat; colour: Colour; card: CardId }
  | { type: "challenge-left"; seat: Seat; colour: Colour }
  | { type: "challenge-put-on-top"; seat: Seat; colour: Colour }
  // Challenge
  | { type: "challenge-skipped"; seat: Seat; space: SpaceId }
  | { type: "challenge-drawn"; seat: Seat; colour: Colour; card: CardId; encounter: string }
  | { type: "event-drawn"; seat: Seat; colour: Colour; card: CardId; event: string }
  | { type: "event-discarded"; card: CardId; event: string }
  | { type: "event-encounter"; event: string; encounter: string; space: SpaceId }
  | { type: "no-challenge-left"; seat: Seat; colour: Colour }
  // Combat
  | { type: "combat-begun"; seat: Seat; encounter: string; from: Foe["kind"]; space: SpaceId }
  | { type: "hero-attacked"; seat: Seat; defender: Seat; space: SpaceId }
  | { type: "power-acts"; encounter: string; power: string; seat: Seat }
  | { type: "power-ended"; encounter: string; power: string; seat: Seat }
  | { type: "die-changed"; die: DieColour; from: number; to: number }
  | { type: "values-fixed"; seat: Seat; foe: string; red: CombatValues; black: CombatValues }
  | {
      type: "attack-made";
      by: string;
      on: string;
      attack: "ranged" | "melee";
      step: "ranged" | "melee";
      /** Its melee attack is made in the ranged step. */
      swift: boolean;
      total: number;
      defence: number;
      hit: boolean;
      damage: number;
    }
  | { type: "encounter-wounded"; encounter: string; amount: number; left: number }
  | { type: "damage-prevented"; who: string; amount: number; sources: string[] }
  | { type: "thorns"; who: string; amount: number }
  | { type: "melee-not-reached"; seat: Seat }
  | { type: "encounter-beaten"; seat: Seat; encounter: string; space: SpaceId }
  | { type: "item-gained"; seat: Seat; card: CardId; item: string }
  | { type: "left-unbeaten"; encounter: string; card: CardId; space: SpaceId; slot: number; aggro: boolean }
  | { type: "stays-unbeaten"; encounter: string; space: SpaceId }
  | { type: "track-full"; encounter: string; card: CardId; slot: number }
  | { type: "marker-returned"; slot: number; encounter: string; space: SpaceId }
  | { type: "both-fell"; seat: Seat; encounter: string }
  | { type: "no-hero-fell"; seat: Seat; defender: Seat }
  | { type: "hero-won"; seat: Seat; over: Seat }
  | { type: "both-heroes-fell"; seat: Seat; defender: Seat }
  | { type: "item-stolen"; seat: Seat; from: Seat; card: CardId; item: string }
  | { type: "nothing-stolen"; seat: Seat; from: Seat }
  | { type: "defeated"; seat: Seat; from: SpaceId; city: SpaceId }
  | { type: "level-proved"; seat: Seat; level: Colour }
  | { type: "level-gained"; seat: Seat; level: Colour }
  | { type: "orders-followed"; seat: Seat; order: Order }
  // Maintenance
  | { type: "equipped"; seat: Seat; card: CardId; item: string }
  | { type: "put-in-bag"; seat: Seat; card: CardId; item: string }
  | { type: "item-dropped"; seat: Seat; card: CardId; item: string }
  // The table
  | { type: "orders-given"; seat: Seat; order: Order }
  | { type: "leaving"; seat: Seat }
  | { type: "left"; seat: Seat };

/** AZ-combat-19: the values of a combat as they are fixed, without an attack that there isn't. */
export interface CombatValues {
  readonly melee?: number;
  readonly ranged?: number;
  readonly defence: number;
  readonly damage: number;
  readonly die: number;
}
