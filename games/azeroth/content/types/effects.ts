/**
 * The vocabulary of effects: what abilities, powers, items, discoveries and events do. An effect touches its owner unless
 * it says whom (`on`), and acts at once or for the combat in which it is played unless it says when or how long.
 */
export type Effect = (CombatEffect | DieEffect | HeroEffect | MovementEffect | LossEffect | TableEffect) & Besides;

/** Changes the values of one combat, or of every combat while an attached card, an equipped item or an event lasts (AZ-combat-19). */
type CombatEffect =
  /** Melee and ranged, of those that there are: a bonus never makes a missing attack (AZ-item-9). */
  | { readonly effect: "attack"; readonly change: number }
  | { readonly effect: "melee"; readonly change: number }
  | { readonly effect: "ranged"; readonly change: number }
  | { readonly effect: "defence"; readonly change: number }
  | { readonly effect: "damage"; readonly change: number }
  /** Damage +1 for each damage token on the owner. */
  | { readonly effect: "damage-by-wounds"; readonly atMost: number }
  /** Takes so much off the damage that the owner is dealt in this combat. */
  | { readonly effect: "prevent"; readonly amount: number }
  /** The melee attack isn't made. */
  | { readonly effect: "no-melee" }
  /** The melee attack is made in the ranged step. */
  | { readonly effect: "melee-in-ranged-step" }
  /** AZ-combat-21: the lasting power of the encounter stops. */
  | { readonly effect: "end-power" }
  /** Each hit on the owner deals damage to the opponent. */
  | { readonly effect: "thorns"; readonly amount: number }
  /** Heals the owner after a hit of its own. */
  | { readonly effect: "heal-after-hit"; readonly amount: number }
  /** A won fight between heroes takes so many items instead of one (AZ-pvp-9). */
  | { readonly effect: "steal"; readonly items: number }
  /** Cards of this cost or more can't be played. */
  | { readonly effect: "forbid-cards"; readonly fromCost: number };

/** AZ-combat-6: results stay between the lowest and the highest face. */
type DieEffect = { readonly effect: "die"; readonly change: number } | { readonly effect: "reroll-die" };

type HeroEffect =
  | { readonly effect: "heal"; readonly amount: number }
  | { readonly effect: "draw"; readonly cards: number }
  | { readonly effect: "energy"; readonly change: number }
  /** AZ-char-2, without paying for it and besides the one turn of the card that is allowed. */
  | { readonly effect: "flip" }
  /** See the bottom card of one challenge deck; it may be put on top. */
  | { readonly effect: "track-challenge" };

type MovementEffect =
  | { readonly effect: "spaces"; readonly change: number }
  /** Red markers neither stop nor hold (AZ-move-8, AZ-move-9). */
  | { readonly effect: "ignore-aggro" }
  /** Any city, instead of moving; not while held by aggro. */
  | { readonly effect: "go-to-city" };

type LossEffect =
  /** `spares`: not if it would defeat the hero. */
  | { readonly effect: "wound"; readonly amount: number; readonly spares?: true }
  | { readonly effect: "lose-energy" }
  | { readonly effect: "discard-random"; readonly cards: number }
  | { readonly effect: "lose-bag-item"; readonly items: number }
  /** Of the hero's choice. */
  | { readonly effect: "discard-attached"; readonly cards: number };

/** What only events do. */
type TableEffect =
  /** More of what cities offer. */
  | { readonly effect: "city-resources"; readonly heal: number; readonly study: number }
  | { readonly effect: "no-hero-fights" };

export interface Besides {
  /** Left out: the owner of the card, the power, the item or the token. */
  readonly on?: Whom;
  /** Acts again each time, as long as what it stands on is there. */
  readonly each?: "turn-start" | "movement-roll";
  /** Only in this step of the combat. */
  readonly step?: "ranged" | "melee";
  /** Only if the owner's combat die, as it was rolled, shows this or more. */
  readonly ifRolled?: number;
  /** Longer than the combat or the move for which it was used. */
  readonly until?: "turn-end";
}

/** `opponent`: in a combat; of an encounter it is the hero. The others are for events. */
type Whom = "opponent" | "active-hero" | "heroes" | "heroes-outside-cities" | "encounters" | "everybody";

export type EffectName = Effect["effect"];
