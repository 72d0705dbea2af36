/** What things are worth to a player who wants to be the first with eight valour. A card in hand is a little less than 1. */
export const weights = {
  valour: 7,
  /** The last valour that is needed. */
  victory: 120,
  level: 13,
  /** A trophy before it is seen: most are 2 valour, some 3. */
  trophy: 17,
  card: 0.75,
  wound: 0.9,
  /** A hero with one health left has to think of healing. */
  nearlyDead: 1.6,
  defeat: 6,
  attachment: 1.2,
  /** Somebody else's defeat: the way back from a city. */
  setback: 3.5,
  /** For each valour of theirs from here on. */
  leaderFrom: 4,
  leader: 3,
  /** An encounter that stays on the board, and one that then holds the hero. */
  unbeaten: 0.4,
  held: 1.4,
  /** A goal that is a turn further away is worth so much less. */
  patience: 0.78,
  secondGoal: 0.35,
  /** An energy that may be needed in the fight. */
  energy: 0.25,
} as const;
