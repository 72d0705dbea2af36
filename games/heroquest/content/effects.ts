import type { Target } from "./types.js";

/**
 * What a card can do, in words that a player could read. A card names an effect and its figures; the rules for each word
 * come with the chapter that it belongs to. Without `on`, an effect strikes the card's target, or the user when it has none.
 */
export type Effect =
  // Body and mind
  | { readonly effect: "heal-body"; readonly amount: number; readonly on?: Affected }
  | { readonly effect: "heal-mind"; readonly amount: number; readonly on?: Affected }
  | { readonly effect: "lose-body"; readonly amount: number; readonly on?: Affected }
  | { readonly effect: "lose-mind"; readonly amount: number; readonly on?: Affected }
  /** Brings a hero back who was eliminated in this quest, with all points, beside the user. Never a dismembered one (6.14.d). */
  | { readonly effect: "revive" }
  /** So many combat dice; skulls and HQ are hits. */
  | { readonly effect: "strike"; readonly dice: number; readonly defence: Defence; readonly on?: Affected }
  // Dice and points for a while
  | { readonly effect: "attack-dice"; readonly change: number; readonly until: Until; readonly on?: Affected }
  | { readonly effect: "ranged-dice"; readonly change: number; readonly until: Until; readonly on?: Affected }
  | { readonly effect: "defence-dice"; readonly change: number; readonly until: Until; readonly on?: Affected }
  /** At most so many attack dice. */
  | { readonly effect: "attack-limit"; readonly dice: number; readonly until: Until; readonly on?: Affected }
  /** Attacks roll at least so many dice in all, whatever weapon is held. */
  | { readonly effect: "attack-at-least"; readonly dice: number; readonly until: Until }
  | { readonly effect: "half-defence"; readonly until: Until; readonly on?: Affected }
  | { readonly effect: "half-movement"; readonly until: Until; readonly on?: Affected }
  | { readonly effect: "movement-dice"; readonly change: number; readonly until: Until; readonly on?: Affected }
  | { readonly effect: "max-mind"; readonly change: number; readonly until: Until }
  | { readonly effect: "immune"; readonly to: Harm; readonly until: Until; readonly on?: Affected }
  /** Full defence dice against every attack or trap that allows none or fewer. */
  | { readonly effect: "full-defence"; readonly until: Until }
  | { readonly effect: "cannot-be-moved"; readonly until: Until }
  // Actions
  | { readonly effect: "extra-attack"; readonly dice: number; readonly on?: Affected }
  | { readonly effect: "extra-action"; readonly amount: number }
  /** Of the next turn; with `now` of the turn under way, as far as actions are left in it. */
  | { readonly effect: "lose-action"; readonly amount: number; readonly now?: true; readonly on?: Affected }
  | { readonly effect: "lose-turn"; readonly on?: Affected }
  /** No action, no defence; each own turn one combat die for each mind point, but at least one: an HQ or a shield of its kind wakes. */
  | { readonly effect: "sleep"; readonly on?: Affected }
  /** As sleep, but it defends. */
  | { readonly effect: "held"; readonly until: Until; readonly on?: Affected }
  | { readonly effect: "cannot-move"; readonly until: Until; readonly on?: Affected }
  /** The Evil Wizard plays this hero's next turn. */
  | { readonly effect: "commanded"; readonly on?: Affected }
  // Place
  /** A free movement at once, without dice. */
  | { readonly effect: "free-move"; readonly squares: number; readonly on?: Affected }
  /** Away from the caster, as far as the way is free. */
  | { readonly effect: "push"; readonly squares: number; readonly on?: Affected }
  /** Moved to a free square in sight at most so far away. */
  | {
      readonly effect: "shift";
      readonly squares: number;
      readonly chooser: "user" | "evil-wizard";
      readonly on?: Affected;
    }
  | { readonly effect: "go-to-start"; readonly who: "self" | "heroes-in-sight" }
  /** The caster goes to the quest's `refuge`. */
  | { readonly effect: "go-to-refuge" }
  | { readonly effect: "pass-through"; readonly what: "figures" | "walls" | "traps"; readonly until: Until }
  /** Straight over so many squares of any content, to an empty one. */
  | { readonly effect: "leap"; readonly squares: number }
  /** A movement that is under way is over, and the Evil Wizard may move the target one square. */
  | { readonly effect: "slip" }
  | { readonly effect: "dig-out" }
  | { readonly effect: "climb-out" }
  // The board
  | { readonly effect: "open-door"; readonly range: Range }
  | { readonly effect: "close-door"; readonly dice: number }
  | { readonly effect: "reveal"; readonly what: readonly Hidden[]; readonly area: "room" | "sight" | "behind-door" }
  | { readonly effect: "block-squares"; readonly squares: number; readonly until: Until }
  /** Entering such a square costs the rest of the movement. */
  | { readonly effect: "ice-squares"; readonly squares: number; readonly until: Until }
  | { readonly effect: "disarm"; readonly range: Range; readonly magical: boolean }
  | { readonly effect: "summon-ally"; readonly ally: string; readonly until: Until }
  | { readonly effect: "summon"; readonly figures: readonly SummonRow[] }
  // Cards, items, gold
  | { readonly effect: "gold"; readonly amount: number }
  | { readonly effect: "gain-item"; readonly item: string }
  | { readonly effect: "cast-again" }
  | { readonly effect: "two-spells" }
  | { readonly effect: "destroy-item"; readonly what: "metal-weapon-or-helmet" }
  | { readonly effect: "lose-item"; readonly otherwise: "half-gold" }
  | { readonly effect: "drop-weapon"; readonly within: number }
  | { readonly effect: "end-effects"; readonly what: "harmful" | "magical"; readonly on?: Affected }
  // Rolls, for the cards of fate
  | { readonly effect: "reroll"; readonly dice: "any" | "all"; readonly until?: Until }
  | { readonly effect: "skulls-become-hq" }
  | { readonly effect: "cancel-hits" }
  | { readonly effect: "spell-fumbles"; readonly until: Until }
  | { readonly effect: "cancel-spell"; readonly casterLosesMind: number }
  | { readonly effect: "shot-astray" }
  // The treasure deck
  | { readonly effect: "wandering-antagonist" }
  | { readonly effect: "hazard"; readonly dice: number }
  /** The default of HQ-8.6-e: the spell strikes a legal target of the Evil Wizard's choice, or the caster. */
  | { readonly effect: "misdirect" }
  /** One of these, as the user chooses. */
  | {
      readonly effect: "choose";
      readonly of: readonly { readonly target: Target; readonly effects: readonly Effect[] }[];
    }
  | { readonly effect: "nothing" };

export type EffectName = Effect["effect"];

/** The effects that lay something on a figure which lasts until something else happens. */
export type LastingEffect = Extract<
  EffectName,
  | "attack-dice"
  | "ranged-dice"
  | "defence-dice"
  | "movement-dice"
  | "attack-limit"
  | "attack-at-least"
  | "half-defence"
  | "half-movement"
  | "immune"
  | "pass-through"
  | "cannot-move"
  | "sleep"
  | "held"
  | "commanded"
  | "lose-turn"
  | "lose-action"
  | "full-defence"
  | "cannot-be-moved"
>;

/** Whom an effect touches, when it isn't the card's target. */
export type Affected =
  | "user"
  | "friends-adjacent"
  | "enemies-adjacent"
  | "everybody-adjacent"
  | "figures-in-room"
  | "enemies-in-room"
  | "enemies-adjacent-to-target"
  | "line"
  | "nearest-friend"
  | "all-heroes-in-room";

export type Defence = "full" | "armour" | "none";

export type Harm = "ranged" | "fire" | "magic" | "fear";

type Hidden = "traps" | "magical-traps" | "secret-doors" | "figures";

type Range = "adjacent" | "sight" | "board";

/** When an effect is over. `freed`: by the same roll that wakes a sleeper, made at the start of each own turn. */
export type Until =
  | "next-attack"
  | "next-defence"
  | "next-move"
  | "next-wound"
  | "end-of-turn"
  | "end-of-round"
  | "next-own-turn"
  | "next-own-turn-over"
  | "end-of-next-round"
  | "freed"
  | "while-carried"
  | "end-of-quest";

/** One line of a summoning table: these results of a movement die (HQ counts as 6, ? as 1) bring these figures. */
interface SummonRow {
  readonly from: number;
  readonly to: number;
  readonly figures: Readonly<Record<string, number>>;
}
