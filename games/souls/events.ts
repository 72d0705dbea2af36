import type { Message, Seat } from "@tavolata/kernel";
import type { Condition, EffectName, PowerToken, ShadowKind, Until } from "./content/types.js";
import type { TurnActivity } from "./queries/activity.js";
import type { AreaId } from "./queries/board/terrain.js";
import type { Arrival } from "./rules/06-actions/entering.js";
import type { WhyNotLine } from "./rules/15-enemies/victim.js";
import type { AttackStep } from "./state/attack.js";
import type { EnemyId, FigureId, ItemId, Phase } from "./state.js";

/** Everything that is told at this table. */
export type SoulsEvent = Opening | Course | Walking | Fighting | Ailing | Enemies | Powers | Things;

type Opening =
  | { type: "hero-chosen"; seat: Seat; version: string }
  | { type: "quest-begins"; quest: string; title: Message }
  | { type: "quest-rewarded"; soulPoints: number; crowns: number }
  | {
      type: "quest-recorded";
      quest: Message;
      result: "won" | "lost";
      rounds: number;
      ghosts: FigureId[];
      soulPoints: number;
    }
  | { type: "party-goes-on"; soulPoints: number }
  | { type: "story-begins"; event: string }
  | { type: "story-told"; quest: string; text: string; said: Message }
  | { type: "waypoint-reached"; figure: FigureId; area: AreaId }
  | { type: "goal-revealed"; quest: string; goal: string; fails: boolean; said: Message }
  | { type: "gate-changed"; area: AreaId; open: boolean }
  | { type: "altar-changed"; area: AreaId; active: boolean }
  | { type: "figure-placed"; figure: FigureId; area: AreaId }
  | { type: "quest-action"; figure: FigureId; quest: string; text: string; said: Message }
  | { type: "searched"; figure: FigureId; area: AreaId }
  | { type: "search-area-placed"; area: AreaId };

type Course =
  | { type: "phase-begins"; phase: Phase; round: number }
  | { type: "restored" }
  | { type: "hero-turn"; figure: FigureId }
  | { type: "turn-skipped"; figure: FigureId }
  | { type: "turn-cut-short"; figure: FigureId }
  | { type: "activity-wasted"; figure: FigureId; activity: TurnActivity }
  | { type: "enemy-turn"; seat: Seat }
  | { type: "event-drawn"; event: string }
  | { type: "event-discarded"; event: string }
  | { type: "night-or-day"; event: string }
  | { type: "soul-points-gained"; count: number; pool: number }
  | { type: "soulrank-raised"; hero: FigureId; soulrank: number; pool: number }
  | { type: "resurrected"; figure: FigureId; pool: number }
  | { type: "recalled"; figure: FigureId; area: AreaId }
  | { type: "soul-scream"; figure: FigureId };

type Walking =
  | { type: "figure-moved"; figure: FigureId; from: AreaId; to: AreaId; manner: Arrival }
  | { type: "dashed"; figure: FigureId }
  | { type: "evaded"; figure: FigureId; attacks: number }
  | { type: "hides"; figure: FigureId }
  | { type: "hiding-ended"; figure: FigureId }
  | { type: "push-stopped"; figure: FigureId };

type Fighting =
  | { type: "attack-declared"; attacker: FigureId; target: FigureId; weapon: string; melee: boolean }
  | { type: "attack-focused"; figure: FigureId }
  | { type: "effect-paid"; figure: FigureId; effect: string; what: Message; words: readonly EffectName[] }
  | { type: "hits-totalled"; attacker: FigureId; target: FigureId; hits: number; lethal: number }
  | { type: "attack-missed"; attacker: FigureId }
  | { type: "attack-avoided"; figure: FigureId }
  | { type: "blow-taken"; figure: FigureId; instead: FigureId }
  | { type: "defended"; figure: FigureId; step: AttackStep; hits: number; normal: number; lethal: number }
  | { type: "hits-cancelled"; figure: FigureId; power: string; count: number }
  | { type: "magic-shields-spent"; figure: FigureId; count: number; left: number }
  | { type: "magic-shields-gained"; figure: FigureId; count: number }
  | { type: "extra-attack"; figure: FigureId; power: string }
  | { type: "reaction-attack"; figure: FigureId; target: FigureId };

type Ailing =
  | { type: "wounded"; figure: FigureId; wounds: number; left: number }
  | { type: "healed"; figure: FigureId; by: number }
  | { type: "healing-stopped"; figure: FigureId; name: string }
  | { type: "saving-throw"; figure: FigureId; saved: boolean }
  | { type: "condition-gained"; figure: FigureId; condition: Condition }
  | { type: "condition-doubled"; figure: FigureId; condition: Condition }
  | { type: "condition-ignored"; figure: FigureId; condition: Condition }
  | { type: "condition-gone"; figure: FigureId; condition: Condition }
  | { type: "poisoned"; figure: FigureId; strength: number }
  | { type: "on-fire"; figure: FigureId; side: number }
  | { type: "fire-placed"; area: AreaId; side: number }
  | { type: "fire-ages"; area: AreaId; left: number }
  | { type: "critical-drawn"; figure: FigureId; critical: string; colour: "green" | "blue" | "red" }
  | { type: "critical-temporary"; figure: FigureId; condition: Condition }
  | { type: "critical-doubled"; figure: FigureId; critical: string }
  | { type: "critical-replaced"; figure: FigureId; critical: string }
  | { type: "critical-removed"; figure: FigureId; critical: string }
  | { type: "hero-died"; figure: FigureId; soulrank: number }
  | { type: "belongings-dropped"; figure: FigureId; area: AreaId }
  | { type: "companion-died"; figure: FigureId };

type Enemies =
  | { type: "shadow-placed"; area: AreaId }
  | { type: "shadow-revealed"; area: AreaId; kind: ShadowKind }
  | { type: "enemy-placed"; enemy: EnemyId; area: AreaId; controller: Seat }
  | { type: "enemy-card-passed"; enemy: EnemyId }
  | { type: "no-enemy-left" }
  | { type: "no-gate-open" }
  | { type: "spawn-counted"; count: number }
  | { type: "enemy-power-drawn"; enemy: EnemyId; power: string }
  | { type: "enemy-powers-full"; enemy: EnemyId }
  | { type: "enemy-power-redrawn"; enemy: EnemyId; power: string }
  | { type: "enemy-power-used"; figure: FigureId; power: string; target: FigureId | "none" }
  | { type: "recharged"; figure: FigureId; charges: number }
  | { type: "encounter-drawn"; card: string }
  | { type: "enemies-chosen"; enemies: readonly EnemyId[] }
  | { type: "enemy-activated"; enemy: EnemyId }
  | { type: "activation-skipped"; enemy: EnemyId }
  | { type: "activation-cut-short"; enemy: EnemyId }
  | { type: "behaviour-skipped"; enemy: EnemyId; line: number; why: WhyNotLine }
  | { type: "behaviour-chosen"; enemy: EnemyId; line: number; victim: FigureId }
  | { type: "enemy-stays"; enemy: EnemyId }
  | { type: "victim-lost"; enemy: EnemyId }
  | { type: "attack-skipped"; enemy: EnemyId }
  | { type: "enemy-killed"; figure: FigureId; by: FigureId }
  | { type: "enemy-removed"; enemy: EnemyId }
  | { type: "drops"; area: AreaId; what: readonly Message[] }
  | { type: "master-turns"; enemy: EnemyId }
  | { type: "menace"; figure: FigureId; level: number };

type Powers =
  | { type: "power-gained"; hero: FigureId; power: string }
  | { type: "power-lost"; hero: FigureId; power: string }
  | { type: "power-used"; hero: FigureId; power: string; level: number }
  | { type: "power-cools-down"; hero: FigureId; power: string; hourglasses: number }
  | { type: "power-shifted"; hero: FigureId; power: string; hourglasses: number }
  | { type: "power-ready"; hero: FigureId; power: string }
  | { type: "token-placed"; token: PowerToken; area: AreaId }
  | { type: "token-kept"; token: PowerToken; figure: FigureId; count: number }
  | { type: "token-gone"; token: PowerToken }
  | { type: "companion-summoned"; figure: FigureId; area: AreaId }
  | { type: "effect-spreads"; name: string; count: number }
  | { type: "effect-given"; figure: FigureId; name: string; word: EffectName; until: Until; what: Message }
  | { type: "effect-given-already"; figure: FigureId; name: string };

type Things =
  | { type: "door-opened"; figure: FigureId; border: string }
  | { type: "unlocked"; figure: FigureId; lock: string }
  | { type: "chest-opened"; figure: FigureId; treasures: number; crowns: number }
  | { type: "traps-drawn"; figure: FigureId; traps: readonly string[] }
  | { type: "trap-sprung"; trap: string }
  | { type: "treasures-drawn"; figure: FigureId; treasures: readonly string[] }
  | { type: "loot-taken"; figure: FigureId; crowns: number; treasures: number }
  | {
      type: "crowns-gained";
      hero: FigureId;
      amount: number;
      total: number;
      fifties: number;
      tens: number;
      fives: number;
    }
  | { type: "crowns-dropped"; figure: FigureId; amount: number }
  | { type: "key-taken"; figure: FigureId; key: string }
  | { type: "item-gained"; figure: FigureId; item: ItemId; side: string }
  | { type: "item-left"; figure: FigureId; item: ItemId; side: string }
  | { type: "item-equipped"; figure: FigureId; item: ItemId }
  | { type: "item-stowed"; figure: FigureId; item: ItemId }
  | { type: "item-left-in-stash"; figure: FigureId; item: ItemId; side: string }
  | { type: "item-given-up"; figure: FigureId; item: ItemId; side: string }
  | { type: "sleeps-again"; figure: FigureId; item: ItemId }
  | { type: "awakened"; figure: FigureId; item: ItemId; pool: number }
  | { type: "exchanged"; figure: FigureId; other: FigureId; crowns: number }
  | { type: "bought"; figure: FigureId; item: ItemId; side: string; price: number; left: number }
  | { type: "forged"; figure: FigureId; item: ItemId; price: number; left: number }
  | { type: "sold"; figure: FigureId; item: ItemId }
  | { type: "emporium-opens"; seats: Seat[] }
  | { type: "emporium-closes" }
  | { type: "card-lost"; figure: FigureId; item: ItemId }
  | { type: "stash-refilled"; items: ItemId[] }
  | { type: "forging-ended"; figure: FigureId; item: ItemId }
  | { type: "artefact-recharged"; figure: FigureId; item: ItemId; charges: number }
  | { type: "bet"; figure: FigureId; symbol: string; won: boolean }
  | { type: "item-used"; figure: FigureId; item: ItemId; side: string }
  | { type: "item-dropped"; figure: FigureId; item: ItemId; side: string }
  | { type: "item-discarded"; hero: FigureId; item: ItemId; side: string };
