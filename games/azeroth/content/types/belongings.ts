import type { Effect } from "./effects.js";
import type { ClassName, Colour, Time } from "./words.js";

export type ItemKind = "weapon" | "armour" | "bag";

/** The back of a challenge card. */
export interface Item {
  /** 1 to 17: the same number in the four colours is the same family of items. */
  readonly number: number;
  readonly kind: ItemKind;
  /** AZ-item-5: its level. */
  readonly colour: Colour;
  /** AZ-item-6: its restriction icons. None: everybody may use it. */
  readonly classes: readonly ClassName[];
  readonly effects: readonly Effect[];
  /** AZ-item-8: bag items only, used once at this time. */
  readonly time?: Time;
}

/** AZ-disc-1 to AZ-disc-3: a red one acts at once, a green one may be kept and used once at its time. */
export interface Discovery {
  readonly colour: "red" | "green";
  readonly copies: number;
  readonly time?: Time;
  readonly effects: readonly Effect[];
}

/** AZ-trophy-2. */
export interface Trophy {
  readonly valour: number;
  readonly copies: number;
}
