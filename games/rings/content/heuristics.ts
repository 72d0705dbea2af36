/**
 * What bots make of a card beside what its figures say: data, as those are. No rule looks at it, and no correction changes it. The bots have a
 * policy for each word; numbers are in the coin of their weights, in which one point of progress is 1.
 */
export interface Heuristics {
  /** What a player card is worth in the hand or in play, whatever else is there; left out, by its figures. */
  readonly worth?: number;
  /** What makes it worth more or less to be played as things stand. */
  readonly now?: PlayingSense;
  /** What resources are saved for: a worth, its worth as things stand, or so much while a mighty enemy is near. */
  readonly saved?: number | "as-things-stand" | { readonly forMighty: number };
  /** What it adds to an opening hand. */
  readonly opening?: number;
  /** When its action is worth taking; left out, never. */
  readonly act?: ActionSense;
  /** When its response isn't worth it; left out, it always is. */
  readonly idle?: IdleSense;
  /** Who or what it is best chosen for. */
  readonly chooses?: ChoosingSense;
  /** What counts in who bears it. */
  readonly bearer?: BearerSense;
  /** It brings allies into play whom nobody pays for. */
  readonly brings?: "for-a-phase" | "for-good";
  /** For whom such a card is kept: somebody mighty who fights, or strikes already as he comes. */
  readonly sneaksIn?: "to-fight" | "to-strike";
  /** It keeps an encounter card from taking effect. */
  readonly cancels?: true;

  /** How much better a character bears these attachments than others do, by their titles. */
  readonly suits?: Readonly<Record<string, number>>;
  /** What a character brings to a quest besides its willpower. */
  readonly quests?: number | "active-location" | "staged-locations";
  /** Progress for the fall of an enemy: of the character that struck, or of the attachment's bearer. */
  readonly spur?: number;
  /** More attack against Orcs for the bearer. */
  readonly orcBane?: number;
  /** What a character can still do at the end of the phase when nobody attacked it. */
  readonly leisure?: number | { readonly draws: number } | { readonly heals: number; readonly otherwise: number };
  /** The share of a wound's price that it costs a character that makes something of it. */
  readonly woundShare?: number;
  /** The character pays to be ready again, or the attachment readies its bearer. */
  readonly readies?: true;
  /** While it doesn't quest, it makes those stronger who do. */
  readonly inspires?: true;
  /** Its bearer defends better for cards of the hand. */
  readonly protects?: true;

  /** What its When Revealed effect costs; left out, a little. */
  readonly harm?: HarmSense;
  /** What its shadow effect does, as far as it hurts: with a defender and without. */
  readonly shadow?: ShadowSense;
  /** What it does to the character that is picked: so much damage, or something else. */
  readonly picked?: number | "discarded" | "caught";
  /** Willpower that it takes away, or threat that it adds beyond its own, about. */
  readonly moreThreat?: number;
  /** How much worse it is than it looks when it lies on top of the deck. */
  readonly dreaded?: number;
  /** More attack of an enemy in the round in which it engages. */
  readonly fiercer?: number;
  /** What an engaged enemy does beyond its attack, and one in the staging area beyond its threat, round after round. */
  readonly spite?: number;
  readonly lurking?: number;
  /** What it costs to meet an enemy at all. */
  readonly meeting?: number;
  /** The enemy is dealt one more shadow card when it attacks. */
  readonly moreShadow?: true;
  /** What travelling to a location brings or costs beyond the threat that is gone. */
  readonly journey?: JourneySense;
}

/** What somebody asks oneself before playing a card. */
export type PlayingSense =
  | "mighty-arrival"
  | "mighty-engaged"
  | "staged-locations"
  | "last-token"
  | "conditions"
  | "hero-wounds"
  | "worst-wound"
  | "bearing-location";

/** When an action is worth taking. */
export type ActionSense =
  | { readonly when: "resources" | "always" | "spared" | "inspires" | "spends-cards" | "protects" | "claims" }
  | { readonly when: "ready-again" | "ready-ally" | "high-threat" | "sneaks" | "strikes-down" | "frail-foe" }
  | { readonly when: "each-tips" | "tips-or-saves" | "lacking" }
  /** At the end of the combat phase, with nothing else to do: for cards, for wounds, with resources to spare. */
  | { readonly when: "leisure"; readonly draws?: true; readonly wounds?: number; readonly resources?: number }
  | { readonly when: "short-hand"; readonly most: number; readonly draws?: true }
  | { readonly when: "short-deck"; readonly most: number }
  | {
      readonly when: "all-ready" | "host-wound" | "hero-wound" | "hero-wounds" | "dread" | "beset";
      readonly least: number;
    }
  | { readonly when: "worthy-discard"; readonly sphere: string; readonly least: number }
  | { readonly when: "threat-away"; readonly of: "enemies" | "locations" };

/** When a response isn't worth it. */
export type IdleSense =
  | {
      readonly when:
        | "no-weak-enemy"
        | "not-needed-again"
        | "no-conditions"
        | "no-draw"
        | "no-attachment"
        | "needed-to-fight";
    }
  | { readonly when: "little-harm" | "little-harm-for-one" | "little-shadow"; readonly below: number }
  | { readonly when: "no-trait"; readonly trait: string }
  | { readonly when: "attacker-stands"; readonly damage: number };

/** What makes a character, an enemy, a player or a location the right one. */
export interface ChoosingSense {
  readonly character?: "needs-resources" | "fights" | "in-attack" | "strikes-down" | "fights-least" | "stands-most";
  readonly enemy?: "dread-or-attack" | "dread" | "struck-down" | "staged-threat" | "weakest";
  readonly player?: "threat" | "questers" | "attacked" | "frail-foes" | "hero-wounds" | "attachment" | "short-deck";
  readonly location?: "staged-threat";
}

/** What counts in a bearer, and how much: statistics, and what else it is. */
export interface BearerSense {
  readonly willpower?: number;
  readonly attack?: number;
  readonly defence?: number;
  readonly threat?: number;
  readonly left?: number;
  readonly damage?: number;
  readonly questPoints?: number;
  readonly isHero?: number;
  readonly isStaged?: number;
  readonly trait?: { readonly name: string; readonly counts: number };
  /** What its pool is wanted for, and its kin of the same sphere. */
  readonly pays?: true;
}

/** What a When Revealed effect costs. */
type HarmSense =
  | number
  | { readonly kind: "per-player" | "per-staged" | "per-committed" | "per-event-in-hand"; readonly each: number }
  | { readonly kind: "per-staged-location"; readonly each: number; readonly more: number }
  | { readonly kind: "undoes-progress"; readonly most: number }
  | { readonly kind: "hurts-exhausted" | "threat-for-uncommitted" }
  | { readonly kind: "hurts-players-at"; readonly threat: number }
  | { readonly kind: "hurts-one-committed"; readonly damage: number }
  | { readonly kind: "exhausts-ready"; readonly worth: number };

type ByDefence = readonly [defended: number, undefended: number];

/** More attack, and harm of other kinds. */
interface ShadowSense {
  readonly attack?: ByDefence;
  readonly harm?: ByDefence;
}

/** What a journey brings; what it costs is below zero. */
export interface JourneySense {
  readonly always?: number;
  readonly perPlayer?: number;
  /** Where somebody of the first player is exhausted, or has enemies. */
  readonly whenExhausted?: number;
  readonly whenEngaged?: number;
  /** A hero of the first player must be spared for it. */
  readonly takesHero?: true;
}
