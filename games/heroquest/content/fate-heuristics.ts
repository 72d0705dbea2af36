/**
 * What bots make of a heroic or misfortune card beside what its effects say: data, as those are. No rule looks at it. The bots have a policy for
 * each word; numbers are in body points that the card takes or saves.
 */
export interface FateHeuristics {
  readonly worth: HeroicSense | VictimSense | TableSense;
  /** How much rather than others it is named when the deck is empty (HQ-RH7-f). */
  readonly wanted?: number;
}

/** What a heroic card does for the hero of the roll on which it is played. */
type HeroicSense =
  /** As much at any time. */
  | { readonly by: "any-time"; readonly worth: number }
  /** Where all is quiet there is more to see. */
  | { readonly by: "looking-round"; readonly quiet: number; readonly otherwise: number }
  /** For each die that does nothing, by the kind of roll; a blow that a ? has spoilt is saved. */
  | {
      readonly by: "idle-dice";
      readonly strike: number;
      readonly spoilt: number;
      readonly defence: number;
      readonly otherwise: number;
    }
  /** The hits that don't come, and so much more where they would have felled the hero. */
  | { readonly by: "hits-saved"; readonly saved: number }
  /** For each skull but the first; so much for who could shoot later. */
  | { readonly by: "sharper-shot"; readonly each: number; readonly armed: number }
  /** A share of the best blow at somebody adjacent. */
  | { readonly by: "one-more-blow"; readonly share: number }
  /** Stronger, but open: for who has an action left, one foe and no fear. */
  | { readonly by: "all-out"; readonly worth: number }
  /** Away from foes whom the hero can't stand any more. */
  | { readonly by: "leaping-away"; readonly escape: number }
  | { readonly by: "running"; readonly escape: number; readonly quiet: number; readonly otherwise: number };

/** What a misfortune card does to a hero, on this roll if it is that hero's. */
type VictimSense =
  /** Another time so much, and one more point for so many dice of the sheet. */
  | {
      readonly by: "rolling-again";
      readonly defence: number;
      readonly poorDefence: number;
      readonly casting: number;
      readonly perHit: number;
      readonly otherwise: number;
      readonly later: number;
      readonly dice: number;
    }
  | {
      readonly by: "spell-fumbles";
      readonly works: number;
      readonly fails: number;
      /** For each turn that the victim may cast in. */
      readonly perTurn: number;
    }
  /** While the victim has actions, or later, and one more point for so many dice of its best blow. */
  | { readonly by: "action-lost"; readonly now: number; readonly later: number; readonly dice: number }
  | { readonly by: "shot-astray"; readonly perFace: number; readonly perWeapon: number }
  /** For who is on the move, besides the traps there. */
  | { readonly by: "slipping"; readonly moving: number }
  | {
      readonly by: "item-lost";
      readonly perItem: number;
      readonly most: number;
      /** So much gold is one point. */
      readonly gold: number;
      readonly mostGold: number;
    }
  | {
      readonly by: "weapon-dropped";
      readonly striking: number;
      readonly perHit: number;
      readonly otherwise: number;
      readonly dice: number;
    };

/** What a misfortune card does that strikes no hero whom it names. */
type TableSense =
  /** A share of the best blow that an antagonist could strike. */
  | { readonly by: "foe-strikes"; readonly share: number }
  | { readonly by: "door-beside-hero"; readonly worth: number }
  | { readonly by: "spell-cancelled"; readonly worth: number };
