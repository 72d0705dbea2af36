import type { ShadowKind } from "./cards.js";
import type { DieSymbol } from "./dice.js";
import type { Effect } from "./effects.js";
import type { AreaId, PlacedTile } from "./map.js";
import type { Nature, Soulrank, Strength } from "./words.js";

/** The side between two areas, in either order: `7B-3|13B-1`. */
type BorderId = string;

/**
 * A quest (SS-2.2-h). Its texts are messages: `quest.<id>.title`, `.introduction`, `.victory`, `.failure`, and
 * `quest.<id>.<text>` for every `text` that it names, and `quest.<id>.goal.<goal>` for every goal. What isn't on the map at the start is the book of secrets.
 */
export interface Quest {
  readonly id: string;
  readonly act: number;
  readonly tiles: readonly PlacedTile[];
  /** Areas of tiles that lie apart from the rest: entered only by a rule of the quest (SS-2.2.1). */
  readonly detached?: readonly AreaId[];
  readonly start: readonly AreaId[];
  readonly soulrank: Soulrank;
  /** SS-11.1-a: nobody falls below it by dying; I where nothing is said. */
  readonly leastSoulrank?: Soulrank;
  /** SS-2.2-e: for a party that begins with this quest; in a campaign the heroes bring their own. */
  readonly grants: { readonly soulPoints: number; readonly crowns: number };
  readonly emporium: boolean;
  readonly doors: readonly PlacedDoor[];
  readonly walls: readonly BorderId[];
  readonly chests: readonly PlacedThing[];
  readonly searchAreas: readonly AreaId[];
  readonly altars: readonly PlacedAltar[];
  readonly gates: readonly PlacedGate[];
  readonly waypoints: readonly PlacedWaypoint[];
  readonly key?: { readonly at: AreaId; readonly colour: string };
  /** SS-15.4-o: how many tokens of each kind the reserve holds. */
  readonly shadowReserve: Readonly<Partial<Record<ShadowKind, number>>>;
  /** SS-15.4-p: each with the number of heroes that it needs. */
  readonly shadows: readonly { readonly at: AreaId; readonly heroes: number }[];
  /** Enemy cards on the map at the start, drawn like any named enemy (SS-15.6-h). */
  readonly enemies: readonly PlacedEnemy[];
  /** The scrolls whose enemy cards make the deck (SS-2.1-b). */
  readonly enemyDeck: readonly string[];
  /** Numbers of the event cards in the deck: shuffled, except those on top. */
  readonly events: { readonly deck: readonly number[]; readonly onTop?: readonly number[] };
  /** What Night and Day do while they lie beside the deck, and once when they come (SS-4.3.2-a). */
  readonly night?: NightOrDay;
  readonly day?: NightOrDay;
  /** Story events on the map or in the deck (SS-4.3.1-a). */
  readonly stories: readonly StoryEvent[];
  /** What the "quest enemy" and "quest" shadows are here. */
  readonly questEnemy?: string;
  readonly questShadow?: readonly Act[];
  /** SS-15.4-g: what townspeople are here: a vendor, an ally. Without it they are nobody. */
  readonly citizens?: { readonly man?: readonly Act[]; readonly woman?: readonly Act[] };
  /** What the quest does by itself. */
  readonly triggers: readonly Trigger[];
  readonly actions: readonly QuestAction[];
  /** Any of them wins; notes join what must happen together. */
  readonly victory: readonly Goal[];
  /** Besides the last event card and the loss of all heroes (SS-4.4-a). */
  readonly failure: readonly Goal[];
  readonly reward: { readonly soulPoints: number; readonly crowns: number };
  /** The next quest of the campaign. */
  readonly next?: string;
}

export interface PlacedDoor {
  readonly id?: string;
  readonly on: BorderId;
  readonly kind: "normal" | "locked";
  /** SS-3.3-h: opened only with the key of this colour. */
  readonly magicLock?: string;
}

export interface PlacedThing {
  readonly id?: string;
  readonly at: AreaId;
  readonly magicLock?: string;
}

export interface PlacedAltar {
  readonly id: string;
  readonly at: AreaId;
  readonly active: boolean;
}

/** SS-15.5-b: gates are told apart by a symbol of the blue die. */
export interface PlacedGate {
  readonly id: string;
  readonly at: AreaId;
  readonly symbol: DieSymbol;
  readonly open: boolean;
}

export interface PlacedWaypoint {
  readonly id: string;
  readonly at: AreaId;
  readonly acts: readonly Act[];
  /** It stays on the map and works again. */
  readonly stays?: true;
}

export interface PlacedEnemy {
  readonly id?: string;
  /** An enemy card (it needn't be in the deck), a scroll, a master, or nothing: the next card of the deck. */
  readonly enemy?: string;
  readonly at: AreaId;
  /** Only with at least so many heroes. */
  readonly heroes?: number;
  /** A master's side. */
  readonly side?: "front" | "back";
}

export interface NightOrDay {
  readonly text: string;
  readonly lasting: readonly Effect[];
  readonly once: readonly Effect[];
}

export interface StoryEvent {
  /** The number of its event card (1 to 4). */
  readonly card: number;
  /** Where it lies on the map; without it, it is in the event deck. */
  readonly at?: AreaId;
  readonly acts: readonly Act[];
  /** SS-4.3.1-d: afterwards it lies face up on the event deck. Without it, it is discarded. */
  readonly ontoDeck: boolean;
}

/** A moment of the quest. */
export type When =
  | { readonly on: "start" }
  | { readonly on: "area-entered"; readonly areas: readonly AreaId[] }
  | { readonly on: "area-seen"; readonly areas: readonly AreaId[] }
  | { readonly on: "door-opened"; readonly door: string }
  | { readonly on: "chest-opened"; readonly chest: string }
  /** By the name of its enemy card, or the master's. */
  | { readonly on: "enemy-killed"; readonly enemy: string }
  | { readonly on: "story"; readonly card: number }
  | { readonly on: "waypoint"; readonly waypoint: string }
  | { readonly on: "action"; readonly action: string }
  | { readonly on: "round"; readonly round: number };

export interface Trigger {
  readonly id: string;
  readonly when: When;
  readonly acts: readonly Act[];
}

/** SS-6.6: something that heroes can do in this quest only. */
export interface QuestAction {
  readonly id: string;
  readonly text: string;
  readonly activity: "action" | "free" | "combat";
  readonly at: readonly AreaId[];
  /** Also while engaged. */
  readonly engaged?: true;
  /** Offered only once this note was made. */
  readonly after?: string;
  readonly once?: true;
  readonly acts: readonly Act[];
}

/** What the book of secrets does, in the order written. */
export type Act =
  | { readonly act: "text"; readonly text: string }
  | { readonly act: "effects"; readonly effects: readonly Effect[] }
  | { readonly act: "place"; readonly enemies: readonly PlacedEnemy[] }
  | { readonly act: "shadows"; readonly at: readonly { readonly at: AreaId; readonly heroes: number }[] }
  /** So many enemies by the gates. */
  | { readonly act: "spawn"; readonly count: number | "standard" }
  | { readonly act: "gate"; readonly gate: string; readonly open: boolean }
  | { readonly act: "altar"; readonly altar: string; readonly active: boolean }
  /** SS-10.3-g: fire on the ground. */
  | { readonly act: "fire"; readonly at: readonly AreaId[]; readonly strength: Strength }
  | { readonly act: "remove-door"; readonly door: string }
  | { readonly act: "wall"; readonly on: BorderId; readonly there: boolean }
  | { readonly act: "move-heroes"; readonly to: AreaId; readonly who: "active" | "all" }
  /** All enemies of these, or all in play, are activated at once. */
  | { readonly act: "activate"; readonly enemies: "all" | readonly string[] }
  | { readonly act: "soul-points"; readonly amount: number }
  /** For each hero, or for the active one. */
  | { readonly act: "crowns"; readonly amount: number; readonly who: "active" | "each" }
  | { readonly act: "quest-treasure"; readonly item: string }
  | { readonly act: "soul-weapon" }
  /** SS-14-b, SS-14-j: a visit in the middle of the quest, by all living heroes or by those in the active one's area. */
  | { readonly act: "emporium"; readonly who: "all" | "with-active" }
  | { readonly act: "goal"; readonly goal: string }
  | { readonly act: "turn-master"; readonly side: "front" | "back" }
  /** SS-5.1-c: the active hero chooses what his nature allows. */
  | { readonly act: "choice"; readonly text: string; readonly of: readonly NatureChoice[] }
  /** A mark that goals, actions and acts can ask for. */
  | { readonly act: "note"; readonly note: string }
  | {
      readonly act: "if-noted";
      readonly note: string;
      readonly yes: readonly Act[];
      readonly no?: readonly Act[];
    }
  | { readonly act: "win" }
  | { readonly act: "lose" };

export interface NatureChoice {
  readonly text: string;
  readonly natures: readonly Nature[];
  readonly acts: readonly Act[];
}

/** What ends the quest (SS-4.4-a). A hidden one is told when an act reveals it. */
export interface Goal {
  readonly id: string;
  /** Told from the start. */
  readonly open: boolean;
  readonly when: /** By the name of its enemy card, or the master's: red and purple ones only, which don't come back (SS-15.12.1-c). */
    | { readonly kind: "killed"; readonly enemy: string }
    | { readonly kind: "no-enemies-left"; readonly gatesClosed: boolean }
    | { readonly kind: "heroes-in"; readonly areas: readonly AreaId[]; readonly who: "all" | "any" }
    | { readonly kind: "noted"; readonly notes: readonly string[] }
    | { readonly kind: "round"; readonly round: number };
}
