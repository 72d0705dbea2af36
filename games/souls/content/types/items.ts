import type { Heuristics } from "../heuristics.js";
import type { AttackValues, DieSymbol } from "./dice.js";
import type { Effect, PaidEffect, WeaponCategory } from "./effects.js";
import type { Aim } from "./heroes.js";
import type { Entry } from "./verified.js";
import type { Activity, DamageType, Style } from "./words.js";

/** SS-8-a: weapons, armour and artefacts are equipped; the rest is used from the inventory. */
type ItemKind = "weapon" | "armour" | "artefact" | "permanent" | "consumable" | "projectile";

/** Where a card comes from (SS-2.1-b, SS-14-a). */
type ItemSource = "stash" | "emporium" | "treasure" | "quest-treasure" | "soul";

/** SS-8.1-a: who may use it. */
export type Runes =
  | { readonly for: "anybody" }
  | { readonly for: "any-of"; readonly styles: readonly Style[] }
  | { readonly for: "all-but"; readonly style: Style };

/** SS-8.2-a, SS-8.2-b. */
export type Hand = "two" | "strong" | "weak" | "either";

/** One side of an item card. */
export interface ItemSide {
  /** Its name in the messages, where it isn't the card's own. */
  readonly name?: string;
  readonly runes: Runes;
  /** SS-14-a: what this side costs; absent where it isn't sold. */
  readonly price?: number;
  readonly activity?: Activity;
  readonly aim?: Aim;
  readonly damage?: DamageType;
  /** SS-6.2-d: 0 is melee. */
  readonly range?: number;
  readonly attack?: AttackValues;
  /** Effects paid with results of the attack or defence roll. */
  readonly paid?: readonly PaidEffect[];
  readonly effects?: readonly Effect[];
  /** SS-8.3. Absent: no armour value, no magic shields, no dice of its own. */
  readonly armour?: number;
  readonly magicShields?: number;
  readonly defenceDice?: number;
  /** SS-8.4-c: artefacts with charges. */
  readonly charges?: { readonly max: number; readonly cost: number };
  readonly once?: "turn" | "round";
  /** So often in a quest. */
  readonly usesPerQuest?: number;
  readonly heuristics?: Heuristics;
}

/** An item card (SS-8-a). */
export interface ItemCard extends Entry {
  readonly kind: ItemKind;
  readonly source: ItemSource;
  /** How many cards of it there are. */
  readonly copies: number;
  readonly category?: WeaponCategory | "plate" | "mail" | "leather" | "robe";
  readonly hand?: Hand;
  readonly front: ItemSide;
  /** The forged, the dearer or the awakened side (SS-14.3.1-a, SS-14-a, SS-8.2.1-b). */
  readonly back?: ItemSide & { readonly how: "forged" | "dearer" | "awakened" };
  /** SS-8.2.1-b: soul points that awaken it. */
  readonly awakening?: number;
  /** SS-2.1-c. */
  readonly act?: number;
}

/** A treasure card that is money (SS-13-b): it is exchanged at once. */
export interface CrownsCard extends Entry {
  readonly copies: number;
  readonly crowns: number;
  readonly act: number;
}

/** SS-14.3-a: one building card, with the anvil in front and the tavern behind. */
export interface Building extends Entry {
  readonly anvilPrice: number;
  readonly tavernStake: number;
  readonly prizes: Readonly<Partial<Record<DieSymbol, number>>>;
  readonly die: "red" | "blue";
}
