import type { Seat } from "@tavolata/kernel";
import type { Leaving } from "./rules/02-cards/leaving.js";
import type { CardId, Phase } from "./state.js";

/** Whose attack it is. */
type Side = "enemy" | "player";

/** What happens at the table. Each is said by the message `event.<type>`. */
export type RingsEvent =
  // Setup
  | { type: "table-opened"; scenario: string; seats: Seat[]; mode: string; shadows: boolean }
  | { type: "deck-chosen"; seat: Seat; deck: string; heroes: CardId[]; threat: number }
  | { type: "head-start"; seat: Seat; count: number }
  | { type: "first-player"; seat: Seat }
  | { type: "encounter-deck-built"; count: number }
  | { type: "mulligan"; seat: Seat }
  | { type: "hand-kept"; seat: Seat }
  // The round
  | { type: "round-begun"; round: number }
  | { type: "phase-begun"; phase: Phase }
  | { type: "phase-ended"; phase: Phase }
  | { type: "hands-considered"; moment: string }
  | { type: "stops-set"; seat: Seat; windows: string[]; always: string[] }
  // Cards
  | { type: "event-played"; seat: Seat; card: CardId }
  | { type: "card-played"; seat: Seat; card: CardId }
  | { type: "ability-used"; seat: Seat; card: CardId }
  | { type: "objective-claimed"; seat: Seat; card: CardId }
  | { type: "response-offered"; card: CardId }
  | { type: "forced"; card: CardId }
  | { type: "entered-play"; card: CardId; seat: Seat }
  | { type: "left-play"; card: CardId; how: Leaving; to: string }
  | { type: "attached"; card: CardId; host: CardId }
  | { type: "shackled"; card: CardId; seat: Seat }
  | { type: "detached"; card: CardId; to: string }
  | { type: "control-changed"; card: CardId; seat: Seat }
  | { type: "readied"; card: CardId }
  | { type: "not-readied"; card: CardId; price: number }
  | { type: "exhausted"; card: CardId }
  | { type: "damaged"; card: CardId; amount: number; left: number }
  | { type: "healed"; card: CardId; amount: number }
  | { type: "modified"; source: CardId; what: string; amount: number; cards: string[]; until: string }
  | { type: "protected"; source: CardId; seat: Seat; cards: string[] }
  | { type: "threat-uncounted"; source: CardId; cards: string[] }
  | { type: "no-defence"; source: CardId; cards: string[] }
  | { type: "several-defenders"; source: CardId; seat: Seat }
  | { type: "to-victory"; card: CardId; points: number }
  // Players
  | { type: "resources-collected"; seats: Seat[] }
  | { type: "resources-spent"; hero: CardId; count: number; left: number }
  | { type: "resources-gained"; hero: CardId; count: number; left: number }
  | { type: "cards-drawn"; seat: Seat; count: number; cards: CardId[] }
  | { type: "no-draw"; seat: Seat; why: string }
  | { type: "cards-discarded"; seat: Seat; cards: CardId[] }
  | { type: "card-taken"; seat: Seat; card: CardId }
  | { type: "card-found"; seat: Seat; from: Seat; card: CardId }
  | { type: "deck-reshuffled"; seat: Seat; count: number }
  | { type: "looked"; seat: Seat; what: string; cards: CardId[] }
  | { type: "put-at-bottom"; seat: Seat }
  | { type: "threat-raised"; seat: Seat; amount: number; threat: number }
  | { type: "threat-lowered"; seat: Seat; amount: number; threat: number }
  | { type: "eliminated"; seat: Seat; why: "threat" | "heroes" }
  // The quest
  | { type: "committed"; seat: Seat; cards: CardId[] }
  | { type: "removed-from-quest"; card: CardId }
  | { type: "staging-begun"; count: number }
  | { type: "revealed"; card: CardId }
  | { type: "nothing-revealed" }
  | { type: "doomed"; card: CardId; amount: number }
  | { type: "surge"; card: CardId }
  | { type: "when-revealed"; card: CardId }
  | { type: "reveal-cancelled"; card: CardId; by: CardId }
  | { type: "staged"; card: CardId; how: "revealed" | "added" }
  | { type: "treachery-resolved"; card: CardId }
  | { type: "guarded"; card: CardId; by: CardId }
  | { type: "objective-freed"; card: CardId; from: "guard" | "bearer" }
  | { type: "objective-lost"; card: CardId }
  | { type: "encounter-deck-reset"; count: number }
  | { type: "quest-resolved"; willpower: number; threat: number; result: "success" | "failure" | "tie" }
  | { type: "progress-placed"; on: string; count: number; total: number }
  | { type: "progress-removed"; count: number; left: number }
  | { type: "progress-lost"; count: number }
  | { type: "stage-completed"; stage: string }
  | { type: "stage-held"; stage: string }
  | { type: "stage-begun"; stage: string }
  | { type: "prisoner-taken"; hero: CardId }
  | { type: "prisoner-rescued"; hero: CardId }
  // Travel and encounters
  | { type: "travelled"; card: CardId }
  | { type: "stayed" }
  | { type: "engaged"; card: CardId; seat: Seat }
  | { type: "checks-over" }
  | { type: "no-checks" }
  | { type: "returned-to-staging"; card: CardId }
  | { type: "orc-guard"; seat: Seat; card: CardId }
  // Combat
  | { type: "shadow-dealt"; enemy: CardId }
  | { type: "no-shadow-card"; enemy: CardId }
  | { type: "shadows-discarded"; cards: CardId[] }
  | { type: "attack-begun"; enemy: CardId; seat: Seat }
  | { type: "attack-prevented"; enemy: CardId; seat: Seat }
  | { type: "defended"; enemy: CardId; seat: Seat; cards: CardId[] }
  | { type: "undefended"; enemy: CardId; seat: Seat }
  | { type: "shadow-turned"; enemy: CardId; card: CardId; effect: boolean }
  | { type: "shadow-cancelled"; card: CardId }
  | {
      type: "attack-damage";
      side: Side;
      enemy: CardId;
      target: CardId;
      attack: number;
      defence: number;
      damage: number;
    }
  | { type: "attack-blocked"; side: Side; enemy: CardId; target: CardId; attack: number; defence: number }
  | { type: "attack-over"; enemy: CardId }
  | { type: "attack-ended-early"; enemy: CardId }
  | { type: "attack-declared"; seat: Seat; enemy: CardId; attackers: CardId[] }
  | { type: "attack-totalled"; enemy: CardId; total: number }
  // The end
  | { type: "scenario-won"; scenario: string; score: number; official: number }
  | { type: "scored"; score: number; official: number; victory: number };
