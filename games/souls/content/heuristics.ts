/**
 * What bots make of a card beside what its figures say: data, as those are. No rule looks at it, and no correction changes it. A number only says what is
 * wanted more than what; left out, it is wanted least.
 */
export interface Heuristics {
  /** How much a power does for the party, or a potion for whoever buys it. */
  readonly worth?: number;
}

/** The same of a hero. */
export interface HeroHeuristics {
  /** SS-5.1-a: whom a party wants: a shield, a healer, a bow, a spell, a knife. Both versions alike. */
  readonly wanted: number;
  /**
   * SS-5.1-b: whom somebody with experience takes along, by how many go. Found by matches of normal bots on all Quests, against the usual choice with the
   * same seeds: the first four won 83 of 89 where it won 69, the pair 135 of 156 where it won 107. They are the best of some that were tried, so a part of
   * that is luck: on fresh seeds the four won 236 of 280 where it won 206. The nature of the first hero decides on that of all (SS-5.1-a): with heroes by
   * lot four of chaos won 65 %, lawful ones 42 % (593 matches). The last five are for parties whose first hero was chosen by somebody else.
   */
  readonly experienced: number;
  /**
   * In a party of two, by the Quest. In the first one the usual pair won 28 of 38 where the usual choice won 31; its own won 43 of 45, as many as the usual
   * choice.
   */
  readonly pair?: { readonly usual?: number; readonly [quest: string]: number | undefined };
  /** What goes best with the innate power comes before all: the Enchantress's wand strikes twice already, and a Rune Master needs runes. */
  readonly firstPowers?: readonly string[];
}

/** The same of the token of a power. */
export interface TokenHeuristics {
  /** Whom it is for: its owner with foes near, foes who come to him, foes who stand there; left out, heroes who stand with him. */
  readonly use: "decoy" | "snare" | "burst";
}
