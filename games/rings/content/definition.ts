import type { Bar, Seat } from "@tavolata/kernel";
import type { Trigger, TriggerKind } from "../rules/07-timing/trigger.js";
import type { CardId, InPlay, Phase, Rings, RingsFlow, Statistic, Table } from "../state.js";
import type { RingsView } from "../view.js";
import type { RingsContent } from "./content.js";
import type { Heuristics } from "./heuristics.js";

export type Sphere = "leadership" | "tactics" | "spirit" | "lore" | "neutral";
export type CardType = "hero" | "ally" | "attachment" | "event" | "enemy" | "location" | "treachery" | "objective";

type Keyword = "ranged" | "sentinel" | "restricted" | "surge" | "guarded" | "immune";

/** What changes a statistic: a number, or what it depends on, the card that gives it and the card that has it. */
type Bonus = number | ((s: RingsView, giver: InPlay, holder: InPlay, content: RingsContent) => number);

/** Somebody uses an ability: what its costs, targets and effect are worked out from. */
export interface Use {
  readonly card: CardId;
  readonly seat: Seat;
  /** What was chosen for it, in the order of its targets. */
  readonly targets: string[];
  /** What it reacts to; nothing for an action. */
  readonly trigger: Trigger | undefined;
  /** LR-cost-6: what X is. */
  x: number;
}

/** LR-cost-5: what stands before "to". */
export interface Cost {
  whyNot(s: Rings, use: Use, content: RingsContent): Bar | undefined;
  pay(t: Table, use: Use): RingsFlow;
}

/** Something that is chosen: a card in play, a card elsewhere, a player. */
export interface Target {
  /** The word in the question: the decision's kind. */
  readonly what: string;
  readonly among: (s: Rings, use: Use, content: RingsContent) => readonly string[];
  /** Chosen by the first player (LR-timing-6), not by who uses the ability. */
  readonly byFirst?: true;
  /** LR-zone-1: it lies where others don't see it, and they would learn something if a single choice weren't asked for. */
  readonly hidden?: true;
}

export type Effect = (t: Table, use: Use) => RingsFlow<unknown>;

/** LR-timing-8: how often. `player`: for each player by itself. */
interface Limit {
  readonly times: number;
  readonly per: "round" | "phase";
  readonly each?: "player";
}

export interface Ability {
  /** Whether it can be used now at all, apart from costs and targets. */
  readonly when?: (s: Rings, use: Use, content: RingsContent) => boolean;
  /** Who may use it: its controller, anybody, or the first player. */
  readonly by?: "anybody" | "first";
  readonly limit?: Limit;
  readonly costs?: readonly Cost[];
  readonly targets?: readonly Target[];
  /** LR-cost-6: what X is, once the targets are chosen. */
  readonly x?: (s: Rings, use: Use, content: RingsContent) => number;
  readonly effect: Effect;
}

/** LR-timing-2: used in an action window. */
export interface Action extends Ability {
  /** The phase that it names. */
  readonly phase?: Phase;
}

/** LR-timing-3, LR-timing-4: what may or must be done after something happened. */
export interface Reaction extends Ability {
  readonly manner: "forced" | "optional";
  readonly on: TriggerKind;
  /** Where it is used from: an event from the hand, all others from play unless they say so. */
  readonly from?: "hand";
}

/** LR-travel-5: what travelling to a location costs. */
export interface TravelCost {
  whyNot(s: Rings): Bar | undefined;
  pay(t: Table, location: CardId): RingsFlow;
}

/** A card as it is printed: data first, code only where it does something new. */
export interface Definition {
  readonly id: string;
  readonly type: CardType;
  readonly sphere?: Sphere;
  readonly unique?: boolean;
  /** Copies in one box, and in easy mode. */
  readonly copies: number;
  readonly easyCopies?: number;
  readonly cost?: number | "X";
  readonly threatCost?: number;
  readonly willpower?: number;
  readonly attack?: number;
  readonly defence?: number;
  readonly hitPoints?: number;
  readonly engagementCost?: number;
  readonly threat?: number;
  readonly questPoints?: number;
  readonly victory?: number;
  readonly doomed?: number;
  readonly set?: string;
  readonly traits: readonly string[];
  readonly keywords: readonly Keyword[];
  /** LR-card-7: where an attachment may be played. */
  readonly attachTo?: (s: RingsView, host: InPlay) => boolean;
  /** What it adds to itself, or an attachment to its host. */
  readonly bonus?: Partial<Record<Statistic, Bonus>>;
  /** Traits and resource icons that an attachment gives to its host. */
  readonly givesTrait?: string;
  readonly givesIcon?: (host: InPlay) => Sphere | undefined;
  /** What its host can't do, or for other cards the card itself. */
  readonly forbids?: readonly ("attack" | "defend" | "attachments" | "optional-engagement")[];
  readonly action?: Action;
  readonly reactions: readonly Reaction[];
  readonly whenRevealed?: Effect;
  readonly shadow?: Effect;
  readonly travel?: TravelCost;
  /** LR-travel-7: the players must travel to it. */
  readonly mustTravel?: true;
  /** While it is the active location, nobody can draw: LR-resource-7. */
  readonly stopsDrawing?: true;
  /** In the refresh phase, while it is active: LR-refresh-3. */
  readonly refreshThreat?: number;
  /** What readying its host costs in the refresh phase: LR-refresh-2. */
  readonly readyPrice?: number;
  /** Where it goes instead of the discard pile: when it leaves play, or only on its defeat. */
  readonly goesTo?: { readonly when: "leaves-play" | "defeated"; readonly where: "top" | "shuffled" };
  /** Every enemy that is revealed takes so much damage while this hero is committed. */
  readonly hurtsRevealed?: number;
  /** Whether it may attack alone an enemy in the staging area. */
  readonly attacksStaging?: true;
  /** Damage beyond what the character could take raises the defending player's threat. */
  readonly excessAsThreat?: true;
  /** Its constant text: it is discarded at the end of the round. */
  readonly leavesAtEndOfRound?: true;
  /** An event that leaves the game after use. */
  readonly removedAfterUse?: true;
  /** One resource from each of so many heroes. */
  readonly payEach?: number;
  /** What bots make of it. */
  readonly heuristics?: Heuristics;
}
