import type { TokenHeuristics } from "../heuristics.js";
import type { AttackValues, Cost } from "./dice.js";
import type { Condition, DamageType, Rank, Strength } from "./words.js";

/**
 * What a card can do, in words that a player could read. Heroes' powers, items, enemies' weapons and powers, traps, events and
 * quests all use this vocabulary. Whom it touches, how long it lasts and when it holds stand beside it.
 */
export type Effect = EffectKind & {
  /** Without it: the aim of the card, the defender of an attack, or the user when there is neither. */
  readonly on?: Whom;
  /** Without it: at once, or for the attack that it belongs to (SS-9-hit-2-a). */
  readonly until?: Until;
  /** It holds only then. */
  readonly if?: Guard;
  /** SS-5.2.4-a: a hero who saves is spared. */
  readonly unlessSave?: true;
};

type EffectKind =
  // The attack under way, or the next one (`until: "next-attack"`)
  /** SS-9-hit-3-a: more or fewer hits. */
  | { readonly effect: "hits"; readonly change: number }
  | { readonly effect: "attack-dice"; readonly red?: number; readonly blue?: number }
  /** SS-10.5-a: so many of the hits are lethal. */
  | { readonly effect: "lethal"; readonly hits: number | "all" }
  /** SS-10.1-b. */
  | { readonly effect: "critical" }
  /** SS-10.2-a. */
  | { readonly effect: "push" }
  /** SS-10.4-a: everybody of the target's faction up to so many areas from the target. */
  | { readonly effect: "area"; readonly range: number }
  /** The attack strikes up to so many targets in one area. */
  | { readonly effect: "targets"; readonly count: number }
  /** Range of attacks; "ranged": only those with range {1} or more. */
  | { readonly effect: "range"; readonly change: number; readonly of: "all" | "ranged" }
  /** One more attack after this one (SS-9-hit-2-j): with which weapon, or with these values and no effects. */
  | { readonly effect: "extra-attack"; readonly with: "same" | "primary" | "secondary" | AttackValues }
  /** The attacker heals the wounds that the attack dealt, at most half the soulrank. */
  | { readonly effect: "drain" }
  /** SS-8.2-c: an unarmed attack has these values. */
  | { readonly effect: "unarmed"; readonly values: AttackValues }
  // Defence
  | { readonly effect: "armour"; readonly change: number }
  | { readonly effect: "magic-shields"; readonly amount: number }
  | { readonly effect: "defence-dice"; readonly change: number }
  /** SS-9-def-6-a: more shields. */
  | { readonly effect: "shields"; readonly change: number }
  /** SS-9-def-1-a: fewer hits, lethal ones first; "melee": only against melee attacks. */
  | { readonly effect: "cancel-hits"; readonly amount: number; readonly of: "all" | "melee" }
  /** SS-10.1-e: the whole attack is avoided. */
  | { readonly effect: "avoid-attack" }
  /** SS-16.1-l: the user becomes the victim of the enemy's whole behaviour. */
  | { readonly effect: "become-victim" }
  /** The user takes the place of the target of one attack. */
  | { readonly effect: "take-the-blow" }
  // Rerolls and saves
  /** SS-2-b: each die once. "result": only dice that show it. */
  | { readonly effect: "reroll"; readonly dice: "attack" | "defence" | "save"; readonly count: number | "all" }
  /** SS-5.2.4-a: so many dice for a save, and the best counts. */
  | { readonly effect: "save-dice"; readonly dice: number }
  // Health
  /** SS-9-c: wounds that nothing prevents. */
  | { readonly effect: "wounds"; readonly amount: number }
  | { readonly effect: "heal"; readonly amount: number }
  /** More from every healing that the user gives. */
  | { readonly effect: "heal-more"; readonly change: number }
  | { readonly effect: "max-hp"; readonly change: number }
  /** SS-10.6-a, SS-15.11-a. */
  | { readonly effect: "condition"; readonly condition: Condition; readonly strength?: Strength }
  /** SS-10.3-a. */
  | { readonly effect: "fire"; readonly strength: Strength }
  | {
      readonly effect: "remove-conditions";
      readonly which: readonly Condition[] | "any";
      readonly count: number | "all";
    }
  // Movement
  | { readonly effect: "movement"; readonly change: number }
  /** SS-15.8-d: "Move X" of an enemy. */
  | { readonly effect: "enemy-movement"; readonly change: number }
  /** A straight run of up to so many areas. */
  | { readonly effect: "charge"; readonly areas: number }
  /** The target is moved so many areas, without an evade. */
  | { readonly effect: "move-figure"; readonly areas: number }
  /** SS-6.1.2-a: an evade without reaction attacks, so often a turn. */
  | { readonly effect: "free-evade"; readonly perTurn: number }
  /** SS-3.2.2-c: hard areas cost 1 point. */
  | { readonly effect: "ignore-hard" }
  | { readonly effect: "fly" }
  /** To the area of an active altar. */
  | { readonly effect: "go-to-altar" }
  // Powers and items
  /** SS-7.1-a: used powers move forward (more than 0) or back. */
  | { readonly effect: "shift-powers"; readonly by: number; readonly count: number | "all" }
  /** SS-7.1-c: so many used powers are ready again. */
  | { readonly effect: "recharge-powers"; readonly count: number }
  | { readonly effect: "recharge"; readonly charges: number }
  /** SS-7-h: one more standard power while it is equipped. */
  | { readonly effect: "more-powers"; readonly count: number }
  | { readonly effect: "capacity"; readonly change: number }
  /** An item that costs an action costs a free action, so often a turn. */
  | { readonly effect: "action-items-free"; readonly perTurn: number }
  /** SS-14-b: on the price of every card in the emporium; SS-14.3-a: services of the buildings are no cards. */
  | { readonly effect: "prices"; readonly change: number }
  // Decks and gains
  /** SS-3.3.1-f. */
  | { readonly effect: "trap-choice"; readonly draw: number }
  /** A trap that was drawn does nothing. */
  | { readonly effect: "ignore-trap" }
  | { readonly effect: "treasure-choice"; readonly draw: number }
  | { readonly effect: "treasure"; readonly count: number }
  | { readonly effect: "loot"; readonly count: number }
  | { readonly effect: "crowns"; readonly amount: number }
  | { readonly effect: "soul-points"; readonly amount: number }
  // Tokens on the map
  | { readonly effect: "hide" }
  | { readonly effect: "place-token"; readonly token: PowerToken; readonly count: number }
  /** An own rune leaves the map, and everybody hostile in its area suffers these wounds. */
  | { readonly effect: "burst-rune"; readonly wounds: number }
  /** What the burst of the user's runes adds. */
  | { readonly effect: "stronger-burst"; readonly wounds: number }
  | { readonly effect: "summon-companion"; readonly companion: string }
  // Enemies
  /** An attack with the named weapon of its scroll. */
  | { readonly effect: "enemy-attack"; readonly weapon: string }
  /** SS-15.1-j: the special powers of the enemies touched are used. */
  | { readonly effect: "use-specials" }
  /** SS-15.3-a: so many enemy power cards are drawn for it. */
  | { readonly effect: "draw-enemy-powers"; readonly count: number }
  /** SS-15.7-b: an encounter card is drawn and resolved. */
  | { readonly effect: "encounter" }
  /** SS-15.4-a: so many shadows are drawn from the reserve and placed, "up" at once revealed. */
  | { readonly effect: "place-shadows"; readonly count: number; readonly face: "up" | "down" }
  // The whole table, while an event card lasts (SS-4.3-d)
  | { readonly effect: "sight-limit"; readonly areas: number }
  | { readonly effect: "no-healing" }
  | { readonly effect: "place-search-area" }
  /** As the user chooses. */
  | { readonly effect: "choose"; readonly of: readonly (readonly Effect[])[] };

export type EffectName = EffectKind["effect"];

/** An effect that is paid with results of the roll (SS-9-hit-2-a, SS-9-def-5-a). */
export interface PaidEffect {
  readonly cost: Cost;
  readonly effects: readonly Effect[];
}

/** Whom an effect touches. "Heroes" are living heroes and companions. */
export type Whom =
  | "self"
  /** Who attacks the user. */
  | "attacker"
  /** Who set off the effect: the hero who entered, the opener. */
  | "trigger"
  | "heroes-in-area"
  | "enemies-in-area"
  | "heroes-in-sight"
  | "other-enemies-in-sight"
  | "self-and-enemies-in-sight"
  /** All heroes in play, wherever they are. */
  | "heroes"
  /** All enemies in play. */
  | "enemies"
  /** Heroes up to the range of the trap (SS-3.3.1-b) or of the aim. */
  | "heroes-in-range"
  | "ghost-souls"
  /** Each enemy that this card just spawned. */
  | "spawned";

/** How long an effect lasts. */
export type Until =
  /** The next attack of this turn (SS-6.5-h). */
  | "next-attack"
  /** The next attack before the time phase. */
  | "next-attack-this-round"
  | "next-defence"
  | "next-healing"
  | "end-of-turn"
  | "time-phase"
  /** SS-4.1-c: it waits, and happens in the next time phase. */
  | "next-time-phase"
  | "end-of-quest"
  /** While the card is equipped, known, in play or face up. */
  | "while-held";

/** When an effect holds. All that it names must be so. */
export interface Guard {
  /** Categories of the weapon that attacks (SS-8.2-e). */
  readonly weapon?: readonly WeaponCategory[];
  /** Both weapons are of this category. */
  readonly bothWeapons?: WeaponCategory;
  readonly damage?: readonly DamageType[];
  readonly attack?: "melee" | "ranged";
  readonly targetRank?: readonly Rank[];
  /** The target is a figure of a horde; with `targetRank` either is enough. */
  readonly targetInHorde?: true;
  /** SS-3.1-a: whose side controls the target's area. */
  readonly targetAreaControlledBy?: "own-side";
  readonly selfWounded?: true;
  readonly hidden?: true;
  /** The attack dealt a wound. */
  readonly wounded?: true;
  /** The user entered the victim's area in this activation. */
  readonly justEngaged?: true;
  /** The first attack against the user in this round. */
  readonly firstAttackOfRound?: true;
  readonly hordeWhole?: true;
  readonly rank?: readonly Rank[];
  readonly menace?: 1 | 2;
}

/** SS-8.2-e: the category of a weapon. */
export type WeaponCategory =
  | "axe"
  | "bow"
  | "crossbow"
  | "dagger"
  | "hammer"
  | "shield"
  | "staff"
  | "sword"
  | "thrown"
  | "wand";

/** SS-7-a: tokens that powers use. */
export type PowerToken = "hidden" | "illusory-image" | "offensive-rune" | "defensive-rune" | "hunting-trap";

/** What a token does (SS-7-a). */
export interface TokenWorks {
  readonly token: PowerToken;
  /** While it lies on the map. */
  readonly aura?: readonly Effect[];
  /** When an enemy enters its area; then it goes. */
  readonly onEnemyEnters?: readonly Effect[];
  /** When its owner is attacked; then one goes. */
  readonly onAttacked?: readonly Effect[];
  readonly heuristics?: TokenHeuristics;
}
